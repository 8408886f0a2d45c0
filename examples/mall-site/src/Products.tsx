import type { ProductList } from '@mall/api/contract'
import { Empty, ProductCard, SearchBox, Skeleton } from '@mall/ui'
import { useEffect, useState } from 'react'
import { ignoreShown, mall } from './mall.ts'

const pageSize = 10

/** The search is in the address, so that it can be reloaded, shared and gone back to. */
const query = new URLSearchParams(location.search).get('Keyword') ?? ''

const suggest = async (Key: string, { signal }: { signal: AbortSignal }) => {
  const found = await mall.product.search({ Key }, { signal, quiet: true, silent: true })
  return found.map(({ ProductCode, ProductName }) => ({ id: ProductCode, label: ProductName, hint: ProductCode }))
}

const useProducts = (Keyword: string): ProductList | 'failed' | null => {
  const [products, setProducts] = useState<ProductList | 'failed' | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    mall.product.list({ Keyword, PageIndex: 1, PageSize: pageSize }, { signal: leaving.signal }).then(setProducts, (error: unknown) => {
      if (leaving.signal.aborted) return
      setProducts('failed')
      ignoreShown(error)
    })
    return () => leaving.abort()
  }, [Keyword])
  return products
}

export const Products = () => {
  const products = useProducts(query)
  const items = products === null || products === 'failed' ? [] : products.Items
  return (
    <>
      <SearchBox name="Keyword" action="/" defaultValue={query} loadSuggestions={suggest} error={products === 'failed' ? '搜索失败，请重试' : undefined} />
      <section aria-label="商品" aria-busy={products === null} style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: 16 }}>
        {products === null ? Array.from({ length: pageSize }, (_, at) => <Skeleton key={at} variant="block" height={282} />) : null}
        {items.map((product) => (
          <ProductCard
            key={product.ProductCode}
            name={product.CustomerProductName}
            code={product.ProductCode}
            href={mall.url(`/${product.ProductCode}.html`)}
            imageSrc={mall.url(product.ImageUrl)}
            price={product.CustomerPrice}
            marketPrice={product.MarketPrice}
            unit={product.Unit}
          />
        ))}
      </section>
      {products !== null && products !== 'failed' && items.length === 0 ? <Empty title="没有找到这样的商品" /> : null}
    </>
  )
}
