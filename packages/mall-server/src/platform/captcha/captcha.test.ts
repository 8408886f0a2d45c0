import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({ seed: false })
})
afterAll(() => mall.close())

const failed = { status: 200, success: false, message: '验证码验证失败，请重试', body: null }

const challenge = async () => {
  const response = await mall.call('POST /api/Captcha/Challenge', {})
  return { ...response.body, Id: response.body?.Id ?? '', x: Number(response.headers.get('X-Captcha-Answer')) }
}

const verify = (Id: string, X: number, Input: 'pointer' | 'keyboard' = 'keyboard') =>
  mall.call('POST /api/Captcha/Verify', { Id, X, Track: [], Input })

describe('the slide captcha', () => {
  it('does not say where the piece belongs', async () => {
    const { x, ...sent } = await challenge()
    expect(Object.values(sent)).not.toContain(x)
    expect(sent.Background).toMatch(/^data:image\/png;base64,/)
  })

  it('gives a credential for a right answer, once', async () => {
    const { Id, x } = await challenge()
    const first = await verify(Id, x + 5)
    expect(first.body?.CaptchaVerifyParam).toMatch(/^[\w-]{43}$/)
    expect(await verify(Id, x)).toMatchObject(failed)
  })

  it('gives one credential to right answers sent in parallel', async () => {
    const { Id, x } = await challenge()
    const responses = await Promise.all([1, 2, 3].map(() => verify(Id, x)))
    expect(responses.filter((response) => response.success)).toHaveLength(1)
  })

  it('takes one answer, wrong or right', async () => {
    const { Id, x } = await challenge()
    expect(await verify(Id, x + 6)).toMatchObject(failed)
    expect(await verify(Id, x)).toMatchObject(failed)
  })

  it('is valid for two minutes', async () => {
    const { Id, x } = await challenge()
    mall.advance(2 * 60_000)
    expect(await verify(Id, x)).toMatchObject(failed)
  })

  it('with an unknown id is rejected', async () => {
    expect(await verify('made-up', 100)).toMatchObject(failed)
  })
})

describe('the answer header', () => {
  it.each(['live', 'dev'] as const)('is not sent when MALL_ENV is %s', async (mallEnv) => {
    const guarded = await createTestMall({ seed: false, config: { mallEnv } })
    const response = await guarded.call('POST /api/Captcha/Challenge', {})
    expect(response.success).toBe(true)
    expect(response.headers.has('X-Captcha-Answer')).toBe(false)
    await guarded.close()
  })
})
