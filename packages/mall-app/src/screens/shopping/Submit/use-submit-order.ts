import { isMallError } from '@mall/api'
import type { ErrorCode, OrderConfirmation, SubmitAnswer } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { draftStore } from '@mall/app-kit/forms/draft-store.ts'
import { draftKeyOf } from '@mall/app-kit/forms/use-form-draft.ts'
import { useSessionRefusal } from '@mall/app-kit/session/use-session-refusal.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import type { Problem } from './SubmitProblem.tsx'
import { keptRequestIds, linesDraftName, linesText, pendingSubmission, type Submission, type SubmitSubject } from './pending-submission.ts'
import { submittedOrders } from './submitted-orders.ts'
import { isSameOrder, toSubmission, type SubmitValues } from './submit-values.ts'

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
  const read = () => pendingSubmission.get(viewer, subject)
  const [requestIds] = useState(() => keptRequestIds(viewer, subject))
  const [problem, setProblem] = useState<Problem | null>(null)
  const refusal = useSessionRefusal()
  const [changed, setChanged] = useState<Changed | null>(null)
  const [unanswered, setUnanswered] = useState(() => read()?.sent.input ?? null)
  const linesKey = 'orderNo' in subject ? draftKeyOf(viewer, linesDraftName(subject.orderNo)) : undefined
  const isMade = useRef(false)
  // Once the page is gone, which would ask about the order with its old quantities.
  useEffect(
    () => () => {
      if (isMade.current && linesKey !== undefined) draftStore.remove(linesKey)
    },
    [linesKey],
  )
  const options = {
    requestIds,
    silent: true,
    leaves: true,
    onDone: (answer: SubmitAnswer) => {
      if (answer.Outcome === 'changed') setChanged(answer)
      else {
        isMade.current = true
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
      setUnanswered(read()?.sent.input ?? null)
    }
  }
  return {
    submitting: submitting.pending || resubmitting.pending,
    /** Why the last attempt did not become an order. */
    problem: refusal.isNeedless ? null : problem,
    /** A submission of these lines that has no response yet. */
    unanswered,
    changed,
    dismissChanges: () => setChanged(null),
    /** Rejects when it could not be sent. */
    submit: (values: SubmitValues, confirmation: OrderConfirmation): Promise<SubmitAnswer> => {
      const order = toSubmission(values, confirmation.ConfirmToken)
      const submission = 'orderNo' in subject ? { ...order, OrderNo: subject.orderNo, Version: subject.version } : order
      const shown = linesText(confirmation)
      const before = read()
      // A page that was loaded again has another token: what is the same but for that is sent as it was, so that it is one request.
      if (before?.lines === shown && isSameOrder(before.sent.input, submission)) return send(before.sent.input)
      requestIds.noteLines(shown)
      return send(submission)
    },
    resend: () => {
      const before = read()
      if (before) send(before.sent.input).catch(() => {})
    },
  }
}
