import { eq } from 'drizzle-orm'
import { orderSumNames, type OrderDetail } from '@mall/api/contract'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demo } from '../demo/organisation.ts'
import { agreedCatalogue, product } from '../platform/db/schema/catalogue.ts'
import { userNotice } from '../platform/db/schema/notice.ts'
import { yuanText } from '../platform/money.ts'
import { agree, disagree } from '../testing/agreed-prices.ts'
import { createSeller } from '../testing/seller.ts'
import { plainProduct } from '../testing/shopper.ts'
import { createTestMall, type TestMall } from '../testing/test-mall.ts'
import { createInquiryBench, type InquiryBench } from './inquiry/testing/inquiry-bench.ts'
import { findTradeViolations } from './trade-checks.ts'

let mall: TestMall
let bench: InquiryBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createInquiryBench(mall)
  await mall.db.update(agreedCatalogue).set({ allowsNonAgreed: true }).where(eq(agreedCatalogue.enterpriseId, demo.enterprises.huaqiTech))
}, 180_000)

beforeEach(async () => {
  await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token: bench.shopper.token })
})

afterAll(() => mall.close())

/** At the market ¥10 a piece and ¥8 from five on; agreed at ¥9, and ¥7.50 from four on. */
const agreedGoods = async () => {
  const goods = await plainProduct(mall, 1_000)
  await mall.db.update(product).set({ marketTiers: [{ minQty: 1, priceFen: 1_000 }, { minQty: 5, priceFen: 800 }] }).where(eq(product.id, goods.id))
  await agree(mall.db, demo.enterprises.huaqiTech, goods.id, [{ minQty: 1, priceFen: 900 }, { minQty: 4, priceFen: 750 }])
  return goods
}

/** Of the catalogue without an agreed price: ¥3, and ¥2.50 from ten on. */
const marketGoods = async () => {
  const goods = await plainProduct(mall, 300)
  await mall.db.update(product).set({ marketTiers: [{ minQty: 1, priceFen: 300 }, { minQty: 10, priceFen: 250 }] }).where(eq(product.id, goods.id))
  await agree(mall.db, demo.enterprises.huaqiTech, goods.id, null)
  return goods
}

/** Outside of the catalogue: quoted at ¥6 a piece where the market has ¥8, and accepted into the cart. */
const quotedGoods = async (Quantity: number) => {
  const goods = await plainProduct(mall, 800)
  await disagree(mall.db, demo.enterprises.huaqiTech, goods.id)
  const { InquiryId } = await bench.sent({ Quantity })
  const quote = await bench.quote({ InquiryId }, [{ productId: goods.id, priceFen: 600 }])
  await bench.decide('Accept', quote)
  return { goods, quote }
}

type Sums = Pick<OrderDetail, 'GoodsAmount' | 'Freight' | 'PayableAmount' | 'SavedAmount' | 'Savings'>

const sumsOf = ({ GoodsAmount, Freight, PayableAmount, SavedAmount, Savings }: Sums): Sums => ({ GoodsAmount, Freight, PayableAmount, SavedAmount, Savings })

const call = <Key extends Parameters<TestMall['call']>[0]>(key: Key, body: Parameters<typeof mall.call<Key>>[1], token = bench.shopper.token) =>
  mall.call(key, body, { token }).then(({ body: answer, message }) => {
    if (answer === null) throw new Error(`${key}: ${message}`)
    return answer
  })

/** The row of an order in the exported workbook, by the heads of its columns. */
const exported = async (OrderNo: string): Promise<Record<string, unknown>> => {
  const response = await mall.fetch('/api/Order/Export', {
    method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bench.shopper.token}` }, body: JSON.stringify({ OrderNo }),
  })
  const [head = [], row = []] = await readSheet(await response.arrayBuffer())
  return Object.fromEntries(head.map((title, at) => [String(title), row[at]]))
}

const inWords = ({ GoodsAmount, Freight, PayableAmount, SavedAmount }: Sums) => ({
  [orderSumNames.goods]: GoodsAmount, [orderSumNames.freight]: Freight, [orderSumNames.payable]: PayableAmount, [orderSumNames.saved]: SavedAmount,
})

/** Orders what is in the cart and returns the order, once every place on the way has said the same sums. */
const follow = async (sums: Sums, Reason?: string) => {
  const { shopper } = bench
  const cart = await shopper.cart()
  expect(sumsOf(cart), 'cart').toEqual(sums)
  expect(cart.Items.some(({ IsNonAgreed }) => IsNonAgreed), 'a quoted line is not 非协议').toBe(false)
  const confirmation = await shopper.confirm()
  expect(sumsOf(confirmation), 'submit page').toEqual(sums)
  const placed = await call('POST /api/Order/Submit', shopper.submissionOf(confirmation, Reason === undefined ? {} : { Reason }))
  if (placed.Outcome !== 'submitted') throw new Error(placed.Outcome)
  const { OrderNo, SubmitId } = placed
  expect(sumsOf(await call('POST /api/Order/SubmitResult', { SubmitId })), 'state page').toEqual(sums)
  const detail = await shopper.detail(OrderNo)
  expect(sumsOf(detail), 'detail').toEqual(sums)
  expect(detail.Lines.reduce((sum, { Subtotal }) => sum + Math.round(Number(Subtotal) * 100), 0), 'the subtotals make up 商品总额').toBe(Math.round(Number(sums.GoodsAmount) * 100))
  const [row] = (await call('POST /api/Order/List', { OrderNo, PageIndex: 1, PageSize: 10 })).Items
  if (row === undefined) throw new Error('The order is not in the list')
  expect(sumsOf(row), 'list').toEqual(sums)
  expect(await exported(OrderNo), 'export').toMatchObject({ ...inWords(sums), [orderSumNames.refused]: 0, [orderSumNames.refunded]: 0, [orderSumNames.net]: sums.PayableAmount, [orderSumNames.paidBack]: 0, [orderSumNames.payingBack]: 0 })
  return OrderNo
}

const receive = async (OrderNo: string) => {
  await createSeller(mall.deps).deliver(OrderNo)
  const { Version } = await bench.shopper.detail(OrderNo)
  return call('POST /api/Order/ConfirmReceipt', { OrderNo, Version })
}

test('a small basket of an agreed, a quoted and a market price has the same sums, with freight, everywhere to the invoice', async () => {
  const { goods, quote } = await quotedGoods(4)
  await bench.shopper.put((await agreedGoods()).code, 4)
  await bench.shopper.put((await marketGoods()).code, 10)
  expect(quote.QuotedAmount, 'the quote has the amount of its line').toBe(24)
  expect((await bench.shopper.cart()).Items.find(({ ProductCode }) => ProductCode === goods.code)).toMatchObject({ Subtotal: 24, QuotedUntil: quote.ValidUntil })
  const OrderNo = await follow({ GoodsAmount: 79, Freight: 8, PayableAmount: 87, SavedAmount: 23, Savings: { Agreed: 10, Quoted: 8, Tier: 5 } })

  await receive(OrderNo)
  const [applyable] = (await call('POST /api/Invoice/ApplyableList', { OrderNo, PageIndex: 1, PageSize: 10 })).Items
  expect(applyable).toMatchObject({ GoodsAmount: 79, Freight: 8, ReturnedAmount: 0, InvoicedAmount: 0, AvailableAmount: 87 })
  const notices = (await mall.db.select().from(userNotice)).filter(({ facts }) => facts.includes(OrderNo))
  expect(notices.length).toBeGreaterThan(0)
  for (const { facts } of notices) expect(facts).toContain(`${orderSumNames.payable} ${yuanText(8_700)}`)
  expect(await findTradeViolations(mall.db)).toEqual([])
})

test('enough for free freight and too much for the buyer’s limit: the approval has the same sums, before and after it is changed', async () => {
  await quotedGoods(50)
  const { code } = await agreedGoods()
  await bench.shopper.put(code, 700)
  const sums = { GoodsAmount: 5_550, Freight: 0, PayableAmount: 5_550, SavedAmount: 1_850, Savings: { Agreed: 1_750, Quoted: 100, Tier: 0 } }
  const OrderNo = await follow(sums, '年会物料')

  const { Token: approver } = await mall.login('approver')
  const find = async () => (await call('POST /api/Approval/List', { View: 'waiting', Keyword: OrderNo, PageIndex: 1, PageSize: 10 }, approver)).Items[0]
  const waiting = await find()
  if (waiting === undefined) throw new Error('Nobody approves it')
  expect(sumsOf(waiting), 'list and peek of approvals').toEqual(sums)
  const detail = await call('POST /api/Approval/Detail', { ApprovalNo: waiting.ApprovalNo }, approver)
  expect(sumsOf(detail), 'detail of the approval').toEqual(sums)
  expect(detail.Lines.some(({ IsNonAgreed }) => IsNonAgreed), 'a quoted line is not 非协议').toBe(false)

  const LineId = detail.Lines.find(({ ProductCode }) => ProductCode === code)?.LineId ?? 0
  await call('POST /api/Approval/EditLines', { RequestId: crypto.randomUUID(), ApprovalNo: waiting.ApprovalNo, Version: detail.Version, Lines: [{ LineId, Quantity: 3 }] }, approver)
  const edited = { GoodsAmount: 327, Freight: 0, PayableAmount: 327, SavedAmount: 103, Savings: { Agreed: 3, Quoted: 100, Tier: 0 } }
  expect(sumsOf((await find()) ?? waiting), 'at the tier of the lower quantity').toEqual(edited)
  expect(sumsOf(await bench.shopper.detail(OrderNo))).toEqual(edited)
  expect(await exported(OrderNo)).toMatchObject(inWords(edited))
  expect(await findTradeViolations(mall.db)).toEqual([])
})

test('what was refused and what came back is taken from 应付 in the same words, and the department bears the rest', async () => {
  await bench.shopper.put((await agreedGoods()).code, 20)
  const { shopper } = bench
  const OrderNo = await follow({ GoodsAmount: 150, Freight: 0, PayableAmount: 150, SavedAmount: 50, Savings: { Agreed: 50, Quoted: 0, Tier: 0 } })
  await createSeller(mall.deps).deliver(OrderNo)
  const sent = await shopper.detail(OrderNo)
  const [line] = sent.Lines
  const received = await call('POST /api/Order/Receive', {
    OrderNo, Version: sent.Version, RequestId: crypto.randomUUID(),
    Lines: [{ PackageNo: sent.Packages[0]?.PackageNo ?? '', LineId: line?.LineId ?? 0, Received: 18, Refused: 2, Reason: '错发', Images: [] }],
  })
  const rest = { GoodsAmount: 150, Freight: 0, PayableAmount: 150, RefusedAmount: 15, RefundAmount: 0, NetAmount: 135 }
  expect(received).toMatchObject(rest)
  expect(await shopper.detail(OrderNo)).toMatchObject({ ...rest, Cost: { Amount: 135 } })
  expect(await exported(OrderNo)).toMatchObject({ [orderSumNames.payable]: 150, [orderSumNames.refused]: 15, [orderSumNames.refunded]: 0, [orderSumNames.net]: 135 })
})
