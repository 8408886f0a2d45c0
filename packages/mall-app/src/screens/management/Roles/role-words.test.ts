import { expect, test } from 'vitest'
import { menuCodes, type DataScope } from '@mall/api/contract'
import { menuItems, menuNodes, menuText, permissionText, scopeChoices } from './role-words.ts'

test.each<[DataScope, readonly string[]]>([
  ['self', ['本人']],
  ['departmentTree', ['本人', '本部门', '本部门及下级']],
  ['group', ['本人', '本部门', '本部门及下级', '本公司', '集团']],
])('somebody with %s can give %j', (scope, names) => expect(scopeChoices(scope).map(({ label }) => label)).toEqual(names))

test('the tree has every item of the menu under its group, and no group without items', () => {
  const nodes = menuNodes(menuCodes)
  expect(nodes.flatMap(({ children = [] }) => children.map(({ id }) => id))).toEqual(menuItems(menuCodes))
  expect(nodes.every(({ id, children = [] }) => children.every((child) => child.id.startsWith(`${id}.`)))).toBe(true)
  expect(menuNodes(['order'])).toEqual([])
})

test('a role in words has the order of the menu, whatever the order of its codes', () => {
  expect(menuText(['user.favorite', 'user', 'order.approval', 'order', 'order.index'])).toBe('我的订单：我的订单、订单审批；个人中心：我的收藏')
  expect(permissionText(['order.pay', 'purchase'])).toBe('采购下单、支付与开票')
  expect(menuText([])).toBe('')
})
