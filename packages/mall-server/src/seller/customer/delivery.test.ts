import { and, desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { DeliveryTerms } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { freightOfMall } from '../../catalogue/pricing/freight.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { asRead, createOrderBench, type OrderBench } from '../order/testing/order-bench.ts'

let mall: TestMall
let bench: OrderBench
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createOrderBench(mall)
}, 120_000)
afterEach(async () => {
  await mall.db.update(enterprise).set({ delivery: { freight: null, areas: [], shipsInParts: true } })
  expect(await findTradeViolations(mall.db)).toEqual([])
})
afterAll(() => mall.close())

const EnterpriseId = demo.enterprises.huaqiTech
const ofMall = { FreightAmount: 8, FreeFrom: 99 }
const customer = async () => {
  const { body, message } = await mall.call('POST /api/SellerCustomer/Detail', { EnterpriseId }, { token: bench.tokens.sales })
  if (body === null) throw new Error(message)
  return body
}
const save = async (changes: Partial<Omit<DeliveryTerms, 'OfMall'>>, token = bench.tokens.sales) => {
  const { OfMall: _mall, ...now } = (await customer()).Delivery
  return mall.call('POST /api/SellerCustomer/SaveDelivery', { ...now, ...changes, EnterpriseId, Version: (await customer()).Version, RequestId: crypto.randomUUID() }, { token })
}

it('is that of the mall as long as nobody says otherwise', async () => {
  expect((await customer()).Delivery).toEqual({ Freight: null, Areas: [], ShipsInParts: true, OfMall: ofMall })
  expect(ofMall).toEqual({ FreightAmount: freightOfMall.freightFen / 100, FreeFrom: (freightOfMall.freeFromFen ?? 0) / 100 })
})

describe('freight', () => {
  it('of a customer is that of its cart, its confirmation and its order, and says so in its log', async () => {
    const { body } = await save({ Freight: { FreightAmount: 15.5, FreeFrom: 300 } })
    expect(body?.Delivery).toEqual({ Freight: { FreightAmount: 15.5, FreeFrom: 300 }, Areas: [], ShipsInParts: true, OfMall: ofMall })
    expect(body?.Logs[0]).toMatchObject({ Text: '修改配送条款', Changes: [{ Name: '运费', Before: '按商城（¥8.00，满 ¥99.00 免）', After: '¥15.50，满 ¥300.00 免' }] })
    const [entry] = await mall.db.select().from(auditLog).where(and(eq(auditLog.action, 'SellerCustomer.SaveDelivery'), eq(auditLog.entityId, String(EnterpriseId)))).orderBy(desc(auditLog.id)).limit(1)
    expect(entry?.after).toMatchObject({ Freight: '¥15.50，满 ¥300.00 免', ShipsInParts: '接受' })

    const { OrderNo } = await bench.ordered([3])
    expect(await bench.shopper.detail(OrderNo)).toMatchObject({ GoodsAmount: 150, Freight: 15.5, PayableAmount: 165.5 })
    const { OrderNo: large } = await bench.ordered([6])
    expect(await bench.shopper.detail(large)).toMatchObject({ GoodsAmount: 300, Freight: 0 })
  })

  it('says in the cart from what sum on it is free, and nothing where it never is or always', async () => {
    const freeFrom = async () => (await mall.call('POST /api/ShoppingCart/List', {}, { token: bench.token })).body?.FreeFreightFrom
    expect(await freeFrom()).toBe(99)
    await save({ Freight: { FreightAmount: 15, FreeFrom: 300 } })
    expect(await freeFrom()).toBe(300)
    await save({ Freight: { FreightAmount: 15, FreeFrom: null } })
    expect(await freeFrom()).toBeNull()
    await save({ Freight: { FreightAmount: 0, FreeFrom: 300 } })
    expect(await freeFrom()).toBeNull()
  })

  it('of the province of the address comes before that of the customer', async () => {
    await save({ Freight: { FreightAmount: 15, FreeFrom: 300 }, Areas: [{ AreaCode: '310000', FreightAmount: 6, FreeFrom: null }, { AreaCode: '540000', FreightAmount: 40, FreeFrom: null }] })
    const { OrderNo } = await bench.ordered([7])
    expect(await bench.shopper.detail(OrderNo)).toMatchObject({ GoodsAmount: 350, Freight: 6 })
  })

  it('that rose since the confirmation is confirmed again; one that fell is taken', async () => {
    await bench.shopper.put((await plainProduct(mall)).code, 1)
    const confirmation = await bench.shopper.confirm()
    expect(confirmation.Freight).toBe(8)
    await save({ Freight: { FreightAmount: 8.01, FreeFrom: null } })
    expect(await bench.shopper.submit(bench.shopper.submissionOf(confirmation))).toMatchObject({ body: null, code: 'CONFIRMATION_EXPIRED', message: '运费比确认时高了，请重新确认订单' })
    await save({ Freight: { FreightAmount: 5, FreeFrom: null } })
    const { body } = await bench.shopper.submit(bench.shopper.submissionOf(confirmation))
    if (body?.Outcome !== 'submitted') throw new Error('It was not placed')
    expect((await bench.shopper.detail(body.OrderNo)).Freight).toBe(5)
  })
})

describe('分批发货', () => {
  it('that a customer does not take is refused; all at once is sent', async () => {
    await save({ ShipsInParts: false })
    const order = await bench.accepted([2, 1])
    expect(order.ShipsInParts).toBe(false)
    const [line] = order.Lines
    const part = { ...asRead(order), Carrier: '顺远快递', TrackingNo: 'SY1234567890', Lines: [{ LineId: line?.LineId ?? 0, Quantity: 1 }] }
    expect(await mall.call('POST /api/SellerOrder/Ship', part, { token: bench.tokens.warehouse })).toMatchObject({ code: 'SHIPMENT_NOT_IN_PARTS', message: '该客户不接受分批发货，请一次发齐' })
    expect((await bench.detail(order.OrderNo)).Packages).toEqual([])
    expect(await bench.ship(order, [2, 1])).toMatchObject({ OpenQuantity: 0, StatusName: '待收货' })
  })
})

it('is refused to those who may not edit, in an old version, and with a province twice or more than two decimals', async () => {
  expect((await save({}, bench.tokens.warehouse)).status).toBe(403)
  const known = await customer()
  const send = (changes: object) => mall.call('POST /api/SellerCustomer/SaveDelivery', { Freight: null, Areas: [], ShipsInParts: true, EnterpriseId, Version: known.Version, RequestId: crypto.randomUUID(), ...changes }, { token: bench.tokens.sales })
  const area = { AreaCode: '540000' as const, FreightAmount: 1, FreeFrom: null }
  expect((await send({ Version: known.Version - 1 })).code).toBe('VERSION_CONFLICT')
  expect((await send({ Areas: [area, area] })).code).toBe('INVALID_INPUT')
  expect((await send({ Freight: { FreightAmount: 1.005, FreeFrom: null } })).code).toBe('INVALID_INPUT')
  expect((await send({ Freight: { FreightAmount: -1, FreeFrom: null } })).code).toBe('INVALID_INPUT')
  expect((await send({ EnterpriseId: 999_999 })).code).toBe('CUSTOMER_NOT_FOUND')
})
