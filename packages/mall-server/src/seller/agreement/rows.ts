import { and, asc, eq, gt, inArray, or, sql, sum, type SQL } from 'drizzle-orm'
import { purchaseStatuses, type CallInput, type CallOutput } from '@mall/api/contract'
import { agreementBoughtDays, agreementRowsAtOnce, lowestFen, type AgreedTerms, type AgreementProduct, type AgreementRow } from '@mall/api/seller/contract'
import { productPicture } from '../../catalogue/pictures/addresses.ts'
import type { Db } from '../../platform/db/client.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { offsetOf } from '../../platform/lists/list-page.ts'
import { toFen, toYuan } from '../../platform/money.ts'
import { addDays } from '../../platform/time.ts'
import { ofCustomers } from '../account/portfolio.ts'
import { hiddenFields } from '../product/fields.ts'
import { floorInForce, shownFloor } from '../product/floor.ts'
import { findVersion, pieceFen, record, row, versionBefore, type VersionRow } from './records.ts'

type Product = typeof product.$inferSelect
type Row = typeof row.$inferSelect

/** What may not be shown to somebody: a cost that stands in for a floor is a cost. */
export const hiddenOf = (caller: Pick<StaffCaller, 'permissions'>): ('Cost' | 'Floor')[] => hiddenFields(caller).filter((field) => field === 'Cost' || field === 'Floor')

const marketOf = ({ marketTiers }: Pick<Product, 'marketTiers'>) => marketTiers.map(({ minQty, priceFen }) => ({ MinQty: minQty, Price: toYuan(priceFen) }))

/** The terms of a row as they are sent. */
export const termsOf = ({ kind, tiers, percent }: Pick<Row, 'kind' | 'tiers' | 'percent'>): AgreedTerms => {
  const [first, ...rest] = tiers ?? []
  return kind === 'percent' || first === undefined
    ? { Price: null, Percent: (percent ?? 0) / 100, Tiers: [] }
    : { Price: toYuan(first.priceFen), Percent: null, Tiers: rest.map(({ minQty, priceFen }) => ({ MinQty: minQty, Price: toYuan(priceFen) })) }
}

/** The columns of some terms. */
export const columnsOf = ({ Price, Percent, Tiers }: AgreedTerms): Pick<Row, 'kind' | 'tiers' | 'percent'> =>
  Price === null
    ? { kind: 'percent', tiers: null, percent: Math.round((Percent ?? 100) * 100) }
    : { kind: 'fixed', percent: null, tiers: [{ minQty: 1, priceFen: toFen(Price) }, ...Tiers.map(({ MinQty, Price: each }) => ({ minQty: MinQty, priceFen: toFen(each) }))] }

/** Whether a row is below the floor in force (`floorInForce`) at any quantity. */
export const isLow = (terms: AgreedTerms, one: Pick<Product, 'marketTiers'>, floorFen: number | null): boolean => floorFen !== null && lowestFen(terms, marketOf(one)) < floorFen

/** What is known of products beside their own columns. */
interface Around {
  readonly beforeFen: (productId: number) => number | null
  readonly bought: (productId: number) => AgreementProduct['Bought']
}

const noPurchase: AgreementProduct['Bought'] = { Quantity: 0, Amount: 0 }

/** What the companies that buy by an agreement ordered of products within a year, in one read; other companies of a group than the caller's are not theirs to know of. */
const boughtOf = async (db: Db, caller: StaffCaller, agreementId: number, productIds: readonly number[], now: Date): Promise<Around['bought']> => {
  if (productIds.length === 0) return () => noPurchase
  const buyers = db
    .select({ id: enterprise.id })
    .from(enterprise)
    .innerJoin(record, or(eq(record.enterpriseId, enterprise.id), eq(record.groupId, enterprise.groupId)))
    .where(and(eq(record.id, agreementId), ofCustomers(db, caller, enterprise.id)))
  const rows = await db
    .select({ productId: reportLine.productId, quantity: sum(reportLine.quantity).mapWith(Number), fen: sql<number>`sum(${reportLine.quantity} * ${reportLine.priceFen})`.mapWith(Number) })
    .from(reportLine)
    .where(and(inArray(reportLine.enterpriseId, buyers), gt(reportLine.orderedAt, addDays(now, -agreementBoughtDays)), inArray(reportLine.status, [...purchaseStatuses]), sql`${reportLine.productId} = any(${intArray(productIds)})`))
    .groupBy(reportLine.productId)
  const found = new Map(rows.map(({ productId, quantity, fen }) => [productId, { Quantity: quantity, Amount: toYuan(fen) }]))
  return (productId) => found.get(productId) ?? noPurchase
}

const aroundOf = async (db: Db, caller: StaffCaller, one: VersionRow, productIds: readonly number[], now: Date): Promise<Around> => {
  const before = await piecesOf(db, (await versionBefore(db, one))?.id, productIds)
  return { beforeFen: (productId) => before.get(productId) ?? null, bought: await boughtOf(db, caller, one.agreementId, productIds, now) }
}

const factsOf = (caller: Pick<StaffCaller, 'permissions'>, one: Product, floorFen: number | null, around: Around): AgreementProduct => {
  const beforeFen = around.beforeFen(one.id)
  const hidden = hiddenOf(caller)
  const floor = shownFloor(caller, one.floorFen, floorFen)
  return {
    ProductCode: one.code,
    Name: one.name,
    ImageUrl: productPicture(one),
    Unit: one.unit,
    OnShelf: one.isOnShelf,
    Market: marketOf(one),
    Floor: floor === null ? null : toYuan(floor),
    Cost: hidden.includes('Cost') || one.costFen === null ? null : toYuan(one.costFen),
    Before: beforeFen === null ? null : toYuan(beforeFen),
    Bought: around.bought(one.id),
  }
}

/** The price of one piece of products in a version. */
const piecesOf = async (db: Db, versionId: number | undefined, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (versionId === undefined || productIds.length === 0) return new Map()
  const rows = await db
    .select({ productId: row.productId, fen: sql<number>`${pieceFen}`.mapWith(Number) })
    .from(row)
    .innerJoin(product, eq(product.id, row.productId))
    .where(and(eq(row.versionId, versionId), inArray(row.productId, [...productIds])))
  return new Map(rows.map(({ productId, fen }) => [productId, fen]))
}

/** Rows of a version with their products, in their order. */
export const rowsOf = (db: Db, versionId: number, where?: SQL) =>
  db.select({ row, product, floor: floorInForce }).from(row).innerJoin(product, eq(product.id, row.productId)).where(and(eq(row.versionId, versionId), where)).orderBy(asc(row.position), asc(row.productId)).$dynamic()

/**
 * A page of the rows of a version.
 * @throws BusinessError `AGREEMENT_NOT_FOUND`
 */
export const agreementRowsPage = async (db: Db, caller: StaffCaller, request: CallInput<'POST /api/SellerAgreement/Rows'>, now: Date): Promise<CallOutput<'POST /api/SellerAgreement/Rows'>> => {
  const one = await findVersion(db, caller, request.AgreementId, request.VersionNo)
  const found = await rowsOf(db, one.id).limit(request.PageSize).offset(offsetOf(request))
  const around = await aroundOf(db, caller, one, found.map(({ row: { productId } }) => productId), now)
  return {
    Items: found.map(({ row: each, product: of, floor }): AgreementRow => {
      const terms = termsOf(each)
      return {
        ...factsOf(caller, of, floor, around),
        Position: each.position,
        MaterialCode: each.materialCode ?? '',
        Price: terms.Price,
        Percent: terms.Percent,
        Tiers: [...terms.Tiers],
        LowReason: each.lowReason,
        IsLow: isLow(terms, of, floor),
        Decision: each.decision,
        DecisionReason: each.decisionReason,
      }
    }),
    total: await db.$count(row, eq(row.versionId, one.id)),
  }
}

/**
 * What is known of products that are typed; codes without a product are left out.
 * @throws BusinessError `AGREEMENT_NOT_FOUND`
 */
export const agreementProducts = async (db: Db, caller: StaffCaller, { AgreementId, VersionNo, Codes }: CallInput<'POST /api/SellerAgreement/Products'>, now: Date): Promise<AgreementProduct[]> => {
  const one = await findVersion(db, caller, AgreementId, VersionNo)
  const found = Codes.length === 0 ? [] : await db.select({ product, floor: floorInForce }).from(product).where(inArray(product.code, [...Codes])).limit(agreementRowsAtOnce)
  const around = await aroundOf(db, caller, one, found.map((each) => each.product.id), now)
  return found.map((each) => factsOf(caller, each.product, each.floor, around))
}
