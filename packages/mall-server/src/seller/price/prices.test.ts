import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inquiryStatus, shiftDay } from '@mall/api/contract'
import { agreementStatus, agreementVersionStatus, compareAgreements, priceInForce, type AcceptedQuote, type AgreedRow, type AgreementRank, type ProductAgreement, type TierFen } from '@mall/api/seller/contract'
import { versionsInForce } from '../../catalogue/assortment/agreements.ts'
import { demo } from '../../demo/organisation.ts'
import { queryRows } from '../../platform/db/client.ts'
import { agreement, agreementRow, agreementVersion } from '../../platform/db/schema/agreement.ts'
import { budget, budgetLedger } from '../../platform/db/schema/budget.ts'
import { agreedCatalogue, product, productStock } from '../../platform/db/schema/catalogue.ts'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { toYuan } from '../../platform/money.ts'
import { startOfDay } from '../../platform/time.ts'
import { plainProduct } from '../../testing/shopper.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let goods: { readonly id: number; readonly code: string }

const first = '2026-03-18'
const company = demo.enterprises.huaqiTech
const hour = 3_600_000

beforeAll(async () => {
  mall = await createTestMall()
  goods = await plainProduct(mall)
  await mall.db.update(agreedCatalogue).set({ allowsNonAgreed: true }).where(eq(agreedCatalogue.enterpriseId, company))
  await mall.db.update(enterprise).set({ maxOpenOrders: 200 }).where(eq(enterprise.id, company))
}, 120_000)
afterAll(() => mall.close())

const at = (day: string, hours = 10) => mall.setNow(new Date(startOfDay(day).getTime() + hours * hour))

interface Agreed extends Omit<ProductAgreement, 'number' | 'versions'> {
  readonly versions: readonly { readonly from: string; readonly row: AgreedRow | null }[]
}

/** Leaves the product with these agreements and this quote alone, and returns them with their numbers and ids. */
const write = async (agreements: readonly Agreed[], quote: AcceptedQuote | null, market: readonly TierFen[]) => {
  await mall.db.update(orderLine).set({ agreementVersionId: null })
  await mall.db.delete(agreementRow).where(eq(agreementRow.productId, goods.id))
  await mall.db.delete(agreement).where(sql`agreement_no like 'PT-%'`)
  await mall.db.update(inquiryLine).set({ quotedProductId: null, quotedPriceFen: null, quotedTaxBp: null, quotedMoq: null, quotedLeadDays: null, quotedQuantity: null, quotedAt: null }).where(eq(inquiryLine.quotedProductId, goods.id))
  await mall.db.update(product).set({ marketTiers: [...market], marketPriceFen: market[0]?.priceFen ?? 1 }).where(eq(product.id, goods.id))
  await mall.db.update(productStock).set({ quantity: 5_000 }).where(eq(productStock.productId, goods.id))
  const ids = new Map<string, number>()
  const written: ProductAgreement[] = []
  for (const [place, { level, until, versions }] of agreements.entries()) {
    const number = `PT-${String(place).padStart(4, '0')}`
    const [made] = await mall.db
      .insert(agreement)
      .values({
        agreementNo: number, level, ...(level === 'company' ? { enterpriseId: company } : { groupId: demo.groups.huaqi }), name: number,
        fromDay: '2020-01-01', untilDay: until, status: agreementStatus.inForce, createdAt: mall.clock(),
      })
      .returning({ id: agreement.id })
    for (const [index, { from, row }] of versions.entries()) {
      const [version] = await mall.db
        .insert(agreementVersion)
        .values({ agreementId: made?.id ?? 0, number: index + 1, fromDay: from, status: agreementVersionStatus.inForce, writtenAt: mall.clock() })
        .returning({ id: agreementVersion.id })
      ids.set(`${number} ${from}`, version?.id ?? 0)
      if (row === null) continue
      const price = row.kind === 'fixed' ? { kind: row.kind, tiers: row.tiers } : { kind: row.kind, percent: row.percent }
      await mall.db.insert(agreementRow).values({ ...price, versionId: version?.id ?? 0, productId: goods.id, position: 0 })
    }
    written.push({ number, level, until, versions })
  }
  if (quote !== null) {
    const [row] = await mall.db
      .insert(inquiry)
      .values({
        groupId: demo.groups.huaqi, enterpriseId: company, departmentId: demo.departments.administration, userId: demo.users.buyer, status: inquiryStatus.accepted,
        createdAt: mall.clock(), validUntil: new Date(startOfDay(shiftDay(quote.until, 1)).getTime() - 1_000),
      })
      .returning({ id: inquiry.id })
    await mall.db.insert(inquiryLine).values({
      inquiryId: row?.id ?? 0, name: '询价', brand: '', model: '', spec: '', unit: '件', quantity: quote.maxQty, images: [], link: '', remark: '',
      quotedProductId: goods.id, quotedPriceFen: quote.priceFen, quotedTaxBp: 1300, quotedMoq: quote.minQty, quotedLeadDays: 2, quotedQuantity: quote.maxQty, quotedAt: mall.clock(),
    })
  }
  return { written, ids }
}

const need = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}

/** Every price of the product that the mall says on its day. */
const asked = async (quantity: number, staff: string) => {
  const { Token: token } = await mall.login('buyer')
  const day = new Date(mall.clock().getTime() + 8 * hour).toISOString().slice(0, 10)
  const call: TestMall['call'] = (key, input) => mall.call(key, input, { token })
  const ProductCode = goods.code
  const [listed] = need(await call('POST /api/Product/List', { Keyword: ProductCode, PageIndex: 1, PageSize: 20 })).Items
  const priced = need(await call('POST /api/Product/List', { Keyword: ProductCode, PriceMin: listed?.CustomerPrice ?? 0, PriceMax: listed?.CustomerPrice ?? 0, PageIndex: 1, PageSize: 20 })).Items
  const agreed = need(await call('POST /api/Product/List', { Keyword: ProductCode, OnlyAgreed: true, PageIndex: 1, PageSize: 20 })).Items
  const detail = need(await call('POST /api/Product/Detail', { ProductCode }))
  const quick = need(await call('POST /api/QuickOrder/Check', { Rows: [{ RowNo: 1, Code: ProductCode, Quantity: String(quantity), Remark: '' }] })).Rows[0]
  await call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false })
  await call('POST /api/ShoppingCart/AddToCart', { Items: [{ ProductCode, Quantity: quantity }] })
  const [line] = need(await call('POST /api/ShoppingCart/List', {})).Items
  const confirmation = need(await call('POST /api/Order/Confirm', { CartItemIds: [line?.CartItemId ?? 0] }))
  const submitted = need(await call('POST /api/Order/Submit', {
    ConfirmToken: confirmation.ConfirmToken, RequestId: crypto.randomUUID(), AddressId: confirmation.Addresses[0]?.AddressId ?? 0,
    DepartmentId: confirmation.Departments[0]?.DepartmentId ?? 0, PaymentType: 1, InvoiceMode: 3, Reason: '补货',
  }))
  if (submitted.Outcome !== 'submitted') throw new Error(submitted.Outcome)
  const [ordered] = await mall.db.select({ line: orderLine }).from(orderLine).innerJoin(orders, eq(orders.id, orderLine.orderId)).where(eq(orders.orderNo, submitted.OrderNo))
  const check = need(await mall.call('POST /api/SellerPrice/Check', { EnterpriseId: company, ProductCode, Quantity: quantity, Day: day }, { token: staff }))
  return {
    one: { list: listed?.CustomerPrice, isFiltered: priced.length === 1, isAgreed: listed?.IsAgreed, isInAgreed: agreed.length === 1 },
    page: detail.CustomerPrice,
    many: {
      tier: detail.TierPrices.findLast(({ MinQty }) => MinQty <= quantity)?.Price, quick: quick?.Product?.Price, cart: line?.Price, confirm: confirmation.Items[0]?.Price,
      order: toYuan(ordered?.line.priceFen ?? 0), check: check.Price,
    },
    versionId: ordered?.line.agreementVersionId ?? null,
    check,
  }
}

const tiers = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 200 })), { minLength: 1, maxLength: 3 })
  .map((steps) => steps.reduce<TierFen[]>((made, [gap, fen]) => {
    const last = made.at(-1)
    return [...made, last === undefined ? { minQty: 1, priceFen: 1_000 + fen } : { minQty: last.minQty + gap, priceFen: last.priceFen - Math.min(fen, 100) }]
  }, []))
const row: fc.Arbitrary<AgreedRow | null> = fc.oneof(
  { weight: 4, arbitrary: tiers.map((made): AgreedRow => ({ kind: 'fixed', tiers: made })) },
  { weight: 3, arbitrary: fc.oneof(fc.integer({ min: 5_000, max: 9_999 }), fc.constant(10_000)).map((percent): AgreedRow => ({ kind: 'percent', percent })) },
  { weight: 1, arbitrary: fc.constant(null) },
)
const dayFrom = (min: number, max: number) => fc.integer({ min, max }).map((days) => shiftDay(first, days))
const versions = fc
  .uniqueArray(fc.record({ from: dayFrom(-4, 4), row }), { minLength: 1, maxLength: 3, selector: ({ from }) => from })
  .map((made) => made.toSorted((one, other) => (one.from < other.from ? -1 : 1)))
const agreements = fc.array(fc.record({ level: fc.constantFrom('company' as const, 'group' as const), until: dayFrom(-2, 6), versions }), { maxLength: 4 })
const quotes = fc.option(fc.record({ number: fc.constant('XJ'), priceFen: fc.integer({ min: 700, max: 1_100 }), minQty: fc.integer({ min: 1, max: 8 }), maxQty: fc.integer({ min: 8, max: 30 }), until: dayFrom(-2, 3) }), { nil: null })

/** Budgets that no order uses up. */
const fillBudgets = async () => {
  await mall.db.delete(budgetLedger)
  await mall.db.update(budget).set({ totalFen: 1_000_000_000, usedFen: 0, frozenFen: 0, adjustedFen: 0 })
}

test('list, page, quick order, cart, submission, order and check have the price of the one rule, to the fen', async () => {
  const { Token: staff } = await loginStaff(mall, 'seller')
  await fillBudgets()
  await fc.assert(
    fc.asyncProperty(agreements, quotes, tiers, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 3 }), async (drawn, quote, market, quantity, days) => {
      const day = shiftDay(first, days)
      at(first)
      const { written, ids } = await write(drawn, quote, market)
      at(day)
      const question = { day, market, agreements: written, quotes: quote === null ? [] : [quote] }
      const [one, page, many] = [priceInForce({ ...question, quotes: [], quantity: 1 }), priceInForce({ ...question, quantity: 1 }), priceInForce({ ...question, quantity })]
      const said = await asked(quantity, (await staffOn(staff, day)))
      expect(said.one.list).toBe(toYuan(one.priceFen))
      expect(said.one.isFiltered).toBe(true)
      expect(said.one.isInAgreed).toBe(said.one.isAgreed)
      expect(said.page).toBe(toYuan(page.priceFen))
      const price = toYuan(many.priceFen)
      expect(said.many).toEqual({ tier: price, quick: price, cart: price, confirm: price, order: price, check: price })
      expect(said.versionId).toBe(many.quote !== null || many.agreement === null ? null : ids.get(`${many.agreement.number} ${many.agreement.from}`))
      expect(said.check.Rules.filter(({ Outcome }) => Outcome === 'decided')).toHaveLength(1)
      expect(said.check.Rules.find(({ Outcome }) => Outcome === 'decided')?.Price).toBe(price)

      const held = await queryRows<AgreementRank>(mall.db, sql`select agreement_no as number, level, from_day::text as "from" from (${versionsInForce({ enterpriseId: company, day })}) v order by place desc`)
      expect(held).toEqual(held.toSorted(compareAgreements))
    }),
    { numRuns: 25 },
  )
}, 300_000)

let staffTokens: ReadonlyMap<string, string> = new Map()
/** A session of the staff on a day: they end after eight hours. */
const staffOn = async (today: string, day: string): Promise<string> => {
  if (day === first) return today
  const known = staffTokens.get(day)
  if (known !== undefined) return known
  const { Token } = await loginStaff(mall, 'seller')
  staffTokens = new Map([...staffTokens, [day, Token]])
  return Token
}

describe('the day', () => {
  const fixed = (priceFen: number): AgreedRow => ({ kind: 'fixed', tiers: [{ minQty: 1, priceFen }] })
  const market = [{ minQty: 1, priceFen: 1_000 }]
  const listed = async () => {
    const { Token: token } = await mall.login('buyer')
    const { Items } = need(await mall.call('POST /api/Product/List', { Keyword: goods.code, SortBy: 'priceAsc', PageIndex: 1, PageSize: 20 }, { token }))
    return [Items[0]?.CustomerPrice, Items[0]?.IsAgreed]
  }

  test('changes prices at 24:00 in Shanghai, also where the catalogue was read before', async () => {
    at(first)
    await write([{ level: 'company', until: shiftDay(first, 2), versions: [{ from: first, row: fixed(800) }, { from: shiftDay(first, 1), row: fixed(700) }] }], null, market)
    expect(await listed()).toEqual([8, true])
    at(first, 23.999)
    expect(await listed()).toEqual([8, true])
    at(shiftDay(first, 1), 0)
    expect(await listed()).toEqual([7, true])
    at(shiftDay(first, 2), 23.999)
    expect(await listed()).toEqual([7, true])
    at(shiftDay(first, 3), 0)
    expect(await listed()).toEqual([10, false])
  })

  test('a price that ended between confirmation and submission is said, and not charged', async () => {
    at(first, 23.9)
    await write([{ level: 'company', until: first, versions: [{ from: first, row: fixed(800) }] }], null, market)
    const { Token: token } = await mall.login('buyer')
    await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token })
    await mall.call('POST /api/ShoppingCart/AddToCart', { Items: [{ ProductCode: goods.code, Quantity: 2 }] }, { token })
    const [line] = need(await mall.call('POST /api/ShoppingCart/List', {}, { token })).Items
    const confirmation = need(await mall.call('POST /api/Order/Confirm', { CartItemIds: [line?.CartItemId ?? 0] }, { token }))
    expect(confirmation.Items[0]?.Price).toBe(8)
    at(shiftDay(first, 1), 0.1)
    const submitted = need(await mall.call('POST /api/Order/Submit', {
      ConfirmToken: confirmation.ConfirmToken, RequestId: crypto.randomUUID(), AddressId: confirmation.Addresses[0]?.AddressId ?? 0,
      DepartmentId: confirmation.Departments[0]?.DepartmentId ?? 0, PaymentType: 1, InvoiceMode: 3, Reason: '补货',
    }, { token }))
    expect(submitted).toMatchObject({ Outcome: 'changed', Changes: [{ Kind: 'price', Text: '单价由¥8.00变为¥10.00' }] })
  })
})
