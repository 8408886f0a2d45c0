import { afterAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/organisation.ts'
import { createTestMall } from '../../testing/test-mall.ts'
import { createSiteVerifyCaptcha } from './site-verify.ts'

const secret = 'known to the third party'

/** A third party: its own credentials pass once, with the right secret. */
const playThirdParty = (given: readonly string[]) => {
  const open = new Set(given)
  const asked: { url: string; fields: Record<string, string> }[] = []
  const send: typeof fetch = async (input, init) => {
    const fields = Object.fromEntries(new URLSearchParams(init?.body as URLSearchParams))
    asked.push({ url: input as string, fields })
    if (fields.secret !== secret) return Response.json({ success: false, 'error-codes': ['invalid-input-secret'] })
    const success = open.delete(fields.response ?? '')
    return Response.json(success ? { success, hostname: 'mall.example' } : { success, 'error-codes': ['timeout-or-duplicate'] })
  }
  return { asked, send }
}

const url = 'https://captcha.example/siteverify'

describe('a third party’s captcha', () => {
  it('is asked about a credential with the secret, in a form', async () => {
    const { asked, send } = playThirdParty(['good'])
    expect(await createSiteVerifyCaptcha({ url, secret, fetch: send }).redeem('good')).toBe(true)
    expect(asked).toEqual([{ url, fields: { secret, response: 'good' } }])
  })

  it('lets a credential pass once, and no other', async () => {
    const { redeem } = createSiteVerifyCaptcha({ url, secret, fetch: playThirdParty(['good']).send })
    expect([await redeem('good'), await redeem('good'), await redeem('made-up')]).toEqual([true, false, false])
  })

  it.each<[string, typeof fetch]>([
    ['is unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['shows an error page', async () => new Response('<h1>502</h1>', { status: 502 })],
    ['says something else', async () => Response.json({ ok: true })],
  ])('lets nobody pass while it %s, and says that it is not their fault', async (_why, send) => {
    await expect(createSiteVerifyCaptcha({ url, secret, fetch: send }).redeem('good')).rejects.toMatchObject({ status: 503 })
  })

  it('that refuses the secret is a failure of the server, for its log', async () => {
    const { redeem } = createSiteVerifyCaptcha({ url, secret: 'another', fetch: playThirdParty(['good']).send })
    await expect(redeem('good')).rejects.toThrow('CAPTCHA_SECRET')
  })
})

describe('a mall with a third party’s captcha', async () => {
  const mall = await createTestMall({ captcha: createSiteVerifyCaptcha({ url, secret, fetch: playThirdParty(['x'.repeat(2048)]).send }) })
  afterAll(() => mall.close())

  it('takes its credential at the login, once', async () => {
    const logIn = () => mall.call('POST /api/Account/Login', { Account: 'buyer', Password: demoPassword, CaptchaVerifyParam: 'x'.repeat(2048) })
    expect((await logIn()).success).toBe(true)
    expect(await logIn()).toMatchObject({ success: false, code: 'CAPTCHA_FAILED' })
  })

  it('asks no question of its own', async () => {
    expect(await mall.call('POST /api/Captcha/Challenge', {})).toMatchObject({ status: 200, code: 'CAPTCHA_ELSEWHERE' })
    expect(await mall.call('POST /api/Captcha/Verify', { Id: 'any', X: 1, Track: [], Input: 'pointer' })).toMatchObject({ code: 'CAPTCHA_ELSEWHERE' })
  })
})
