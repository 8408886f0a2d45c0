import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract, type AreaPermission, type CallKey, type MenuCode, type Permission } from '@mall/api/contract'
import { appUser, membership } from '../db/schema/organisation.ts'
import { membershipRole, role } from '../db/schema/role.ts'
import { demo } from '../../demo/organisation.ts'
import { accessTable, neededFor } from '../../testing/access-table.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

/** Has one permission at a time, and the widest scope. */
const userId = 9_601
const roleId = 9_602

let mall: TestMall
let token = ''

beforeAll(async () => {
  mall = await createTestMall()
  const place = { userId, enterpriseId: demo.enterprises.huaqiTech }
  const [buyer] = await mall.db.select().from(appUser).where(eq(appUser.id, demo.users.buyer))
  await mall.db.insert(appUser).values({ id: userId, account: 'specialist', nickname: '专员', passwordHash: buyer?.passwordHash ?? null })
  await mall.db.insert(membership).values({ ...place, departmentId: demo.departments.research })
  await mall.db.insert(role).values({ id: roleId, enterpriseId: place.enterpriseId, code: 'Specialist', name: '专员', permissions: [], scope: 'group' })
  await mall.db.insert(membershipRole).values({ ...place, roleId })
  token = (await mall.login('specialist')).Token
}, 120_000)
afterAll(() => mall.close())

const hold = (permissions: Permission[]) => mall.db.update(role).set({ permissions }).where(eq(role.id, roleId))

/** These end the session. */
const endings: ReadonlySet<CallKey> = new Set(['POST /api/Account/Logout', 'POST /api/Account/SwitchEnterprise'])
const keys = (Object.keys(contract) as CallKey[]).filter((key) => !endings.has(key))

/** With an input that no call takes: who is let in gets no further than its check, and nothing is changed. */
const isOpen = async (key: CallKey): Promise<boolean> => {
  const [method = '', path = ''] = key.split(' ')
  const response = await mall.fetch(encodeURI(path), {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(method === 'POST' ? { body: '{"PageIndex":"x","BeginTime":1}' } : {}),
  })
  await response.body?.cancel()
  expect([200, 403]).toContain(response.status)
  return response.status === 200
}

const personal: readonly MenuCode[] = ['user', 'user.account', 'user.password', 'user.favorite', 'user.browse']

/** The menu of who has nothing but this: written beside the rule. */
const menus: Readonly<Record<AreaPermission, readonly MenuCode[]>> = {
  'department.view': ['management', 'management.department'],
  'department.manage': ['management', 'management.department'],
  'account.view': ['management', 'management.account'],
  'account.manage': ['management', 'management.account'],
  'role.view': ['management', 'management.role'],
  'role.manage': ['management', 'management.role'],
  'flow.view': ['management', 'management.approval'],
  'flow.manage': ['management', 'management.approval'],
  'address.view': ['management', 'management.address'],
  'address.manage': ['management', 'management.address'],
  'group.view': ['management', 'management.group'],
  'group.manage': ['management', 'management.group'],
  'budget.view': ['asset', 'asset.budget'],
  'budget.manage': ['asset', 'asset.budget'],
  'report.view': ['report', 'report.order', 'report.orderDetail', 'report.product', 'report.department', 'report.purchaser'],
  'report.manage': ['report', 'report.order', 'report.orderDetail', 'report.product', 'report.department', 'report.purchaser'],
  'invoice.view': ['asset', 'asset.statement', 'invoice', 'invoice.list'],
  'invoice.manage': ['asset', 'asset.statement', 'invoice', 'invoice.index', 'invoice.list'],
}

test.each(Object.entries(menus) as [AreaPermission, readonly MenuCode[]][])('%s alone opens its calls and no others, and its menu', async (permission, menu) => {
  await hold([permission])
  const held: readonly string[] = [permission, permission.replace('.manage', '.view')]
  const wanted = keys.filter((key) => (neededFor[key] ?? held).some((one) => held.includes(one)))
  const open: CallKey[] = []
  for (const key of keys) if (await isOpen(key)) open.push(key)
  expect(open).toEqual(wanted)
  const { body } = await mall.call('POST /api/Account/GetUserMenuList', {}, { token })
  expect(body?.filter((code) => !personal.some((one) => one === code))).toEqual(menu)
})

test('without a permission no call of an area is open, and with 查看 none that changes something', async () => {
  await hold([])
  for (const key of keys) expect({ key, isOpen: await isOpen(key) }).toEqual({ key, isOpen: neededFor[key] === undefined })
  const writes = /\/(?:Save|Move|Delete|Enable|ResetPwd|EndSessions|SecondFactorReset|Import|ImportCheck|Copy|Publish|Disable|Discard|SetDefault|Adjust|Apply|RedApply|TitleSave|Resend)$/
  const areaCalls = keys.filter((key) => (neededFor[key] ?? []).some((one) => one in menus))
  for (const key of areaCalls.filter((one) => writes.test(one))) expect(neededFor[key], key).not.toContainEqual(expect.stringMatching(/\.view$/))
  expect(areaCalls.length).toBeGreaterThan(60)
})

test('what was open to whoever managed a part of the company is closed', async () => {
  await hold(['department.manage'])
  for (const key of ['POST /api/Account/List', 'POST /api/Role/Save', 'POST /api/ApprovalFlow/Publish', 'POST /api/Group/Save'] as const) expect({ key, isOpen: await isOpen(key) }).toEqual({ key, isOpen: false })
  expect(accessTable['POST /api/Account/List'].Approver).toBe('forbidden')
})

test('the tree gives the names of departments to all, and who leads them to those who read departments', async () => {
  const tree = async (permissions: Permission[]) => {
    await hold(permissions)
    return (await mall.call('POST /api/Department/Tree', {}, { token })).body ?? []
  }
  const [named, read, managed] = [await tree([]), await tree(['department.view']), await tree(['department.manage'])]
  expect(named.map(({ Name }) => Name)).toEqual(read.map(({ Name }) => Name))
  expect(named.every(({ ManagerId, ManagerName, MemberCount, AllowActions }) => ManagerId === null && ManagerName === null && MemberCount === null && AllowActions.length === 0)).toBe(true)
  expect(read.some(({ ManagerName }) => ManagerName !== null)).toBe(true)
  expect(read.flatMap(({ AllowActions }) => AllowActions)).toEqual([])
  expect(managed.every(({ AllowActions }) => AllowActions.includes('Edit'))).toBe(true)
})

const page = { PageIndex: 1, PageSize: 100 } as const
test('lists say what their reader may do: a viewer nothing, a manager what there is', async () => {
  const actionsWith = async (permissions: Permission[]) => {
    await hold(permissions)
    const lists = [
      (await mall.call('POST /api/Account/List', page, { token })).body,
      (await mall.call('POST /api/Role/List', page, { token })).body,
      (await mall.call('POST /api/ApprovalFlow/List', page, { token })).body,
      (await mall.call('POST /api/Address/List', page, { token })).body,
      (await mall.call('POST /api/Budget/List', page, { token })).body,
      (await mall.call('POST /api/Group/Info', {}, { token })).body,
      (await mall.call('POST /api/Report/Order', page, { token })).body,
    ]
    return lists.map((list) => list?.AllowActions)
  }
  expect(await actionsWith(['account.view', 'role.view', 'flow.view', 'address.view', 'budget.view', 'group.view', 'report.view'])).toEqual([[], [], [], [], [], [], []])
  expect(await actionsWith(['account.manage', 'role.manage', 'flow.manage', 'address.manage', 'budget.manage', 'group.manage', 'report.manage'])).toEqual([
    ['Create', 'Import'], ['Create'], ['Create'], ['Create', 'Import'], ['Create'], ['SaveGroup', 'SaveSwitches'], ['Export'],
  ])
})
