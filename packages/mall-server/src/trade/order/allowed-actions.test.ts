import { describe, expect, test } from 'vitest'
import type { OrderAction, OrderStatus } from '@mall/api/contract'
import { actorsOf, allowedActions, invoicesWithinScope, requireAllowed } from './allowed-actions.ts'

const order = { userId: 2, enterpriseId: 1, paymentType: 4 }
const everything = ['purchase', 'order.view', 'order.pay', 'invoice.manage'] as const
const roles = {
  buyer: { permissions: new Set(everything), scope: 'self' },
  approver: { permissions: new Set(['purchase', 'order.view'] as const), scope: 'departmentTree' },
  finance: { permissions: new Set(['order.view', 'order.pay', 'payment.confirm', 'invoice.manage'] as const), scope: 'enterprise' },
  administrator: { permissions: new Set(everything), scope: 'enterprise' },
  none: { permissions: new Set<never>(), scope: 'self' },
} as const
const viewer = (role: keyof typeof roles, userId = 2, enterpriseId = 1) => ({ ...roles[role], userId, enterpriseId })

describe('the actors of an order', () => {
  test.each([
    ['its buyer', viewer('buyer'), ['purchaser', 'payer', 'invoicer']],
    ['an approver who placed it', viewer('approver'), ['purchaser']],
    ['an approver who looks at it', viewer('approver', 3), []],
    ['finance', viewer('finance', 4), ['payer', 'invoicer', 'cashier']],
    ['an administrator', viewer('administrator', 1), ['payer', 'invoicer']],
    ['another buyer', viewer('buyer', 9), []],
    ['its buyer, in another company', viewer('buyer', 2, 2), []],
    ['somebody without a role', viewer('none'), []],
  ] as const)('%s', (_, who, actors) => {
    expect(actorsOf(who, order)).toEqual(actors)
  })
})

test.each([
  ['buyer', true],
  ['approver', false],
  ['finance', true],
  ['administrator', true],
  ['none', false],
] as const)('%s handles the invoices of every order within their scope: %s', (role, does) => {
  expect(invoicesWithinScope(viewer(role))).toBe(does)
})

test('a user who may apply for invoices but not purchase has no order of their own to apply for', () => {
  expect(invoicesWithinScope({ ...viewer('buyer'), permissions: new Set(['invoice.manage'] as const) })).toBe(false)
})

describe('AllowActions of its buyer', () => {
  const table: readonly (readonly [OrderStatus, OrderAction[]])[] = [
    [10, ['View', 'Cancel', 'Withdraw', 'Remind', 'Rebuy']],
    [11, ['View', 'Cancel', 'Rebuy', 'Resubmit']],
    [12, ['View', 'Cancel', 'Rebuy', 'Resubmit']],
    [20, ['View', 'Cancel', 'Pay', 'AnswerShortage', 'Rebuy']],
    [30, ['View', 'Cancel', 'Remind', 'AnswerShortage', 'Rebuy']],
    [40, ['View', 'Cancel', 'Remind', 'AnswerShortage', 'Rebuy']],
    [41, ['View', 'Receive', 'AnswerShortage', 'Rebuy']],
    [50, ['View', 'ConfirmReceipt', 'Receive', 'Rebuy']],
    [70, ['View', 'Rebuy']],
    [80, ['View', 'Rebuy']],
    [90, ['View', 'Rebuy']],
  ]
  test.each(table)('in status %i', (status, actions) => {
    expect(allowedActions(viewer('buyer'), { ...order, status, canReceive: true, isAsked: true })).toEqual(actions)
  })

  test('what was not read of its lines is not offered, and a write of it goes on to find it', () => {
    for (const [status, action] of [[41, 'Receive'], [20, 'AnswerShortage']] as const) {
      expect(allowedActions(viewer('buyer'), { ...order, status })).not.toContain(action)
      expect(() => requireAllowed(viewer('buyer'), { ...order, status }, action)).not.toThrow()
      expect(() => requireAllowed(viewer('administrator', 1), { ...order, status }, action)).toThrow('当前订单状态或权限不允许此操作')
    }
  })

  test('of what was sent so far nothing is open: there is nothing to receive', () => {
    expect(allowedActions(viewer('buyer'), { ...order, status: 41, canReceive: false, isAsked: false })).toEqual(['View', 'Rebuy'])
  })

  test('a completed order is reviewed while there is something to write, by its buyer alone', () => {
    const completed = { ...order, status: 70, reviewState: 1 } as const
    expect(allowedActions(viewer('buyer'), completed)).toEqual(['View', 'Review', 'Rebuy'])
    expect(allowedActions(viewer('buyer'), { ...completed, reviewState: 2 })).toEqual(['View', 'AppendReview', 'Rebuy'])
    expect(allowedActions(viewer('administrator', 1), completed)).toEqual(['View', 'Rebuy'])
    expect(allowedActions(viewer('buyer'), { ...completed, status: 50 })).not.toContain('Review')
  })

  test('a completed order is applied for while a line has pieces for it, by its buyer alone', () => {
    const completed = { ...order, status: 70, canApply: true } as const
    expect(allowedActions(viewer('buyer'), completed)).toEqual(['View', 'Rebuy', 'ApplyAfterSales'])
    expect(allowedActions(viewer('administrator', 1), completed)).toEqual(['View', 'Rebuy'])
    expect(allowedActions(viewer('buyer'), { ...completed, status: 50 })).not.toContain('ApplyAfterSales')
  })

  test('invoices of an order are applied for by users who may pay it', () => {
    const completed = { ...order, status: 70, canInvoice: true } as const
    expect(allowedActions(viewer('buyer'), completed)).toEqual(['View', 'Rebuy', 'ApplyInvoice'])
    expect(allowedActions(viewer('finance', 4), completed)).toEqual(['View', 'ApplyInvoice'])
    expect(allowedActions(viewer('buyer'), { ...completed, canInvoice: false })).not.toContain('ApplyInvoice')
  })

  test('a transfer is confirmed by finance, never by the buyer', () => {
    const transfer = { ...order, status: 20, paymentType: 3 } as const
    expect(allowedActions(viewer('finance', 4), transfer)).toEqual(['View', 'ConfirmTransfer'])
    expect(allowedActions(viewer('buyer'), transfer)).toEqual(['View', 'Cancel', 'Rebuy'])
    expect(allowedActions(viewer('finance'), transfer)).toEqual(['View'])
  })

  test('finance may pay, and nothing else', () => {
    expect(allowedActions(viewer('finance', 4), { ...order, status: 20 })).toEqual(['View', 'Pay'])
    expect(allowedActions(viewer('finance', 4), { ...order, status: 50 })).toEqual(['View'])
  })
})
