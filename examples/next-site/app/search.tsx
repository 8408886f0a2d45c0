'use client'

import { SearchBox } from '@mall/ui/search-box'
import { useRouter } from 'next/navigation'
import { find } from './products'

export const Search = ({ query }: { query: string }) => {
  const router = useRouter()
  return (
    <SearchBox
      size="hero"
      defaultValue={query}
      hotKeywords={[{ keyword: '笔记本', highlight: true }, { keyword: '会议本' }]}
      loadSuggestions={async (text) => find(text).map(({ code, name }) => ({ id: code, label: name, hint: code }))}
      onSearch={(text) => router.push(`/?Keyword=${encodeURIComponent(text)}`)}
    />
  )
}
