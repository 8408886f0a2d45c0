import { describe, expect, test } from 'vitest'
import type { OrderAction, OrderStatus } from '@mall/api/contract'
import { actorsOf, allowedActions } from './allowed-actions.ts'

const order = { userId: 2, enterpriseId: 1 }
const viewer = (roles: string[], userId = 2, enterpriseId = 1) => ({ roles, userId, enterpriseId })

describe('who acts in an order', () => {
  test.each([
    ['its buyer', viewer(['Buyer']), ['purchaser', 'payer']],
    ['an approver who placed it', viewer(['Approver']), ['purchaser']],
    ['an approver who looks at it', viewer(['Approver'], 3), []],
    ['finance', viewer(['Finance'], 4), ['payer']],
    ['an administrator', viewer(['EnterpriseAdministrator'], 1), ['payer']],
    ['another buyer', viewer(['Buyer'], 9), []],
    ['its buyer, in another company', viewer(['Buyer'], 2, 2), []],
    ['somebody whose roles are unknown', viewer(['Chef']), []],
  ] as const)('%s', (_, who, actors) => {
    expect(actorsOf(who, order)).toEqual(actors)
  })
})

describe('AllowActions of its buyer', () => {
  const table: readonly (readonly [OrderStatus, OrderAction[]])[] = [
    [10, ['View', 'Cancel', 'Withdraw', 'Remind', 'Rebuy']],
    [11, ['View', 'Cancel', 'Rebuy']],
    [12, ['View', 'Cancel', 'Rebuy']],
    [20, ['View', 'Cancel', 'Pay', 'Rebuy']],
    [30, ['View', 'Cancel', 'Remind', 'Rebuy']],
    [40, ['View', 'Cancel', 'Remind', 'Rebuy']],
    [41, ['View', 'Rebuy']],
    [50, ['View', 'ConfirmReceipt', 'Rebuy']],
    [70, ['View', 'Rebuy']],
    [80, ['View', 'Rebuy']],
    [90, ['View', 'Rebuy']],
  ]
  test.each(table)('in status %i', (status, actions) => {
    expect(allowedActions(viewer(['Buyer']), { ...order, status })).toEqual(actions)
  })

  test('finance may pay, and nothing else', () => {
    expect(allowedActions(viewer(['Finance'], 4), { ...order, status: 20 })).toEqual(['View', 'Pay'])
    expect(allowedActions(viewer(['Finance'], 4), { ...order, status: 50 })).toEqual(['View'])
  })
})
