import { MallThemeProvider, SearchBox } from '@mall/ui'
import { useState } from 'react'

const supplies = ['A4 复印纸 80 克', 'A3 复印纸 80 克', '按动中性笔 0.5 黑色', '订书机 12 号']

/** The island: the page around it is HTML alone. */
export const Search = () => {
  const [query, setQuery] = useState('')
  return (
    <MallThemeProvider>
      <SearchBox loadSuggestions={async (text) => supplies.filter((name) => name.includes(text)).map((label) => ({ id: label, label }))} onSearch={setQuery} />
      <p role="status">{query === '' ? '' : `查询：${query}`}</p>
    </MallThemeProvider>
  )
}
