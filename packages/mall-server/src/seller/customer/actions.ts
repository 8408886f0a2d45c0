import { and, eq, ne, sql } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { customerCatalogueNames, type SellerCustomerAction, type SellerCustomerDetail } from '@mall/api/seller/contract'
import { initialPasswordOf, unchosen } from '../../company/account/initial-password.ts'
import { canInvite } from '../../company/company-setup/invitation-mail.ts'
import { appointAdministrator, firstDepartmentOf, foundCompany, setCatalogue, setPaymentTypes } from '../../company/company-setup/set-up-company.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { isTaken } from '../../platform/db/failures.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { invitation } from '../../platform/db/schema/staff.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { holdNames } from '../product/names-lock.ts'
import { categoriesOf, categoryChanges, chosenCatalogue } from './catalogue.ts'
import { auditedDelivery, deliveryOfWire } from './delivery.ts'
import { auditedTerms, customerDetail } from './detail.ts'
import { setManagers } from './managers.ts'
import { allowedActions, customerNotFound, findCustomer, partsOf, record, visibleTo } from './records.ts'

interface Target {
  readonly EnterpriseId: number
}

type Customer = typeof record.$inferSelect

const lock = async (tx: Tx, { caller }: Pick<StaffContext, 'caller'>, { EnterpriseId }: Target): Promise<Customer> => {
  const [row] = await tx.select().from(record).where(and(eq(record.id, EnterpriseId), visibleTo(tx, caller))).for('update')
  if (row === undefined) throw customerNotFound()
  return row
}

const refusals: Readonly<Record<SellerCustomerAction, string>> = { Edit: '您不能修改客户', Assign: '您不能指定客户经理', Invite: '您不能邀请管理员', ViewAs: '您不能以客户身份查看' }

const refused = (action: SellerCustomerAction): BusinessError => new BusinessError('CUSTOMER_ACTION_NOT_ALLOWED', refusals[action])

const requireAllowed = permitting(allowedActions, (_row: Customer, _caller: StaffContext['caller'], action: SellerCustomerAction) => refused(action))

const actions = defineActions<Target, Customer, SellerCustomerAction, StaffContext>({ lock, requireAllowed })

/** Of its terms categories are a part: the names are held before the company is locked, because a merge of categories locks them first. */
const termActions = defineActions<Target, Customer, SellerCustomerAction, StaffContext>({
  lock: async (tx, context, target) => {
    await holdNames(tx)
    return lock(tx, context, target)
  },
  requireAllowed,
})

const audit = (tx: Tx, context: StaffContext, action: string, enterpriseId: number, before: AuditSummary | null, after: AuditSummary): Promise<void> =>
  writeAudit(tx, originOf(context), { action: `SellerCustomer.${action}`, entity: 'customer', entityId: enterpriseId, before, after })

const termsOf = async (tx: Tx, { caller }: StaffContext, enterpriseId: number): Promise<AuditSummary> =>
  auditedTerms(await findCustomer(tx, caller, enterpriseId), (await partsOf(tx, [enterpriseId]))(enterpriseId))

/**
 * One tax number is one customer, also when two of the staff write it down at once. Who has only their own customers learns that there is one, and
 * nothing about it.
 */
const requireNewTaxNo = async (tx: Tx, taxNo: string, ownId: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('customer'), hashtext(${taxNo}))`)
  const [other] = await tx.select({ id: record.id }).from(record).where(and(eq(record.taxNo, taxNo), ne(record.id, ownId))).limit(1)
  if (other !== undefined) throw new BusinessError('CUSTOMER_EXISTS', '该统一社会信用代码已是客户')
}

const requireGroup = async (tx: Tx, { caller }: StaffContext, groupId: number): Promise<void> => {
  const [company] = await tx.select({ id: record.id }).from(record).where(and(eq(record.groupId, groupId), visibleTo(tx, caller))).limit(1)
  if (company === undefined) throw new BusinessError('CUSTOMER_GROUP_NOT_FOUND', '集团不存在')
}

/** Who has only their own customers looks after those that they create; the others say who does. */
const managersOfNew = ({ caller }: StaffContext, given: readonly number[] | undefined): readonly number[] => {
  if (caller.scope === 'all') return given ?? []
  if (given !== undefined) throw refused('Assign')
  return [caller.staffId]
}

/**
 * Makes a customer, once per `RequestId`.
 * @throws BusinessError `CUSTOMER_EXISTS`, `CUSTOMER_GROUP_NOT_FOUND`, `CUSTOMER_MANAGER_NOT_FOUND`, `CUSTOMER_ACTION_NOT_ALLOWED`, `CATEGORY_NOT_FOUND`
 */
export const createCustomer = (context: StaffContext, input: CallInput<'POST /api/SellerCustomer/Create'>): Promise<SellerCustomerDetail> =>
  once(context, 'POST /api/SellerCustomer/Create', input, async (tx) => {
    const managers = managersOfNew(context, input.ManagerIds)
    await holdNames(tx)
    await requireNewTaxNo(tx, input.TaxNo, 0)
    if (input.GroupId !== null) await requireGroup(tx, context, input.GroupId)
    const { enterpriseId } = await foundCompany(
      tx,
      { name: input.Name, taxNo: input.TaxNo, groupId: input.GroupId },
      { paymentTypes: input.PaymentTypes, catalogue: await chosenCatalogue(tx, input), showsPrices: input.ShowPrices },
    )
    await setManagers(tx, enterpriseId, managers)
    await audit(tx, context, 'Create', enterpriseId, null, { ...(await termsOf(tx, context, enterpriseId)), ...categoryChanges([], await categoriesOf(tx, enterpriseId)) })
    return customerDetail(tx, context.caller, enterpriseId, context.deps)
  })

/**
 * Changes the terms of a customer.
 * @throws BusinessError `CUSTOMER_NOT_FOUND`, `VERSION_CONFLICT`, and those of a new one
 */
export const saveCustomer = (context: StaffContext, input: CallInput<'POST /api/SellerCustomer/Save'>): Promise<SellerCustomerDetail> =>
  termActions.act(context, 'POST /api/SellerCustomer/Save', input, 'Edit', async ({ tx, row, acting }) => {
    const before = await termsOf(tx, context, row.id)
    const categories = await categoriesOf(tx, row.id)
    if (input.ManagerIds !== undefined && !allowedActions(context.caller).includes('Assign')) throw refused('Assign')
    // Companies of before the rule may share a number: only a changed one is asked for.
    if (input.TaxNo !== row.taxNo) await requireNewTaxNo(tx, input.TaxNo, row.id)
    await changeRecord(tx, acting.by, record, row, { name: input.Name, ...(row.shortName === row.name ? { shortName: input.Name } : {}), taxNo: input.TaxNo, showsPrices: input.ShowPrices })
    await setPaymentTypes(tx, row.id, input.PaymentTypes)
    // Where the group allows 非协议采购, all stays all, and the categories are kept for when it no longer does.
    if (input.Catalogue !== 'all' || before.Catalogue !== customerCatalogueNames.all) await setCatalogue(tx, row.id, await chosenCatalogue(tx, input))
    if (input.ManagerIds !== undefined) await setManagers(tx, row.id, input.ManagerIds)
    await audit(tx, context, 'Edit', row.id, before, { ...(await termsOf(tx, context, row.id)), ...categoryChanges(categories, await categoriesOf(tx, row.id)) })
    return customerDetail(tx, context.caller, row.id, context.deps)
  })

/**
 * Changes how goods are brought to a customer and for how much, once per `RequestId`.
 * @throws BusinessError `CUSTOMER_NOT_FOUND`, `VERSION_CONFLICT`, `CUSTOMER_ACTION_NOT_ALLOWED`
 */
export const saveDelivery = (context: StaffContext, input: CallInput<'POST /api/SellerCustomer/SaveDelivery'>): Promise<SellerCustomerDetail> =>
  actions.act(context, 'POST /api/SellerCustomer/SaveDelivery', input, 'Edit', async ({ tx, row, acting }) => {
    const delivery = deliveryOfWire(input)
    await changeRecord(tx, acting.by, record, row, { delivery })
    await audit(tx, context, 'SaveDelivery', row.id, auditedDelivery(row.delivery), auditedDelivery(delivery))
    return customerDetail(tx, context.caller, row.id, context.deps)
  })

const invite = (context: StaffContext, input: CallInput<'POST /api/SellerCustomer/Invite'>): Promise<SellerCustomerDetail> =>
  actions.act(context, 'POST /api/SellerCustomer/Invite', input, 'Invite', async ({ tx, row, acting }) => {
    const { deps } = context
    if (!canInvite(deps)) throw new BusinessError('MAIL_NOT_CONFIGURED', '商城没有配置邮件服务，不能发送邀请')
    const now = deps.clock()
    const { secret } = deps.config
    const initial = await unchosen(secret, await initialPasswordOf(secret, input.RequestId, input.Account), now)
    const place = { enterpriseId: row.id, departmentId: await firstDepartmentOf(tx, row.id) }
    const person = { account: input.Account, name: input.Name, email: input.Email, mobile: input.Mobile }
    const { userId, before } = await appointAdministrator(tx, person, place, initial)
    if (before !== null) await changeRecord(tx, acting.by, appUser, before, { realName: input.Name, email: input.Email, ...(input.Mobile === null ? {} : { mobile: input.Mobile }) })
    const sent = { enterpriseId: row.id, email: input.Email, requestId: input.RequestId, validUntil: initial.initialUntil, mailState: 'due' as const, mailAttempts: 0, mailAt: now }
    await tx.insert(invitation).values({ userId, ...sent }).onConflictDoUpdate({ target: invitation.userId, set: sent })
    await audit(tx, context, 'Invite', row.id, before && { Account: before.account, Email: before.email }, { Account: input.Account, Email: input.Email })
    return customerDetail(tx, context.caller, row.id, deps)
  })

/**
 * Invites an administrator of a customer, once per `RequestId`. The mail goes out after it, by a task of its own: the link is in no row and no response.
 * @throws BusinessError `MAIL_NOT_CONFIGURED`, `CUSTOMER_NOT_FOUND`, `ACCOUNT_NAME_TAKEN`, `ACCOUNT_MOBILE_TAKEN`, `ACCOUNT_EMAIL_TAKEN`
 */
export const inviteAdministrator = (context: StaffContext, input: CallInput<'POST /api/SellerCustomer/Invite'>): Promise<SellerCustomerDetail> =>
  invite(context, input).catch((error: unknown) => {
    throw isTaken(error) ? new BusinessError('ACCOUNT_NAME_TAKEN', '登录名、手机号或邮箱刚被使用，请更换') : error
  })
