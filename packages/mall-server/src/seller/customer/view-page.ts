import { viewCodeField, viewCodeMeta, viewPath } from '@mall/api/contract'
import type { SidesApart } from '../../platform/config.ts'

/** A code as it is given out. */
const isCode = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{43}$/.test(value)

const hostOf = (origin: string | null): string | null => (origin !== null && URL.canParse(origin) ? new URL(origin).host : null)

/** The longest form that is read, bytes. */
const longestForm = 1_000

const codeOf = async (request: Request): Promise<string | null> => {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (!(length <= longestForm) || !request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')) return null
  const code = new URLSearchParams(await request.text()).get(viewCodeField)
  return isCode(code) ? code : null
}

/**
 * The page that a view opens in, answered to the form that the seller's side posts: with its code in the page, in no address. A form of any other site brings nobody into a view: it gets the page without
 * one, as whoever opens the address does.
 *
 * @param page the page of the mall without a code
 */
export const viewPage = async (request: Request, apart: SidesApart | null, page: (request: Request) => Promise<Response | null>): Promise<Response | null> => {
  const origin = request.headers.get('Origin')
  // Where nothing says whether a proxy speaks TLS, the host decides.
  const isOfSeller = apart === null ? hostOf(origin) === new URL(request.url).host : origin === apart.sellerOrigin
  const code = isOfSeller ? await codeOf(request) : null
  if (code === null) return new Response(null, { status: 303, headers: { Location: viewPath } })
  const found = await page(new Request(request.url))
  if (found === null || found.status !== 200) return found
  const html = (await found.text()).replace('</head>', () => `<meta name="${viewCodeMeta}" content="${code}"></head>`)
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } })
}
