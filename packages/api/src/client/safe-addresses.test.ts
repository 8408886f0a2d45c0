import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sitePath } from '../contract/site-path.ts'
import { createMall } from '../create-mall.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { loginOf, success } from '../testing/responses.ts'

const site = 'http://mall.test'

/** What may precede a host: slashes of all kinds, with characters that browsers drop between them, and schemes. */
const leads = [
  '', '/', '//', '///', '////', '\\', '\\\\', '/\\', '\\/', '/\\/', '//\\', '/\t/', '/\n/', '/\r/', '/\r\n/', '\t//', ' //', '\u0000//', '\u0001/\\', '/ /', '/\t\\', '/./', '/.//', '/..//', '/a/..//', '/a/../\\',
  '/%2e//', '/%2E%2e//', '/%2f', '/%5c', '/%252f', '/%09/', '%2f%2f', '/;//', '/?//', '/#//', '?//', '#//', '／／', '/／', '。', '/@', '@', '/a@', '//mall.test@', '//mall.test:80@', '//mall.test%40', '//mall.test\\@', '//mall.test#@', '//mall.test?@',
  '//mall.test.', '//mall.test:81/', '//mall.test:0/', '//MALL.TEST:81/', '//m\u0430ll.test/', '//mall。test.', 'http:', 'http:/', 'http://', 'http:///', 'http:\\\\', 'HTTP://', 'hT\ttp://', ' http://', '\thttp://', 'http://mall.test@', 'http://mall.test:pw@',
  'http://mall.test.', 'https:', 'https://', 'https://mall.test@', 'https:mall.test/', 'ws://', 'ftp://', 'file://', 'blob:http://', 'data:text/html,', 'data:', 'javascript:', 'java\tscript:', ' javascript:', 'vbscript:', 'about:', 'mailto:', 'view-source:',
]
const hosts = ['evil.example', 'evil.example/', 'evil.example:80/x', 'evil。example', 'evil．example', 'ＥＶＩＬ.example', 'xn--vil-hoa.example', 'евил.example', '[::1]', '2130706433', 'evil.example.', 'mall.test.evil.example', 'mall.test', 'alert(1)', 'evil.example:443', 'evil.example%2f', '']
const variants = leads.flatMap((lead) => hosts.map((host) => `${lead}${host}`))

/** The parts in any order: cases that no table lists. */
const anyVariant = fc.array(fc.constantFrom(...leads, ...hosts, '.', '..', '%', ':', '\u2028', '\u00ad', '\ufeff', '\ud800'), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))

/** Where a browser would go from a page of the site; null where nowhere. */
const originOf = (address: string, from: string): string | null => (URL.canParse(address, from) ? new URL(address, from).origin : null)

describe('a path to return to', () => {
  const leaves = (value: string) => {
    const path = sitePath(value)
    return path !== null && (!path.startsWith('/') || [site, 'https://other.test'].some((from) => originOf(path, from) !== from))
  }

  it('never leaves the site: a table', () => {
    expect(variants.length).toBeGreaterThan(1400)
    expect(variants.filter(leaves)).toEqual([])
  })

  it('never leaves the site: anything', () => {
    fc.assert(fc.property(fc.oneof(anyVariant, fc.string(), fc.webUrl(), fc.string().map((tail) => `/${tail}`)), (value) => !leaves(value)), { numRuns: 3000 })
  })

  it.each(['/shop/cart?x=1#y', '/product/index?next=//elsewhere.example', '/product/index?Keyword=100%', '/100200.html'])('keeps %s', (path) => {
    expect(sitePath(path)).toBe(path)
  })
})

describe('a token', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** Where a call to an address goes from a page, and whether it carries the token. */
  const sent = async (target: string, baseUrl: string, page: string): Promise<{ origin: string | null; token: string | null }> => {
    const session = createSession({ storage: createMemoryStorage() })
    session.set(loginOf(1, 'T', 'R'))
    let seen: { origin: string | null; token: string | null } = { origin: null, token: null }
    const mall = createMall({
      baseUrl,
      session,
      fetch: async (input) => {
        const request = input as Request
        seen = { origin: originOf(request.url, page), token: request.headers.get('authorization') }
        return success({})
      },
    })
    await mall.download(target, {}, { silent: true }).catch(() => undefined)
    return seen
  }

  /** A page: its requests are resolved as the browser does, from where it is. */
  const openPage = (origin: string, documentBase: string) => {
    vi.stubGlobal('location', { origin })
    vi.stubGlobal('Request', class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, documentBase) : input, init)
      }
    })
  }

  const places = [
    ['a page of the site', '', site, site],
    ['a page elsewhere', 'http://mall.test', 'https://other.test', 'https://other.test'],
    ['a frame without an origin', '', 'null', `${site}/frame`],
    ['a mall below a path', 'http://mall.test/mall', site, site],
  ] as const

  it.each(places)('goes to the mall alone, from %s', async (_place, baseUrl, origin, documentBase) => {
    openPage(origin, documentBase)
    const strayed: string[] = []
    for (const target of variants) {
      const { origin: to, token } = await sent(target, baseUrl, documentBase)
      if (token !== null && to !== site) strayed.push(target)
    }
    expect(strayed).toEqual([])
    expect(await sent('/api/Order/Export', baseUrl, documentBase)).toEqual({ origin: site, token: 'Bearer T' })
  })

  it('goes to the mall alone: anything', async () => {
    openPage('null', site)
    await fc.assert(
      fc.asyncProperty(anyVariant, fc.constantFrom('', site), async (target, baseUrl) => {
        const { origin, token } = await sent(target, baseUrl, site)
        return token === null || origin === site
      }),
      { numRuns: 1000 },
    )
  })
})
