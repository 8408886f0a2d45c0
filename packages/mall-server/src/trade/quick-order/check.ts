import { inArray } from 'drizzle-orm'
import type { CallInput, CallOutput } from '@mall/api/contract'
import { ownNumbersOf, ownNumbersOnSale } from '../../catalogue/assortment/agreements.ts'
import { priceOf, type Sellable } from '../../catalogue/assortment/rules.ts'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { together } from '../../platform/db/together.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { compact, isRounded } from '../../platform/imports/cells.ts'
import { productsMeantBy } from '../../catalogue/search/store.ts'
import { isNear } from '../../catalogue/search/typos.ts'
import { toYuan } from '../../platform/money.ts'
import { offersOf } from '../../catalogue/pricing/offers.ts'
import { deliveryAreaOf } from '../shopping-cart/view.ts'
import { checkRows, type CheckedRow, type ResolvedRow } from './rules.ts'

/** Ids of the products that codes mean: by the mall's code first, else by the company's own number. */
const idsByCode = async (db: Db, caller: Caller, codes: readonly string[]): Promise<(code: string) => readonly number[]> => {
  const [products, numbers] = await together([
    db.select({ id: product.id, code: product.code }).from(product).where(inArray(product.code, [...codes])),
    ownNumbersOf(db, caller, codes),
  ])
  return (code) => {
    const exact = products.filter((row) => row.code === code)
    return exact.length > 0 ? exact.map(({ id }) => id) : numbers.filter(({ materialCode }) => materialCode === code).map(({ productId }) => productId)
  }
}

/** Products that are offered for a code that is none. */
const offered = 3

/** Numbers of a company that are compared with one that it does not have. */
const compared = 5_000

type Nearest = CallOutput<'POST /api/QuickOrder/Check'>['Rows'][number]['Nearest']

/** What codes that are none may have meant: the company's own numbers and the mall's codes with one mistake, else what their words find. */
const meantBy = async (db: Db, caller: Caller, unknown: readonly string[]): Promise<ReadonlyMap<string, Nearest>> => {
  const codes = [...new Set(unknown)].filter((code) => code !== '' && !isRounded(code))
  if (codes.length === 0) return new Map()
  const own = await ownNumbersOnSale(db, caller, compared)
  const found = await productsMeantBy(db, caller, codes, offered)
  return new Map(codes.map((code) => {
    const near = own.filter(({ materialCode }) => isNear(materialCode, code)).map(({ code: ProductCode, name: CustomerProductName }) => ({ ProductCode, CustomerProductName }))
    const others = (found.get(code) ?? []).map(({ ProductCode, ProductName }) => ({ ProductCode, CustomerProductName: ProductName }))
    return [code, [...new Map([...near, ...others].map((one) => [one.ProductCode, one])).values()].slice(0, offered)]
  }))
}

const productToWire = (sellable: Sellable, { verdict, quantity }: CheckedRow) => {
  const price = priceOf(sellable, quantity ?? sellable.moq)
  return {
    ProductCode: sellable.code,
    CustomerProductName: sellable.name,
    ImageUrl: sellable.imageUrl,
    Unit: sellable.unit,
    Price: verdict === 'OK' ? toYuan(price.priceFen) : null,
    IsAgreed: price.isAgreed,
  }
}

/** What can be bought of the rows, as the cart would see them: the same number of queries for one row as for all. */
export const checkQuickOrder = async (
  db: Db,
  caller: Caller,
  { Rows }: CallInput<'POST /api/QuickOrder/Check'>,
  now: Date,
): Promise<CallOutput<'POST /api/QuickOrder/Check'>> => {
  const codes = [...new Set(Rows.map(({ Code }) => compact(Code)).filter((code) => code !== ''))]
  const idsOf = codes.length === 0 ? () => [] : await idsByCode(db, caller, codes)
  const ids = [...new Set(codes.flatMap(idsOf))]
  const offers = await offersOf(db, caller, ids, await deliveryAreaOf(db, caller), now)
  const byId = new Map(offers.map((offer) => [offer.productId, offer]))
  const resolved = Rows.map(({ RowNo, Code, Quantity }): ResolvedRow => {
    const [only, another] = idsOf(compact(Code)).flatMap((id) => byId.get(id) ?? [])
    return { rowNo: RowNo, code: Code, quantity: Quantity, product: another === undefined ? (only ?? 'unknown') : 'ambiguous' }
  })
  const meant = await meantBy(db, caller, resolved.flatMap((row) => (row.product === 'unknown' ? [compact(row.code)] : [])))
  return {
    Rows: checkRows(resolved).map((row, index) => ({
      RowNo: row.rowNo,
      Verdict: row.verdict,
      Message: row.message,
      Product: row.product && productToWire(row.product, row),
      Quantity: row.quantity,
      MergedInto: row.mergedInto,
      FixedQuantity: row.fixedQuantity,
      Nearest: row.verdict === 'NOT_FOUND' ? [...(meant.get(compact(resolved[index]?.code ?? '')) ?? [])] : [],
    })),
  }
}
