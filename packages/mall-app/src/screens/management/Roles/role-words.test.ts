import { expect, test } from 'vitest'
import type { DataScope } from '@mall/api/contract'
import { changed, menuOf, permissionText, scopeChoices } from './role-words.ts'

test.each<[DataScope, readonly string[]]>([
  ['self', ['本人']],
  ['departmentTree', ['本人', '本部门', '本部门及下级']],
  ['group', ['本人', '本部门', '本部门及下级', '本公司', '集团']],
])('somebody with %s can give %j', (scope, names) => expect(scopeChoices(scope).map(({ label }) => label)).toEqual(names))

test('管理 brings 查看 with it, and goes with it', () => {
  expect(changed(['purchase'], 'budget.manage', true)).toEqual(['purchase', 'budget.view', 'budget.manage'])
  expect(changed(['account.manage', 'account.view', 'purchase'], 'account.view', false)).toEqual(['purchase'])
  expect(changed(['account.manage', 'account.view'], 'account.manage', false)).toEqual(['account.view'])
})

test('the menu follows from permissions and scope, in its own order', () => {
  expect(menuOf([], 'self')).toBe('个人中心：个人资料、修改密码、我的收藏、浏览记录')
  expect(menuOf(['report.manage', 'order.approve'], 'self')).toBe('我的订单：订单审批；报表中心：订单报表、订单明细报表、商品报表；个人中心：个人资料、修改密码、我的收藏、浏览记录')
  expect(menuOf(['report.view'], 'department')).toMatch(/^报表中心：订单报表、订单明细报表、商品报表、部门报表、采购人报表；/)
})

test('a role in words names each area by the most that it has of it', () => {
  expect(permissionText(['order.pay', 'purchase', 'budget.view', 'budget.manage', 'account.view'])).toBe('采购下单、支付订单、账号查看、预算管理')
})
