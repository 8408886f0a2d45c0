import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { AfterSalesApplication } from '@mall/api/contract'
import { orders } from '../../platform/db/schema/order.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { addDays } from '../../platform/time.ts'
import { picture } from '../../testing/contract-cases/steps.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createAfterSalesBench, type AfterSalesBench } from './testing/after-sales-bench.ts'

let mall: TestMall
let bench: AfterSalesBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createAfterSalesBench(mall)
}, 120_000)

afterEach(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})

afterAll(() => mall.close())

const outcomeOf = async (line: { OrderNo: string; LineId: number }, changes: Partial<AfterSalesApplication> = {}) => {
  const { success, code, message } = await bench.apply(line, changes)
  return success ? 'applied' : `${code} ${message}`
}

/** What the order says of a line, and whether it offers to apply, on its page and in the list. */
const offered = async ({ OrderNo, LineId }: { OrderNo: string; LineId: number }) => {
  const { Lines, AllowActions } = await bench.shopper.detail(OrderNo)
  const list = await mall.call('POST /api/Order/List', { OrderNo, PageIndex: 1, PageSize: 10 }, bench.token('buyer'))
  expect(list.body?.Items.map((order) => order.AllowActions)).toEqual([AllowActions])
  return { pieces: Lines.find((line) => line.LineId === LineId)?.AfterSalesQuantity, isOffered: AllowActions.includes('ApplyAfterSales') }
}

describe('what can be applied for', () => {
  test('is what was received, until the deadline of each type', async () => {
    const line = await bench.received(3)
    expect((await bench.check(line)).body).toMatchObject({
      ReceivedQuantity: 3, AvailableQuantity: 3, Deadline: '2027-03-18', DisabledReason: '', Price: 50, Contact: expect.any(String),
      SupportTypes: [
        { Type: 1, TypeName: '退货', Deadline: '2026-04-02', IsOpen: true },
        { Type: 2, TypeName: '换货', Deadline: '2026-04-02', IsOpen: true },
        { Type: 3, TypeName: '维修', IsOpen: true },
      ],
    })
    await mall.db.update(orders).set({ receivedAt: addDays(mall.clock(), -16) }).where(eq(orders.orderNo, line.OrderNo))
    expect((await bench.check(line)).body?.SupportTypes.map(({ IsOpen }) => IsOpen)).toEqual([false, false, true])
    expect(await outcomeOf(line, { Type: 1 })).toBe('AFTER_SALES_EXPIRED 已超过售后期限（2026-03-17）')
    expect(await outcomeOf(line, { Type: 3 })).toBe('applied')
    await mall.db.update(orders).set({ receivedAt: addDays(mall.clock(), -800) }).where(eq(orders.orderNo, line.OrderNo))
    expect(await outcomeOf(line, { Type: 3 })).toMatch(/^AFTER_SALES_EXPIRED 已超过售后期限（20\d\d-\d\d-\d\d）$/)
    expect((await bench.check(line)).body?.DisabledReason).toMatch(/^已超过售后期限（20\d\d-\d\d-\d\d）$/)
    expect(await offered(line)).toEqual({ pieces: 0, isOffered: false })
  })

  test('is nothing before the receipt', async () => {
    const line = await bench.delivered(3)
    expect((await bench.check(line)).body).toMatchObject({ AvailableQuantity: 0, SupportTypes: [], Deadline: null, DisabledReason: '只能为本人下单且已收货的商品申请售后' })
    expect(await offered(line)).toEqual({ pieces: 0, isOffered: false })
    expect(await outcomeOf(line)).toBe('AFTER_SALES_NOT_RECEIVED 只能为本人下单且已收货的商品申请售后')
  })

  test('is what no service holds; one that was cancelled holds nothing, one that returned pieces holds them for good', async () => {
    const line = await bench.received(5)
    const one = await bench.applied(line, { Type: 2, Quantity: 3 })
    expect((await bench.check(line)).body?.AvailableQuantity).toBe(2)
    expect(await offered(line)).toEqual({ pieces: 2, isOffered: true })
    expect(await outcomeOf(line, { Quantity: 3 })).toMatch(/^AFTER_SALES_TOO_MANY 最多可申请2/)
    await bench.act('Cancel', one.ReturnOrderId)
    expect(await outcomeOf(line, { Quantity: 5, ReturnMode: 1 })).toBe('applied')
    expect(await outcomeOf(line)).toBe('AFTER_SALES_TOO_MANY 该商品没有可申请售后的数量')
    expect((await bench.check(line)).body?.DisabledReason).toBe('该商品没有可申请售后的数量')
    expect(await offered(line)).toEqual({ pieces: 0, isOffered: false })
  })

  test('never is more than was received, whatever is applied for, cancelled and finished, in whatever order', async () => {
    let made = 0
    const step = fc.oneof(
      fc.record({ kind: fc.constant('apply' as const), Type: fc.constantFrom(1 as const, 2 as const, 3 as const), Quantity: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ kind: fc.constantFrom('cancel' as const, 'confirm' as const), at: fc.nat(6) }),
      fc.record({ kind: fc.constant('seller' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        const line = await bench.received(4)
        const open: string[] = []
        for (const one of steps) {
          if (one.kind === 'seller') await bench.sellerWorks(24 * 365)
          else if (one.kind === 'apply') {
            const before = (await bench.check(line)).body?.AvailableQuantity ?? 0
            const { body } = await bench.apply(line, { Type: one.Type, Quantity: one.Quantity, ReturnMode: 1 })
            expect(body !== null).toBe(one.Quantity <= before)
            if (body) open.push(body.ReturnOrderId)
          } else {
            const number = open[one.at]
            if (number) await bench.act(one.kind === 'cancel' ? 'Cancel' : 'Confirm', number)
          }
        }
        expect(await findTradeViolations(mall.db)).toEqual([])
        made += open.length
      }),
      { numRuns: 15, seed: 20_260_318 },
    )
    expect(made).toBeGreaterThan(15)
  }, 120_000)
})

describe('an application', () => {
  test('says what is wrong; its log and that of the order begin with it', async () => {
    const line = await bench.received()
    const { ReturnOrderId } = await bench.applied(line, { Quantity: 2 })
    const detail = await bench.detail(ReturnOrderId)
    expect(detail).toMatchObject({
      Status: 10, StatusName: '待审核', TypeName: '退货', Quantity: 2, RefundAmount: 100, AllowActions: ['View', 'Cancel'], RefundTime: null, Express: null, SellerNote: '',
      Steps: [{ Name: '提交申请', State: 'done' }, { Name: '商家审核', State: 'current' }, { Name: '寄回商品', State: 'todo' }, { Name: '商家收货' }, { Name: '处理完成' }, { Name: '确认完成' }],
    })
    expect(ReturnOrderId).toMatch(/^SH20260318\d{8}$/)
    expect(detail.Logs.map(({ Text }) => Text)).toEqual([expect.stringMatching(/^提交申请：退货 2.+：质量问题$/)])
    expect((await bench.shopper.detail(line.OrderNo)).Logs.at(-1)?.Text).toContain(`申请售后（${ReturnOrderId}）`)
  })

  test('is made once per RequestId', async () => {
    const line = await bench.received()
    const input = bench.applicationOf(line)
    const send = (changes: object = {}) => mall.call('POST /api/AfterSales/Apply', { ...input, ...changes }, bench.token('buyer'))
    const first = await send()
    expect((await send()).body).toEqual(first.body)
    expect((await bench.check(line)).body?.AvailableQuantity).toBe(4)
    expect((await send({ Quantity: 2 })).code).toBe('REQUEST_ID_REUSED')
  })

  test.each<[string, object]>([
    ['a description of nine characters', { Description: '  坏了坏了坏了坏了坏  ' }],
    ['one of 1,001', { Description: '长'.repeat(1001) }],
    ['six pictures', { Images: Array.from({ length: 6 }, () => ({ Url: '/files/x', Name: 'x.png' })) }],
    ['a mobile number of ten digits', { Mobile: '1380000000' }],
    ['no contact', { Contact: ' ' }],
    ['no pieces', { Quantity: 0 }],
    ['a reason of its own', { Reason: '不喜欢' }],
  ])('with %s is none', async (_, changes) => {
    const line = await bench.received()
    expect((await mall.send('POST /api/AfterSales/Apply', { ...bench.applicationOf(line), ...changes }, bench.token('buyer'))).code).toBe('INVALID_INPUT')
  })

  test('shows pictures that the applicant uploaded, and no others', async () => {
    const line = await bench.received()
    const upload = async (account: 'buyer' | 'other') => {
      const { body } = await mall.send('POST /api/File/Execute', picture('file'), bench.token(account))
      const { Url, Name } = body as { Url: string; Name: string }
      return { Url, Name }
    }
    const [own, strange] = [await upload('buyer'), await upload('other')]
    expect((await bench.detail((await bench.applied(line, { Images: [own] })).ReturnOrderId)).Images).toEqual([own])
    for (const Url of [strange.Url, '/files/none', `/files/${crypto.randomUUID()}`, 'https://elsewhere.example/a.png']) {
      expect(await outcomeOf(line, { Images: [own, { Url, Name: 'a.png' }] }), Url).toBe('ATTACHMENT_INVALID 图片无效，请重新上传')
    }
  })

  test('is for the user who placed the order; for others order and service do not exist, or can only be looked at', async () => {
    const line = await bench.received()
    const { ReturnOrderId } = await bench.applied(line)
    expect((await bench.check({ ...line, LineId: 1 })).message).toBe('订单中没有该商品')
    for (const account of ['buyer2', 'other'] as const) {
      expect((await bench.check(line, account)).code, account).toBe('ORDER_NOT_FOUND')
      expect((await bench.apply(line, {}, account)).code, account).toBe('ORDER_NOT_FOUND')
      expect((await mall.call('POST /api/AfterSales/Detail', { ReturnOrderId }, bench.token(account))).message, account).toBe('售后服务单不存在')
      expect((await bench.act('Cancel', ReturnOrderId, account)).code, account).toBe('AFTER_SALES_NOT_FOUND')
    }
    expect((await bench.apply(line, {}, 'approver')).code).toBe('AFTER_SALES_NOT_RECEIVED')
    expect((await bench.check(line, 'approver')).body?.DisabledReason).toBe('只能为本人下单且已收货的商品申请售后')
    expect((await bench.apply(line, {}, 'finance')).status).toBe(403)
    expect((await bench.detail(ReturnOrderId, 'approver')).AllowActions).toEqual(['View'])
    expect((await bench.act('Cancel', ReturnOrderId, 'approver')).message).toBe('当前售后状态或权限不允许此操作')
  })
})
