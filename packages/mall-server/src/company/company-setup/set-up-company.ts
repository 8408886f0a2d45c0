import { paymentType, paymentTypeNames, type PaymentType } from '@mall/api/contract'
import { and, eq, ne, notInArray } from 'drizzle-orm'
import { initialPasswordOf, unchosen } from '../account/initial-password.ts'
import { named, requireFree } from '../account/new-account.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { agreedCatalogue, catalogueCategory } from '../../platform/db/schema/catalogue.ts'
import { invoiceTitle, paymentTerm } from '../../platform/db/schema/checkout.ts'
import { appUser, department, enterprise, enterpriseGroup, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole } from '../../platform/db/schema/role.ts'
import { invitation } from '../../platform/db/schema/staff.ts'
import { BusinessError } from '../../platform/http/errors.ts'
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

/** What a company may buy. */
export interface CatalogueTerms {
  /** 允许非协议采购. */
  readonly allowsNonAgreed: boolean
  /** 指定分类: what is in these is in its catalogue, beside what its agreements hold. */
  readonly categoryIds: readonly number[]
}

/** What was agreed with a company. */
export interface CompanyTerms {
  /** Ways of payment that are open to it. */
  readonly paymentTypes: readonly PaymentType[]
  readonly catalogue: CatalogueTerms
  /** 价格可见. */
  readonly showsPrices: boolean
}

/** Why a way of payment that a company has not agreed on is closed to it, as buyers read it. */
export const closedPaymentText = (type: PaymentType): string => `贵司未开通${type === paymentType.deposit ? '预存款账户' : paymentTypeNames[type]}`

const paymentTypes = Object.values(paymentType)

/** The terms of a company without an agreement: no credit, and the catalogue at market prices. */
const withoutAgreement: CompanyTerms = { paymentTypes: [paymentType.transfer, paymentType.online, paymentType.onDelivery], catalogue: { allowsNonAgreed: true, categoryIds: [] }, showsPrices: true }

/**
 * Sets which ways of payment are open to a company. A way that stays as it is keeps the reason why it is closed.
 */
export const setPaymentTypes = async (tx: Tx, enterpriseId: number, open: readonly PaymentType[]): Promise<void> => {
  for (const type of paymentTypes) {
    const enabled = open.includes(type)
    const values = { enabled, disabledReason: enabled ? '' : closedPaymentText(type) }
    await tx
      .insert(paymentTerm)
      .values({ enterpriseId, paymentType: type, ...values })
      .onConflictDoUpdate({ target: [paymentTerm.enterpriseId, paymentTerm.paymentType], set: values, setWhere: ne(paymentTerm.enabled, enabled) })
  }
}

/** Sets what a company's catalogue holds beside its agreements, and whether it may buy what is outside of it. */
export const setCatalogue = async (tx: Tx, enterpriseId: number, { allowsNonAgreed, categoryIds }: CatalogueTerms): Promise<void> => {
  await tx.insert(agreedCatalogue).values({ enterpriseId, allowsNonAgreed }).onConflictDoUpdate({ target: agreedCatalogue.enterpriseId, set: { allowsNonAgreed } })
  await tx.delete(catalogueCategory).where(and(eq(catalogueCategory.enterpriseId, enterpriseId), notInArray(catalogueCategory.categoryId, [...categoryIds])))
  if (categoryIds.length > 0) await tx.insert(catalogueCategory).values(categoryIds.map((categoryId) => ({ enterpriseId, categoryId }))).onConflictDoNothing()
}

/**
 * Makes a company with a department, its terms, and the title of its invoices.
 * @param groupId The group that it joins; null: it begins one of its own name.
 */
export const foundCompany = async (
  tx: Tx,
  { name, taxNo, groupId }: { readonly name: string; readonly taxNo: string; readonly groupId: number | null },
  terms: CompanyTerms,
): Promise<{ enterpriseId: number; departmentId: number }> => {
  const ofGroup = groupId ?? one(await tx.insert(enterpriseGroup).values({ name, taxNo }).returning({ id: enterpriseGroup.id })).id
  const { enterpriseId } = one(
    await tx.insert(enterprise).values({ groupId: ofGroup, name, shortName: name, taxNo, showsPrices: terms.showsPrices }).returning({ enterpriseId: enterprise.id }),
  )
  const { departmentId } = one(await tx.insert(department).values({ enterpriseId, path: '', name: '总部' }).returning({ departmentId: department.id }))
  await tx.update(department).set({ path: `/${departmentId}/` }).where(eq(department.id, departmentId))
  await setPaymentTypes(tx, enterpriseId, terms.paymentTypes)
  await setCatalogue(tx, enterpriseId, terms.catalogue)
  // An order asks for a title: the first buyer finds that of the company. What a 专票 needs is added by the company.
  await tx.insert(invoiceTitle).values({ enterpriseId, title: name, taxNo, supportsSpecial: false })
  return { enterpriseId, departmentId }
}

/** The first department of a company. */
export const firstDepartmentOf = async (tx: Tx, enterpriseId: number): Promise<number> => {
  const { id } = one(await tx.select({ id: department.id }).from(department).where(eq(department.enterpriseId, enterpriseId)).orderBy(department.id).limit(1))
  return id
}

/** The oldest company of this name with the first of its departments; undefined for none. */
const known = async (tx: Tx, name: string) => {
  const [found] = await tx.select({ enterpriseId: enterprise.id }).from(enterprise).where(eq(enterprise.name, name)).orderBy(enterprise.id).limit(1)
  return found && { ...found, departmentId: await firstDepartmentOf(tx, found.enterpriseId) }
}

interface NewAdministrator {
  readonly account: string
  readonly name: string
  readonly mobile: string | null
  readonly email: string | null
}

type User = typeof appUser.$inferSelect

/** Whether an account still waits for the administrator of this company to choose a password: nobody has used it, and the company did not make it itself. */
const waitsHere = async (tx: Tx, user: User, enterpriseId: number): Promise<boolean> => {
  if (user.passwordHash !== null || user.status !== 'active' || user.lastEnterpriseId !== enterpriseId) return false
  return user.utype === 'GA' || (await tx.$count(invitation, and(eq(invitation.userId, user.id), eq(invitation.enterpriseId, enterpriseId)))) > 0
}

/** Whether another company belongs to the group of this one. */
const hasSiblings = async (tx: Tx, enterpriseId: number): Promise<boolean> => {
  const { groupId } = one(await tx.select({ groupId: enterprise.groupId }).from(enterprise).where(eq(enterprise.id, enterpriseId)))
  return (await tx.$count(enterprise, and(eq(enterprise.groupId, groupId), ne(enterprise.id, enterpriseId)))) > 0
}

/**
 * Makes an administrator of a company: of the group too where the company is alone in it. Of an account that waits for its first password only the
 * initial password changes: the former is of no use any more.
 * @returns the account, and as it was before; null: it is new
 * @throws BusinessError `ACCOUNT_NAME_TAKEN`, `ACCOUNT_MOBILE_TAKEN`, `ACCOUNT_EMAIL_TAKEN`
 */
export const appointAdministrator = async (
  tx: Tx,
  { account, name, mobile, email }: NewAdministrator,
  place: { readonly enterpriseId: number; readonly departmentId: number },
  initial: Awaited<ReturnType<typeof unchosen>>,
): Promise<{ userId: number; before: User | null }> => {
  const [user] = await tx.select().from(appUser).where(eq(appUser.account, account)).for('update')
  if (user !== undefined && !(await waitsHere(tx, user, place.enterpriseId))) throw new BusinessError('ACCOUNT_NAME_TAKEN', '登录名已存在')
  await requireFree(tx, { Mobile: mobile, Email: email }, user?.id ?? 0)
  if (user !== undefined) {
    await tx.update(appUser).set(initial).where(eq(appUser.id, user.id))
    return { userId: user.id, before: user }
  }
  const isOfCompany = await hasSiblings(tx, place.enterpriseId)
  const { userId } = one(
    await tx
      .insert(appUser)
      .values({ account, mobile, email, ...named(name), utype: isOfCompany ? 'GU' : 'GA', lastEnterpriseId: place.enterpriseId, ...initial })
      .returning({ userId: appUser.id }),
  )
  await tx.insert(membership).values({ ...place, userId })
  await tx.insert(membershipRole).values({ userId, enterpriseId: place.enterpriseId, roleId: isOfCompany ? presetRoles.EnterpriseAdministrator : presetRoles.GroupAdministrator })
  return { userId, before: null }
}

/** What an operator reads of a name that somebody else has. */
const inEnglish = (error: unknown, account: string): unknown => {
  if (!(error instanceof BusinessError)) return error
  return error.code === 'ACCOUNT_NAME_TAKEN' ? new Error(`The account ${account} is in use.`) : error.code === 'ACCOUNT_MOBILE_TAKEN' ? new Error('The mobile number is in use.') : error
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
    const place = (await known(tx, setup.company)) ?? (await foundCompany(tx, { name: setup.company, taxNo: setup.taxNo, groupId: null }, withoutAgreement))
    const { userId } = await appointAdministrator(tx, { ...setup, email: null }, place, initial).catch((error: unknown) => {
      throw inEnglish(error, setup.account)
    })
    await writeAudit(tx, { ...systemOrigin(now), enterpriseId: place.enterpriseId }, {
      action: 'Account.Found', entity: 'account', entityId: userId, before: null, after: { Account: setup.account, Company: setup.company },
    })
    return { initialPassword, validUntil: initial.initialUntil }
  })
