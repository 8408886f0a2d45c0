import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountStatus, type AccountSummary, type CallInput, type CallKey } from '@mall/api/contract'
import { appUser, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { auditLog, requestResult } from '../../platform/db/schema/writes.ts'
import { presetRoles } from '../../company/role/presets.ts'
import { demo, demoPassword } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
const tokens = new Map<string, string>()
const { departments: ids, enterprises, users } = demo
const enterpriseId = enterprises.huaqiTech
const limitedId = 9_201

const as = (account: string) => ({ token: tokens.get(account) })
const RequestId = () => crypto.randomUUID()
let made = 0

beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['admin', 'other', 'buyer']) tokens.set(account, (await mall.login(account)).Token)
  // Manages accounts and orders, but of one department and those below it, and buys nothing.
  const [hash] = await mall.db.select().from(appUser).where(eq(appUser.id, users.buyer))
  await mall.db.insert(appUser).values({ id: limitedId, account: 'limited', nickname: '研发人事', passwordHash: hash?.passwordHash ?? null })
  await mall.db.insert(membership).values({ userId: limitedId, enterpriseId, departmentId: ids.research })
  await mall.db.insert(role).values({ id: 9_300, enterpriseId, code: 'Staff', name: '研发人事', permissions: ['account.view', 'account.manage', 'order.view'], scope: 'departmentTree' })
  await mall.db.insert(role).values({ id: 9_301, enterpriseId, code: 'Reader', name: '订单查看', permissions: ['order.view'], scope: 'self' })
  await mall.db.insert(role).values({ id: 9_302, enterpriseId: enterprises.yuanfanLogistics, code: 'Foreign', name: '外司角色', permissions: [], scope: 'self' })
  await mall.db.insert(role).values({ id: 9_303, enterpriseId, code: 'Area', name: '预算查看', permissions: ['budget.view'], scope: 'self' })
  await mall.db.insert(membershipRole).values({ userId: limitedId, enterpriseId, roleId: 9_300 })
  tokens.set('limited', (await mall.login('limited')).Token)
}, 120_000)
afterAll(() => mall.close())

const input = (rest: Partial<CallInput<'POST /api/Account/Save'>> = {}): CallInput<'POST /api/Account/Save'> => ({
  Account: `member${++made}`, Name: `成员${made}`, DepartmentId: ids.platform, RoleIds: [9_301], SingleLimit: null, RequestId: RequestId(), ...rest,
})
const save = (rest: Partial<CallInput<'POST /api/Account/Save'>> = {}, account = 'admin') => mall.call('POST /api/Account/Save', input(rest), as(account))
const create = async (rest: Partial<CallInput<'POST /api/Account/Save'>> = {}, account = 'admin') => {
  const { body, message } = await save(rest, account)
  if (body === null) throw new Error(message)
  return body
}
const listed = async (request: object = {}, account = 'admin') => {
  const { body, message } = await mall.call('POST /api/Account/List', { PageIndex: 1, PageSize: 1000, ...request }, as(account))
  if (body === null) throw new Error(message)
  return body
}
const detail = async (UserId: number, account = 'admin'): Promise<AccountSummary> => {
  const { body, message } = await mall.call('POST /api/Account/Detail', { UserId }, as(account))
  if (body === null) throw new Error(message)
  return body
}
const edit = async (UserId: number, rest: Partial<CallInput<'POST /api/Account/Save'>>, account = 'admin') => {
  const { Name, DepartmentId, Roles, SingleLimit, Version } = await detail(UserId)
  return save({ UserId, Account: undefined, Name, DepartmentId, RoleIds: Roles.map(({ RoleId }) => RoleId), SingleLimit, Version, ...rest }, account)
}
const move = async (UserId: number, Action: 'Enable' | 'Disable' | 'Unlock', account = 'admin', rest: object = {}) =>
  mall.call('POST /api/Account/Enable', { UserId, Version: (await detail(UserId)).Version, Action, RequestId: RequestId(), ...rest }, as(account))
const reset = async (UserId: number, account = 'admin', requestId = RequestId()) =>
  mall.call('POST /api/Account/ResetPwd', { UserId, Version: (await detail(UserId)).Version, RequestId: requestId }, as(account))
const login = async (Account: string, Password: string) => mall.call('POST /api/Account/Login', { Account, Password, CaptchaVerifyParam: await mall.solveCaptcha() })
const activate = async (Account: string, InitialPassword: string, Password: string) =>
  mall.call('POST /api/Account/Activate', { Account, InitialPassword, Password, CaptchaVerifyParam: await mall.solveCaptcha() })
/** An account that chose its password, logged in. */
const member = async (rest: Partial<CallInput<'POST /api/Account/Save'>> = {}) => {
  const { Account: one, Initial } = await create(rest)
  const { body, message } = await activate(one.Account, Initial?.Password ?? '', 'Mine&Ours26')
  if (body === null) throw new Error(message)
  return { userId: one.UserId, account: one.Account, token: body.Token }
}
const statusOf = async (key: CallKey, token: string) => (await mall.send(key, { PageIndex: 1, PageSize: 10 }, { token })).status

describe('the list', () => {
  test('has the accounts of the company within the scope of the role, and no others', async () => {
    const stored = await mall.db.select().from(membership).where(eq(membership.enterpriseId, enterpriseId))
    expect((await listed()).Items.map(({ UserId }) => UserId).toSorted((a, b) => a - b)).toEqual(stored.map(({ userId }) => userId).toSorted((a, b) => a - b))
    const subtree = stored.filter(({ departmentId }) => [ids.research, ids.platform, ids.quality].some((one) => one === departmentId))
    expect((await listed({}, 'limited')).Items.map(({ UserId }) => UserId).toSorted((a, b) => a - b)).toEqual(subtree.map(({ userId }) => userId).toSorted((a, b) => a - b))
    expect((await listed({}, 'other')).Items.every(({ UserId }) => stored.every(({ userId }) => userId !== UserId))).toBe(true)
  })

  test.each([
    [{ Keyword: 'staff01' }, ({ Account }: AccountSummary) => Account.includes('staff01')],
    [{ Keyword: '研发采购' }, ({ Name }: AccountSummary) => Name.includes('研发采购')],
    [{ Keyword: '12000000002' }, ({ UserId }: AccountSummary) => UserId === users.buyer],
    [{ Keyword: 'finance@' }, ({ UserId }: AccountSummary) => UserId === users.finance],
    [{ DepartmentId: ids.research }, ({ DepartmentId }: AccountSummary) => [ids.research, ids.platform, ids.quality].some((one) => one === DepartmentId)],
    [{ RoleId: presetRoles.Approver }, ({ Roles }: AccountSummary) => Roles.some(({ RoleId }) => RoleId === presetRoles.Approver)],
    [{ Status: accountStatus.disabled }, ({ StatusName }: AccountSummary) => StatusName === '停用'],
  ])('filtered by %j has exactly what matches', async (filter, matches) => {
    const all = (await listed()).Items
    const found = await listed(filter)
    expect(found.Items).toEqual(all.filter(matches))
    expect(found.Items.length).toBeGreaterThan(0)
    expect(found.total).toBe(found.Items.length)
    expect(found.StatusCounts.reduce((sum, { Count }) => sum + Count, 0)).toBeGreaterThanOrEqual(found.total)
  })

  test('begins with the newest, and those who never logged in come last by their last login', async () => {
    const newest = (await listed()).Items.map(({ UserId }) => UserId)
    expect(newest).toEqual(newest.toSorted((a, b) => b - a))
    const times = (await listed({ SortField: 'LastLoginTime', SortOrder: 'desc' })).Items.map(({ LastLoginTime }) => LastLoginTime)
    expect(times.slice(0, 2)).not.toContain(null)
    expect(times.at(-1)).toBeNull()
  })
})

describe('a new account', () => {
  test('can only choose a new password with its initial one', async () => {
    const { Account: one, Initial } = await create({ Mobile: '13800000001', Email: 'New.One@Mall.example', SingleLimit: 800.5, RoleIds: [9_301, presetRoles.Buyer] })
    expect(one).toMatchObject({ StatusName: '未激活', Email: 'new.one@mall.example', SingleLimit: 800.5, DepartmentName: '平台研发部', LastLoginTime: null, Version: 1 })
    expect(Initial?.Password).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const password = Initial?.Password ?? ''
    expect(await login(one.Account, password)).toMatchObject({ success: false, code: 'ACTIVATION_REQUIRED', message: '首次登录，请设置您自己的密码' })
    expect(await activate(one.Account, password, 'weak')).toMatchObject({ code: 'PASSWORD_TOO_WEAK' })
    expect(await activate(one.Account, 'AAAA-AAAA-AAAA', 'Mine&Ours26')).toMatchObject({ code: 'WRONG_PASSWORD' })
    // Typed without the lines, in small letters, by the mobile number.
    expect((await activate('13800000001', password.replaceAll('-', '').toLowerCase(), 'Mine&Ours26')).body?.User).toMatchObject({ uid: one.UserId, utype: 'GU' })
    expect(await activate(one.Account, password, 'Mine&Ours27')).toMatchObject({ success: false, code: 'WRONG_PASSWORD' })
    expect((await login(one.Account, password)).success).toBe(false)
    expect((await login(one.Account, 'Mine&Ours26')).success).toBe(true)
    expect(await detail(one.UserId)).toMatchObject({ StatusName: '正常', InitialPasswordUntil: null, LastLoginTime: expect.stringContaining('2026-03-18') as string })
  })

  test('is made once per RequestId, with the same initial password, which is written nowhere', async () => {
    const body = input()
    const [first, second] = [await mall.call('POST /api/Account/Save', body, as('admin')), await mall.call('POST /api/Account/Save', body, as('admin'))]
    expect(second.body).toEqual(first.body)
    const password = first.body?.Initial?.Password ?? ''
    const written = JSON.stringify([await mall.db.select().from(requestResult), await mall.db.select().from(auditLog), await mall.db.select().from(appUser)])
    expect(written).toContain(body.Account)
    expect(written).not.toContain(password)
  })

  test('has a week for it', async () => {
    const { Account: one, Initial } = await create()
    await mall.db.update(appUser).set({ initialUntil: mall.clock() }).where(eq(appUser.id, one.UserId))
    for (const { code } of [await login(one.Account, Initial?.Password ?? ''), await activate(one.Account, Initial?.Password ?? '', 'Mine&Ours26')]) expect(code).toBe('INITIAL_PASSWORD_EXPIRED')
  })

  test.each([
    [{ Account: 'buyer' }, '登录名已存在'],
    [{ Account: 'BUYER ' }, '登录名已存在'],
    [{ Mobile: '13811112222' }, '手机号已被其他账号使用'],
    [{ Email: 'other@mall.example' }, '邮箱已被其他账号使用'],
    [{ DepartmentId: ids.operations }, '部门不存在'],
    [{ DepartmentId: ids.production }, '部门不存在'],
    [{ RoleIds: [9_302] }, '角色不存在'],
    [{ RoleIds: [999_999] }, '角色不存在'],
  ])('with %j is refused: %s', async (rest, message) => {
    if ('Mobile' in rest && (await listed({ Keyword: rest.Mobile })).total === 0) await create({ Mobile: rest.Mobile })
    expect(await save(rest)).toMatchObject({ success: false, message })
  })

  test.each([{ Account: '13812345678' }, { Account: 'a@b.cc' }, { Account: 'x' }, { Mobile: '12345678901' }, { Email: 'no' }, { RoleIds: [] }, { SingleLimit: -1 }])('with %j fits no schema', async (rest) => {
    expect((await save(rest)).code).toBe('INVALID_INPUT')
  })
})

describe('nobody gives or manages more than they have', () => {
  test.each([
    ['a preset with more permissions', presetRoles.Buyer],
    ['a role of the whole company', presetRoles.EnterpriseAdministrator],
    ['an area that they lack', 9_303],
  ])('%s is not given', async (_, roleId) => {
    expect(await save({ RoleIds: [roleId] }, 'limited')).toMatchObject({ success: false, code: 'ROLE_EXCEEDS_OWN' })
    const { Account: one } = await create({}, 'limited')
    expect(await edit(one.UserId, { RoleIds: [9_301, roleId] }, 'limited')).toMatchObject({ success: false, code: 'ROLE_EXCEEDS_OWN' })
    expect((await detail(one.UserId)).Roles).toEqual([{ RoleId: 9_301, Name: '订单查看' }])
  })

  test('nor a department out of sight', async () => {
    expect(await save({ DepartmentId: ids.administration }, 'limited')).toMatchObject({ code: 'DEPARTMENT_NOT_FOUND' })
  })

  test.each([
    ['who holds more', () => users.buyer2, '该账号的权限超出您的权限'],
    ['the user themselves', () => limitedId, '自己的账号请在个人中心维护'],
  ])('an account of %s is seen, never changed', async (_, of, reason) => {
    const userId = of()
    const before = await detail(userId)
    expect(await detail(userId, 'limited')).toMatchObject({ ReadOnlyReason: reason, AllowActions: [] })
    const refused = { success: false, code: 'ACCOUNT_ACTION_NOT_ALLOWED', message: reason }
    expect(await edit(userId, { RoleIds: [9_301] }, 'limited')).toMatchObject(refused)
    expect(await move(userId, 'Disable', 'limited')).toMatchObject(refused)
    expect(await reset(userId, 'limited')).toMatchObject(refused)
    expect(await detail(userId)).toEqual(before)
  })

  test('an account of another company, or out of scope, is unknown', async () => {
    const before = await detail(users.buyer)
    const Version = before.Version
    for (const [account, UserId] of [['other', users.buyer], ['limited', users.buyer], ['limited', users.other], ['limited', 999_999]] as const) {
      const calls = [
        ['POST /api/Account/Detail', { UserId }],
        ['POST /api/Account/Candidates', { UserId }],
        ['POST /api/Account/Save', input({ UserId, Account: undefined, Version, DepartmentId: account === 'other' ? ids.operations : ids.platform, RoleIds: [account === 'other' ? presetRoles.Buyer : 9_301] })],
        ['POST /api/Account/Enable', { UserId, Version, Action: 'Disable', RequestId: RequestId() }],
        ['POST /api/Account/ResetPwd', { UserId, Version, RequestId: RequestId() }],
      ] as const
      for (const [key, body] of calls) expect({ key, ...(await mall.send(key, body, as(account))) }).toMatchObject({ success: false, code: 'ACCOUNT_NOT_FOUND' })
    }
    expect(await detail(users.buyer)).toEqual(before)
  })

  test('who works for several companies is managed by their group alone', async () => {
    const one = await member({ RoleIds: [9_301] })
    await mall.db.insert(membership).values({ userId: one.userId, enterpriseId: enterprises.huaqiFactory, departmentId: ids.workshop })
    expect(await detail(one.userId, 'limited')).toMatchObject({ AllowActions: [], ReadOnlyReason: '该账号同时属于其他公司，请联系集团管理员' })
    expect((await detail(one.userId)).AllowActions).toContain('Disable')
    await mall.db.insert(membership).values({ userId: one.userId, enterpriseId: enterprises.yuanfanTrade, departmentId: ids.sales })
    expect((await detail(one.userId)).AllowActions).toEqual([])
  })
})

describe('a change', () => {
  test('counts at the next call: roles, and the department with what it shows', async () => {
    const one = await member({ RoleIds: [9_301], DepartmentId: ids.platform })
    expect(await statusOf('POST /api/ShoppingCart/List', one.token)).toBe(403)
    await edit(one.userId, { RoleIds: [presetRoles.Buyer] })
    expect(await statusOf('POST /api/ShoppingCart/List', one.token)).toBe(200)
    const tree = async () => (await mall.call('POST /api/Department/Tree', {}, { token: one.token })).body?.map(({ DepartmentId }) => DepartmentId)
    expect(await tree()).toEqual([ids.platform])
    await edit(one.userId, { DepartmentId: ids.marketing })
    expect(await tree()).toEqual([ids.marketing])
  })

  test('of a version that is over conflicts, and leaves what is not named', async () => {
    const { Account: one } = await create({ Mobile: '13800000009' })
    expect((await edit(one.UserId, { Name: '改名' })).body?.Account).toMatchObject({ Name: '改名', Mobile: '13800000009', Account: one.Account, Version: 2 })
    expect((await edit(one.UserId, { Mobile: null })).body?.Account.Mobile).toBeNull()
    expect(await edit(one.UserId, { Version: 1 })).toMatchObject({ code: 'VERSION_CONFLICT' })
  })
})

describe('disabling', () => {
  test('ends the sessions at once; enabled again the user can log in', async () => {
    const one = await member()
    expect((await move(one.userId, 'Disable')).body).toMatchObject({ StatusName: '停用', AllowActions: ['Edit', 'Enable'] })
    expect(await statusOf('POST /api/Order/List', one.token)).toBe(401)
    expect(await login(one.account, 'Mine&Ours26')).toMatchObject({ code: 'ACCOUNT_DISABLED' })
    expect(await move(one.userId, 'Disable')).toMatchObject({ code: 'ACCOUNT_ACTION_NOT_ALLOWED' })
    expect((await move(one.userId, 'Enable')).body).toMatchObject({ StatusName: '正常' })
    expect(await statusOf('POST /api/Order/List', one.token)).toBe(401)
    expect((await login(one.account, 'Mine&Ours26')).success).toBe(true)
  })

  test('is said to whoever has a session of the account, and to nobody else', async () => {
    const one = await member()
    const { body } = await login(one.account, 'Mine&Ours26')
    const RefreshToken = body && 'RefreshToken' in body ? body.RefreshToken : ''
    await move(one.userId, 'Disable')
    const refresh = (token: string, UserId = one.userId) => mall.call('POST /api/Account/RefreshToken', { RefreshToken: token, UserId })
    expect(await refresh(RefreshToken)).toMatchObject({ status: 401, code: 'ACCOUNT_DISABLED', message: '账号已停用，请联系企业管理员' })
    expect(await refresh('a token that nobody got')).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' })
    expect(await refresh(RefreshToken, users.buyer)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' })
  })

  test('never takes the last administrator of any company', async () => {
    const one = await member({ RoleIds: [presetRoles.EnterpriseAdministrator] })
    const factory = enterprises.huaqiFactory
    await mall.db.insert(membership).values({ userId: one.userId, enterpriseId: factory, departmentId: ids.workshop })
    await mall.db.insert(membershipRole).values({ userId: one.userId, enterpriseId: factory, roleId: presetRoles.EnterpriseAdministrator })
    const ofAdmin = { userId: users.admin, enterpriseId: factory, roleId: presetRoles.GroupAdministrator }
    await mall.db.delete(membershipRole).where(and(eq(membershipRole.userId, users.admin), eq(membershipRole.enterpriseId, factory)))
    expect(await move(one.userId, 'Disable')).toMatchObject({ success: false, code: 'LAST_ADMINISTRATOR' })
    expect(await statusOf('POST /api/Order/List', one.token)).toBe(200)
    await mall.db.insert(membershipRole).values(ofAdmin)
    expect((await move(one.userId, 'Disable')).success).toBe(true)
  })

  test('of two administrators who take each other away at the same moment one remains', async () => {
    const [hash] = await mall.db.select().from(appUser).where(eq(appUser.id, users.buyer))
    const place = { userId: 9_210, enterpriseId: enterprises.yuanfanLogistics }
    await mall.db.insert(appUser).values({ id: 9_210, account: 'second', nickname: '第二管理员', passwordHash: hash?.passwordHash ?? null })
    await mall.db.insert(membership).values({ ...place, departmentId: ids.operations })
    await mall.db.insert(membershipRole).values([presetRoles.Buyer, presetRoles.EnterpriseAdministrator].map((roleId) => ({ ...place, roleId })))
    tokens.set('second', (await mall.login('second', demoPassword)).Token)
    const disabling = async (userId: number, account: string) => {
      const { Version } = await detail(userId, account)
      return () => mall.call('POST /api/Account/Enable', { UserId: userId, Version, Action: 'Disable', RequestId: RequestId() }, as(account))
    }
    const both = [await disabling(9_210, 'other'), await disabling(users.other, 'second')]
    const results = await Promise.all(both.map((send) => send()))
    expect(results.filter(({ success }) => success)).toHaveLength(1)
    expect(await mall.db.$count(appUser, and(inArray(appUser.id, [9_210, users.other]), eq(appUser.status, 'active')))).toBe(1)
  })
})

describe('a reset', () => {
  test('ends the sessions, asks for a new password, and repeats its answer', async () => {
    const one = await member()
    const requestId = RequestId()
    const version = (await detail(one.userId)).Version
    const send = () => mall.call('POST /api/Account/ResetPwd', { UserId: one.userId, Version: version, RequestId: requestId }, as('admin'))
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect(first.body?.Account.StatusName).toBe('未激活')
    expect(await statusOf('POST /api/Order/List', one.token)).toBe(401)
    expect((await login(one.account, 'Mine&Ours26')).code).toBe('WRONG_PASSWORD')
    expect((await activate(one.account, first.body?.Initial?.Password ?? '', 'Other&Ours26')).success).toBe(true)
  })

  test('or a reset by mail makes the account 正常', async () => {
    const { Account: one } = await create({ Email: `mail${made}@mall.example` })
    const check = await mall.call('POST /api/Account/ResetCheck', { Account: one.Account, CaptchaVerifyParam: await mall.solveCaptcha() })
    const Ticket = check.body?.Ticket ?? ''
    await mall.call('POST /api/Account/ResetVerify', { Ticket, Code: check.headers.get('X-Reset-Code') ?? '' })
    expect((await mall.call('POST /api/Account/ResetPassword', { Ticket, Password: 'Mine&Ours26' })).success).toBe(true)
    expect((await detail(one.UserId)).StatusName).toBe('正常')
  })
})

describe('强制下线', () => {
  const end = async (userId: number, account = 'admin', rest: object = {}) =>
    mall.call('POST /api/Account/EndSessions', { UserId: userId, Version: (await detail(userId)).Version, RequestId: RequestId(), ...rest }, as(account))

  test('ends the sessions on every device at once; the password stays, and it is offered only for logged-in users', async () => {
    const one = await member()
    const { Token: elsewhere = '', RefreshToken = '', User } = (await login(one.account, 'Mine&Ours26')).body ?? {}
    expect((await detail(one.userId)).AllowActions).toEqual(['Edit', 'ResetPwd', 'EndSessions', 'Disable'])
    const { body } = await end(one.userId)
    expect(body).toMatchObject({ StatusName: '正常', AllowActions: ['Edit', 'ResetPwd', 'Disable'] })
    expect([await statusOf('POST /api/Order/List', one.token), await statusOf('POST /api/Order/List', elsewhere)]).toEqual([401, 401])
    expect((await mall.call('POST /api/Account/RefreshToken', { RefreshToken, UserId: User?.uid ?? 0 })).status).toBe(401)
    expect(await end(one.userId)).toMatchObject({ code: 'ACCOUNT_ACTION_NOT_ALLOWED' })
    expect((await login(one.account, 'Mine&Ours26')).success).toBe(true)
  })

  test('sent again, it leaves the session that began meanwhile', async () => {
    const one = await member()
    const again = { RequestId: RequestId(), Version: (await detail(one.userId)).Version }
    const first = await end(one.userId, 'admin', again)
    const { Token = '' } = (await login(one.account, 'Mine&Ours26')).body ?? {}
    expect((await end(one.userId, 'admin', again)).body).toEqual(first.body)
    expect(await statusOf('POST /api/Order/List', Token)).toBe(200)
  })

  test('is recorded with its author, and not possible for the user themselves, a buyer, or a user who does not see the account', async () => {
    const one = await member()
    await end(one.userId)
    const [entry] = await mall.db.select().from(auditLog).where(and(eq(auditLog.action, 'Account.EndSessions'), eq(auditLog.entityId, String(one.userId))))
    expect(entry).toMatchObject({ userId: users.admin, entity: 'account' })
    expect(await end(users.admin)).toMatchObject({ code: 'ACCOUNT_ACTION_NOT_ALLOWED', message: '自己的账号请在个人中心维护' })
    expect((await end(one.userId, 'buyer')).status).toBe(403)
    expect(await end(users.buyer, 'limited')).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  })
})

test('five wrong passwords show as 锁定, and an administrator unlocks', async () => {
  const one = await member()
  for (let tries = 0; tries < 5; tries++) await login(one.account, 'Wrong@2026')
  expect(await detail(one.userId)).toMatchObject({ StatusName: '锁定', LockedUntil: expect.stringContaining('T') as string, AllowActions: ['Edit', 'Unlock', 'ResetPwd', 'EndSessions', 'Disable'] })
  expect((await listed({ Status: accountStatus.locked })).Items.map(({ UserId }) => UserId)).toEqual([one.userId])
  expect((await login(one.account, 'Mine&Ours26')).code).toBe('ACCOUNT_LOCKED')
  expect((await move(one.userId, 'Unlock')).body?.StatusName).toBe('正常')
  expect((await login(one.account, 'Mine&Ours26')).success).toBe(true)
})

test('five wrong old passwords at 修改密码 do too', async () => {
  const one = await member()
  const { Token = '' } = (await login(one.account, 'Mine&Ours26')).body ?? {}
  for (let tries = 0; tries < 5; tries++) await mall.call('POST /api/Account/ChangePassword', { OldPassword: 'Wrong@2026', Password: 'Desk&Paper26' }, { token: Token })
  expect(await detail(one.userId)).toMatchObject({ StatusName: '锁定', AllowActions: ['Edit', 'Unlock', 'ResetPwd', 'EndSessions', 'Disable'] })
})

test('the export has the names of roles and no password', async () => {
  const response = await mall.fetch('/api/Account/Export', { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens.get('admin') ?? ''}` }, body: JSON.stringify({ Keyword: 'staff' }) })
  expect(response.headers.get('content-disposition')).toContain('20260318.xlsx')
})
