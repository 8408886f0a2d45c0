import { HotKeywords } from './HotKeywords.tsx'
import * as S from './HeaderSearch.styles.ts'
import { shellPart } from './shell-part.tsx'

const SearchForm = shellPart('SearchForm')

/** Search of the header: its field, and below it what others search for. */
export function HeaderSearch() {
  return (
    <S.Search>
      <SearchForm />
      <HotKeywords />
    </S.Search>
  )
}
