import { orderSumNames, type ApprovalSummary } from '@mall/api/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { draftStore } from '@mall/app-kit/forms/draft-store.ts'
import { draftKeyOf } from '@mall/app-kit/forms/use-form-draft.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { formatYuan } from '@mall/ui/price'
import { useState } from 'react'
import { isReassign, outcomeText, type ApprovalTarget, type ApprovalTask, type DecisionTask, type ReassignTask, type OpenApprovalTask } from './approval-task.ts'
import { draftName, type LineEdits } from './decision-draft.ts'

/** Another approver, and what becomes of the turn. */
export type Reassignment = ActionInput<'POST /api/Approval/AddSign'>

interface DecideOptions {
  readonly edits?: LineEdits
  /** It was made. */
  readonly onDone?: () => void
}

const targetOf = ({ ApprovalNo, Version }: ApprovalTarget) => ({ ApprovalNo, Version })

/** The form of a dialog shows its own failures. */
const unseen = { silent: true } as const

/** Decisions on approvals, in the list and on the page of one, and what is open for them. */
export const useApprovalTasks = () => {
  const mall = useMall()
  const [open, setOpen] = useState<OpenApprovalTask | null>(null)
  const close = () => setOpen(null)
  const { key } = useViewer()
  /** What was typed about it is done, also where a dialog asked. */
  const forgetDraft = ({ ApprovalNo }: Pick<ApprovalTarget, 'ApprovalNo'>) => draftStore.remove(draftKeyOf(key, draftName(ApprovalNo)))
  const deciding = (task: DecisionTask) => ({ onDecided: close, done: (summary: ApprovalSummary) => outcomeText(task, summary), onDone: forgetDraft })
  const decisions = {
    agree: useAction('POST /api/Approval/Agree', deciding('agree')),
    reject: useAction('POST /api/Approval/Reject', deciding('reject')),
    return: useAction('POST /api/Approval/Return', deciding('return')),
    withdraw: useAction('POST /api/Approval/Withdraw', deciding('withdraw')),
  }
  const batch = useAction('POST /api/Approval/BatchHandle', {
    onDecided: close,
    onDone: ({ Results }, { Items }) => {
      Results.forEach(({ Success }, at) => {
        const item = Items[at]
        if (Success && item) forgetDraft(item)
      })
      if (open && 'approvals' in open) setOpen({ kind: 'handled', approvals: open.approvals, results: Results })
    },
  })
  const editing = useAction('POST /api/Approval/EditLines', { done: ({ PayableAmount }) => `已保存调整，${orderSumNames.payable} ${formatYuan(PayableAmount)}` })
  /** Before an agreement, whose words say what it came to. */
  const editingFirst = useAction('POST /api/Approval/EditLines')
  const transferring = useAction('POST /api/Approval/Transfer', { ...unseen, done: '已转交' })
  const addingSign = useAction('POST /api/Approval/AddSign', { ...unseen, done: '已加签' })

  const pending = [...Object.values(decisions), batch, editing, editingFirst].some((action) => action.pending)
  const send = async (task: DecisionTask, approval: ApprovalTarget, Comment: string, Lines: LineEdits) => {
    if (task === 'withdraw') return decisions.withdraw.send(targetOf(approval))
    // Agreed is to the version that the changes made.
    const current = Lines.length > 0 ? await editingFirst.send({ ...targetOf(approval), Lines, Comment }) : approval
    return decisions[task].send({ ...targetOf(current), Comment })
  }
  /** Without a dialog. An agreement takes the changed quantities with it: they are written first. */
  const decide = (task: DecisionTask, approval: ApprovalTarget, comment: string, { edits = [], onDone = () => {} }: DecideOptions = {}) => {
    if (!pending) send(task, approval, comment.trim(), edits).then(onDone, () => {})
  }
  return {
    open,
    pending,
    decide,
    /** Opens the dialog of a task. */
    start: (task: ApprovalTask, approvals: readonly ApprovalTarget[]) => {
      const [first] = approvals
      if (pending || first === undefined) return
      setOpen(isReassign(task) ? { kind: task, approval: first } : { kind: task, approvals })
    },
    /** What the open dialog asked for. */
    confirm: (comment: string) => {
      if (!open || !('approvals' in open) || open.kind === 'handled' || pending) return
      const [first, ...others] = open.approvals
      if (others.length > 0) batch.run({ Action: open.kind === 'agree' ? 'Agree' : 'Reject', Items: open.approvals.map(targetOf), Comment: comment.trim() })
      else if (first) decide(open.kind, first, comment)
    },
    /** Lowers quantities and strikes lines. */
    editLines: (approval: ApprovalTarget, Lines: LineEdits) => {
      if (!pending) editing.run({ ...targetOf(approval), Lines })
    },
    findCandidates: async (ApprovalNo: string, Keyword: string, signal: AbortSignal) =>
      (await mall.approval.candidates({ ApprovalNo, Keyword }, { ...unseen, signal })).Items,
    /** Brings in another approver. Rejects when it could not be done: its form says why. */
    reassign: (task: ReassignTask, { Position, ...reassignment }: Reassignment) => (task === 'transfer' ? transferring.send(reassignment) : addingSign.send({ ...reassignment, Position })),
    /** An approval as it is now. */
    read: (ApprovalNo: string): Promise<ApprovalTarget> => mall.approval.detail({ ApprovalNo }, unseen),
    close,
  }
}

export type ApprovalTasks = ReturnType<typeof useApprovalTasks>
