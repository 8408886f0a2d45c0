import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { CallInput, CallOutput } from '@mall/api/contract'
import { agreementLimits, type AgreementLevel } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { enterprise, enterpriseGroup } from '../../platform/db/schema/organisation.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { hasText } from '../../platform/lists/filters.ts'
import { ofCustomers } from '../account/portfolio.ts'

/** Companies and groups of the caller's customers, the newest first. A group only where the caller looks after all of it. */
export const findParties = async (db: Db, caller: StaffCaller, { Keyword }: CallInput<'POST /api/SellerAgreement/Parties'>): Promise<CallOutput<'POST /api/SellerAgreement/Parties'>> => {
  const { parties } = agreementLimits
  const companies = await db
    .select({ PartyId: enterprise.id, Name: enterprise.name })
    .from(enterprise)
    .where(and(ofCustomers(db, caller, enterprise.id), hasText(enterprise.name, Keyword)))
    .orderBy(sql`${enterprise.id} desc`)
    .limit(parties)
  const groups = await db
    .select({ PartyId: enterpriseGroup.id, Name: enterpriseGroup.name, Companies: count(enterprise.id) })
    .from(enterpriseGroup)
    .innerJoin(enterprise, eq(enterprise.groupId, enterpriseGroup.id))
    .where(hasText(enterpriseGroup.name, Keyword))
    .groupBy(enterpriseGroup.id)
    .having(and(gt(count(enterprise.id), 1), sql`bool_and(${ofCustomers(db, caller, enterprise.id) ?? sql`true`})`))
    .orderBy(sql`${enterpriseGroup.id} desc`)
    .limit(parties)
  return [
    ...groups.map(({ PartyId, Name, Companies }) => ({ Level: 'group' as const, PartyId, Name, Companies })),
    ...companies.map(({ PartyId, Name }) => ({ Level: 'company' as const, PartyId, Name, Companies: 1 })),
  ].slice(0, parties)
}

/** Whether a company is the caller's to look after; a group is where all of its companies are. */
export const isPartyOf = async (db: Db, caller: StaffCaller, level: AgreementLevel, id: number): Promise<boolean> => {
  const theirs = ofCustomers(db, caller, enterprise.id) ?? sql`true`
  const rows = await db.select({ isTheirs: sql<boolean>`${theirs}` }).from(enterprise).where(level === 'company' ? eq(enterprise.id, id) : eq(enterprise.groupId, id))
  return rows.length > 0 && rows.every(({ isTheirs }) => isTheirs)
}
