import { and, asc, count, countDistinct, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { CallInput, GroupInfo } from '@mall/api/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { permitting, type Permit } from '../../platform/actions/permit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { agreedCatalogue } from '../../platform/db/schema/catalogue.ts'
import { department, enterprise, enterpriseGroup, membership } from '../../platform/db/schema/organisation.ts'
import { publishImages } from '../../platform/file/publish-images.ts'
import type { CallContext, Caller } from '../../platform/http/define-routes.ts'
import { BusinessError, ForbiddenError } from '../../platform/http/errors.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { atVersion } from '../../platform/records/version.ts'

type GroupRow = typeof enterpriseGroup.$inferSelect
type SaveInput = CallInput<'POST /api/Group/Save'>

/** The companies that the caller may see: all of the group for its administrator, else the own one. */
const visibleEnterprises = ({ scope, groupId, enterpriseId }: Caller) =>
  scope === 'group' ? eq(enterprise.groupId, groupId) : eq(enterprise.id, enterpriseId)

/** What the caller may change: the companies of their scope, and with the widest one the group itself. */
const actionsOf = ({ permissions, scope }: Caller): GroupInfo['AllowActions'] => {
  if (!permissions.has('group.manage')) return []
  if (scope === 'group') return ['SaveGroup', 'SaveSwitches']
  return scope === 'enterprise' ? ['SaveSwitches'] : []
}

const enterpriseRows = (db: Db, caller: Caller) =>
  db
    .select({
      EnterpriseId: enterprise.id, EnterpriseName: enterprise.name, TaxNo: enterprise.taxNo,
      DepartmentCount: countDistinct(department.id),
      MemberCount: sql<number>`(select ${count()} from ${membership} where ${membership.enterpriseId} = ${enterprise.id})`.mapWith(Number),
      AllowNonAgreed: agreedCatalogue.allowsNonAgreed, ShowPrices: enterprise.showsPrices, MaxOpenOrders: enterprise.maxOpenOrders, DemandFactor: enterprise.demandsFactor,
    })
    .from(enterprise)
    .leftJoin(department, eq(department.enterpriseId, enterprise.id))
    .leftJoin(agreedCatalogue, eq(agreedCatalogue.enterpriseId, enterprise.id))
    .where(visibleEnterprises(caller))
    .groupBy(enterprise.id, agreedCatalogue.enterpriseId)
    .orderBy(desc(eq(enterprise.id, caller.enterpriseId)), asc(enterprise.id))

const groupOf = async (db: Db, { groupId }: Caller): Promise<GroupRow> => {
  const [row] = await db.select().from(enterpriseGroup).where(eq(enterpriseGroup.id, groupId))
  if (row === undefined) throw new Error('A caller without a group')
  return row
}

/** Facts, look and companies of the caller's group. */
export const groupInfo = async (db: Db, caller: Caller): Promise<GroupInfo> => {
  const [group, Enterprises] = await Promise.all([groupOf(db, caller), enterpriseRows(db, caller)])
  return {
    GroupName: group.name,
    TaxNo: group.taxNo,
    ContactName: group.contactName,
    ContactMobile: group.contactMobile,
    CustomerLogo: group.logo,
    ThemeColor: group.themeColor,
    Enterprises,
    AllowActions: actionsOf(caller),
    Version: group.version,
  }
}

const factsOf = (facts: NonNullable<SaveInput['Group']>) => ({
  name: facts.GroupName, taxNo: facts.TaxNo, contactName: facts.ContactName, contactMobile: facts.ContactMobile, logo: facts.CustomerLogo, themeColor: facts.ThemeColor,
})

const requireAllowed = permitting((caller: Caller, { id }: GroupRow) => (id === caller.groupId ? actionsOf(caller) : []), () => new ForbiddenError())

/** Sets 价格可见, 要求双因素登录 and the limit of open orders of companies within the caller's scope, and 允许非协议采购 of those that have an agreed catalogue. */
const saveSwitches = async (tx: Tx, caller: Caller, permit: Permit, switches: SaveInput['Enterprises']): Promise<void> => {
  const seen = await tx
    .select({ id: enterprise.id, version: enterprise.version, hasCatalogue: isNotNull(agreedCatalogue.enterpriseId) })
    .from(enterprise)
    .leftJoin(agreedCatalogue, eq(agreedCatalogue.enterpriseId, enterprise.id))
    .where(and(visibleEnterprises(caller), inArray(enterprise.id, switches.map(({ EnterpriseId }) => EnterpriseId))))
    .orderBy(asc(enterprise.id))
    .for('update', { of: enterprise })
  const companies = new Map(seen.map((one) => [one.id, one]))
  for (const { EnterpriseId, AllowNonAgreed, ShowPrices, MaxOpenOrders, DemandFactor } of switches) {
    const known = companies.get(EnterpriseId)
    if (known === undefined || (AllowNonAgreed !== undefined && !known.hasCatalogue)) throw new BusinessError('ENTERPRISE_NOT_FOUND', '公司不存在，或没有协议目录')
    if (AllowNonAgreed !== undefined) await tx.update(agreedCatalogue).set({ allowsNonAgreed: AllowNonAgreed }).where(eq(agreedCatalogue.enterpriseId, EnterpriseId))
    companies.set(EnterpriseId, { ...known, ...(await changeRecord(tx, permit, enterprise, known, { showsPrices: ShowPrices, demandsFactor: DemandFactor, maxOpenOrders: MaxOpenOrders })) })
  }
}

/** For the audit log. */
const summaryOf = ({ GroupName, TaxNo, ContactName, CustomerLogo, ThemeColor, Enterprises }: GroupInfo) => ({
  GroupName, TaxNo, ContactName, CustomerLogo, ThemeColor,
  NonAgreed: Enterprises.filter(({ AllowNonAgreed }) => AllowNonAgreed === true).map(({ EnterpriseId }) => EnterpriseId).join(','),
  WithoutPrices: Enterprises.filter(({ ShowPrices }) => !ShowPrices).map(({ EnterpriseId }) => EnterpriseId).join(','),
  DemandingFactor: Enterprises.filter(({ DemandFactor }) => DemandFactor).map(({ EnterpriseId }) => EnterpriseId).join(','),
  OpenOrders: Enterprises.map(({ EnterpriseId, MaxOpenOrders }) => `${EnterpriseId}:${MaxOpenOrders}`).join(','),
})

/**
 * Changes the group and the switches of its companies.
 * @throws ForbiddenError for a part that the caller's scope does not reach
 * @throws BusinessError `VERSION_CONFLICT`, `ENTERPRISE_NOT_FOUND`, `IMAGE_INVALID`
 */
export const saveGroup = (context: CallContext, { Version, Group, Enterprises }: SaveInput): Promise<GroupInfo> =>
  context.deps.db.transaction(async (tx) => {
    const { caller } = context
    const [row] = await tx.select().from(enterpriseGroup).where(eq(enterpriseGroup.id, caller.groupId)).for('no key update')
    if (row === undefined) throw new Error('A caller without a group')
    const permit = requireAllowed(caller, row, 'SaveSwitches')
    if (Group !== undefined) requireAllowed(caller, row, 'SaveGroup')
    atVersion(row, Version)
    const before = await groupInfo(tx, caller)
    if (Group !== undefined && Group.CustomerLogo !== null && Group.CustomerLogo !== row.logo) await publishImages(tx, caller, [Group.CustomerLogo])
    if (Enterprises.length > 0) await saveSwitches(tx, caller, permit, Enterprises)
    await changeRecord(tx, permit, enterpriseGroup, row, Group === undefined ? {} : factsOf(Group))
    const after = await groupInfo(tx, caller)
    await writeAudit(tx, originOf(context), { action: 'Group.Save', entity: 'group', entityId: row.id, before: summaryOf(before), after: summaryOf(after) })
    return after
  })
