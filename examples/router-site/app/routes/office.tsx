import { isMallError } from '@mall/api'
import { Button, formatCount, ProductCard } from '@mall/ui'
import { data, Form, redirect, useLoaderData, useNavigation, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from 'react-router'
import { mallOf } from '../mall.server'

/** A login that has ended begins again. */
const toLogin = (error: unknown): Response => {
  if (isMallError(error, 'unauthorized')) return redirect('/login')
  throw error
}

/** What the page shows of the user whose request it is, with their own session, which is refreshed where it is due. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { mall, headers } = mallOf(request)
  const user = mall.session.get()?.User
  if (!user) throw redirect('/login')
  try {
    const [count, { Items }] = await Promise.all([mall.shoppingCart.count(), mall.product.list({ OnlyInStock: true, OnlyAgreed: true, PageIndex: 1, PageSize: 10 })])
    return data({ nickname: user.nname, count, products: Items.map((product) => ({ ...product, ImageUrl: mall.url(product.ImageUrl) })) }, { headers })
  } catch (error) {
    throw toLogin(error)
  }
}

export const action = async ({ request }: ActionFunctionArgs) => {
  const form = await request.formData()
  const { mall, headers } = mallOf(request)
  try {
    await mall.shoppingCart.addToCart({ Items: [{ ProductCode: String(form.get('code')), Quantity: Number(form.get('quantity')) }] })
    return data(null, { headers })
  } catch (error) {
    throw toLogin(error)
  }
}

/** What the loader and the action say of the session goes to the browser with the document, too. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const all = new Headers(loaderHeaders)
  for (const cookie of actionHeaders.getSetCookie()) all.append('set-cookie', cookie)
  return all
}

export default function Office() {
  const { nickname, count, products } = useLoaderData<typeof loader>()
  const isPending = useNavigation().state !== 'idle'
  return (
    <main style={{ maxInlineSize: 1120, marginInline: 'auto', padding: 24, display: 'grid', gap: 24 }}>
      <header style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
        <h1 style={{ margin: 0 }}>{nickname}</h1>
        <p role="status">购物车 {formatCount(count) || 0}</p>
        <Form method="post" action="/logout">
          <Button type="submit">退出</Button>
        </Form>
      </header>
      <section style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16 }}>
        {products.map(({ ProductCode, CustomerProductName, ImageUrl, CustomerPrice, Unit, MOQ }) => (
          <Form key={ProductCode} method="post" action="/?index" style={{ display: 'grid', gap: 8, alignContent: 'start' }}>
            <ProductCard name={CustomerProductName} code={ProductCode} href={`/?Keyword=${ProductCode}`} imageSrc={ImageUrl} price={CustomerPrice} unit={Unit} moq={MOQ} />
            <input type="hidden" name="code" value={ProductCode} />
            <input type="hidden" name="quantity" value={MOQ} />
            <Button type="submit" disabled={isPending}>
              加入购物车
            </Button>
          </Form>
        ))}
      </section>
    </main>
  )
}
