import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Permission } from '@mall/api/contract'
import { appUser, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { presetRoles } from '../../company/role/presets.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const { departments, enterprises } = demo
const enterpriseId = enterprises.huaqiTech
/** Manages roles alone, accounts alone, and a colleague who has more beside a weak role. */
const [roleClerk, accountClerk, colleague] = [9_611, 9_612, 9_613]
const [clerkRole, staffRole, weakRole, strongRole] = [9_621, 9_622, 9_623, 9_624]
const foreignRole = 9_625

let mall: TestMall
const tokens = new Map<string, string>()
const as = (account: string) => ({ token: tokens.get(account) })

const roles: readonly (readonly [id: number, permissions: Permission[], scope: 'enterprise' | 'self'])[] = [
  [clerkRole, ['order.view', 'role.view', 'role.manage'], 'enterprise'],
  [staffRole, ['order.view', 'account.view', 'account.manage'], 'enterprise'],
  [weakRole, ['order.view'], 'self'],
  [strongRole, ['budget.view', 'budget.manage'], 'self'],
]

beforeAll(async () => {
  mall = await createTestMall()
  const [buyer] = await mall.db.select().from(appUser).where(eq(appUser.id, demo.users.buyer))
  for (const [id, permissions, scope] of roles) await mall.db.insert(role).values({ id, enterpriseId, code: `R${id}`, name: `角色${id}`, permissions, scope })
  await mall.db.insert(role).values({ id: foreignRole, enterpriseId: enterprises.yuanfanLogistics, code: 'Foreign', name: '外司角色', permissions: [], scope: 'self' })
  const people = [[roleClerk, 'roleclerk', [clerkRole]], [accountClerk, 'accountclerk', [staffRole]], [colleague, 'colleague', [weakRole, strongRole]]] as const
  for (const [id, account, roleIds] of people) {
    await mall.db.insert(appUser).values({ id, account, nickname: account, passwordHash: buyer?.passwordHash ?? null })
    await mall.db.insert(membership).values({ userId: id, enterpriseId, departmentId: departments.research })
    await mall.db.insert(membershipRole).values(roleIds.map((roleId) => ({ userId: id, enterpriseId, roleId })))
    tokens.set(account, (await mall.login(account)).Token)
  }
}, 120_000)
afterAll(() => mall.close())

const everything = async () => ({
  roles: await mall.db.select().from(role).orderBy(role.id),
  given: await mall.db.select().from(membershipRole).orderBy(membershipRole.userId, membershipRole.enterpriseId, membershipRole.roleId),
})
let before: Awaited<ReturnType<typeof everything>>
beforeEach(async () => {
  before = await everything()
})

const versionOf = (roleId: number) => before.roles.find(({ id }) => id === roleId)?.version ?? 1
const input = (rest: { RoleId?: number; Permissions?: Permission[]; Scope?: 'self' | 'enterprise' | 'group' }) => ({
  Name: `新${crypto.randomUUID().slice(0, 8)}`, Description: '', Scope: 'self' as const, Permissions: ['order.view' as const], ...rest, ...(rest.RoleId === undefined ? {} : { Version: versionOf(rest.RoleId) }),
})
const saveRole = (rest: Parameters<typeof input>[0], account = 'roleclerk') => mall.call('POST /api/Role/Save', input(rest), as(account))

describe('who manages roles alone', () => {
  test.each([
    ['another area', { Permissions: ['role.manage', 'account.manage'] as Permission[] }, 'ROLE_EXCEEDS_OWN'],
    ['to change what they only read', { RoleId: clerkRole, Permissions: ['role.manage', 'order.view', 'order.approve'] as Permission[] }, 'ROLE_EXCEEDS_OWN'],
    ['a wider scope', { Scope: 'group' as const }, 'ROLE_EXCEEDS_OWN'],
    ['their own role a wider scope', { RoleId: clerkRole, Scope: 'group' as const }, 'ROLE_EXCEEDS_OWN'],
    ['a stronger role fewer permissions', { RoleId: strongRole, Permissions: [] as Permission[] }, 'ROLE_ACTION_NOT_ALLOWED'],
    ['a weak role of somebody who has more', { RoleId: weakRole, Permissions: [] as Permission[] }, 'ROLE_ACTION_NOT_ALLOWED'],
    ['a preset', { RoleId: presetRoles.Buyer }, 'ROLE_ACTION_NOT_ALLOWED'],
    ['a role of another company', { RoleId: foreignRole }, 'ROLE_NOT_FOUND'],
  ])('does not give %s', async (_, rest, code) => {
    expect(await saveRole(rest)).toMatchObject({ success: false, code })
    expect(await everything()).toEqual(before)
  })

  test.each([[strongRole, 'ROLE_ACTION_NOT_ALLOWED'], [presetRoles.GroupAdministrator, 'ROLE_ACTION_NOT_ALLOWED'], [foreignRole, 'ROLE_NOT_FOUND']])('does not copy role %i', async (RoleId, code) => {
    expect(await mall.call('POST /api/Role/Copy', { RoleId }, as('roleclerk'))).toMatchObject({ success: false, code })
    expect(await everything()).toEqual(before)
  })

  test('copies a weak role, whoever has it, and changes the copy', async () => {
    const { body } = await mall.call('POST /api/Role/Copy', { RoleId: weakRole }, as('roleclerk'))
    expect(body).toMatchObject({ Permissions: ['order.view'], AllowActions: ['Edit', 'Copy', 'Delete'] })
  })

  test('gives nobody a role, and reaches no account', async () => {
    for (const key of ['POST /api/Account/Save', 'POST /api/Account/List', 'POST /api/Account/Import', 'POST /api/Account/ResetPwd'] as const) {
      expect((await mall.send(key, { UserId: roleClerk, RoleIds: [presetRoles.GroupAdministrator] }, as('roleclerk'))).status).toBe(403)
    }
    expect(await everything()).toEqual(before)
  })
})

describe('who manages accounts alone', () => {
  const account = (rest: { UserId?: number; RoleIds: number[] }) => mall.send('POST /api/Account/Save', {
    Name: '成员', DepartmentId: departments.research, SingleLimit: null, RequestId: crypto.randomUUID(), ...(rest.UserId === undefined ? { Account: `m${crypto.randomUUID().slice(0, 8)}` } : { Version: 1 }), ...rest,
  }, as('accountclerk'))

  test('gives a new account no role that holds more', async () => {
    for (const roleId of [strongRole, clerkRole, presetRoles.Buyer, presetRoles.EnterpriseAdministrator]) expect(await account({ RoleIds: [roleId] })).toMatchObject({ success: false, code: 'ROLE_EXCEEDS_OWN' })
    expect(await account({ RoleIds: [foreignRole] })).toMatchObject({ success: false, code: 'ROLE_NOT_FOUND' })
    expect(await everything()).toEqual(before)
  })

  test('gives themselves none at all, and takes none from those who has more', async () => {
    for (const UserId of [accountClerk, colleague, demo.users.admin]) expect((await account({ UserId, RoleIds: [weakRole] })).success).toBe(false)
    expect(await everything()).toEqual(before)
  })

  test('reads the roles that an account can have, and changes none', async () => {
    const { body } = await mall.call('POST /api/Role/List', { PageIndex: 1, PageSize: 100 }, as('accountclerk'))
    expect(body?.Items.length).toBeGreaterThan(5)
    expect(body?.Items.flatMap(({ AllowActions }) => AllowActions)).toEqual([])
    expect(body?.Items.filter(({ CanGrant }) => CanGrant).map(({ RoleId }) => RoleId)).toEqual(expect.arrayContaining([weakRole, staffRole]))
    expect((await mall.send('POST /api/Role/Save', input({}), as('accountclerk'))).status).toBe(403)
    expect((await mall.send('POST /api/Role/Detail', { RoleId: weakRole }, as('accountclerk'))).status).toBe(403)
  })
})

test('a role of one company is nothing in another, and its manager reaches no other company of the group', async () => {
  await mall.db.insert(membership).values({ userId: roleClerk, enterpriseId: enterprises.huaqiFactory, departmentId: departments.factoryAdministration })
  const login = await mall.call('POST /api/Account/SwitchEnterprise', { EnterpriseId: enterprises.huaqiFactory }, { token: (await mall.login('roleclerk')).Token })
  const there = { token: login.body?.Token }
  expect(login.success).toBe(true)
  for (const key of ['POST /api/Role/List', 'POST /api/Role/Save', 'POST /api/Group/Save', 'POST /api/Group/Info', 'POST /api/Department/Save'] as const) expect({ key, status: (await mall.send(key, {}, there)).status }).toEqual({ key, status: 403 })
  await mall.db.insert(membershipRole).values({ userId: roleClerk, enterpriseId: enterprises.huaqiFactory, roleId: clerkRole })
  expect((await mall.send('POST /api/Role/List', { PageIndex: 1, PageSize: 10 }, there)).status).toBe(403)
})
