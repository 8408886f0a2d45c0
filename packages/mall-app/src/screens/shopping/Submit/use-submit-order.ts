import { isMallError } from '@mall/api'
import type { ErrorCode, SubmitAnswer } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { draftStore } from '@mall/app-kit/forms/draft-store.ts'
import { useSessionRefusal } from '@mall/app-kit/session/use-session-refusal.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import type { Problem } from './SubmitProblem.tsx'
import { keptRequestIds, pendingSubmission, type Submission, type SubmitSubject } from './pending-submission.ts'
import { submittedOrders } from './submitted-orders.ts'
import { toSubmission, type SubmitValues } from './submit-values.ts'

/** What is mended nowhere but in the cart. */
const mendedInCart: ReadonlySet<string | undefined> = new Set<ErrorCode>(['CART_CHANGED', 'CONFIRMATION_EXPIRED'])

type Changed = Extract<SubmitAnswer, { Outcome: 'changed' }>

/**
 * Places the order once, however often the user presses, reloads or loses the connection. Its state is that of the last attempt, of the form or
 * of 重试提交, which sends what is kept and not what the form holds: so the page shows the problem from here.
 */
export const useSubmitOrder = (subject: SubmitSubject, draftKey: string | undefined) => {
  const navigate = useNavigate()
  const { key: viewer } = useViewer()
  const [requestIds] = useState(() => keptRequestIds(viewer, subject))
  const [problem, setProblem] = useState<Problem | null>(null)
  const refusal = useSessionRefusal()
  const [changed, setChanged] = useState<Changed | null>(null)
  const [hasPending, setHasPending] = useState(() => pendingSubmission.get(viewer, subject) !== null)
  const options = {
    requestIds,
    silent: true,
    onDone: (answer: SubmitAnswer) => {
      if (answer.Outcome === 'changed') setChanged(answer)
      else {
        if (draftKey !== undefined) draftStore.remove(draftKey)
        submittedOrders.add({ viewer, subject, submitId: answer.SubmitId })
        void navigate(href('submitState', { id: answer.SubmitId }), { replace: true })
      }
    },
  } as const
  const submitting = useAction('POST /api/Order/Submit', options)
  const resubmitting = useAction('POST /api/Order/Resubmit', options)
  const send = async (input: Submission): Promise<SubmitAnswer> => {
    setProblem(null)
    try {
      return await ('OrderNo' in input ? resubmitting.send(input) : submitting.send(input))
    } catch (failure) {
      refusal.note(failure)
      setProblem({ text: failureText(failure), leadsToCart: 'cartItemIds' in subject && isMallError(failure) && mendedInCart.has(failure.code) })
      throw failure
    } finally {
      setHasPending(pendingSubmission.get(viewer, subject) !== null)
    }
  }
  return {
    submitting: submitting.pending || resubmitting.pending,
    /** Why the last attempt did not become an order. */
    problem: refusal.isOutdated ? null : problem,
    /** A submission of these lines has no response yet. */
    hasPending,
    changed,
    dismissChanges: () => setChanged(null),
    /** Rejects when it could not be sent. */
    submit: (values: SubmitValues, confirmToken: string): Promise<SubmitAnswer> => {
      const submission = toSubmission(values, confirmToken)
      return send('orderNo' in subject ? { ...submission, OrderNo: subject.orderNo, Version: subject.version } : submission)
    },
    resend: () => {
      const pending = pendingSubmission.get(viewer, subject)
      if (pending) send(pending.input).catch(() => {})
    },
  }
}
