import { Link } from '@mall/ui/link'
import { SiteMark } from '../../components/site-mark/SiteMark.tsx'
import { href } from '../../site/routes.ts'
import { HotKeywords } from './HotKeywords.tsx'
import { SearchForm } from './SearchForm.tsx'
import * as S from './HeaderSearch.styles.ts'

/** Search of the header: its field, and below it what others search for. */
export const HeaderSearch = () => {
  return (
    <S.Search>
      {/* The way home is the logo above; this is the same for a thumb, once that is scrolled away. */}
      <S.Home as={Link} href={href('home')} aria-hidden="true" tabIndex={-1}>
        <SiteMark width={40} />
      </S.Home>
      <SearchForm />
      <HotKeywords />
    </S.Search>
  )
}
