import { createMall, isMallError } from '@mall/api'
import { MallThemeProvider, SearchBox, TopBar } from '@mall/ui'
import { useEffect, useState } from 'react'

const mall = createMall({ baseUrl: process.env.MALL ?? '' })

interface Found {
  readonly id: string
  readonly label: string
}

const search = async (Key: string, signal: AbortSignal): Promise<readonly Found[]> => {
  const products = await mall.product.search({ Key }, { signal, quiet: true, silent: true })
  return products.map(({ ProductCode, ProductName }) => ({ id: ProductCode, label: ProductName }))
}

const suggest = (words: string, { signal }: { readonly signal: AbortSignal }) => search(words, signal)

/** What the mall finds, or why it cannot look. */
const useFound = (Key: string): readonly Found[] | string => {
  const [found, setFound] = useState<readonly Found[] | string>([])
  useEffect(() => {
    if (Key === '') return undefined
    const leaving = new AbortController()
    search(Key, leaving.signal).then(setFound, (error: unknown) => {
      if (leaving.signal.aborted) return
      if (!isMallError(error)) throw error
      setFound(error.message)
    })
    return () => leaving.abort()
  }, [Key])
  return found
}

export const Page = () => {
  const [query, setQuery] = useState('')
  const found = useFound(query)
  return (
    <MallThemeProvider paintBody>
      <TopBar label="快捷入口">
        <TopBar.Greeting loginHref="/login" />
        <TopBar.Action onClick={() => setQuery('笔记本')}>常买的笔记本</TopBar.Action>
        <TopBar.Cart href="#cart" count={0} />
      </TopBar>
      <main style={{ display: 'grid', gap: 24, maxInlineSize: 720, marginInline: 'auto', padding: 24 }}>
        <SearchBox loadSuggestions={suggest} onSearch={setQuery} />
        {typeof found === 'string' ? (
          <p role="alert">{found}</p>
        ) : (
          <ul aria-label="商品">
            {found.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        )}
      </main>
    </MallThemeProvider>
  )
}
