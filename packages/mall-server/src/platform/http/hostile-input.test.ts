import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, isSellerKey, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import { createShopper, plainProduct } from '../../testing/shopper.ts'
import { fitting, plain, shapeOf, type Shape } from '../../testing/plain-input.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const texts = ['', ' ', '%', '_\\', "'", '\0', '好\0', '\ud800', '😀', '-1', 'null', '<script>', '‮', '2000-01-01', '2999-12-31', '9999-12-31']
const numbers = [0, -1, 0.01, 1e-300, 99_999, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, -(2 ** 53 - 1), 99_999_999_999.99, 1e300, -1e300]

/** The same input over and over, each time with one field that nobody would send. */
const hostile = (shape: Shape, name = ''): unknown[] => {
  const whole = plain(shape, name)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return choices.flatMap((one) => hostile(one, name))
  if (shape.enum || shape.const !== undefined) return (shape.enum ?? []).slice(1)
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {})
    return fields.flatMap(([field, inner]) => [
      ...hostile(inner, field).map((value) => ({ ...(whole as object), [field]: value })),
      Object.fromEntries(fields.filter(([other]) => other !== field).map(([other, kept]) => [other, plain(kept, other)])),
    ])
  }
  if (shape.type === 'array') {
    const one = plain(shape.items ?? {}, name)
    const inner = hostile(shape.items ?? {}, name).map((value) => [value])
    return [[], [one, one], Array.from({ length: Math.min(shape.maxItems ?? 3, 1_000) }, () => one), ...inner]
  }
  if (shape.type === 'integer' || shape.type === 'number') return numbers
  return shape.type === 'string' ? [...texts, 'x'.repeat(shape.maxLength ?? 4_000)] : []
}

const posted = (Object.keys(allCalls) as AnyCallKey[]).filter((key) => {
  const definition: AnyCallDefinition = allCalls[key]
  return key.startsWith('POST ') && definition.mode === undefined && definition.body
})

let mall: TestMall
let token: string
let staffToken: string
beforeAll(async () => {
  mall = await createTestMall()
  staffToken = (await loginStaff(mall, 'seller')).Token
  const buyer = await createShopper(mall, 'buyer')
  token = buyer.token
  await buyer.put((await plainProduct(mall)).code, 1)
  const confirmation = await buyer.confirm()
  fitting.ConfirmToken = confirmation.ConfirmToken
  const [line] = confirmation.Items
  if (line) fitting.ProductCode = line.ProductCode
}, 120_000)
afterAll(() => mall.close())

describe('input at the edges of the contract', () => {
  it.each(posted)('%s returns an envelope', async (key) => {
    const definition: AnyCallDefinition = allCalls[key]
    const shape = shapeOf(definition)
    const inputs = [...hostile(shape), plain(shape)].filter((input) => definition.body?.safeParse(input).success)
    expect(inputs.length).toBeGreaterThan(0)
    for (const input of inputs) {
      const { status } = await mall.send(key, input, { token: key.endsWith('Account/Logout') ? undefined : isSellerKey(key) ? staffToken : token })
      expect(status, JSON.stringify(input).slice(0, 300)).toBeLessThan(500)
    }
  }, 120_000)

  it('rejects a NUL, which no database stores', async () => {
    const response = await mall.send('POST /api/Order/List', { OrderNo: 'D\0', PageIndex: 1, PageSize: 20 }, { token })
    expect(response).toMatchObject({ status: 200, success: false, message: '请求参数不正确' })
  })

  it('rejects half a character, which no JSON of the database stores', async () => {
    const response = await mall.send('POST /api/Order/List', { OrderNo: 'D\uD83D', PageIndex: 1, PageSize: 20 }, { token })
    expect(response).toMatchObject({ status: 200, success: false, message: '请求参数不正确' })
  })

  it('survives a million brackets', async () => {
    const bodies = [
      ['['.repeat(900_000), 413, 'INPUT_TOO_LARGE'],
      [`{"Key":${'['.repeat(400_000)}${']'.repeat(400_000)}}`, 413, 'INPUT_TOO_LARGE'],
      ['{"__proto__":{"Key":"a"}}', 200, 'INVALID_INPUT'],
    ] as const
    for (const [body, status, Code] of bodies) {
      // The call of which most is read.
      const response = await mall.fetch('/api/Address/Import', { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } })
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ MsgHeader: { Success: false, Code } })
    }
  })
})
