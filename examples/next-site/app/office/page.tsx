import { isMallError } from '@mall/api'
import { Button, formatCount, ProductCard } from '@mall/ui'
import { redirect } from 'next/navigation'
import { addToCart, logOut } from '../actions'
import { mallOfPage } from '../mall'

/** What the page shows of the user whose request it is. */
const load = async () => {
  const mall = await mallOfPage()
  const user = mall.session.get()?.User
  if (!user) redirect('/login')
  try {
    const [count, { Items }] = await Promise.all([mall.shoppingCart.count(), mall.product.list({ OnlyInStock: true, OnlyAgreed: true, PageIndex: 1, PageSize: 10 })])
    return { nickname: user.nname, count, products: Items.map((product) => ({ ...product, ImageUrl: mall.url(product.ImageUrl) })) }
  } catch (error) {
    if (isMallError(error, 'unauthorized')) redirect('/login')
    throw error
  }
}

/** A server component that loads with the user's own session, and whose buttons are server actions. */
export default async function Page() {
  const { nickname, count, products } = await load()
  return (
    <main style={{ maxInlineSize: 1120, marginInline: 'auto', padding: 24, display: 'grid', gap: 24 }}>
      <header style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
        <h1 style={{ margin: 0 }}>{nickname}</h1>
        <p role="status">购物车 {formatCount(count) || 0}</p>
        <form action={logOut}>
          <Button type="submit">退出</Button>
        </form>
      </header>
      <section style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16 }}>
        {products.map(({ ProductCode, CustomerProductName, ImageUrl, CustomerPrice, Unit, MOQ }) => (
          <form key={ProductCode} action={addToCart.bind(null, ProductCode, MOQ)} style={{ display: 'grid', gap: 8, alignContent: 'start' }}>
            <ProductCard name={CustomerProductName} code={ProductCode} href={`/?Keyword=${ProductCode}`} imageSrc={ImageUrl} price={CustomerPrice} unit={Unit} moq={MOQ} />
            <Button type="submit">加入购物车</Button>
          </form>
        ))}
      </section>
    </main>
  )
}
