import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appUser, membership } from '../db/schema/organisation.ts'
import { membershipRole, role } from '../db/schema/role.ts'
import { presetRoles } from '../../company/role/presets.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const { departments, enterprises, users } = demo
/** Manages accounts and roles of one department, and nothing besides. */
const clerk = 9_701
const clerkRole = 9_702

let mall: TestMall
const tokens = new Map<string, string>()
beforeAll(async () => {
  mall = await createTestMall()
  const [{ passwordHash } = { passwordHash: null }] = await mall.db.select().from(appUser).where(eq(appUser.id, users.buyer))
  const place = { userId: clerk, enterpriseId: enterprises.huaqiTech }
  await mall.db.insert(appUser).values({ id: clerk, account: 'clerk', nickname: '研发人事', passwordHash })
  await mall.db.insert(membership).values({ ...place, departmentId: departments.research })
  await mall.db.insert(role).values({ id: clerkRole, enterpriseId: place.enterpriseId, code: 'Clerk', name: '研发人事', permissions: ['account.view', 'account.manage', 'role.view', 'role.manage'], scope: 'departmentTree' })
  await mall.db.insert(membershipRole).values({ ...place, roleId: clerkRole })
  for (const account of ['clerk', 'buyer', 'admin']) tokens.set(account, (await mall.login(account)).Token)
}, 120_000)
afterAll(() => mall.close())

const as = (account: string) => ({ token: tokens.get(account) })

/** All that decides what somebody may do. */
const standingOf = async (userId: number) => ({
  user: await mall.db.select({ utype: appUser.utype, status: appUser.status, mobile: appUser.mobile, email: appUser.email }).from(appUser).where(eq(appUser.id, userId)),
  places: await mall.db.select({ enterpriseId: membership.enterpriseId, departmentId: membership.departmentId, limit: membership.singleLimitFen }).from(membership).where(eq(membership.userId, userId)),
  roles: await mall.db.select({ id: role.id, permissions: role.permissions, scope: role.scope }).from(membershipRole).innerJoin(role, eq(role.id, membershipRole.roleId)).where(eq(membershipRole.userId, userId)),
})

const unchanged = async (userId: number, attempt: () => Promise<unknown>): Promise<void> => {
  const before = await standingOf(userId)
  await attempt()
  expect(await standingOf(userId)).toEqual(before)
}

test.each(['clerk', 'buyer'])('%s gives themselves no role, limit or department, not even beside what they may save', (account) => {
  const userId = account === 'clerk' ? clerk : users.buyer
  const wanted = { RoleIds: [presetRoles.GroupAdministrator], DepartmentId: departments.administration, SingleLimit: null }
  return unchanged(userId, async () => {
    const edit = await mall.send('POST /api/Account/Save', { UserId: userId, Version: 1, Name: '自己', ...wanted, RequestId: crypto.randomUUID() }, as(account))
    expect(edit.success).toBe(false)
    const { Nickname, Name, Avatar, Version } = (await mall.call('POST /api/Account/Profile', {}, as(account))).body ?? {}
    const kept = await mall.send('POST /api/Account/ProfileSave', { Nickname, Name, Avatar, Version, ...wanted, Roles: ['集团管理员'], utype: 'GA', Mobile: '13900000001', Email: 'a@mall.example' }, as(account))
    expect(kept.success).toBe(true)
  })
})

test('users cannot give their own role more permissions or scope', () =>
  unchanged(clerk, async () => {
    const { Items } = (await mall.call('POST /api/Role/List', { PageIndex: 1, PageSize: 100 }, as('clerk'))).body ?? { Items: [] }
    const own = Items.find(({ RoleId }) => RoleId === clerkRole)
    if (own === undefined) throw new Error('The clerk does not see their role')
    const { Name, Description, Scope, Permissions, Version } = own
    for (const more of [{ Permissions: [...Permissions, 'budget.manage'] }, { Permissions: [...Permissions, 'department.view'] }, { Scope: 'enterprise' }, { Scope: 'group' }] as const) {
      const answer = await mall.send('POST /api/Role/Save', { RoleId: clerkRole, Version, Name, Description, Scope, Permissions, ...more }, as('clerk'))
      expect(answer).toMatchObject({ success: false, code: 'ROLE_EXCEEDS_OWN' })
    }
  }))

test('nobody comes into a company that they do not belong to', () =>
  unchanged(users.buyer, async () => {
    for (const EnterpriseId of [enterprises.huaqiFactory, enterprises.yuanfanLogistics, 999_999]) {
      expect(await mall.call('POST /api/Account/SwitchEnterprise', { EnterpriseId }, as('buyer'))).toMatchObject({ success: false, body: null })
    }
    // A token names its company; one that was changed is none.
    const [head = '', claims = '', signature = ''] = (tokens.get('buyer') ?? '').split('.')
    const changed = Buffer.from(Buffer.from(claims, 'base64url').toString().replace(`"EnterpriseId":${enterprises.huaqiTech}`, `"EnterpriseId":${enterprises.yuanfanLogistics}`)).toString('base64url')
    expect(changed).not.toBe(claims)
    for (const token of [`${head}.${changed}.${signature}`, `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${changed}.`]) {
      expect((await mall.call('POST /api/Account/Profile', {}, { token })).status).toBe(401)
    }
  }))

test('the session of another user cannot be continued, whatever the claimed identity', async () => {
  const [mine, theirs] = [await mall.login('buyer'), await mall.login('admin')]
  expect((await mall.call('POST /api/Account/RefreshToken', { RefreshToken: theirs.RefreshToken, UserId: mine.User.uid })).status).toBe(401)
  expect((await mall.call('POST /api/Account/RefreshToken', { RefreshToken: mine.RefreshToken, UserId: theirs.User.uid })).status).toBe(401)
})

test('a user without these areas reaches no account, role or department by its address', async () => {
  const before = (await mall.call('POST /api/Role/List', { PageIndex: 1, PageSize: 100 }, as('admin'))).body
  for (const key of ['POST /api/Account/List', 'POST /api/Account/Import', 'POST /api/Account/ResetPwd', 'POST /api/Account/EndSessions', 'POST /api/Account/Enable', 'POST /api/Role/Save', 'POST /api/Role/Copy', 'POST /api/Department/Save'] as const) {
    expect({ key, status: (await mall.send(key, { RoleId: presetRoles.GroupAdministrator, UserId: users.admin }, as('buyer'))).status }).toEqual({ key, status: 403 })
  }
  expect((await mall.call('POST /api/Role/List', { PageIndex: 1, PageSize: 100 }, as('admin'))).body).toEqual(before)
})
