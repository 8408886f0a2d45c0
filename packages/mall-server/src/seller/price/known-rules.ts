import { and, asc, desc, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import { inquiryStatus } from '@mall/api/contract'
import { agreementVersionStatus, priceCheckLimits, type AcceptedQuote, type AgreementVersion, type ProductAgreement } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { agreement, agreementRow, agreementVersion } from '../../platform/db/schema/agreement.ts'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { groupBy } from '../../platform/group-by.ts'
import { toDay } from '../../platform/time.ts'

/** The version of an agreement, with its number among them. */
interface KnownVersion extends AgreementVersion {
  readonly number: number
}

/** An agreement with all that was ever approved of it about one product. */
export interface KnownAgreement extends ProductAgreement {
  readonly id: number
  readonly name: string
  readonly versions: readonly KnownVersion[]
}

/** A quote that somebody of the company accepted, whenever it holds. */
export interface KnownQuote extends AcceptedQuote {
  readonly buyer: string
}

type RuleRow = typeof agreementRow.$inferSelect

const ruleOf = (row: RuleRow | undefined): KnownVersion['row'] =>
  row === undefined ? null : row.tiers === null ? { kind: 'percent', percent: row.percent ?? 0 } : { kind: 'fixed', tiers: row.tiers }

/** The agreements of a company and of its group that hold, held or will hold each of some products, by the product: two reads for any number. */
export const knownAgreements = async (db: Db, { id, groupId }: { readonly id: number; readonly groupId: number }, productIds: readonly number[]): Promise<(productId: number) => KnownAgreement[]> => {
  const versions = await db
    .select({ agreement, version: agreementVersion })
    .from(agreement)
    .innerJoin(agreementVersion, and(eq(agreementVersion.agreementId, agreement.id), eq(agreementVersion.status, agreementVersionStatus.inForce)))
    .where(or(eq(agreement.enterpriseId, id), eq(agreement.groupId, groupId)))
    .orderBy(desc(agreement.untilDay), asc(agreement.id), asc(agreementVersion.fromDay), asc(agreementVersion.number))
  const isOfVersion = sql`${agreementRow.versionId} = any(${intArray(versions.map(({ version }) => version.id))})`
  const rows = versions.length === 0 ? [] : await db.select().from(agreementRow).where(and(isOfVersion, sql`${agreementRow.productId} = any(${intArray(productIds)})`))
  const byProduct = groupBy(rows, ({ productId }) => productId)
  const byAgreement = [...groupBy(versions, (row) => row.agreement.id).values()]
  return (productId) => {
    const ofProduct = new Map((byProduct.get(productId) ?? []).map((row) => [row.versionId, row]))
    return byAgreement
      .filter((ofOne) => ofOne.some(({ version }) => ofProduct.has(version.id)))
      .map((ofOne): KnownAgreement => {
        const [{ agreement: { id: agreementId, name, agreementNo, level, untilDay, endedOn } }] = ofOne
        return {
          id: agreementId, name, number: agreementNo, level, until: endedOn !== null && endedOn < untilDay ? endedOn : untilDay,
          versions: ofOne.map(({ version }) => ({ number: version.number, from: version.fromDay, row: ruleOf(ofProduct.get(version.id)) })),
        }
      })
      .slice(0, priceCheckLimits.rules)
  }
}

/** The quotes of some products that buyers of a company accepted, by the product, those that end last first. */
export const knownQuotes = async (db: Db, enterpriseId: number, productIds: readonly number[]): Promise<(productId: number) => KnownQuote[]> => {
  const accepted = db
    .select({
      productId: inquiryLine.quotedProductId,
      number: inquiry.inquiryNo,
      priceFen: inquiryLine.quotedPriceFen,
      minQty: inquiryLine.quotedMoq,
      maxQty: inquiryLine.quotedQuantity,
      validUntil: inquiry.validUntil,
      buyer: sql<string>`${displayName}`.as('buyer'),
      nth: sql<number>`row_number() over (partition by ${inquiryLine.quotedProductId} order by ${inquiry.validUntil} desc, ${inquiry.id} desc, ${inquiryLine.id})`.as('nth'),
    })
    .from(inquiryLine)
    .innerJoin(inquiry, eq(inquiry.id, inquiryLine.inquiryId))
    .innerJoin(appUser, eq(appUser.id, inquiry.userId))
    .where(and(sql`${inquiryLine.quotedProductId} = any(${intArray(productIds)})`, eq(inquiry.enterpriseId, enterpriseId), eq(inquiry.status, inquiryStatus.accepted), isNotNull(inquiry.validUntil)))
    .as('accepted')
  // So many of each, however many another product has.
  const rows = await db.select().from(accepted).where(lte(accepted.nth, priceCheckLimits.rules)).orderBy(asc(accepted.nth))
  const byProduct = groupBy(rows, ({ productId }) => productId)
  return (productId) =>
    (byProduct.get(productId) ?? []).flatMap(({ number, priceFen, minQty, maxQty, validUntil, buyer }) =>
      validUntil === null || priceFen === null || minQty === null || maxQty === null ? [] : [{ number, priceFen, minQty, maxQty, until: toDay(validUntil), buyer }],
    )
}
