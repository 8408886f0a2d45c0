import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm'
import { inquiryStatus } from '@mall/api/contract'
import { agreementVersionStatus, priceCheckLimits, type AcceptedQuote, type AgreementVersion, type ProductAgreement } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
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

/** The agreements of a company and of its group that hold, held or will hold a product. */
export const knownAgreements = async (db: Db, { id, groupId }: { readonly id: number; readonly groupId: number }, productId: number): Promise<KnownAgreement[]> => {
  const rows = await db
    .select({ agreement, version: agreementVersion, row: agreementRow })
    .from(agreement)
    .innerJoin(agreementVersion, and(eq(agreementVersion.agreementId, agreement.id), eq(agreementVersion.status, agreementVersionStatus.inForce)))
    .leftJoin(agreementRow, and(eq(agreementRow.versionId, agreementVersion.id), eq(agreementRow.productId, productId)))
    .where(or(eq(agreement.enterpriseId, id), eq(agreement.groupId, groupId)))
    .orderBy(desc(agreement.untilDay), asc(agreement.id), asc(agreementVersion.fromDay), asc(agreementVersion.number))
  return [...groupBy(rows, (row) => row.agreement.id).values()]
    .map((ofOne): KnownAgreement => {
      const [{ agreement: { id: agreementId, name, agreementNo, level, untilDay, endedOn } }] = ofOne
      return {
        id: agreementId, name, number: agreementNo, level, until: endedOn !== null && endedOn < untilDay ? endedOn : untilDay,
        versions: ofOne.map(({ version, row }) => ({
          number: version.number, from: version.fromDay,
          row: row === null ? null : row.tiers === null ? { kind: 'percent', percent: row.percent ?? 0 } : { kind: 'fixed', tiers: row.tiers },
        })),
      }
    })
    .filter(({ versions }) => versions.some(({ row }) => row !== null))
    .slice(0, priceCheckLimits.rules)
}

/** The quotes of a product that buyers of a company accepted, those that end last first. */
export const knownQuotes = async (db: Db, enterpriseId: number, productId: number): Promise<KnownQuote[]> => {
  const rows = await db
    .select({ inquiry, line: inquiryLine, buyer: displayName })
    .from(inquiryLine)
    .innerJoin(inquiry, eq(inquiry.id, inquiryLine.inquiryId))
    .innerJoin(appUser, eq(appUser.id, inquiry.userId))
    .where(and(eq(inquiryLine.quotedProductId, productId), eq(inquiry.enterpriseId, enterpriseId), eq(inquiry.status, inquiryStatus.accepted), isNotNull(inquiry.validUntil)))
    .orderBy(desc(inquiry.validUntil), desc(inquiry.id), asc(inquiryLine.id))
    .limit(priceCheckLimits.rules)
  return rows.flatMap(({ inquiry: { inquiryNo, validUntil }, line: { quotedPriceFen, quotedMoq, quotedQuantity }, buyer }) =>
    validUntil === null || quotedPriceFen === null || quotedMoq === null || quotedQuantity === null
      ? []
      : [{ number: inquiryNo, priceFen: quotedPriceFen, minQty: quotedMoq, maxQty: quotedQuantity, until: toDay(validUntil), buyer }],
  )
}
