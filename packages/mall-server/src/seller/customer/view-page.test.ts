import { expect, test } from 'vitest'
import { viewPage } from './view-page.ts'

const apart = { mallOrigin: 'https://mall.example', sellerOrigin: 'https://seller.example' }
const code = 'aB3_-'.repeat(8) + 'xyz'
const page = () => Promise.resolve(new Response('<html><head><title>@mall</title></head><body></body></html>', { headers: { ETag: '"a"', 'Cache-Control': 'no-cache' } }))

interface Posting {
  readonly origin?: string | null
  readonly body?: string
  readonly type?: string
}

const posted = ({ origin = 'https://seller.example', body = `Code=${code}`, type = 'application/x-www-form-urlencoded' }: Posting) =>
  new Request('http://mall.example/viewCustomer', { method: 'POST', body, headers: { 'Content-Type': type, 'Content-Length': String(body.length), ...(origin === null ? {} : { Origin: origin }) } })

test.each([
  ['on another host', apart, 'https://seller.example'],
  ['on the same host', null, 'https://mall.example'],
])('the form of the seller\u2019s side %s gets the page with its code, which nothing keeps', async (_case, sides, origin) => {
  const response = await viewPage(posted({ origin }), sides, page)
  expect(await response?.text()).toContain(`<meta name="view-code" content="${code}"></head>`)
  expect([response?.status, response?.headers.get('Cache-Control'), response?.headers.get('ETag')]).toEqual([200, 'no-store', null])
})

test.each<[string, Posting, typeof apart | null]>([
  ['another site', { origin: 'https://evil.example' }, apart],
  ['whoever answers for the seller’s side without TLS', { origin: 'http://seller.example' }, apart],
  ['another site, with both sides on one host', { origin: 'https://evil.example' }, null],
  ['the mall itself, where the sides are apart', { origin: 'https://mall.example' }, apart],
  ['a page that hides where it is from', { origin: 'null' }, null],
  ['no page', { origin: null }, null],
  ['the right page, with what is no code', { body: 'Code="><script>' }, apart],
  ['the right page, without a code', { body: '' }, apart],
  ['the right page, with more than a code', { body: `Code=${code}&more=${'x'.repeat(2_000)}` }, apart],
  ['the right page, as another kind of form', { type: 'text/plain' }, apart],
])('what %s sends brings nobody into a view', async (_case, sent, sides) => {
  const response = await viewPage(posted(sent), sides, page)
  expect([response?.status, response?.headers.get('Location'), await response?.text()]).toEqual([303, '/viewCustomer', ''])
})
