import { Link } from '@mall/ui/link'
import { SiteMark } from '../../components/site-mark/SiteMark.tsx'
import { href } from '../../site/routes.ts'
import { useSite } from '../../site/site.ts'
import { HotKeywords } from './HotKeywords.tsx'
import { SearchForm } from './SearchForm.tsx'
import * as S from './HeaderSearch.styles.ts'

/** Search of the header: its field, and below it what others search for. */
export const HeaderSearch = () => {
  const { Logo: logo, Name: name } = useSite()
  // Below the name of the mall it repeats the way home, for a thumb; a logo says the name itself, and stands here alone.
  const only = logo === '' ? ({ 'aria-hidden': true, tabIndex: -1 } as const) : ({ 'aria-label': name } as const)
  return (
    <S.Search>
      <S.Home as={Link} href={href('home')} {...only}>
        <SiteMark width={88} />
      </S.Home>
      <SearchForm />
      <HotKeywords />
    </S.Search>
  )
}
