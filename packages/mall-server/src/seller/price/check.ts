import { and, asc, eq, inArray } from 'drizzle-orm'
import { shiftDay, type CallInput, type CallOutput } from '@mall/api/contract'
import { priceCheckLimits, priceInForce, type SellerPriceCheck, type SellerPriceChecks } from '@mall/api/seller/contract'
import { inCategoriesSql } from '../../catalogue/assortment/products.ts'
import { isInCatalogue, quantityProblem, saleStateOf, type SaleState } from '../../catalogue/assortment/rules.ts'
import { productPicture } from '../../catalogue/pictures/addresses.ts'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasText } from '../../platform/lists/filters.ts'
import { toYuan } from '../../platform/money.ts'
import { findCustomer, record, visibleTo, type CustomerRow } from '../customer/records.ts'
import { hiddenFields } from '../product/fields.ts'
import { floorInForce, shownFloor } from '../product/floor.ts'
import { knownAgreements, knownQuotes } from './known-rules.ts'
import { decisionOf, pricesByDay, pricesByQuantity, rulesLookedAt, type KnownQuestion } from './looked-at.ts'

/** How far before and after the day other days are looked at. */
const daysAround = 183

/** The days that the wire has. */
const within = (day: string): string => (day < '2000-01-01' ? '2000-01-01' : day > '2999-12-31' ? '2999-12-31' : day)

/** 毛利 in percent with one decimal, both with tax (seller.md §9). */
const marginOf = (priceFen: number, costFen: number | null): number | null => (costFen === null ? null : Math.round((1 - costFen / priceFen) * 1_000) / 10)

const saleStateFor = ({ catalogue }: Pick<CustomerRow, 'catalogue'>, { isOnShelf }: Pick<typeof product.$inferSelect, 'isOnShelf'>, held: Parameters<typeof isInCatalogue>[0]): SaleState =>
  saleStateOf(isOnShelf, { inCatalogue: isInCatalogue(held), allowsNonAgreed: catalogue === 'all' })

/** Why a customer cannot order the product in this quantity at all. */
const problemOf = (row: typeof product.$inferSelect, quantity: number, saleState: SaleState): string => {
  if (saleState === 'offShelf') return '该商品已下架'
  if (saleState === 'notInCatalog') return '不在客户的采购目录内'
  return quantityProblem({ moq: row.moq, step: row.step, maxQty: row.maxQty }, quantity)?.message ?? ''
}

const hiddenOf = (caller: StaffCaller): SellerPriceCheck['Hidden'] => hiddenFields(caller).flatMap((field) => (field === 'Cost' || field === 'Floor' ? [field] : []))

/**
 * The prices of many products for a customer and a day: what `checkPrice` says of each, without the rules that did not decide. Read in sets.
 * @throws BusinessError `CUSTOMER_NOT_FOUND`
 */
export const checkPrices = async (db: Db, caller: StaffCaller, { EnterpriseId, Day, Rows }: CallInput<'POST /api/SellerPrice/CheckMany'>): Promise<SellerPriceChecks> => {
  const customer = await findCustomer(db, caller, EnterpriseId)
  const codes = [...new Set(Rows.map(({ ProductCode }) => ProductCode))]
  const found = await db.select({ row: product, floor: floorInForce, inCategories: inCategoriesSql(EnterpriseId, product) }).from(product).where(inArray(product.code, codes))
  const byCode = new Map(found.map((one) => [one.row.code, one]))
  const ids = found.map(({ row }) => row.id)
  const agreementsOf = await knownAgreements(db, customer.record, ids)
  const quotesOf = await knownQuotes(db, EnterpriseId, ids)
  const hidden = hiddenOf(caller)
  return {
    CustomerName: customer.record.name,
    Hidden: hidden,
    Rows: Rows.map(({ ProductCode, Quantity }) => {
      const one = byCode.get(ProductCode)
      if (one === undefined) return { ProductCode, Quantity, Problem: '没有这个商品', Product: null }
      const { row, floor, inCategories } = one
      const price = priceInForce({ quantity: Quantity, day: Day, market: row.marketTiers, agreements: agreementsOf(row.id), quotes: quotesOf(row.id) })
      const floorFen = shownFloor(caller, row.floorFen, floor)
      return {
        ProductCode,
        Quantity,
        Problem: problemOf(row, Quantity, saleStateFor(customer, row, { agreed: price.agreement !== null, inCategories })),
        Product: {
          Name: row.name,
          ImageUrl: productPicture(row),
          Unit: row.unit,
          Price: toYuan(price.priceFen),
          Subtotal: toYuan(price.priceFen * Quantity),
          MarketPrice: toYuan(price.marketFen),
          ...decisionOf(price),
          Margin: marginOf(price.priceFen, hidden.includes('Cost') ? null : row.costFen),
          IsLow: floorFen !== null && price.priceFen < floorFen,
        },
      }
    }),
  }
}

/**
 * The price of a product for a customer, a quantity and a day, and every rule that was looked at.
 * @throws BusinessError `CUSTOMER_NOT_FOUND`, `PRODUCT_NOT_FOUND`
 */
export const checkPrice = async (db: Db, caller: StaffCaller, { EnterpriseId, ProductCode, Quantity, Day }: CallInput<'POST /api/SellerPrice/Check'>): Promise<SellerPriceCheck> => {
  const customer = await findCustomer(db, caller, EnterpriseId)
  const [found] = await db.select({ row: product, floor: floorInForce, inCategories: inCategoriesSql(EnterpriseId, product) }).from(product).where(eq(product.code, ProductCode))
  if (found === undefined) throw new BusinessError('PRODUCT_NOT_FOUND', '商品不存在')
  const { row } = found
  const question: KnownQuestion = {
    quantity: Quantity, day: Day, market: row.marketTiers, unit: row.unit,
    agreements: (await knownAgreements(db, customer.record, [row.id]))(row.id),
    quotes: (await knownQuotes(db, EnterpriseId, [row.id]))(row.id),
  }
  const price = priceInForce(question)
  const hidden = hiddenOf(caller)
  const costFen = hidden.includes('Cost') ? null : row.costFen
  const floorFen = shownFloor(caller, row.floorFen, found.floor)
  const tiers = pricesByQuantity(question, row.moq, row.step)
  const days = pricesByDay(question, within(shiftDay(Day, -daysAround)), within(shiftDay(Day, daysAround)), (day) => shiftDay(day, 1))
  const fenOf = (yuan: number | null): number => Math.round((yuan ?? 0) * 100)
  return {
    EnterpriseId,
    CustomerName: customer.record.name,
    ProductCode,
    Name: row.name,
    ImageUrl: productPicture(row),
    Unit: row.unit,
    Quantity,
    Day,
    Price: toYuan(price.priceFen),
    Subtotal: toYuan(price.priceFen * Quantity),
    MarketSubtotal: toYuan(price.marketFen * Quantity),
    Saved: toYuan(Math.max(0, price.marketFen - price.priceFen) * Quantity),
    ...decisionOf(price),
    Problem: problemOf(row, Quantity, saleStateFor(customer, row, { agreed: price.agreement !== null, inCategories: found.inCategories })),
    Cost: costFen === null ? null : toYuan(costFen),
    Margin: marginOf(price.priceFen, costFen),
    Floor: floorFen === null ? null : toYuan(floorFen),
    Hidden: hidden,
    Rules: rulesLookedAt(question, price).map((rule) => ({ ...rule, Margin: rule.Price === null ? null : marginOf(fenOf(rule.Price), costFen) })),
    Tiers: tiers.map(({ quantity, price: at }, index) => {
      const next = tiers[index + 1]
      return { MinQty: quantity, MaxQty: next === undefined ? null : next.quantity - 1, Price: toYuan(at.priceFen), Margin: marginOf(at.priceFen, costFen), ...decisionOf(at) }
    }),
    Days: days.map(({ day, price: at }) => ({ From: day, Price: toYuan(at.priceFen), ...decisionOf(at) })),
  }
}

/** Customers of the caller by a part of their name. */
export const findCustomers = (db: Db, caller: StaffCaller, keyword: string): Promise<CallOutput<'POST /api/SellerPrice/Customers'>> =>
  db
    .select({ EnterpriseId: record.id, Name: record.name })
    .from(record)
    .where(and(visibleTo(db, caller), hasText(record.name, keyword)))
    .orderBy(asc(record.name), asc(record.id))
    .limit(priceCheckLimits.customers)
