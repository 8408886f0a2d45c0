import { paymentType } from '@mall/api/contract'
import { eq } from 'drizzle-orm'
import { initialPasswordOf, unchosen } from '../account/initial-password.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { agreedCatalogue } from '../../platform/db/schema/catalogue.ts'
import { paymentTerm } from '../../platform/db/schema/checkout.ts'
import { appUser, department, enterprise, enterpriseGroup, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole } from '../../platform/db/schema/role.ts'
import { presetRoles } from '../role/presets.ts'
import { systemOrigin, writeAudit } from '../../platform/audit/audit-log.ts'

export interface CompanySetup {
  readonly company: string
  /** 统一社会信用代码. */
  readonly taxNo: string
  readonly account: string
  readonly name: string
  readonly mobile: string | null
}

export interface SetUpCompany {
  /** Replaced at the first login. */
  readonly initialPassword: string
  readonly validUntil: Date
}

const one = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('Nothing was written')
  return row
}

/** The terms of a company without an agreement: no credit, and the catalogue at market prices. */
const terms = [
  { paymentType: paymentType.onAccount, enabled: false, disabledReason: '贵司未开通账期月结' },
  { paymentType: paymentType.deposit, enabled: false, disabledReason: '贵司未开通预存款账户' },
  { paymentType: paymentType.transfer, enabled: true, disabledReason: '' },
  { paymentType: paymentType.online, enabled: true, disabledReason: '' },
  { paymentType: paymentType.onDelivery, enabled: true, disabledReason: '' },
] as const

/** A company with a group and a department of its own. */
const companyOf = async (tx: Tx, { company, taxNo }: CompanySetup): Promise<{ enterpriseId: number; departmentId: number }> => {
  const { groupId } = one(await tx.insert(enterpriseGroup).values({ name: company, taxNo }).returning({ groupId: enterpriseGroup.id }))
  const { enterpriseId } = one(await tx.insert(enterprise).values({ groupId, name: company, shortName: company, taxNo }).returning({ enterpriseId: enterprise.id }))
  const { departmentId } = one(await tx.insert(department).values({ enterpriseId, path: '', name: '总部' }).returning({ departmentId: department.id }))
  await tx.update(department).set({ path: `/${departmentId}/` }).where(eq(department.id, departmentId))
  await tx.insert(paymentTerm).values(terms.map((term) => ({ ...term, enterpriseId })))
  await tx.insert(agreedCatalogue).values({ enterpriseId, allowsNonAgreed: true })
  return { enterpriseId, departmentId }
}

/** The company of this name with the first of its departments; undefined for none. */
const known = async (tx: Tx, name: string) => {
  const [found] = await tx
    .select({ enterpriseId: enterprise.id, departmentId: department.id })
    .from(enterprise)
    .innerJoin(department, eq(department.enterpriseId, enterprise.id))
    .where(eq(enterprise.name, name))
    .orderBy(enterprise.id, department.id)
    .limit(1)
  return found
}

const administratorOf = async (tx: Tx, { account, name, mobile }: CompanySetup, place: { enterpriseId: number; departmentId: number }, initial: Awaited<ReturnType<typeof unchosen>>): Promise<number> => {
  const { id } = one(await tx
    .insert(appUser)
    .values({ account, mobile, realName: name, nickname: name, utype: 'GA', lastEnterpriseId: place.enterpriseId, ...initial })
    .returning({ id: appUser.id }))
  await tx.insert(membership).values({ ...place, userId: id })
  await tx.insert(membershipRole).values({ userId: id, enterpriseId: place.enterpriseId, roleId: presetRoles.GroupAdministrator })
  return id
}

/**
 * Makes the group administrator of a company, and the company when there is none of this name. For an account that never logged in it only gives
 * another initial password: the first was lost or is over.
 * @throws Error when somebody uses the account or the mobile number already
 */
export const setUpCompany = (db: Db, setup: CompanySetup, { secret, requestId, now }: { readonly secret: string; readonly requestId: string; readonly now: Date }): Promise<SetUpCompany> =>
  db.transaction(async (tx) => {
    const initialPassword = await initialPasswordOf(secret, requestId, setup.account)
    const initial = await unchosen(secret, initialPassword, now)
    const place = (await known(tx, setup.company)) ?? (await companyOf(tx, setup))
    const [user] = await tx.select().from(appUser).where(eq(appUser.account, setup.account)).for('update')
    if (user !== undefined && (user.passwordHash !== null || user.utype !== 'GA' || user.lastEnterpriseId !== place.enterpriseId)) throw new Error(`The account ${setup.account} is in use.`)
    if (user === undefined && setup.mobile !== null && (await tx.$count(appUser, eq(appUser.mobile, setup.mobile))) > 0) throw new Error('The mobile number is in use.')
    if (user !== undefined) await tx.update(appUser).set(initial).where(eq(appUser.id, user.id))
    const userId = user?.id ?? (await administratorOf(tx, setup, place, initial))
    await writeAudit(tx, { ...systemOrigin(now), enterpriseId: place.enterpriseId }, {
      action: 'Account.Found', entity: 'account', entityId: userId, before: null, after: { Account: setup.account, Company: setup.company },
    })
    return { initialPassword, validUntil: initial.initialUntil }
  })
