import { isMallError } from '@mall/api'
import type { ApprovalSummary, CallInput, RowResult } from '@mall/api/contract'
import { useRequestId } from '@mall/app-kit/actions/use-request-id.ts'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { formatYuan } from '@mall/ui/price'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isHandOn, outcomeText, type ApprovalTarget, type ApprovalTask, type DecisionTask, type HandOnTask, type OpenApprovalTask } from './approval-task.ts'

interface Work {
  readonly task: DecisionTask
  readonly approvals: readonly ApprovalTarget[]
  readonly comment: string
}

interface Edit {
  readonly approval: ApprovalTarget
  readonly Lines: CallInput<'POST /api/Approval/EditLines'>['Lines']
}

/** Another approver, and what becomes of the turn. */
export interface HandOn extends CallInput<'POST /api/Approval/Transfer'> {
  readonly Position: CallInput<'POST /api/Approval/AddSign'>['Position']
}

type Outcome = { readonly summary: ApprovalSummary } | { readonly results: readonly RowResult[] }

/**
 * Decisions on approvals, in the list and on the page of one. Shows what a decision came to and refetches what is on screen. A rejection by
 * the server (somebody was faster) closes the dialog, whose version is stale; a broken connection leaves it open to try again.
 */
export const useApprovalTasks = () => {
  const { mall, notify } = useMallServices()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<OpenApprovalTask | null>(null)
  const requestId = useRequestId()
  const refresh = () => {
    for (const controller of ['Approval', 'Order', 'Home'] as const) void queryClient.invalidateQueries({ queryKey: controllerKey(controller) })
  }
  const settle = () => {
    requestId.forget()
    refresh()
  }

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ task, approvals, comment }: Work): Promise<Outcome> => {
      const RequestId = requestId.of(JSON.stringify([task, approvals, comment]))
      const [first, ...others] = approvals
      if (first === undefined) throw new Error('Nothing to decide')
      const Comment = comment.trim()
      if (others.length > 0) {
        const Items = approvals.map(({ ApprovalNo, Version }) => ({ ApprovalNo, Version }))
        const { Results } = await mall.approval.batchHandle({ RequestId, Action: task === 'agree' ? 'Agree' : 'Reject', Items, Comment })
        return { results: Results }
      }
      const decision = { RequestId, ApprovalNo: first.ApprovalNo, Version: first.Version }
      return { summary: task === 'withdraw' ? await mall.approval.withdraw(decision) : await mall.approval[task]({ ...decision, Comment }) }
    },
    onSuccess: (outcome, { task, approvals }) => {
      if ('results' in outcome) setOpen({ kind: 'handled', approvals, results: outcome.results })
      else {
        setOpen(null)
        notify(outcomeText(task, outcome.summary))
      }
      settle()
    },
    onError: (error) => {
      if (!isMallError(error, 'business')) return
      setOpen(null)
      settle()
    },
  })

  const editing = useMutation({
    mutationFn: ({ approval: { ApprovalNo, Version }, Lines }: Edit) =>
      mall.approval.editLines({ RequestId: requestId.of(JSON.stringify([ApprovalNo, Version, Lines])), ApprovalNo, Version, Lines }),
    onSuccess: ({ PayableAmount }) => {
      notify(`已保存调整，应付 ${formatYuan(PayableAmount)}`)
      settle()
    },
    onError: (error) => {
      if (isMallError(error, 'business')) settle()
    },
  })

  const pending = isPending || editing.isPending
  const decide = (work: Work, onDone?: () => void) => {
    if (!pending) mutate(work, onDone && { onSuccess: onDone })
  }
  return {
    open,
    pending,
    /** Opens the dialog of a task. */
    start: (task: ApprovalTask, approvals: readonly ApprovalTarget[]) => {
      const [first] = approvals
      if (pending || first === undefined) return
      setOpen(isHandOn(task) ? { kind: task, approval: first } : { kind: task, approvals })
    },
    /** What the open dialog asked for. */
    confirm: (comment: string) => {
      if (open && 'approvals' in open && open.kind !== 'handled') decide({ task: open.kind, approvals: open.approvals, comment })
    },
    /** Without a dialog. */
    decide,
    /** Lowers quantities and strikes lines. */
    editLines: (approval: ApprovalTarget, Lines: Edit['Lines']) => {
      if (!pending) editing.mutate({ approval, Lines })
    },
    findCandidates: async (ApprovalNo: string, Keyword: string, signal: AbortSignal) =>
      (await mall.approval.candidates({ ApprovalNo, Keyword }, { ...unseen, signal })).Items,
    /** Brings in another approver. Rejects when it could not be done: its form says why. */
    handOn: async (task: HandOnTask, { Position, ...handOn }: HandOn) => {
      if (task === 'transfer') await mall.approval.transfer(handOn, unseen)
      else await mall.approval.addSign({ ...handOn, Position }, unseen)
      notify(task === 'transfer' ? '已转交' : '已加签')
      refresh()
    },
    /** An approval as it is now. */
    read: (ApprovalNo: string): Promise<ApprovalTarget> => {
      refresh()
      return mall.approval.detail({ ApprovalNo }, unseen)
    },
    close: () => setOpen(null),
  }
}

/** The form of a dialog shows its own failures. */
const unseen = { silent: true } as const

export type ApprovalTasks = ReturnType<typeof useApprovalTasks>
