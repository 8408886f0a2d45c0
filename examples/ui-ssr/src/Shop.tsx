import { CategoryNav, groupCategories } from '@mall/ui/category-nav'
import { Empty } from '@mall/ui/empty'
import { Footer } from '@mall/ui/footer'
import { ProductCard } from '@mall/ui/product-card'
import { SearchBox } from '@mall/ui/search-box'
import { MallThemeProvider } from '@mall/ui/theme'
import { QrPanel, TopBar } from '@mall/ui/top-bar'
import { categories, find, pictureOf } from './products.ts'

const rows = groupCategories(categories, 15)

const qr =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" shape-rendering="crispEdges"><path d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM5 5h1v1H5zM7 7h1v1H7z"/></svg>'

/** Depends on the address only, so that server and browser render the same. */
export const Shop = ({ query }: { query: string }) => {
  const found = find(query)
  return (
    <MallThemeProvider scheme="system" density="comfortable">
      <TopBar label="快捷入口">
        <TopBar.Greeting />
        <TopBar.Dropdown label="手机商城">
          <QrPanel src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt="小程序二维码" caption="小程序" />
        </TopBar.Dropdown>
        <TopBar.Cart href="/shop/cart" count={0} />
      </TopBar>
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 1120, marginInline: 'auto', padding: 24 }}>
        <SearchBox
          size="hero"
          defaultValue={query}
          hotKeywords={[{ keyword: '笔记本', highlight: true }, { keyword: '会议本' }]}
          loadSuggestions={async (text) => find(text).map(({ code, name }) => ({ id: code, label: name, hint: code }))}
          onSearch={(text) => location.assign(`/?Keyword=${encodeURIComponent(text)}`)}
        />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          <CategoryNav label="商品分类" rows={rows} style={{ flex: '1 1 200px', alignSelf: 'start' }} />
          <main style={{ flex: '4 1 560px', display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16 }}>
            {found.length === 0 ? <Empty title="没有找到这样的商品" /> : null}
            {found.map((product) => (
              <ProductCard
                key={product.code}
                name={product.name}
                code={product.code}
                href={`/${product.code}.html`}
                imageSrc={pictureOf(product)}
                price={product.price}
                unit="本"
              />
            ))}
          </main>
        </div>
      </div>
      <Footer columns={[{ title: '购物指南', links: [{ label: '购物流程', href: '/help/detail/12' }] }]} notices={[{ label: '本册橱窗' }]} />
    </MallThemeProvider>
  )
}
