import { CategoryNav, Empty, formatCount, groupCategories, ProductCard, themeVariables, TopBar, TopBarCart, TopBarGreeting } from '@mall/ui'
import type { Metadata } from 'next'
import { categories, find, inCategory, pictureOf, products } from './products'
import { Search } from './search'

const brand = { name: '文具橱窗', primary: '#2F6B3A' }

/** The bar of a phone's browser in the brand's colour. */
export const viewport = { themeColor: themeVariables(brand, 'light')['--mall-chrome'] }
export const metadata: Metadata = { description: `${formatCount(products.length)} 种纸品` }

const rows = groupCategories(categories, 15)

/** A server component: it groups the categories and finds the products, and the browser gets the result. */
export default async function Page({ searchParams }: { searchParams: Promise<{ Keyword?: string; Cid?: string }> }) {
  const { Keyword = '', Cid } = await searchParams
  const found = Cid ? inCategory(Cid) : find(Keyword)
  return (
    <>
      <TopBar label="快捷入口">
        <TopBarGreeting loginHref="/login" />
        <TopBarCart href="/" count={120} />
      </TopBar>
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 1120, marginInline: 'auto', padding: 24 }}>
        <Search query={Keyword} />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          <CategoryNav label="商品分类" rows={rows} style={{ flex: '1 1 200px', alignSelf: 'start' }} />
          <main style={{ flex: '4 1 560px', display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16 }}>
            {found.length === 0 ? <Empty title="没有找到这样的商品" /> : null}
            {found.map((product) => (
              <ProductCard
                key={product.code}
                name={product.name}
                code={product.code}
                href={`/?Keyword=${product.code}`}
                imageSrc={pictureOf(product)}
                price={product.price}
                unit="本"
              />
            ))}
          </main>
        </div>
      </div>
    </>
  )
}
