// Puts the first product of a search into the cart: `node buy.ts`. The types of all calls are those of mall.d.ts, which `npm run generate` writes.
import createClient from 'openapi-fetch'
import type { paths } from './mall.d.ts'

const { MALL = 'http://127.0.0.1:5100', SESSION_KEY: sessionKey = '' } = process.env
const mall = createClient<paths>({ baseUrl: MALL })

interface Header {
  readonly MsgHeader: { readonly Success: boolean; readonly RetMessage: string }
}

interface Answer<Body> {
  readonly data?: Header & { readonly MsgBody: Body | null }
  readonly error?: Header | undefined
}

/** What a call returns. A failure has an envelope too, also with another status than 200. */
const bodyOf = async <Body>(call: Promise<Answer<Body>>): Promise<Body> => {
  const { data, error } = await call
  if (data?.MsgHeader.Success && data.MsgBody !== null) return data.MsgBody
  throw new Error((data ?? error)?.MsgHeader.RetMessage)
}

// A program cannot slide a captcha: it logs in by a key that the mall's partner signs.
const { Token, User } = await bodyOf(mall.GET('/api/Account/LoginBySession', { params: { query: { sessionKey } } }))
mall.use({ onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${Token}`) })

const { Items: products } = await bodyOf(mall.POST('/api/Product/List', { body: { Keyword: '笔', PageIndex: 1, PageSize: 10 } }))
const [first] = products
if (!first) throw new Error('Nothing found')
await bodyOf(mall.POST('/api/ShoppingCart/AddToCart', { body: { Items: [{ ProductCode: first.ProductCode, Quantity: first.MOQ }] } }))

const { Items: lines } = await bodyOf(mall.POST('/api/ShoppingCart/List', { body: {} }))
const line = lines.find(({ ProductCode }) => ProductCode === first.ProductCode)
process.stdout.write(`${User.nname}: ${line?.CustomerProductName} × ${line?.Quantity}\n`)
