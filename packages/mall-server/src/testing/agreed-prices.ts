import { agreementStatus, agreementVersionStatus } from '@mall/api/seller/contract'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { versionIdsInForce, versionsInForce } from '../catalogue/assortment/agreements.ts'
import type { Db } from '../platform/db/client.ts'
import { agreement, agreementRow, agreementVersion } from '../platform/db/schema/agreement.ts'
import type { PriceTier } from '../platform/db/schema/catalogue.ts'
import { addDays, toDay } from '../platform/time.ts'

/** Rows of the agreements that are in force for a company when the tests take place (2026-03-18). */
export const heldBy = (enterpriseId: number, day = '2026-03-18'): SQL => sql`${agreementRow.versionId} = any(${versionIdsInForce({ enterpriseId, day })})`

/** A product's row for a company. */
export const heldProduct = (enterpriseId: number, productId: number): SQL | undefined => and(eq(agreementRow.productId, productId), heldBy(enterpriseId))

/** Columns of a row with prices of its own; without tiers, of one at the market price. */
const rowAt = (tiers: readonly PriceTier[] | null) =>
  tiers === null ? ({ kind: 'percent', tiers: null, percent: 10_000 } as const) : ({ kind: 'fixed', tiers, percent: null } as const)

/** The version in force of the agreement that a test writes into, made where a company has none. */
const versionOf = async (db: Db, enterpriseId: number): Promise<number> => {
  const [found] = await db
    .select({ id: agreementVersion.id })
    .from(agreementVersion)
    .innerJoin(agreement, eq(agreement.id, agreementVersion.agreementId))
    .where(and(eq(agreement.enterpriseId, enterpriseId), sql`${agreementVersion.id} = any(${versionIdsInForce({ enterpriseId, day: '2026-03-18' })})`))
    .orderBy(agreement.id)
    .limit(1)
  if (found !== undefined) return found.id
  const now = new Date('2026-03-18T10:00:00+08:00')
  const [made] = await db
    .insert(agreement)
    .values({
      agreementNo: `TEST-${String(enterpriseId).padStart(6, '0')}`, level: 'company', enterpriseId, name: '测试协议', fromDay: '2025-01-01', untilDay: toDay(addDays(now, 400)),
      status: agreementStatus.inForce, createdAt: now,
    })
    .returning({ id: agreement.id })
  const [version] = await db
    .insert(agreementVersion)
    .values({ agreementId: made?.id ?? 0, number: 1, fromDay: '2025-01-01', status: agreementVersionStatus.inForce, writtenAt: now })
    .returning({ id: agreementVersion.id })
  return version?.id ?? 0
}

/** Agrees with a company on the prices of a product, from now on; without tiers, on the market price. A row that it has already takes them. */
export const agree = async (db: Db, enterpriseId: number, productId: number, tiers: readonly PriceTier[] | null = null, materialCode?: string): Promise<void> => {
  const values = { ...rowAt(tiers), ...(materialCode === undefined ? {} : { materialCode }) }
  const changed = await db.update(agreementRow).set(values).where(heldProduct(enterpriseId, productId)).returning({ id: agreementRow.productId })
  if (changed.length === 0) await db.insert(agreementRow).values({ ...values, versionId: await versionOf(db, enterpriseId), productId, position: productId })
}

/** Takes a product out of a company's agreements. */
export const disagree = async (db: Db, enterpriseId: number, productId: number): Promise<void> => {
  await db.delete(agreementRow).where(heldProduct(enterpriseId, productId))
}

/** Gives all who have agreed on a price of a product another. */
export const repriceAgreed = async (db: Db, productId: number, tiers: readonly PriceTier[]): Promise<void> => {
  await db.update(agreementRow).set({ tiers }).where(and(eq(agreementRow.productId, productId), eq(agreementRow.kind, 'fixed')))
}

/** Agrees with a company on all that holds for another today, in an agreement of its own. */
export const copyAgreements = async (db: Db, from: number, to: number): Promise<void> => {
  const [source] = await db.select().from(agreement).where(eq(agreement.enterpriseId, from)).orderBy(agreement.id).limit(1)
  if (source === undefined) throw new Error(`Company ${from} has no agreement`)
  const { id: _id, ...columns } = source
  const [made] = await db.insert(agreement).values({ ...columns, agreementNo: `COPY-${to}`, enterpriseId: to }).returning({ id: agreement.id })
  const [version] = await db
    .insert(agreementVersion)
    .values({ agreementId: made?.id ?? 0, number: 1, fromDay: columns.fromDay, status: agreementVersionStatus.inForce, writtenAt: columns.createdAt })
    .returning({ id: agreementVersion.id })
  const versions = versionsInForce({ enterpriseId: from, day: toDay(addDays(columns.createdAt, 100)) })
  await db.execute(sql`
    insert into agreement_row (version_id, product_id, position, material_code, kind, tiers, percent)
    select distinct on (r.product_id) ${version?.id ?? 0}::int, r.product_id, r.position, r.material_code, r.kind, r.tiers, r.percent
    from (${versions}) v join agreement_row r on r.version_id = v.id order by r.product_id, v.place`)
}
