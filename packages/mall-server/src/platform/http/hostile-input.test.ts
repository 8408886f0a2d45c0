import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, isSellerKey, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import { createShopper, plainProduct } from '../../testing/shopper.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

/** The part of JSON Schema that the contract's inputs come out as. */
interface Shape {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly minimum?: number
}

/** What fits the fields that only take texts of a certain kind. */
const fitting: Record<string, string> = {
  StatementNo: 'DZ202603180001', PaymentNo: 'SK202603180001', Number: '26312000000012345678', ProductCode: '10010111', TargetId: '10010111', TargetIds: '10010111', OrderNo: 'D2026031800000001', ApprovalNo: 'SP202603180001', ReturnOrderId: 'SH2026031800000001', TrackingNo: 'SD2026031800', Mobile: '13800000000',
  InvoiceId: 'KP2026031800000001', TaxNo: '310101123456789', Phone: '021-00000000', Account: '00000000', Email: 'fapiao@huaqi.example',
  Avatar: '/files/00000000-0000-4000-8000-000000000000', Value: '13800000000', AreaCode: '310115', Url: '/files/a', Images: '/files/00000000-0000-4000-8000-000000000000', Link: 'https://example.com/a', Code: '123456', Description: '收到时外壳有明显裂纹',
  ImageUrl: '/pictures/banner/1.svg', ProductCodes: '10010111', LiveAt: '2026-04-18T10:00:00+08:00', Key: 'A'.repeat(43),
  WorkFrom: '09:00', WorkTo: '18:00', Href: 'https://example.com/a', Address: 'https://example.com/a', ServiceHref: '/help/detail/1', Logo: '', Icon: '', ThemeColor: '#175E7A',
  id: 'AAAA', rawId: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA',
}

/** Of two fields that exclude each other, the one that is left out. */
const leftOut: ReadonlySet<string> = new Set(['Percent'])

const texts = ['', ' ', '%', '_\\', "'", '\0', '好\0', '\ud800', '😀', '-1', 'null', '<script>', '‮', '2000-01-01', '2999-12-31', '9999-12-31']
const numbers = [0, -1, 0.01, 1e-300, 99_999, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, -(2 ** 53 - 1), 99_999_999_999.99, 1e300, -1e300]

const plain = (shape: Shape, name = ''): unknown => {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const options = shape.anyOf ?? shape.oneOf ?? []
  if (leftOut.has(name) && options.some(({ type }) => type === 'null')) return null
  const [first] = options
  if (first) return plain(first, name)
  if (shape.type === 'object') {
    return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([field, inner]) => [field, plain(inner, field)]))
  }
  if (shape.type === 'array') return [plain(shape.items ?? {}, name)]
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1)
  if (shape.type === 'boolean') return true
  if (shape.format === 'uuid') return crypto.randomUUID()
  return shape.format === 'date' ? '2026-03-20' : (fitting[name] ?? '订单')
}

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
    // Without the names, so that nothing is a reference.
    const shape = (definition.body ? z.toJSONSchema(definition.body, { io: 'input', unrepresentable: 'any', metadata: z.registry() }) : {}) as Shape
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
