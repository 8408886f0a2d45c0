import type { OrderDetail } from '@mall/api/contract'
import { buildOrderDetail } from '@mall/mocks'
import { describe, expect, test } from 'vitest'
import { progressOf } from '../../../features/order/progress-of.ts'
import { approvalOutcome } from './order-progress.ts'

type Steps = OrderDetail['Steps']
type Approvals = OrderDetail['Approvals']

const time = '2026-03-18T10:00:00+08:00'
const step = (Name: string, State: Steps[number]['State']): Steps[number] => ({ Name, State, Time: State === 'todo' ? null : time })
const node = (State: Approvals[number]['State']): Approvals[number] => ({
  NodeName: '财务审批',
  Approver: '财务主管',
  State,
  StateName: '',
  Time: time,
  Comment: '',
})

describe('the step bar', () => {
  test.each<[string, Steps, { current: number; failed: boolean }]>([
    ['under way', [step('提交订单', 'done'), step('商家确认', 'current'), step('发货', 'todo')], { current: 1, failed: false }],
    ['ended early', [step('提交订单', 'done'), step('已取消', 'failed')], { current: 1, failed: true }],
    ['all done', [step('提交订单', 'done'), step('确认收货', 'done')], { current: 2, failed: false }],
    ['nothing', [], { current: 0, failed: false }],
  ])('%s', (_, steps, expected) => {
    expect(progressOf(steps)).toEqual(expected)
  })
})

describe('the seal', () => {
  test.each<[string, Steps, Approvals, 'approved' | 'rejected' | 'waiting' | null]>([
    ['no approval needed', [step('提交订单', 'done')], [], null],
    ['still running', [step('提交订单', 'done'), step('审批', 'current')], [node(2), node(1)], 'waiting'],
    ['approved', [step('审批', 'done'), step('商家确认', 'current')], [node(2)], 'approved'],
    ['approved by one of several', [step('审批', 'done')], [node(2), node(0)], 'approved'],
    ['rejected', [step('提交订单', 'done'), step('审批驳回', 'failed')], [node(2), node(3)], 'rejected'],
    ['rejected, then submitted again', [step('提交订单', 'done'), step('审批', 'current')], [node(3), node(1)], 'waiting'],
    ['rejected, then approved', [step('审批', 'done')], [node(3), node(2)], 'approved'],
    ['approved, then cancelled', [step('审批', 'done'), step('已取消', 'failed')], [node(2)], 'approved'],
    ['withdrawn', [step('提交订单', 'done'), step('已撤回', 'failed')], [node(0)], null],
  ])('%s', (_, Steps, Approvals, verdict) => {
    expect(approvalOutcome({ Steps, Approvals })?.verdict ?? null).toBe(verdict)
  })

  test.each([
    [10, 'waiting'],
    [11, 'rejected'],
    [12, null],
  ] as const)('an order in status %i', (Status, verdict) => {
    expect(approvalOutcome(buildOrderDetail({ Status }))?.verdict ?? null).toBe(verdict)
  })
})
