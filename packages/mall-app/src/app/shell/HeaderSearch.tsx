import { HotKeywords } from './HotKeywords.tsx'
import { SearchForm } from './SearchForm.tsx'
import * as S from './HeaderSearch.styles.ts'

/** Search of the header: its field, and below it what others search for. */
export const HeaderSearch = () => {
  return (
    <S.Search>
      <SearchForm />
      <HotKeywords />
    </S.Search>
  )
}
