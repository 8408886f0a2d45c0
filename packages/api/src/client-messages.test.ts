import { describe, expect, it, vi } from 'vitest'
import { createMall, type Mall } from './create-mall.ts'
import { messages, type MallError } from './errors.ts'
import { fileMessages } from './files.ts'
import { loginBySessionKey } from './login.ts'
import { en } from './messages/en/index.ts'
import { createSession } from './session/session.ts'
import { createMemoryStorage } from './session/storage.ts'
import { failure, loginOf, securityInfo, success } from './testing/responses.ts'
import type { MallOptions } from './client/options.ts'
import { switchToOldMall } from './version-switch.ts'

const chinese = /\p{Script=Han}/u

const open = (respond: (path: string) => Response | Promise<Response>, options: Partial<MallOptions> = {}) => {
  const shown: string[] = []
  const session = createSession({ storage: createMemoryStorage() })
  session.set(loginOf(1, 'good', 'refresh-0'))
  const serve: typeof fetch = async (input, init) => respond(new URL(new Request(input, init).url).pathname)
  const mall = createMall({ baseUrl: 'http://mall.test', session, fetch: serve, messages: en, onError: ({ message }) => shown.push(message), ...options })
  return { mall, shown }
}
const messageOf = (promise: Promise<unknown>) => promise.then(() => 'no error', (error: MallError) => error.message)
const search = (mall: Mall) => mall.product.search({ Key: 'x' })

describe('the English texts', () => {
  it('are all there, and no two Chinese ones are the same: they are found by them', () => {
    expect(Object.keys(en).toSorted()).toEqual([...Object.keys(messages), ...Object.keys(fileMessages)].toSorted())
    expect(new Set(Object.values(messages)).size).toBe(Object.keys(messages).length)
    const texts = Object.values(en).map((text) => (typeof text === 'string' ? text : text(2)))
    expect(texts.filter((text) => text === '' || chinese.test(text))).toEqual([])
  })

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['a failure without a message', () => failure(''), en.business],
    ['400 of a gate', () => new Response('', { status: 400 }), en.invalid],
    ['409 of a gate', () => new Response('', { status: 409 }), en.conflict],
    ['413 of a gate', () => new Response('', { status: 413 }), en.tooLarge],
    ['401 and a refused refresh', () => failure('', 401), en.expired],
    ['403', () => failure('', 403), en.forbidden],
    ['404', () => failure('', 404), en.notFound],
    ['429', () => failure('', 429, securityInfo), en.rateLimited],
    ['500', () => failure('', 500), en.server],
    ['503', () => failure('', 503), en.network],
    ['no response', () => Promise.reject(new TypeError('fetch failed')), en.network],
    ['no envelope', () => new Response('<html>'), en.network],
    ['what the mall itself says', () => failure('库存不足'), '库存不足'],
  ])('word %s, for the caller and for onError', async (_, respond, text) => {
    const { mall, shown } = open(respond)
    expect(await messageOf(search(mall))).toBe(text)
    expect(shown).toEqual([text])
  })

  it('word a silent call, a time-out, an ended session, a download and an account that was disabled', async () => {
    expect(await messageOf(open(() => failure('', 403)).mall.product.search({ Key: 'x' }, { silent: true }))).toBe(en.forbidden)
    expect(await messageOf(search(open(() => new Promise(() => undefined), { timeout: 5 }).mall))).toBe(en.network)
    const out = open(() => failure('', 401))
    out.mall.session.clear()
    expect(await messageOf(search(out.mall))).toBe(en.missing)
    expect(await messageOf(open(() => failure('', 500)).mall.order.export())).toBe(en.download)
    expect(await messageOf(search(open((path) => failure('', 401, null, path.endsWith('RefreshToken') ? 'ACCOUNT_DISABLED' : undefined)).mall))).toBe(en.disabled)
  })

  it('word a file that breaks rules: the SDK’s own words give way, those of the site do not', async () => {
    const { mall } = open(() => success(null))
    const text = new File(['x'], 'a.txt', { type: 'text/plain' })
    expect(await messageOf(mall.product.imageSearch(text))).toBe(en.type)
    expect(await messageOf(mall.upload(text, { rules: { minSizeMB: 2 } }))).toBe('The file must have at least 2 MB')
    expect(await messageOf(mall.upload(new File([], 'a.txt'), { rules: {} }))).toBe(en.empty)
    expect(await messageOf(mall.upload(text, { rules: { allowedTypes: ['.pdf'], messages: { type: 'PDF only' } } }))).toBe('PDF only')
  })

  it('word the verification, the automatic login, the old mall and streams', async () => {
    const said = vi.fn()
    let isLimited = true
    const { mall } = open((path) => (path.endsWith('UnLock') ? ((isLimited = false), success('')) : isLimited ? failure('', 429, securityInfo) : success([])), {
      verify: () => Promise.resolve('right'),
      onVerification: said,
    })
    await search(mall)
    expect(said.mock.calls).toEqual([[true, en.verified]])
    expect(await messageOf(loginBySessionKey(open(() => failure('x')).mall, { sessionKey: 'k' }))).toBe(en.autoLogin)
    expect(await messageOf(switchToOldMall(open(() => failure('x')).mall, { returnUrl: '/', mode: 'get', allowedOrigins: [] }))).toBe(en.noOldMall)
    const events = open(() => failure('', 403)).mall.notice.stream()[Symbol.asyncIterator]()
    expect(await messageOf(events.next())).toBe(en.forbidden)
  })

  it('may be some: the others stay Chinese', async () => {
    const messagesOfSite = { forbidden: 'No' }
    expect(await messageOf(search(open(() => failure('', 403), { messages: messagesOfSite }).mall))).toBe('No')
    expect(await messageOf(search(open(() => failure('', 404), { messages: messagesOfSite }).mall))).toBe('请求地址错误')
  })
})
