import { expect } from 'vitest'
import type { ApprovalSummary } from '@mall/api/contract'
import { demo } from '../../demo/organisation.ts'
import { get, need, waitingApproval } from '../../testing/contract-cases/steps.ts'
import { testKillAmid, type Write } from '../../testing/kill-amid.ts'

const kinds = ['Agree', 'Reject', 'Return', 'Transfer', 'EditLines'] as const

/** Two of each kind. */
const all = [...kinds, ...kinds]

const outcomes = { Agree: '审批中 财务复核', Reject: '已驳回 ', Return: '已退回 ', Transfer: '审批中 部门负责人审批', EditLines: '审批中 部门负责人审批' } as const

testKillAmid('decisions', {
  prepare: async (target) => {
    const writes: Write[] = []
    for (const kind of all) {
      const { ApprovalNo, Version } = await waitingApproval(target)
      const decision = { RequestId: crypto.randomUUID(), ApprovalNo, Version, Comment: '测试' }
      const { Lines } = await get(target, 'POST /api/Approval/Detail', { ApprovalNo }, 'approver')
      const { LineId, Quantity, ProductCode } = need(Lines[0], 'line')
      const { Step } = await get(target, 'POST /api/Product/Detail', { ProductCode }, 'buyer')
      const more = { Transfer: { UserId: demo.users.approver2 }, EditLines: { Lines: [{ LineId, Quantity: Quantity - Step }] } }
      writes.push({ key: `POST /api/Approval/${kind}`, input: { ...decision, ...(kind in more ? more[kind as keyof typeof more] : {}) }, who: 'approver' })
    }
    return writes
  },
  check: (responses) => {
    const decided = responses as readonly ApprovalSummary[]
    expect(decided.map(({ StatusName, CurrentNode }) => `${StatusName} ${CurrentNode?.Name ?? ''}`)).toEqual(all.map((kind) => outcomes[kind]))
  },
})
