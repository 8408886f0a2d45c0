import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { paymentTypeNames } from '@mall/api/contract'
import { customerCatalogueNames, customerLimits, sellerOrderStatuses, type SellerCustomerDetail } from '@mall/api/seller/contract'
import { countAgreed } from '../../catalogue/assortment/agreements.ts'
import { canInvite } from '../../company/company-setup/invitation-mail.ts'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { appUser, department, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { invitation, staff } from '../../platform/db/schema/staff.ts'
import { auditLog, type AuditSummary } from '../../platform/db/schema/writes.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toInstant } from '../../platform/time.ts'
import { categoriesOf } from './catalogue.ts'
import { deliveryToWire } from './delivery.ts'
import { findCustomer, partsOf, toSellerCustomer, type CustomerParts, type CustomerRow } from './records.ts'

/** What the audit log keeps of a customer's terms. */
export const auditedTerms = ({ record, catalogue }: CustomerRow, { managers, paymentTypes }: CustomerParts) => ({
  Name: record.name,
  TaxNo: record.taxNo,
  PaymentTypes: paymentTypes.map((type) => paymentTypeNames[type]).join('、'),
  Catalogue: customerCatalogueNames[catalogue],
  ShowPrices: record.showsPrices ? '是' : '否',
  Managers: managers.map(({ name }) => name).join('、'),
})

const changeNames: Readonly<Record<string, string>> = {
  Name: '名称', TaxNo: '统一社会信用代码', PaymentTypes: '付款方式', Catalogue: '目录', CategoriesAdded: '目录加入分类', CategoriesRemoved: '目录移出分类', ShowPrices: '价格可见', Managers: '客户经理', Freight: '运费', FreightAreas: '分地区运费', ShipsInParts: '分批发货', Account: '登录名', Email: '邮箱', Person: '看的是谁', Reason: '原因',
}

const logTexts: Readonly<Record<string, string>> = { 'SellerCustomer.Create': '建立客户', 'SellerCustomer.Edit': '修改客户', 'SellerCustomer.SaveDelivery': '修改配送条款', 'SellerCustomer.Invite': '邀请管理员', 'SellerCustomer.ViewAs': '以客户身份查看' }

const words = (value: AuditSummary[string] | undefined): string => String(value ?? '')

const changesOf = (before: AuditSummary | null, after: AuditSummary | null): SellerCustomerDetail['Logs'][number]['Changes'] =>
  Object.entries(changeNames).flatMap(([key, Name]) => {
    const [Before, After] = [words(before?.[key]), words(after?.[key])]
    return Before === After ? [] : [{ Name, Before, After }]
  })

const logsOf = async (db: Db, enterpriseId: number): Promise<SellerCustomerDetail['Logs']> => {
  const rows = await db
    .select({ at: auditLog.createdAt, action: auditLog.action, operator: staff.name, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(and(eq(auditLog.entity, 'customer'), eq(auditLog.entityId, String(enterpriseId))))
    .orderBy(desc(auditLog.id))
    .limit(customerLimits.logs)
  return rows.map(({ at, action, operator, before, after }) => ({ Time: toInstant(at), Operator: operator ?? '系统', Text: logTexts[action] ?? action, Changes: changesOf(before, after) }))
}

const stateOfPerson = ({ status, passwordHash }: Pick<typeof appUser.$inferSelect, 'status' | 'passwordHash'>) =>
  status === 'disabled' ? 'disabled' : passwordHash === null ? 'invited' : 'active'

const rolesOfPeople = async (db: Db, enterpriseId: number, userIds: readonly number[]) =>
  userIds.length === 0
    ? []
    : db
        .select({ userId: membershipRole.userId, name: role.name })
        .from(membershipRole)
        .innerJoin(role, eq(role.id, membershipRole.roleId))
        .where(and(eq(membershipRole.enterpriseId, enterpriseId), inArray(membershipRole.userId, [...userIds])))
        .orderBy(asc(role.id))

const peopleOf = async (db: Db, enterpriseId: number, now: Date): Promise<SellerCustomerDetail['PeopleList']> => {
  const rows = await db
    .select({ user: appUser, name: displayName, department: department.name, lastLoginAt: membership.lastLoginAt, invitation })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(department, eq(department.id, membership.departmentId))
    .leftJoin(invitation, and(eq(invitation.userId, appUser.id), eq(invitation.enterpriseId, enterpriseId)))
    .where(eq(membership.enterpriseId, enterpriseId))
    .orderBy(desc(appUser.id))
    .limit(customerLimits.people)
  const roles = await rolesOfPeople(db, enterpriseId, rows.map(({ user }) => user.id))
  return rows.map(({ user, name, department: DepartmentName, lastLoginAt, invitation: sent }) => {
    const State = stateOfPerson(user)
    return {
      UserId: user.id,
      Account: user.account,
      Name: name,
      DepartmentName,
      Roles: roles.filter(({ userId }) => userId === user.id).map((one) => one.name),
      State,
      LastLoginTime: lastLoginAt === null ? null : toInstant(lastLoginAt),
      Invitation: State !== 'invited' || sent === null ? null : { Email: sent.email, Mail: sent.mailState, ValidUntil: toInstant(sent.validUntil), IsOver: sent.validUntil <= now },
    }
  })
}

/** One customer with its people and log. @throws BusinessError `CUSTOMER_NOT_FOUND` */
export const customerDetail = async (db: Db, caller: StaffCaller, enterpriseId: number, deps: Pick<Deps, 'mail' | 'linkOf' | 'clock'>): Promise<SellerCustomerDetail> => {
  const row = await findCustomer(db, caller, enterpriseId)
  const parts = (await partsOf(db, [enterpriseId]))(enterpriseId)
  const [placed] = await db.select({ count: count() }).from(orders).where(and(eq(orders.enterpriseId, enterpriseId), inArray(orders.status, [...sellerOrderStatuses])))
  const agreed = await countAgreed(db, { enterpriseId, day: caller.day })
  return {
    ...toSellerCustomer(caller, row, parts),
    PaymentTypes: [...parts.paymentTypes],
    AgreedProducts: agreed,
    Categories: await categoriesOf(db, enterpriseId),
    Delivery: deliveryToWire(row.record.delivery),
    OrderCount: placed?.count ?? 0,
    PeopleList: await peopleOf(db, enterpriseId, deps.clock()),
    Logs: await logsOf(db, enterpriseId),
    CanMail: canInvite(deps),
  }
}
