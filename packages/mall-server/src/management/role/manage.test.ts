import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import { appUser, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole } from '../../platform/db/schema/role.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { presetRoles } from '../../company/role/presets.ts'
import { record } from '../../company/role/records.ts'

let mall: TestMall
const tokens = new Map<string, string>()
const enterpriseId = demo.enterprises.huaqiTech

/** A member of the company with these roles and nothing else. */
const member = async (account: string, userId: number, roleIds: readonly number[]) => {
  const [buyer] = await mall.db.select().from(appUser).where(eq(appUser.id, demo.users.buyer))
  await mall.db.insert(appUser).values({ id: userId, account, nickname: account, passwordHash: buyer?.passwordHash ?? '' })
  await mall.db.insert(membership).values({ userId, enterpriseId, departmentId: demo.departments.research })
  if (roleIds.length > 0) await mall.db.insert(membershipRole).values(roleIds.map((roleId) => ({ userId, enterpriseId, roleId })))
  tokens.set(account, (await mall.login(account)).Token)
}

beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['admin', 'other', 'buyer']) tokens.set(account, (await mall.login(account)).Token)
  await member('keeper', 9_101, [presetRoles.EnterpriseAdministrator])
  await member('newcomer', 9_102, [])
})
afterAll(() => mall.close())

type Input = CallInput<'POST /api/Role/Save'>
const page = { PageIndex: 1, PageSize: 100 } as const
let made = 0
const input = (rest: Partial<Input> = {}): Input => ({
  Name: `角色${++made}`, Description: '', Scope: 'self', Permissions: ['order.view'], ...rest,
})
const save = (account: string, body: Input) => mall.call('POST /api/Role/Save', body, { token: tokens.get(account) })
const saved = async (account: string, rest: Partial<Input> = {}) => {
  const { body, message } = await save(account, input(rest))
  if (body === null) throw new Error(message)
  return body
}
const list = async (account: string, rest = {}) => {
  const { body, message } = await mall.call('POST /api/Role/List', { ...page, ...rest }, { token: tokens.get(account) })
  if (body === null) throw new Error(message)
  return body
}
const remove = (account: string, { RoleId, Version }: { RoleId: number; Version: number }) => mall.call('POST /api/Role/Delete', { RoleId, Version }, { token: tokens.get(account) })
const give = (roleId: number) => mall.db.insert(membershipRole).values({ userId: 9_102, enterpriseId, roleId })

describe('the list', () => {
  test('has the presets and the own company’s roles, and none of another company', async () => {
    const own = await saved('keeper')
    const foreign = await saved('other')
    const ids = (await list('keeper')).Items.map(({ RoleId }) => RoleId)
    expect(ids).toEqual(expect.arrayContaining([own.RoleId, ...Object.values(presetRoles)]))
    expect(ids).not.toContain(foreign.RoleId)
  })

  test.each([
    [{ Keyword: '采购员' }, ({ Name }: { Name: string }) => Name.includes('采购员')],
    [{ Kind: 'preset' }, ({ Kind }: { Kind: string }) => Kind === 'preset'],
    [{ Scope: 'enterprise' }, ({ Scope }: { Scope: string }) => Scope === 'enterprise'],
  ])('filtered by %j has exactly what matches', async (filter, matches) => {
    const all = (await list('keeper')).Items
    const found = await list('keeper', filter)
    expect(found.Items).toEqual(all.filter(matches))
    expect(found.total).toBe(found.Items.length)
    expect(found.total).toBeLessThan(all.length)
  })

  test('counts the members of this company alone, and the tabs under the same filters', async () => {
    const stored = await mall.db.select().from(membershipRole).where(eq(membershipRole.roleId, presetRoles.Buyer))
    const { Items, KindCounts } = await list('keeper')
    expect(Items.find(({ RoleId }) => RoleId === presetRoles.Buyer)?.MemberCount).toBe(stored.filter((row) => row.enterpriseId === enterpriseId).length)
    expect(KindCounts).toEqual([
      { Kind: 'custom', Count: Items.filter(({ Kind }) => Kind === 'custom').length },
      { Kind: 'preset', Count: 5 },
    ])
  })
})

describe('what a role may hold', () => {
  const exceeds = { success: false, code: 'ROLE_EXCEEDS_OWN', message: '不能授予自己没有的权限或数据范围' }

  test('is what its author has: permissions and scope', async () => {
    const narrow = await saved('admin', { Permissions: ['role.manage', 'order.view'], Scope: 'department' })
    await give(narrow.RoleId)
    const { Grantable } = await list('newcomer')
    expect(Grantable).toEqual({ Permissions: ['order.view', 'role.view', 'role.manage'], Scope: 'department' })
    for (const rest of [{ Permissions: ['order.view', 'budget.manage'] }, { Permissions: ['role.manage', 'account.view'] }, { Scope: 'enterprise' }] satisfies Partial<Input>[]) {
      expect(await save('newcomer', input(rest))).toMatchObject(exceeds)
    }
    expect((await saved('newcomer', { Scope: 'department' })).Scope).toBe('department')
    await mall.db.delete(membershipRole).where(eq(membershipRole.userId, 9_102))
  })

  test('cannot be gained by copying or by editing a role that holds more', async () => {
    const strong = await saved('admin', { Permissions: ['budget.manage'], Scope: 'group' })
    const narrow = await saved('admin', { Permissions: ['role.manage', 'order.view'] })
    await give(narrow.RoleId)
    const seen = (await list('newcomer')).Items
    for (const roleId of [strong.RoleId, presetRoles.GroupAdministrator]) expect(seen.find(({ RoleId }) => RoleId === roleId)).toMatchObject({ CanGrant: false, AllowActions: [] })
    const refused = { success: false, code: 'ROLE_ACTION_NOT_ALLOWED' }
    expect(await mall.call('POST /api/Role/Copy', { RoleId: strong.RoleId }, { token: tokens.get('newcomer') })).toMatchObject(refused)
    expect(await save('newcomer', input({ RoleId: strong.RoleId, Version: strong.Version }))).toMatchObject(refused)
    await mall.db.delete(membershipRole).where(eq(membershipRole.userId, 9_102))
  })

  test('is 查看 of an area beside its 管理, each once and in the order of all', async () => {
    const { Permissions } = await saved('keeper', { Permissions: ['invoice.manage', 'account.manage', 'purchase', 'account.view'] })
    expect(Permissions).toEqual(['purchase', 'account.view', 'account.manage', 'invoice.view', 'invoice.manage'])
  })
})

test('a change counts from the next call of who is logged in', async () => {
  const role = await saved('keeper', { Permissions: [] })
  await give(role.RoleId)
  const orders = () => mall.call('POST /api/Order/List', { PageIndex: 1, PageSize: 20 }, { token: tokens.get('newcomer') })
  expect((await orders()).status).toBe(403)
  await save('keeper', input({ RoleId: role.RoleId, Version: role.Version }))
  expect((await orders()).status).toBe(200)
  await mall.db.delete(membershipRole).where(eq(membershipRole.userId, 9_102))
})

describe('a role is not changed', () => {
  test('when it is a preset, or of another company', async () => {
    expect(await save('keeper', input({ RoleId: presetRoles.Buyer, Version: 1 }))).toMatchObject({ success: false, code: 'ROLE_ACTION_NOT_ALLOWED' })
    const foreign = await saved('other')
    const target = { RoleId: foreign.RoleId, Version: foreign.Version }
    for (const reply of [await save('keeper', input(target)), await remove('keeper', target), await mall.call('POST /api/Role/Copy', target, { token: tokens.get('keeper') })]) {
      expect(reply).toMatchObject({ success: false, code: 'ROLE_NOT_FOUND', message: '角色不存在' })
    }
  })

  test('in a version that somebody else changed', async () => {
    const { RoleId, Version } = await saved('keeper')
    expect((await save('admin', input({ RoleId, Version, Description: '先到' }))).success).toBe(true)
    expect(await save('keeper', input({ RoleId, Version }))).toMatchObject({ success: false, code: 'VERSION_CONFLICT' })
    expect(await remove('keeper', { RoleId, Version })).toMatchObject({ success: false, code: 'VERSION_CONFLICT' })
  })

  test('to a name that another role or a preset has', async () => {
    const first = await saved('keeper')
    const second = await saved('keeper')
    for (const Name of [first.Name, '采购员']) {
      expect(await save('keeper', input({ RoleId: second.RoleId, Version: second.Version, Name }))).toMatchObject({ success: false, code: 'ROLE_NAME_TAKEN', message: '角色名称已存在' })
    }
    expect((await save('keeper', { ...input(), RoleId: second.RoleId, Version: second.Version, Name: second.Name })).success).toBe(true)
  })
})

test('a copy holds the same under a name of its own', async () => {
  const copy = async () => (await mall.call('POST /api/Role/Copy', { RoleId: presetRoles.Finance }, { token: tokens.get('keeper') })).body
  const [finance] = await mall.db.select().from(record).where(eq(record.id, presetRoles.Finance))
  expect(await copy()).toMatchObject({ Name: '财务 副本', Kind: 'custom', Permissions: finance?.permissions, Scope: finance?.scope, MemberCount: 0, AllowActions: ['Edit', 'Copy', 'Delete'] })
  expect((await copy())?.Name).toBe('财务 副本2')
})

describe('a role is deleted', () => {
  test('and recorded', async () => {
    const role = await saved('keeper')
    expect((await remove('keeper', role)).success).toBe(true)
    expect((await list('keeper', { Keyword: role.Name })).total).toBe(0)
    const log = await mall.db.select().from(auditLog).where(eq(auditLog.entityId, String(role.RoleId)))
    expect(log.filter(({ entity }) => entity === 'role').map(({ action }) => action)).toEqual(['Role.Save', 'Role.Delete'])
  })

  test('not while members have it', async () => {
    const role = await saved('keeper')
    await give(role.RoleId)
    expect(await remove('keeper', role)).toMatchObject({ success: false, code: 'ROLE_IN_USE', message: '角色已被1人使用' })
    await mall.db.delete(membershipRole).where(eq(membershipRole.userId, 9_102))
  })
})

test('the last administrator of a company stays: neither their role nor what it holds is taken away', async () => {
  const role = await saved('other', { Permissions: ['account.manage', 'role.manage'], Scope: 'enterprise' })
  const other = demo.enterprises.yuanfanLogistics
  const held = await mall.db.select().from(membershipRole).where(eq(membershipRole.enterpriseId, other))
  await mall.db.delete(membershipRole).where(eq(membershipRole.enterpriseId, other))
  await mall.db.insert(membershipRole).values({ userId: demo.users.other, enterpriseId: other, roleId: role.RoleId })
  const without = { RoleId: role.RoleId, Version: role.Version, Permissions: ['role.manage' as const], Scope: 'enterprise' as const }
  expect(await save('other', input(without))).toMatchObject({ success: false, code: 'LAST_ADMINISTRATOR', message: '企业至少要保留一名能管理账号和角色的成员' })
  const [kept] = await mall.db.select().from(record).where(eq(record.id, role.RoleId))
  expect(kept?.permissions).toEqual(['account.view', 'account.manage', 'role.view', 'role.manage'])
  expect(await save('other', input({ ...without, Permissions: ['account.manage', 'role.manage'], Scope: 'departmentTree' }))).toMatchObject({ code: 'LAST_ADMINISTRATOR' })
  await mall.db.insert(membershipRole).values(held.filter((row) => row.roleId !== role.RoleId))
  expect((await save('other', input(without))).success).toBe(true)
})
