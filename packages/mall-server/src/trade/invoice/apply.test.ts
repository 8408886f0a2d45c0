import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { InvoiceApplication } from '@mall/api/contract'
import { product } from '../../platform/db/schema/catalogue.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createInvoiceBench, type InvoiceBench } from './testing/invoice-bench.ts'

let mall: TestMall
let bench: InvoiceBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createInvoiceBench(mall)
}, 180_000)

afterEach(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})

afterAll(() => mall.close())

const outcomeOf = async (parts: readonly (readonly [string, number])[], changes: Partial<InvoiceApplication> = {}, account: 'buyer' | 'finance' | 'admin' = 'buyer') => {
  const { success, code, message } = await bench.apply(parts, changes, account)
  return success ? 'applied' : `${code} ${message}`
}

describe('what can be invoiced of an order', () => {
  test('is what is paid of it, when it is completed', async () => {
    const waits = await bench.services.delivered(2)
    expect(await bench.availableOf(waits.OrderNo)).toBe(0)
    expect(await outcomeOf([[waits.OrderNo, 100]])).toBe(`INVOICE_ORDER_NOT_INVOICEABLE 订单${waits.OrderNo}未完成，或您无权为其申请开票`)
    const { OrderNo } = await bench.received(2)
    expect(await bench.availableOf(OrderNo)).toBe(100)
  })

  test('is not what goes back, from the application for the return on', async () => {
    const line = await bench.received(3)
    const service = await bench.services.applied(line, { Type: 1, Quantity: 1 })
    expect(await bench.availableOf(line.OrderNo)).toBe(100)
    await bench.services.act('Cancel', service.ReturnOrderId)
    expect(await bench.availableOf(line.OrderNo)).toBe(150)
    await bench.services.applied(line, { Type: 2, Quantity: 1 })
    expect(await bench.availableOf(line.OrderNo)).toBe(150)
    const back = await bench.received(3)
    await bench.giveBack(back, 2)
    const { InvoiceId } = await bench.applied([[back.OrderNo, 50]])
    expect((await bench.detail(InvoiceId)).Lines).toEqual([expect.objectContaining({ Quantity: 1, Price: 50, Amount: 50 })])
  })

  test('is not what invoices have taken; part by part, to the fen', async () => {
    const { OrderNo } = await bench.received(2)
    await bench.applied([[OrderNo, 33.33]])
    expect(await bench.availableOf(OrderNo)).toBe(66.67)
    expect(await outcomeOf([[OrderNo, 66.68]])).toBe(`INVOICE_AMOUNT_INVALID 订单${OrderNo}：开票金额须大于0且不超过可开金额 ¥66.67`)
    await bench.applied([[OrderNo, 66.67]])
    expect(await bench.availableOf(OrderNo)).toBe(0)
    expect(await outcomeOf([[OrderNo, 0.01]])).toMatch(/^INVOICE_AMOUNT_INVALID/)
  })

  test('is shown by the orders’ 开票状态', async () => {
    const { OrderNo } = await bench.received(1)
    const stateOf = async () => (await mall.db.select({ state: orders.invoiceState }).from(orders).where(eq(orders.orderNo, OrderNo)))[0]?.state
    expect(await stateOf()).toBe(1)
    const { InvoiceId } = await bench.applied([[OrderNo, 50]])
    expect(await stateOf()).toBe(2)
    await bench.issuerWorks()
    expect(await stateOf()).toBe(3)
    await bench.reverse(InvoiceId, [{ OrderNo, Amount: 50 }])
    await bench.issuerWorks()
    expect(await stateOf()).toBe(1)
  })
})

describe('an application', () => {
  test('is for orders of one company, in one invoice with all their lines', async () => {
    const [one, two] = [await bench.received(1), await bench.received(2)]
    const { InvoiceId, ...summary } = await bench.applied([[one.OrderNo, 50], [two.OrderNo, 100]])
    expect(summary).toMatchObject({ Amount: 150, OrderCount: 2, Status: 10, StatusName: '待审核', AllowActions: ['View', 'Cancel'], Title: bench.title.Title, RedAmount: 0, IssueTime: null })
    expect(InvoiceId).toMatch(/^KP20260318\d{8}$/)
    const detail = await bench.detail(InvoiceId)
    expect(detail.Lines.reduce((sum, { Amount }) => sum + Number(Amount), 0)).toBe(150)
    expect(detail.Lines.reduce((sum, { TaxAmount }) => sum + Number(TaxAmount), 0)).toBeCloseTo(Number(detail.TaxAmount), 6)
    expect(detail.Orders.map(({ Amount }) => Amount)).toEqual([50, 100])
    expect((await bench.services.shopper.detail(one.OrderNo)).Logs.at(-1)?.Text).toBe(`申请开票（${InvoiceId}）：¥50.00`)
    const page = { PageIndex: 1, PageSize: 1000 } as const
    const { body } = await mall.call('POST /api/Invoice/ApplyableList', page, bench.token('admin'))
    const others = body?.Items.find(({ EnterpriseId }) => EnterpriseId === 2)
    const own = body?.Items.find(({ EnterpriseId }) => EnterpriseId === 1)
    if (own === undefined || others === undefined) throw new Error('The group has no orders of two companies')
    expect(await outcomeOf([[own.OrderNo, 0.01], [others.OrderNo, 0.01]], {}, 'admin')).toBe('INVOICE_ORDERS_DIFFER 所选订单开票主体不一致')
  })

  test('names each order once, and only those that exist for the caller', async () => {
    const { OrderNo } = await bench.received(1)
    expect(await outcomeOf([[OrderNo, 10], [OrderNo, 10]])).toMatch(/^ORDER_NOT_FOUND/)
    expect((await bench.apply([[OrderNo, 10]], {}, 'buyer2')).code).toBe('ORDER_NOT_FOUND')
    expect((await bench.apply([[OrderNo, 10]], {}, 'other')).code).toBe('ORDER_NOT_FOUND')
    expect((await bench.apply([[OrderNo, 10]], {}, 'approver')).status).toBe(403)
    expect(await outcomeOf([[OrderNo, 10]], {}, 'finance')).toBe('applied')
  })

  test('is made once per RequestId', async () => {
    const { OrderNo } = await bench.received(1)
    const input = bench.applicationOf([[OrderNo, 20]])
    const send = (changes: object = {}) => mall.call('POST /api/Invoice/Apply', { ...input, ...changes }, bench.token('buyer'))
    const first = await send()
    expect((await send()).body).toEqual(first.body)
    expect(await bench.availableOf(OrderNo)).toBe(38)
    expect((await send({ Content: 2 })).code).toBe('REQUEST_ID_REUSED')
  })

  test('for a 专票 needs a title and goods that allow one', async () => {
    const { OrderNo, goods } = await bench.received(1)
    const union = (await bench.titles()).find(({ SupportSpecial }) => !SupportSpecial) ?? bench.title
    expect(await outcomeOf([[OrderNo, 10]], { Type: 2, Title: union })).toBe('SPECIAL_INVOICE_NOT_SUPPORTED 该发票抬头不支持开具专票')
    await mall.db.update(product).set({ supportsSpecialInvoice: false }).where(eq(product.id, goods.id))
    expect(await outcomeOf([[OrderNo, 10]], { Type: 3 })).toBe(`SPECIAL_INVOICE_NOT_SUPPORTED “${goods.name}”不支持开具专票`)
    expect(await outcomeOf([[OrderNo, 10]], { Type: 1 })).toBe('applied')
  })

  test.each<[string, object]>([
    ['no orders', { Orders: [] }],
    ['nothing to invoice', { Orders: [{ OrderNo: 'D2026031800000001', Amount: 0 }] }],
    ['less than nothing', { Orders: [{ OrderNo: 'D2026031800000001', Amount: -1 }] }],
    ['a third of a fen', { Orders: [{ OrderNo: 'D2026031800000001', Amount: 0.003 }] }],
    ['101 orders', { Orders: Array.from({ length: 101 }, (_, at) => ({ OrderNo: `D20260318000${10000 + at}`, Amount: 1 })) }],
    ['no address of mail', { Email: 'fapiao' }],
    ['a remark of 101 characters', { Remark: '长'.repeat(101) }],
    ['another type', { Type: 4 }],
  ])('with %s is none', async (_, changes) => {
    expect((await mall.send('POST /api/Invoice/Apply', { ...bench.applicationOf([['D2026031800000001', 1]]), ...changes }, bench.token('buyer'))).code).toBe('INVALID_INPUT')
  })
})

describe('a title', () => {
  const empty = { TitleId: null, Version: null, Address: '', Phone: '', Bank: '', Account: '', SupportSpecial: false }
  const save = (input: object, account: 'buyer' | 'admin' | 'approver' = 'buyer') => mall.send('POST /api/Invoice/TitleSave', { ...empty, TaxNo: '310101123456789', ...input }, bench.token(account))

  test('that is new or changed is kept with the application', async () => {
    const { OrderNo } = await bench.received(1)
    const Title = { ...empty, Title: '华启科技展厅', TaxNo: '310101123456780' }
    const { InvoiceId } = await bench.applied([[OrderNo, 10]], { Title })
    const kept = (await bench.titles()).find((title) => title.Title === '华启科技展厅')
    expect(kept).toMatchObject({ TaxNo: '310101123456780', Version: 1 })
    if (kept === undefined) throw new Error('The title was not kept')
    await bench.applied([[OrderNo, 10]], { Title: { ...kept, Address: '示例路1号' } })
    expect((await bench.titles()).find(({ TitleId }) => TitleId === kept.TitleId)).toMatchObject({ Address: '示例路1号', Version: 2 })
    expect(await outcomeOf([[OrderNo, 10]], { Title: { ...kept, Address: '示例路2号' } })).toBe('VERSION_CONFLICT 数据已被他人修改，请刷新后重试')
    expect((await bench.detail(InvoiceId)).Address).toBe('')
  })

  test('has a tax number of the right form, and for 专票 all that one says', async () => {
    expect((await save({ Title: '甲', TaxNo: '12345' })).code).toBe('INVALID_INPUT')
    expect((await save({ Title: '甲', TaxNo: '91000000DEMA000014' })).success).toBe(true)
    const special = { Title: '乙', SupportSpecial: true, Address: '示例路', Phone: '021-1', Bank: '银行' }
    expect((await save(special)).message).toBe('开具专票须填写注册地址、电话、开户行及账号')
    expect((await save({ ...special, Account: '0001' })).success).toBe(true)
    expect((await save({ Title: '乙' })).message).toBe('该发票抬头已存在')
  })

  test('belongs to a company: others do not know it, its group reaches it', async () => {
    expect((await save({ Title: '丙', TitleId: bench.title.TitleId, Version: 1, EnterpriseId: 3 }, 'admin')).message).toBe('发票抬头不存在')
    expect((await save({ Title: '丙', EnterpriseId: 2 })).message).toBe('发票抬头不存在')
    expect((await save({ Title: '丙', EnterpriseId: 2 }, 'admin')).success).toBe(true)
    expect((await bench.titles()).map(({ Title }) => Title)).not.toContain('丙')
    const foreign = (await mall.call('POST /api/Invoice/TitleList', {}, bench.token('other'))).body?.[0]
    expect((await save({ Title: '丁', TitleId: foreign?.TitleId, Version: 1 })).message).toBe('发票抬头不存在')
    expect((await save({ Title: '丁' }, 'approver')).status).toBe(403)
  })
})
