import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderBatchLimits, sellerOrderStatuses } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { orderPackage, orders } from '../../platform/db/schema/order.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createOrderBench, type OrderBench } from './testing/order-bench.ts'

let mall: TestMall
let bench: OrderBench
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createOrderBench(mall)
}, 120_000)
afterAll(() => mall.close())

const packed = (text: string): string => text.replaceAll(/\s/g, '')
const label = (OrderNos: readonly string[], PackageNo?: string, token?: string) => bench.download('/api/SellerOrder/Label', { OrderNos, ...(PackageNo === undefined ? {} : { PackageNo }) }, token)

it('is a page for each package of the orders, counted once all has left', async () => {
  const partly = await bench.ship(await bench.accepted([5, 2]), [3], 'SY0000000001')
  const whole = await bench.ship(await bench.ship(await bench.accepted([4]), [1], 'SY0000000002'), [3], 'SY0000000003')
  const { bytes, type } = await label([partly.OrderNo, whole.OrderNo])
  expect(type).toBe('application/pdf')
  const pages = (await pdfPages(bytes)).map(packed)
  expect(pages).toHaveLength(3)
  const [{ address } = { address: null }] = await mall.db.select({ address: orders.address }).from(orders).where(eq(orders.orderNo, whole.OrderNo))
  const { Address: { Consignee, FullAddress }, EnterpriseName } = whole
  for (const words of ['顺远快递', Consignee, address?.mobile ?? '?', FullAddress, EnterpriseName, '文房商城', '签收人：']) for (const page of pages) expect(page, words).toContain(packed(words))
  const [first, second, third] = pages
  for (const words of ['SY0000000001', partly.OrderNo, `${partly.OrderNo}-1`, '第1件', '1种，共3件']) expect(first).toContain(words)
  expect(first).not.toContain('第1件，共')
  for (const words of ['SY0000000002', whole.OrderNo, '第1件，共2件', '1种，共1件']) expect(second).toContain(words)
  for (const words of ['SY0000000003', '第2件，共2件', '1种，共3件']) expect(third).toContain(words)
  expect(pages.join('')).not.toContain('50.00')
})

it('of one package keeps its place among the others', async () => {
  const order = await bench.ship(await bench.ship(await bench.accepted([5]), [3]), [2], 'SY9876543210')
  const pages = (await pdfPages((await label([order.OrderNo], order.Packages[1]?.PackageNo)).bytes)).map(packed)
  expect(pages).toHaveLength(1)
  for (const words of ['SY9876543210', '第2件，共2件']) expect(pages[0]).toContain(words)
  const other = await bench.ship(await bench.accepted([1]), [1])
  expect((await label([order.OrderNo], other.Packages[0]?.PackageNo)).refusal).toMatchObject({ Code: 'PACKAGE_NOT_FOUND' })
})

it('is of packages that have left alone, of so many, and only where labels can be printed', async () => {
  const { OrderNo } = await bench.accepted([1])
  expect((await label([OrderNo])).refusal).toMatchObject({ Code: 'PAPER_EMPTY', RetMessage: '所选订单还没有发出的包裹' })
  expect((await label([OrderNo, OrderNo])).refusal?.Code).toBe('INVALID_INPUT')
  expect((await label(Array.from({ length: orderBatchLimits.orders + 1 }, (_, at) => `D20260318${String(at).padStart(8, '0')}`))).refusal?.Code).toBe('INVALID_INPUT')
  expect((await label(['D2019031800000001'])).refusal?.Code).toBe('ORDER_NOT_FOUND')

  const many = await bench.ship(await bench.accepted([5]), [1])
  const [row] = await mall.db.select().from(orderPackage).where(eq(orderPackage.packageNo, many.Packages[0]?.PackageNo ?? ''))
  if (!row) throw new Error('There is no package')
  const { id: _, ...parcel } = row
  await mall.db.insert(orderPackage).values(Array.from({ length: orderBatchLimits.labels }, (_none, at) => ({ ...parcel, packageNo: `${many.OrderNo}-${at + 2}`, trackingNo: `SY${at + 2}000` })))
  expect((await label([many.OrderNo])).refusal).toMatchObject({ Code: 'PAPER_TOO_LONG', RetMessage: '面单共501张，一次最多500张，请少选几个订单' })
  expect((await label([many.OrderNo], parcel.packageNo)).refusal).toBeNull()

  const { carrierLabels } = mall.deps
  Object.assign(mall.deps, { carrierLabels: null })
  expect((await label([many.OrderNo], parcel.packageNo)).refusal).toMatchObject({ Code: 'PAPER_NOT_AVAILABLE', RetMessage: '当前环境不能打印面单' })
  Object.assign(mall.deps, { carrierLabels })
})

it('is for those who ship, of their customers', async () => {
  const own = await bench.ship(await bench.accepted([2]), [2])
  const [foreign] = await mall.db.select().from(orders).where(and(eq(orders.enterpriseId, demo.enterprises.yuanfanLogistics), inArray(orders.status, [...sellerOrderStatuses]))).limit(1)
  expect((await label([own.OrderNo], undefined, bench.tokens.warehouse)).refusal).toBeNull()
  for (const token of [bench.tokens.sales, bench.tokens.goods]) for (const no of [own.OrderNo, foreign?.orderNo ?? '']) expect((await label([no], undefined, token)).status).toBe(403)
})
