import { orderLifecycle, orderStatus } from '@mall/api/contract'
import { expect, test } from 'vitest'
import { nextStepOf, type NextStepFacts } from './next-step.ts'

const order: NextStepFacts = { Status: 30, StatusName: '待确认', PaymentType: 1, DeliveryDate: null, AllowActions: ['View', 'Rebuy'] }
const due = { ...order, Status: 20, StatusName: '待付款', PaymentType: 4 } as const

test.each<[string, NextStepFacts, string, RegExp]>([
  ['waits for named approvers', { ...order, Status: 10, ApproverNames: ['行政经理', '财务主管'] }, '下一步：等待行政经理、财务主管审批', /^审批通过后商家确认备货，结果在消息中通知。$/],
  ['waits for an approval, then for its payment', { ...order, Status: 10, PaymentType: 4 }, '下一步：等待审批人审批', /^审批通过后付款/],
  ['can be paid', { ...due, AllowActions: ['View', 'Pay'] }, '下一步：在线支付', /^付款后商家确认备货；逾期未付，订单自动取消。$/],
  ['is to be paid by somebody else', due, '下一步：由有付款权限的同事付款', /自动取消/],
  ['is paid by a transfer', { ...due, PaymentType: 3 }, '下一步：公司转账，由财务确认到账', /附言填写订单号/],
  ['waits for the seller', { ...order, DeliveryDate: '2026-03-24' }, '下一步：商家确认订单', /期望 2026-03-24 送达/],
  ['was cancelled', { ...order, Status: 80, StatusName: '已取消' }, '订单已取消', /再次购买/],
  ['was rejected and can be changed', { ...order, Status: 11, StatusName: '审批驳回', AllowActions: ['View', 'Resubmit', 'Rebuy'] }, '订单审批驳回', /^可以修改后重新提交。$/],
  ['ended, and nothing can be done', { ...order, Status: 80, StatusName: '已取消', AllowActions: ['View'] }, '订单已取消', /^$/],
])('an order that %s', (_, facts, title, text) => {
  expect(nextStepOf(facts)).toEqual({ title, text: expect.stringMatching(text) as string })
})

test('names who pays only where somebody can', () => {
  for (const { status, name } of orderLifecycle.states) {
    const { title } = nextStepOf({ ...order, Status: status, StatusName: name, PaymentType: 4 })
    expect(title === '下一步：在线支付').toBe(false)
    expect(title.includes('付款')).toBe(status === orderStatus.pendingPayment)
  }
})
