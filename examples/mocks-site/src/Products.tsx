import { isMallError } from '@mall/api'
import type { ProductList } from '@mall/api/contract'
import { useEffect, useState } from 'react'
import { mall } from './mall.ts'

type Found = { readonly state: 'busy' } | { readonly state: 'failed'; readonly message: string } | { readonly state: 'found'; readonly list: ProductList }

const useProducts = (Keyword: string): Found => {
  const [found, setFound] = useState<Found>({ state: 'busy' })
  useEffect(() => {
    const leaving = new AbortController()
    mall.product.list({ Keyword, PageIndex: 1, PageSize: 20 }, { signal: leaving.signal }).then(
      (list) => setFound({ state: 'found', list }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        if (!isMallError(error)) throw error
        setFound({ state: 'failed', message: error.message })
      },
    )
    return () => leaving.abort()
  }, [Keyword])
  return found
}

const Results = ({ found }: { readonly found: Found }) => {
  if (found.state === 'busy') return <p>正在查询…</p>
  if (found.state === 'failed') return <p role="alert">{found.message}</p>
  if (found.list.Items.length === 0) return <p>没有找到商品</p>
  return (
    <ul>
      {found.list.Items.map(({ ProductCode, CustomerProductName, CustomerPrice, Unit }) => (
        <li key={ProductCode}>
          {CustomerProductName} {CustomerPrice === null ? '登录后可见' : `¥${CustomerPrice.toFixed(2)}`} / {Unit}
        </li>
      ))}
    </ul>
  )
}

/** The products of the mall that a text finds. */
export const Products = () => {
  const [keyword, setKeyword] = useState('')
  const found = useProducts(keyword)
  const who = mall.session.get()?.User.nname
  return (
    <main>
      <h1>领用商品</h1>
      {who === undefined ? null : <p>{who}，您好</p>}
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          const value = new FormData(event.currentTarget).get('keyword')
          setKeyword(typeof value === 'string' ? value : '')
        }}
      >
        <label>
          商品 <input type="search" name="keyword" />
        </label>
        <button type="submit">查询</button>
      </form>
      <Results key={keyword} found={found} />
    </main>
  )
}
