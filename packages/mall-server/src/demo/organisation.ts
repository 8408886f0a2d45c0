import { createPasswords } from '../company/account/password.ts'
import { systemRandomness } from '../platform/randomness.ts'
import { appUser, department, enterprise, enterpriseGroup, membership } from '../platform/db/schema/organisation.ts'
import { membershipRole } from '../platform/db/schema/role.ts'
import { presetRoles, type PresetRole } from '../company/role/presets.ts'
import type { SeedContext } from './context.ts'

/** The password of every demo account. */
export const demoPassword = 'Mall@2026'

/** Fixed ids, so that the other parts of the demo data and the tests can name people and places. */
export const demo = {
  groups: { huaqi: 1, yuanfan: 2 },
  enterprises: { huaqiTech: 1, huaqiFactory: 2, yuanfanLogistics: 3, yuanfanTrade: 4 },
  departments: {
    administration: 1, research: 2, platform: 3, quality: 4, marketing: 5, finance: 6,
    factoryAdministration: 7, production: 8, workshop: 9, warehouse: 10,
    logisticsAdministration: 11, operations: 12, tradeAdministration: 13, sales: 14,
  },
  users: { admin: 1, buyer: 2, approver: 3, finance: 4, other: 5, buyer2: 6, approver2: 7, disabled: 8 },
} as const

const { departments, enterprises, users } = demo

const groupRows = [
  { id: demo.groups.huaqi, name: '华启集团', logo: '/pictures/logo/huaqi.svg', contactName: '秦思远', contactMobile: '19900000001' },
  { id: demo.groups.yuanfan, name: '远帆集团', logo: '/pictures/logo/yuanfan.svg', contactName: '罗一帆', contactMobile: '19900000002' },
]

/** Tax numbers of the right form whose division, 000000, is nowhere, so they belong to no company. */
const enterpriseRows = [
  { id: enterprises.huaqiTech, groupId: 1, name: '华启科技（上海）有限公司', shortName: '华启科技', taxNo: '91000000DEMA000013' },
  { id: enterprises.huaqiFactory, groupId: 1, name: '华启制造（苏州）有限公司', shortName: '华启制造', taxNo: '91000000DEMA000026' },
  { id: enterprises.yuanfanLogistics, groupId: 2, name: '远帆物流（深圳）有限公司', shortName: '远帆物流', taxNo: '91000000DEMA000039' },
  { id: enterprises.yuanfanTrade, groupId: 2, name: '远帆贸易（广州）有限公司', shortName: '远帆贸易', taxNo: '91000000DEMA00004C' },
]

interface DepartmentRow { id: number; enterpriseId: number; parentId: number | null; path: string; name: string; managerId: number | null }

const under = (id: number, enterpriseId: number, name: string, managerId: number | null = null, parent?: DepartmentRow): DepartmentRow => ({
  id, enterpriseId, name, managerId, parentId: parent?.id ?? null, path: `${parent?.path ?? '/'}${id}/`,
})

const research = under(departments.research, 1, '研发中心', users.approver2)
const production = under(departments.production, 2, '生产部')

const departmentRows = [
  under(departments.administration, 1, '行政部', users.approver),
  research,
  under(departments.platform, 1, '平台研发部', null, research),
  under(departments.quality, 1, '产品测试部', null, research),
  // Managed along with the administration for now.
  under(departments.marketing, 1, '市场部', users.approver),
  under(departments.finance, 1, '财务部', users.finance),
  under(departments.factoryAdministration, 2, '行政部', users.admin),
  production,
  under(departments.workshop, 2, '一车间', null, production),
  under(departments.warehouse, 2, '仓储部'),
  under(departments.logisticsAdministration, 3, '行政部', users.other),
  under(departments.operations, 3, '运营部'),
  under(departments.tradeAdministration, 4, '行政部'),
  under(departments.sales, 4, '销售部'),
]

interface Person {
  id: number
  account: string
  nickname: string
  utype?: 'GA'
  disabled?: true
  memberships: { enterpriseId: number; departmentId: number; roles: PresetRole[]; singleLimitFen?: number }[]
}

const buyerLimitFen = 500_000

const named: Person[] = [
  {
    id: users.admin, account: 'admin', nickname: '集团管理员', utype: 'GA',
    memberships: [
      { enterpriseId: 1, departmentId: departments.administration, roles: ['GroupAdministrator'] },
      { enterpriseId: 2, departmentId: departments.factoryAdministration, roles: ['GroupAdministrator'] },
    ],
  },
  {
    id: users.buyer, account: 'buyer', nickname: '行政采购员',
    memberships: [{ enterpriseId: 1, departmentId: departments.administration, roles: ['Buyer'], singleLimitFen: buyerLimitFen }],
  },
  {
    id: users.approver, account: 'approver', nickname: '行政部主管',
    memberships: [{ enterpriseId: 1, departmentId: departments.administration, roles: ['Approver'] }],
  },
  { id: users.finance, account: 'finance', nickname: '财务专员', memberships: [{ enterpriseId: 1, departmentId: departments.finance, roles: ['Finance'] }] },
  {
    id: users.other, account: 'other', nickname: '远帆采购主管',
    memberships: [{ enterpriseId: 3, departmentId: departments.logisticsAdministration, roles: ['Buyer', 'EnterpriseAdministrator'] }],
  },
  {
    id: users.buyer2, account: 'buyer2', nickname: '研发采购员',
    memberships: [{ enterpriseId: 1, departmentId: departments.platform, roles: ['Buyer'], singleLimitFen: buyerLimitFen }],
  },
  {
    id: users.approver2, account: 'approver2', nickname: '研发中心主管',
    memberships: [{ enterpriseId: 1, departmentId: departments.research, roles: ['Approver'] }],
  },
  {
    id: users.disabled, account: 'left', nickname: '已离职员工', disabled: true,
    memberships: [{ enterpriseId: 1, departmentId: departments.marketing, roles: ['Buyer'] }],
  },
]

/** Two buyers per department, named after it: visibly not real people. */
const colleagues = (): Person[] =>
  departmentRows.flatMap((row, place) =>
    [1, 2].map((number): Person => ({
      id: 101 + place * 2 + number,
      account: `staff${String(row.id).padStart(2, '0')}${number}`,
      nickname: `${row.name}专员0${number}`,
      memberships: [{ enterpriseId: row.enterpriseId, departmentId: row.id, roles: ['Buyer'], singleLimitFen: buyerLimitFen }],
    })),
  )

/** Groups, companies, departments and people. One hash serves all accounts: they share the password that is printed anyway. */
export const seedOrganisation = async ({ db, loginWork, progress }: SeedContext): Promise<void> => {
  progress('organisation')
  const people = [...named, ...colleagues()]
  const passwordHash = await createPasswords(systemRandomness, loginWork).hash(demoPassword)
  await db.insert(enterpriseGroup).values(groupRows)
  await db.insert(enterprise).values(enterpriseRows)
  await db.insert(department).values(departmentRows)
  await db.insert(appUser).values(
    people.map((person) => ({
      id: person.id,
      account: person.account,
      // No Chinese mobile number begins with 12.
      mobile: `12${String(person.id).padStart(9, '0')}`,
      email: `${person.account}@mall.example`,
      passwordHash,
      nickname: person.nickname,
      realName: person.nickname,
      utype: person.utype ?? ('GU' as const),
      status: person.disabled ? ('disabled' as const) : ('active' as const),
      lastEnterpriseId: person.memberships[0]?.enterpriseId ?? null,
    })),
  )
  const memberships = people.flatMap((person) => person.memberships.map((row) => ({ ...row, userId: person.id })))
  await db.insert(membership).values(
    memberships.map(({ userId, enterpriseId, departmentId, singleLimitFen }) => ({ userId, enterpriseId, departmentId, singleLimitFen })),
  )
  await db.insert(membershipRole).values(
    memberships.flatMap(({ userId, enterpriseId, roles }) => roles.map((code) => ({ userId, enterpriseId, roleId: presetRoles[code] }))),
  )
}
