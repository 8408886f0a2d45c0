import { SearchBox } from '@mall/ui/search-box'
import MiniSearch from 'minisearch'
import { find, indexOptions } from './search-index.ts'

let loading: Promise<MiniSearch> | undefined

/** Loaded with the first search, and again after a failure. */
const indexAt = (base: string): Promise<MiniSearch> => {
  loading ??= fetch(`${base}search.json`)
    .then((response) => response.text())
    .then((json) => MiniSearch.loadJSON(json, indexOptions))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** Searches all pages in Chinese and English; a result leads to its part of a page. */
export const SiteSearch = ({ base }: { readonly base: string }) => {
  const suggest = async (query: string) => find(await indexAt(base), query).map(({ address, title, heading }) => ({ id: address, label: title, hint: heading === title ? undefined : heading }))
  const open = (address: string) => location.assign(base + address)
  return (
    <SearchBox
      size="small"
      messages={{ label: '搜索文档', placeholder: '组件、属性、用法 · Search', blank: '请输入搜索词' }}
      loadSuggestions={suggest}
      onSuggestionSelect={({ id }) => open(id)}
      onSearch={(query) => void suggest(query).then(([best]) => best && open(best.id))}
    />
  )
}
