import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountStatus, type CallInput } from '@mall/api/contract'
import type { StaffMember } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { portfolio, staff, staffRole, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { presetStaffRoles } from '../account/presets.ts'

let mall: TestMall
let roleOfManagers = 0
/** `manager` manages the staff by a role of their own, and holds little beside it. */
const tokens = { seller: '', sales: '', manager: '' }
beforeAll(async () => {
  mall = await createTestMall()
  tokens.seller = (await loginStaff(mall, 'seller')).Token
  tokens.sales = (await loginStaff(mall, 'sales')).Token
  const [role] = await mall.db.insert(staffRole).values({ code: 'people', name: '人事', permissions: ['staff.view', 'staff.manage', 'order.view'], scope: 'all' }).returning()
  roleOfManagers = role?.id ?? 0
  const [person] = await mall.db.insert(staff).values({ account: 'people', name: '人事专员', passwordHash: (await mall.db.select().from(staff))[0]?.passwordHash ?? null }).returning()
  await mall.db.insert(staffRoleHolder).values({ staffId: person?.id ?? 0, roleId: role?.id ?? 0 })
  tokens.manager = (await loginStaff(mall, 'people')).Token
}, 120_000)
afterAll(() => mall.close())

type Save = CallInput<'POST /api/SellerStaff/Save'>

const ownPassword = 'Mine&Ours26'
let many = 0
const typed = (changes: Partial<Save> = {}): Save => ({ RequestId: crypto.randomUUID(), Account: `colleague${++many}`, Name: '林晓', RoleIds: [presetStaffRoles.Warehouse], ...changes })
const save = (input: Save, token = tokens.seller) => mall.call('POST /api/SellerStaff/Save', input, { token })
const made = async (changes: Partial<Save> = {}): Promise<StaffMember & { readonly password: string }> => {
  const { body, message } = await save(typed(changes))
  if (body === null) throw new Error(message)
  return { ...body.Staff, password: body.Initial?.Password ?? '' }
}
const named = ({ StaffId, Version }: StaffMember) => ({ StaffId, Version, RequestId: crypto.randomUUID() })
const detail = async (StaffId: number, token = tokens.seller): Promise<StaffMember> => {
  const { body, message } = await mall.call('POST /api/SellerStaff/Detail', { StaffId }, { token })
  if (body === null) throw new Error(message)
  return body
}
const move = (member: StaffMember, Action: 'Enable' | 'Disable' | 'Unlock', token = tokens.seller) => mall.call('POST /api/SellerStaff/Enable', { ...named(member), Action }, { token })
const activate = async ({ Account }: StaffMember, InitialPassword: string) =>
  mall.call('POST /api/SellerAccount/Activate', { Account, InitialPassword, Password: ownPassword, CaptchaVerifyParam: await mall.solveCaptcha() })
const codeOf = async (call: Promise<{ readonly code: string }>): Promise<string> => (await call).code

test('a new one logs in by the initial password, which is shown once, and does what the roles say from the next call on', async () => {
  const input = typed()
  const { body } = await save(input)
  const initial = body?.Initial?.Password ?? ''
  expect(body?.Staff).toMatchObject({ Name: '林晓', Status: accountStatus.inactive, Roles: [{ RoleId: presetStaffRoles.Warehouse, Name: '仓储' }], SecondFactor: 'off', Customers: 0 })
  // Made again by the same request, it has the same password; no other response has it.
  expect((await save(input)).body?.Initial?.Password).toBe(initial)
  const login = await activate(await detail(body?.Staff.StaffId ?? 0), initial)
  const token = login.body?.Token
  expect(await codeOf(mall.call('POST /api/SellerStock/List', { PageIndex: 1, PageSize: 20 }, { token }))).toBe('OK')
  expect(await codeOf(mall.call('POST /api/SellerStaff/List', { PageIndex: 1, PageSize: 20 }, { token }))).toBe('FORBIDDEN')
  const now = await detail(body?.Staff.StaffId ?? 0)
  expect(now).toMatchObject({ Status: accountStatus.normal, InitialPasswordUntil: null })
  expect(await codeOf(save({ RequestId: crypto.randomUUID(), StaffId: now.StaffId, Version: now.Version, Name: '林晓', RoleIds: [presetStaffRoles.Content] }))).toBe('OK')
  expect(await codeOf(mall.call('POST /api/SellerStock/List', { PageIndex: 1, PageSize: 20 }, { token }))).toBe('FORBIDDEN')
})

test('an account name is taken once, whatever its letters', async () => {
  const { Account } = await made()
  expect(await codeOf(save(typed({ Account: Account.toUpperCase() })))).toBe('ACCOUNT_NAME_TAKEN')
})

test('nobody gives what they do not have, nor manages themselves or who holds more', async () => {
  expect(await codeOf(save(typed(), tokens.manager))).toBe('ROLE_EXCEEDS_OWN')
  const stronger = await made()
  const seen = await detail(stronger.StaffId, tokens.manager)
  expect(seen).toMatchObject({ ReadOnlyReason: '该账号的权限超出您的权限', AllowActions: [] })
  expect(await codeOf(move(seen, 'Disable', tokens.manager))).toBe('ACCOUNT_ACTION_NOT_ALLOWED')
  expect(await codeOf(mall.call('POST /api/SellerStaff/ResetPwd', named(seen), { token: tokens.manager }))).toBe('ACCOUNT_ACTION_NOT_ALLOWED')
  const own = await detail(demoStaff.seller)
  expect(own).toMatchObject({ ReadOnlyReason: '自己的账号不能由自己管理', AllowActions: [] })
  expect(await codeOf(move(own, 'Disable'))).toBe('ACCOUNT_ACTION_NOT_ALLOWED')
})

test('a disabled one is out at once, and in again after 启用', async () => {
  const member = await made()
  const token = (await activate(member, member.password)).body?.Token
  const viewer = () => mall.call('POST /api/SellerAccount/Viewer', {}, { token })
  expect(await codeOf(viewer())).toBe('OK')
  const { body: disabled } = await move(await detail(member.StaffId), 'Disable')
  expect(disabled).toMatchObject({ Status: accountStatus.disabled, AllowActions: expect.not.arrayContaining(['Disable', 'EndSessions']) as unknown })
  expect(await codeOf(viewer())).not.toBe('OK')
  expect((await move(await detail(member.StaffId), 'Enable')).body?.Status).toBe(accountStatus.normal)
  expect(await codeOf(viewer())).not.toBe('OK')
  expect((await loginStaff(mall, member.Account, ownPassword)).Token).not.toBe('')
})

test('强制下线 ends every session, and a reset password the old one too', async () => {
  const member = await made()
  const token = (await activate(member, member.password)).body?.Token
  expect(await codeOf(mall.call('POST /api/SellerStaff/EndSessions', named(await detail(member.StaffId)), { token: tokens.seller }))).toBe('OK')
  expect(await codeOf(mall.call('POST /api/SellerAccount/Viewer', {}, { token }))).not.toBe('OK')
  const { body } = await mall.call('POST /api/SellerStaff/ResetPwd', named(await detail(member.StaffId)), { token: tokens.seller })
  expect(body?.Staff.Status).toBe(accountStatus.inactive)
  const again = await mall.call('POST /api/SellerAccount/Login', { Account: member.Account, Password: ownPassword, CaptchaVerifyParam: await mall.solveCaptcha() })
  expect(again.code).not.toBe('OK')
  expect(await codeOf(activate(member, body?.Initial?.Password ?? ''))).toBe('OK')
})

test('two versions: the second editor sees a conflict', async () => {
  const member = await made()
  await move(member, 'Disable')
  expect(await codeOf(move(member, 'Disable'))).toBe('VERSION_CONFLICT')
})

test('customers are handed over to a colleague who sees customers, and nobody else', async () => {
  const from = await made({ RoleIds: [presetStaffRoles.AccountManager] })
  await mall.db.insert(portfolio).values([demo.enterprises.huaqiTech, demo.enterprises.huaqiFactory].map((enterpriseId) => ({ staffId: from.StaffId, enterpriseId })))
  const warehouse = await made()
  const give = async (ToStaffId: number) => mall.call('POST /api/SellerStaff/HandOver', { ...named(await detail(from.StaffId)), ToStaffId }, { token: tokens.seller })
  expect(await codeOf(give(warehouse.StaffId))).toBe('CUSTOMER_MANAGER_NOT_FOUND')
  expect(await codeOf(give(from.StaffId))).toBe('CUSTOMER_MANAGER_NOT_FOUND')
  const version = async () => (await mall.db.select().from(enterprise).where(eq(enterprise.id, demo.enterprises.huaqiTech)))[0]?.version ?? 0
  const before = await version()
  // The colleague looks after one of them already.
  const { body } = await give(demoStaff.sales)
  expect(body).toMatchObject({ Customers: 0, AllowActions: expect.not.arrayContaining(['HandOver']) as unknown })
  expect(await mall.db.$count(portfolio, eq(portfolio.staffId, from.StaffId))).toBe(0)
  expect(await mall.db.$count(portfolio, and(eq(portfolio.staffId, demoStaff.sales), eq(portfolio.enterpriseId, demo.enterprises.huaqiTech)))).toBe(1)
  expect(await version()).toBe(before + 1)
})

test('a lost second factor is switched off, and demanded again where a role does', async () => {
  const finance = await made({ RoleIds: [presetStaffRoles.Finance] })
  expect(finance.SecondFactor).toBe('due')
  const token = (await activate(finance, finance.password)).body?.Token
  const { headers } = await mall.send('POST /api/SellerAccount/SecondFactorStart', { Password: ownPassword }, { token })
  await mall.call('POST /api/SellerAccount/SecondFactorConfirm', { Code: headers.get('X-Factor-Code') ?? '' }, { token })
  const on = await detail(finance.StaffId)
  expect(on.SecondFactor).toBe('on')
  const { body } = await mall.call('POST /api/SellerStaff/SecondFactorReset', named(on), { token: tokens.seller })
  expect(body).toMatchObject({ SecondFactor: 'due', AllowActions: expect.not.arrayContaining(['ResetFactor']) as unknown })
  expect(await codeOf(mall.call('POST /api/SellerAccount/Viewer', {}, { token }))).not.toBe('OK')
})

test('each change is in the audit log with its author, and without a password', async () => {
  const member = await made()
  await move(member, 'Disable')
  const rows = await mall.db.select().from(auditLog).where(and(eq(auditLog.entity, 'staff'), eq(auditLog.entityId, String(member.StaffId)))).orderBy(auditLog.id)
  expect(rows.map(({ action, staffId }) => [action, staffId])).toEqual([['SellerStaff.Save', demoStaff.seller], ['SellerStaff.Disable', demoStaff.seller]])
  expect(JSON.stringify(rows)).not.toContain(member.password)
})

test('the list finds by name, role and status, and counts its tabs', async () => {
  const list = async (asked: object) => (await mall.call('POST /api/SellerStaff/List', { PageIndex: 1, PageSize: 100, ...asked }, { token: tokens.seller })).body
  const all = await list({})
  expect(all?.StatusCounts.reduce((sum, { Count }) => sum + Count, 0)).toBe(all?.total)
  expect((await list({ Keyword: '仓库主' }))?.Items.map(({ StaffId }) => StaffId)).toEqual([demoStaff.warehouse])
  expect((await list({ RoleId: presetStaffRoles.Goods }))?.Items.map(({ StaffId }) => StaffId)).toEqual([demoStaff.goods])
  const disabled = await list({ Status: accountStatus.disabled })
  expect(disabled?.Items.length).toBeGreaterThan(0)
  expect(disabled?.Items.every(({ Status }) => Status === accountStatus.disabled)).toBe(true)
  expect(disabled?.total).toBe(disabled?.Items.length)
})

test('of two administrators who disable each other at the same moment one stays', async () => {
  const pair = await Promise.all(['first', 'second'].map(async () => {
    const member = await made({ RoleIds: [roleOfManagers] })
    await activate(member, member.password)
    return { member: await detail(member.StaffId), token: (await loginStaff(mall, member.Account, ownPassword)).Token }
  }))
  const [one, other] = pair
  if (one === undefined || other === undefined) throw new Error('There are no two')
  const others = await mall.db.select({ id: staff.id }).from(staff).where(and(eq(staff.status, 'active'), notInArray(staff.id, pair.map(({ member }) => member.StaffId))))
  await mall.db.update(staff).set({ status: 'disabled' }).where(inArray(staff.id, others.map(({ id }) => id)))
  await Promise.all([move(one.member, 'Disable', other.token), move(other.member, 'Disable', one.token)])
  const active = await mall.db.select({ id: staff.id }).from(staff).where(eq(staff.status, 'active'))
  expect(active).toHaveLength(1)
  await mall.db.update(staff).set({ status: 'active' }).where(inArray(staff.id, others.map(({ id }) => id)))
})
