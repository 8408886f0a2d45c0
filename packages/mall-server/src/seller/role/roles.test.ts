import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import type { StaffPermission, StaffRoleSummary } from '@mall/api/seller/contract'
import { demoStaff } from '../../demo/staff.ts'
import { staff, staffRole, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { presetStaffRoles } from '../account/presets.ts'

let mall: TestMall
/** `clerk` manages the staff and sees orders, and only the customers of a portfolio. */
const tokens = { seller: '', clerk: '' }
const [clerk, clerkRole] = [951, 952]
beforeAll(async () => {
  mall = await createTestMall()
  tokens.seller = (await loginStaff(mall, 'seller')).Token
  const [known] = await mall.db.select().from(staff).where(eq(staff.id, demoStaff.sales))
  await mall.db.insert(staffRole).values({ id: clerkRole, code: 'clerk', name: '人事', permissions: ['staff.view', 'staff.manage', 'order.view'], scope: 'portfolio' })
  await mall.db.insert(staff).values({ id: clerk, account: 'clerk', name: '人事专员', passwordHash: known?.passwordHash ?? null })
  await mall.db.insert(staffRoleHolder).values({ staffId: clerk, roleId: clerkRole })
  tokens.clerk = (await loginStaff(mall, 'clerk')).Token
}, 120_000)
afterAll(() => mall.close())

type Save = CallInput<'POST /api/SellerRole/Save'>

let many = 0
const typed = (changes: Partial<Save> = {}): Save => ({
  RequestId: crypto.randomUUID(), Name: `夜班仓储${++many}`, Description: '', Scope: 'portfolio', Permissions: ['order.view'], DemandsFactor: false, ...changes,
})
const save = (input: Save, token = tokens.seller) => mall.call('POST /api/SellerRole/Save', input, { token })
const made = async (changes: Partial<Save> = {}): Promise<StaffRoleSummary> => {
  const { body, message } = await save(typed(changes))
  if (body === null) throw new Error(message)
  return body
}
const detail = async (RoleId: number, token = tokens.seller): Promise<StaffRoleSummary> => {
  const { body, message } = await mall.call('POST /api/SellerRole/Detail', { RoleId }, { token })
  if (body === null) throw new Error(message)
  return body
}
const copy = (RoleId: number, token = tokens.seller) => mall.call('POST /api/SellerRole/Copy', { RoleId, RequestId: crypto.randomUUID() }, { token })
const remove = ({ RoleId, Version }: StaffRoleSummary, token = tokens.seller) => mall.call('POST /api/SellerRole/Delete', { RoleId, Version, RequestId: crypto.randomUUID() }, { token })

test('管理 brings 查看 with it', async () => {
  expect((await made({ Permissions: ['stock.manage'] })).Permissions).toEqual(['stock.view', 'stock.manage'])
})

test.each<[StaffPermission, boolean]>([['staff.manage', true], ['money.manage', true], ['staff.view', false], ['price.approve', false]])('a role with %s demands a second factor: %s', async (permission, isDemanded) => {
  expect((await made({ Permissions: [permission] })).DemandsFactor).toBe(isDemanded)
})

test('a preset is copied and never changed; the copy has a name of its own', async () => {
  const preset = await detail(presetStaffRoles.Warehouse)
  expect(preset.AllowActions).toEqual(['Copy'])
  const { body } = await copy(preset.RoleId)
  expect(body).toMatchObject({ Name: '仓储 副本', Kind: 'custom', Permissions: preset.Permissions, Scope: preset.Scope, AllowActions: ['Edit', 'Copy', 'Delete'] })
  expect((await copy(preset.RoleId)).body?.Name).toBe('仓储 副本2')
  expect((await save(typed({ RoleId: preset.RoleId, Version: preset.Version }))).code).toBe('ROLE_ACTION_NOT_ALLOWED')
  expect((await remove(preset)).code).toBe('ROLE_ACTION_NOT_ALLOWED')
})

test.each<[string, Partial<Save>]>([['a permission', { Permissions: ['product.view'] }], ['a scope', { Scope: 'all' }]])('nobody writes %s into a role that they do not have', async (_name, changes) => {
  expect((await save(typed(changes), tokens.clerk)).code).toBe('ROLE_EXCEEDS_OWN')
})

test('nobody changes, copies or deletes a role that holds more than they have, or that somebody has who does', async () => {
  const wide = await made({ Permissions: ['product.view'], Scope: 'all' })
  expect((await detail(wide.RoleId, tokens.clerk)).AllowActions).toEqual([])
  expect((await copy(wide.RoleId, tokens.clerk)).code).toBe('ROLE_ACTION_NOT_ALLOWED')
  expect((await remove(wide, tokens.clerk)).code).toBe('ROLE_ACTION_NOT_ALLOWED')
  const weak = await made()
  expect((await detail(weak.RoleId, tokens.clerk)).AllowActions).toEqual(['Edit', 'Copy', 'Delete'])
  // The administrator has it beside their own.
  await mall.db.insert(staffRoleHolder).values({ staffId: demoStaff.seller, roleId: weak.RoleId })
  expect((await detail(weak.RoleId, tokens.clerk)).AllowActions).toEqual(['Copy'])
  await mall.db.delete(staffRoleHolder).where(eq(staffRoleHolder.roleId, weak.RoleId))
})

test('a role that somebody has is not deleted, one that nobody has is', async () => {
  const role = await made()
  await mall.db.insert(staffRoleHolder).values({ staffId: demoStaff.goods, roleId: role.RoleId })
  expect(await remove(role)).toMatchObject({ code: 'ROLE_IN_USE', message: '角色已被1人使用' })
  await mall.db.delete(staffRoleHolder).where(eq(staffRoleHolder.roleId, role.RoleId))
  expect((await remove(role)).code).toBe('OK')
  expect((await mall.call('POST /api/SellerRole/Detail', { RoleId: role.RoleId }, { token: tokens.seller })).code).toBe('ROLE_NOT_FOUND')
})

test('the seller keeps somebody who manages the staff', async () => {
  const [boss] = await mall.db.select().from(staffRole).where(eq(staffRole.id, clerkRole))
  // But for the clerk nobody manages the staff.
  await mall.db.update(staff).set({ status: 'disabled' }).where(eq(staff.id, demoStaff.seller))
  const own = { RoleId: clerkRole, Version: boss?.version ?? 0, Name: '人事', Scope: 'portfolio' as const }
  expect((await save(typed({ ...own, Permissions: ['order.view'] }), tokens.clerk)).code).toBe('LAST_ADMINISTRATOR')
  expect((await save(typed({ ...own, Permissions: ['staff.manage', 'order.view'] }), tokens.clerk)).code).toBe('OK')
  // It demands a second factor from now on, also of whoever saved it.
  expect((await mall.call('POST /api/SellerRole/List', { PageIndex: 1, PageSize: 20 }, { token: tokens.clerk })).code).not.toBe('OK')
  await mall.db.update(staff).set({ status: 'active' }).where(eq(staff.id, demoStaff.seller))
})

test('a name is taken once, and the second editor sees a conflict', async () => {
  const role = await made()
  expect((await save(typed({ Name: role.Name }))).code).toBe('ROLE_NAME_TAKEN')
  const edit = () => save(typed({ RoleId: role.RoleId, Version: role.Version, Description: '周末' }))
  expect((await edit()).code).toBe('OK')
  expect((await edit()).code).toBe('VERSION_CONFLICT')
})

test('each change is in the audit log with what the role held before', async () => {
  const role = await made()
  await save(typed({ RoleId: role.RoleId, Version: role.Version, Permissions: ['stock.view'] }))
  const rows = (await mall.db.select().from(auditLog).where(eq(auditLog.entity, 'staffRole')).orderBy(auditLog.id)).filter(({ entityId }) => entityId === String(role.RoleId))
  expect(rows.map(({ action, staffId, before, after }) => [action, staffId, before?.['Permissions'], after?.['Permissions']])).toEqual([
    ['SellerRole.Save', demoStaff.seller, undefined, '订单查看'],
    ['SellerRole.Save', demoStaff.seller, '订单查看', '库存查看'],
  ])
})

test('the list counts its tabs and says what may be given', async () => {
  const { body } = await mall.call('POST /api/SellerRole/List', { PageIndex: 1, PageSize: 100, Kind: 'preset' }, { token: tokens.seller })
  expect(body?.Items.map(({ Kind }) => Kind)).toEqual(Array.from({ length: Object.keys(presetStaffRoles).length }, () => 'preset'))
  expect(body?.total).toBe(body?.Items.length)
  expect(body?.Grantable.Scope).toBe('all')
})
