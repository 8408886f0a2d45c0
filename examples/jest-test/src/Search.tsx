import type { Mall } from '@mall/api'
import { MallThemeProvider, SearchBox } from '@mall/ui'

/** Suggests what the mall finds. */
export const Search = ({ mall, onSearch }: { readonly mall: Mall; readonly onSearch: (query: string) => void }) => {
  const suggest = async (Key: string, { signal }: { readonly signal: AbortSignal }) => {
    const found = await mall.product.search({ Key }, { signal })
    return found.map(({ ProductCode, ProductName }) => ({ id: ProductCode, label: ProductName }))
  }
  return (
    <MallThemeProvider>
      <SearchBox loadSuggestions={suggest} onSearch={onSearch} />
    </MallThemeProvider>
  )
}
