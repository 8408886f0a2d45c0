import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Log } from '../log.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { logRequests, type SeenRequest } from './seen-request.ts'

const rates = { api: 5, picture: 7, login: 20, loginAddress: 20, captcha: 50, captchaKeys: 3, captchaFailures: 2, captchaIdle: 2, captchaUnsolved: 50, credential: 20, credentialNetwork: 40, credentialHour: 60, credentialNetworkHour: 90, image: 3, import: 3, chat: 4 }
const seen: SeenRequest[] = []
const lines: string[] = []
const record = (level: string) => (message: string, fields?: object) => void lines.push(JSON.stringify({ level, message, ...fields }))
const log: Log = { debug: record('debug'), info: record('info'), warn: record('warn'), error: record('error') }
const logged = logRequests(log)

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({
    config: { rates },
    log,
    observe: (request) => {
      seen.push(request)
      logged(request)
    },
  })
})
afterAll(() => mall.close())
beforeEach(() => {
  mall.advance(10 * 60_000)
  seen.length = 0
  lines.length = 0
})

describe('what is known of a request', () => {
  it('is its route, who made it, and its id', async () => {
    const { Token, User, Enterprise } = await mall.login('buyer')
    const id = crypto.randomUUID()
    await mall.call('POST /api/ShoppingCart/Count', {}, { token: Token, headers: { 'X-Request-Id': id } })
    expect(seen.at(-1)).toMatchObject({
      requestId: id, method: 'POST', route: '/api/ShoppingCart/Count', status: 200, caller: { userId: User.uid, enterpriseId: Enterprise.EnterpriseId },
    })
    expect(seen.at(-1)?.ms).toBeGreaterThan(0)
  })

  it('is the pattern of a route, never the address', async () => {
    await mall.fetch('/api/secret')
    await mall.fetch(`/files/${crypto.randomUUID()}`)
    await mall.fetch('/orders?SessionKey=secret')
    await mall.fetch('/healthz?secret')
    expect(seen.map(({ route, status }) => [route, status])).toEqual([['pages', 404], ['/files/:id', 401], ['pages', 404], ['/healthz', 200]])
    expect(lines.join()).not.toContain('secret')
  })

  it('is the code of a failure, and why it was turned away', async () => {
    for (let time = 0; time < 7; time++) await mall.call('POST /api/Category/MallCategories', {}, { ip: '198.51.100.7' })
    expect(seen.at(-1)).toMatchObject({ status: 429, code: 'RATE_LIMITED', refusal: 'rate:api', ip: '198.51.100.7' })
    expect(seen[0]).not.toHaveProperty('ip')
    expect(lines.at(-1)).toContain('"level":"warn","message":"request refused"')
  })
})

describe('the lines of the log', () => {
  it('hold no password, token, name, address or query', async () => {
    const { Token, RefreshToken } = await mall.login('buyer')
    await mall.call('POST /api/Account/Login', { Account: 'somebody-else', Password: 'Hunter2!hunter2', CaptchaVerifyParam: await mall.solveCaptcha() }, { ip: '203.0.113.9' })
    await mall.call('POST /api/ShoppingCart/Count', {}, { token: Token, ip: '203.0.113.9' })
    const text = lines.join()
    expect(text).toContain('/api/Account/Login')
    for (const secret of [Token, RefreshToken, 'Hunter2', 'somebody-else', 'Mall@2026', '203.0.113.9', '"buyer"']) expect(text, secret).not.toContain(secret)
  })
})
