import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, decideAccess, permissionsFor, type CallDefinition, type CallKey, type DataScope, type Permission } from '@mall/api/contract'
import { appUser, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

/** A role that exists in the database alone: three permissions, one missing, the orders of the department and those below it. */
const permissions = ['purchase', 'order.view', 'order.pay'] as const satisfies readonly Permission[]

const { research, platform, quality, administration } = demo.departments
const subtree = [research, platform, quality]
const enterpriseId = demo.enterprises.huaqiTech
const userId = 9_001
const page = { PageIndex: 1, PageSize: 1000 } as const

let mall: TestMall
let token = ''
let roleId = 0

beforeAll(async () => {
  mall = await createTestMall()
  const [buyer] = await mall.db.select().from(appUser).where(eq(appUser.id, demo.users.buyer))
  await mall.db.insert(appUser).values({ id: userId, account: 'lead', nickname: '研发组长', passwordHash: buyer?.passwordHash ?? '' })
  await mall.db.insert(membership).values({ userId, enterpriseId, departmentId: research })
  const [made] = await mall.db
    .insert(role)
    .values({ enterpriseId, code: 'TeamLead', name: '组长', permissions: [...permissions], scope: 'departmentTree' })
    .returning({ id: role.id })
  roleId = made?.id ?? 0
  await mall.db.insert(membershipRole).values({ userId, enterpriseId, roleId })
  token = (await mall.login('lead')).Token
})
afterAll(() => mall.close())

const keys = Object.keys(contract) as CallKey[]

const accessOf = (key: CallKey): CallDefinition['access'] => contract[key].access

const neededFor = (key: CallKey): readonly Permission[] => permissionsFor(accessOf(key))

/** Whether the role has what a call needs. */
const isAllowed = (key: CallKey): boolean => decideAccess(accessOf(key), { permissions: new Set<Permission>(permissions), scope: 'departmentTree' }) === 'allow'

/** These calls end the session, so each gets its own session. */
const endsTheSession: ReadonlySet<CallKey> = new Set(['POST /api/Account/Logout', 'POST /api/Account/SwitchEnterprise'])

/** With an input that no call accepts: a permitted call fails at the input check, and nothing is changed. */
const statusOf = async (key: CallKey): Promise<number> => {
  const [method = '', path = ''] = key.split(' ')
  const own = endsTheSession.has(key) ? (await mall.login('lead')).Token : token
  const response = await mall.fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${own}` },
    ...(method === 'POST' ? { body: '{"PageIndex":"x","BeginTime":1}' } : {}),
  })
  return response.status
}

const withRole = async (values: { permissions?: Permission[]; scope?: DataScope }, work: () => Promise<void>) => {
  await mall.db.update(role).set(values).where(eq(role.id, roleId))
  try {
    await work()
  } finally {
    await mall.db.update(role).set({ permissions: [...permissions], scope: 'departmentTree' }).where(eq(role.id, roleId))
  }
}

describe('a role made in the database', () => {
  it.each(keys)('may make %s exactly when its permissions say so', async (key) => {
    expect(await statusOf(key)).toBe(isAllowed(key) ? 200 : 403)
  })

  it('forbids at least one call and allows some that need a permission', () => {
    const needed = keys.flatMap(neededFor)
    expect(needed).toContain('address.manage')
    for (const permission of permissions) expect(needed).toContain(permission)
  })

  it('is in the token by its code and its menu follows from its permissions', async () => {
    expect((await mall.login('lead')).Role).toEqual(['TeamLead'])
    expect((await mall.call('POST /api/Account/GetUserMenuList', {}, { token })).body).toEqual([
      'order', 'order.index', 'order.afterSales', 'order.productInquiry', 'user', 'user.account', 'user.password', 'user.favorite', 'user.browse',
    ])
  })

  const numbersIn = async (departmentIds: readonly number[]) => {
    const rows = await mall.db
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(and(eq(orders.enterpriseId, enterpriseId), inArray(orders.departmentId, [...departmentIds])))
    return rows.map((row) => row.orderNo).toSorted()
  }
  const listed = async () => {
    const { body } = await mall.call('POST /api/Order/List', page, { token })
    return (body?.Items ?? []).map((order) => order.OrderNo).toSorted()
  }

  it.each<[DataScope, readonly number[]]>([
    ['self', []],
    ['department', [research]],
    ['departmentTree', subtree],
    ['enterprise', Object.values(demo.departments)],
  ])('with the scope %s lists the orders of it and no others', async (scope, departmentIds) => {
    await withRole({ scope }, async () => expect(await listed()).toEqual(await numbersIn(departmentIds)))
  })

  it('with the scope group lists the orders of the whole group and of no other', async () => {
    const rows = await mall.db.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.groupId, demo.groups.huaqi))
    await withRole({ scope: 'group' }, async () => expect(await listed()).toEqual(rows.map((row) => row.orderNo).toSorted()))
  })

  it('opens an order of the subtree, and finds none outside of it', async () => {
    const detail = async (OrderNo: string) => mall.call('POST /api/Order/Detail', { OrderNo }, { token })
    for (const departmentId of subtree) {
      const [OrderNo = ''] = await numbersIn([departmentId])
      expect((await detail(OrderNo)).body?.OrderNo).toBe(OrderNo)
    }
    const [outside = ''] = await numbersIn([administration])
    expect(await detail(outside)).toMatchObject({ success: false, message: '订单不存在' })
  })

  it('charges orders to the departments of the subtree', async () => {
    const products = await mall.call('POST /api/Product/List', { ...page, OnlyInStock: true, OnlyAgreed: true }, { token })
    const item = products.body?.Items[0]
    await mall.call('POST /api/ShoppingCart/AddToCart', { Items: [{ ProductCode: item?.ProductCode ?? '', Quantity: item?.MOQ ?? 1 }] }, { token })
    const cart = await mall.call('POST /api/ShoppingCart/List', {}, { token })
    const confirmed = await mall.call('POST /api/Order/Confirm', { CartItemIds: cart.body?.Items.map((line) => line.CartItemId) ?? [] }, { token })
    expect(confirmed.body?.Departments.map((one) => one.DepartmentId).toSorted()).toEqual(subtree)
  })

  it('loses a permission on the next call', async () => {
    await withRole({ permissions: ['order.view'] }, async () => {
      expect(await statusOf('POST /api/Order/List')).toBe(200)
      expect(await statusOf('POST /api/Order/Submit')).toBe(403)
    })
    expect(await statusOf('POST /api/Order/Submit')).toBe(200)
  })

  it('gives nothing in an enterprise that does not own it', async () => {
    await mall.db.update(role).set({ enterpriseId: demo.enterprises.yuanfanTrade }).where(eq(role.id, roleId))
    expect(await statusOf('POST /api/Order/List')).toBe(403)
    await mall.db.update(role).set({ enterpriseId }).where(eq(role.id, roleId))
    expect(await statusOf('POST /api/Order/List')).toBe(200)
  })
})
