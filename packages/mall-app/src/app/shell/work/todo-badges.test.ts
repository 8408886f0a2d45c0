import { expect, test } from 'vitest'
import { todoBadges } from './todo-badges.ts'

const todos = [
  { Name: '待我审批', Count: 14, Target: { Kind: 'approvalList' } },
  { Name: '待付款', Count: 2, Target: { Kind: 'orderList', Status: 20 } },
  { Name: '待收货', Count: 1, Target: { Kind: 'orderList', Status: 50 } },
] as const

test('what waits in one list is one badge, whatever the list is narrowed to', () => {
  expect(todoBadges([...todos])).toEqual({ '/userCenter/order/approval': 14, '/userCenter/order/index': 3 })
})
