import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allPermissions, menuCodes } from '@mall/api/contract'
import { role } from '../../platform/db/schema/role.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { presetRoles } from './presets.ts'
import { grantsOf } from './store.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const menuOf = async (account: string) => {
  const { Token: token } = await mall.login(account)
  return (await mall.call('POST /api/Account/GetUserMenuList', {}, { token })).body ?? []
}

describe('menu codes', () => {
  it('are all given to a group administrator', async () => {
    expect(await menuOf('admin')).toEqual(menuCodes)
  })

  it.each([
    ['buyer', ['order.index', 'management.address', 'user.favorite', 'invoice.index'], ['order.approval', 'report.department', 'management.account', 'asset.budget']],
    ['approver', ['order.approval', 'report.department', 'order.productInquiry', 'invoice.list'], ['invoice.index', 'management.role']],
    ['finance', ['invoice.list', 'asset.budget', 'report.purchaser'], ['order.productInquiry', 'management.department']],
    ['other', ['management.account', 'order.approval', 'invoice.index'], []],
  ])('of %s', async (account, seen, unseen) => {
    const codes = await menuOf(account)
    expect(codes).toEqual(expect.arrayContaining(seen))
    for (const code of unseen) expect(codes).not.toContain(code)
  })
})

describe('the preset roles', () => {
  it('are those of the specification, with permissions of the contract only', async () => {
    const presets = await mall.db.select().from(role).orderBy(role.id)
    expect(presets.map(({ id, code }) => [code, id])).toEqual(Object.entries(presetRoles))
    expect(presets.map(({ name }) => name)).toEqual(['集团管理员', '企业管理员', '采购员', '审批人', '财务'])
    for (const preset of presets) {
      expect(allPermissions).toEqual(expect.arrayContaining(preset.permissions))
    }
  })

  it('hold 查看 of every area beside its 管理: queries of one permission find them', async () => {
    for (const { code, permissions } of await mall.db.select().from(role)) expect(new Set(permissions), code).toEqual(grantsOf([{ permissions, scope: null }]).permissions)
  })
})

describe('several roles together', () => {
  it('give all their permissions and the widest scope', () => {
    const { permissions, scope } = grantsOf([
      { permissions: ['purchase', 'order.view'], scope: 'self' },
      { permissions: ['order.view', 'order.pay'], scope: 'enterprise' },
      { permissions: [], scope: 'departmentTree' },
    ])
    expect([...permissions]).toEqual(['purchase', 'order.view', 'order.pay'])
    expect(scope).toBe('enterprise')
  })

  it('give 查看 of an area with its 管理', () => {
    expect([...grantsOf([{ permissions: ['budget.manage'], scope: 'self' }]).permissions]).toEqual(['budget.view', 'budget.manage'])
  })

  it('none give nothing', () => {
    expect(grantsOf([{ permissions: null, scope: null }])).toEqual({ permissions: new Set(), scope: 'self' })
  })
})
