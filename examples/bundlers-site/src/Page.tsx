import { createMall, isMallError } from '@mall/api'
import { MallThemeProvider, SearchBox, TopBar } from '@mall/ui'
import { useEffect, useState } from 'react'

const mall = createMall({ baseUrl: process.env.MALL ?? '' })
type Found = Awaited<ReturnType<typeof mall.product.search>>

const suggest = async (Key: string, { signal }: { readonly signal: AbortSignal }) => {
  const found = await mall.product.search({ Key }, { signal, quiet: true, silent: true })
  return found.map(({ ProductCode, ProductName }) => ({ id: ProductCode, label: ProductName }))
}

/** What the mall finds, or why it cannot look. */
const useFound = (Key: string): Found | string => {
  const [found, setFound] = useState<Found | string>([])
  useEffect(() => {
    if (Key === '') return undefined
    const leaving = new AbortController()
    mall.product.search({ Key }, { signal: leaving.signal }).then(setFound, (error: unknown) => {
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
            {found.map(({ ProductCode, ProductName }) => (
              <li key={ProductCode}>{ProductName}</li>
            ))}
          </ul>
        )}
      </main>
    </MallThemeProvider>
  )
}
