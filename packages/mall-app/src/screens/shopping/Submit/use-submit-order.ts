import { isMallError } from '@mall/api'
import type { OrderSubmission, SubmitAnswer } from '@mall/api/contract'
import { isUndecided, newRequestId } from '@mall/app-kit/actions/request-id.ts'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import { pendingSubmission, type SubmitSubject } from './pending-submission.ts'
import { toSubmission, type SubmitValues } from './submit-values.ts'

type Changed = Extract<SubmitAnswer, { Outcome: 'changed' }>

/** Places the order once, however often one presses, reloads or loses the connection. */
export const useSubmitOrder = (subject: SubmitSubject) => {
  const mall = useMall()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { key: viewer } = useViewer()
  const isUnderWay = useRef(false)
  const [status, setStatus] = useState<'idle' | 'submitting'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const [changed, setChanged] = useState<Changed | null>(null)
  const [hasPending, setHasPending] = useState(() => pendingSubmission.get(viewer, subject) !== null)

  const settle = () => {
    pendingSubmission.clear()
    setHasPending(false)
  }
  const take = (response: SubmitAnswer) => {
    settle()
    if (response.Outcome === 'changed') return setChanged(response)
    void queryClient.invalidateQueries({ queryKey: controllerKey('ShoppingCart') })
    for (const controller of ['Order', 'Approval'] as const) void queryClient.invalidateQueries({ queryKey: controllerKey(controller) })
    void navigate(href('submitState', { id: response.SubmitId }), { replace: true })
  }
  const request = (of: SubmitSubject, submission: OrderSubmission): Promise<SubmitAnswer> =>
    'orderNo' in of
      ? mall.order.resubmit({ ...submission, OrderNo: of.orderNo, Version: of.version }, { silent: true })
      : mall.order.submit(submission, { silent: true })
  const send = async (of: SubmitSubject, submission: OrderSubmission) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setStatus('submitting')
    setProblem(null)
    pendingSubmission.set({ viewer, subject: of, submission })
    try {
      take(await request(of, submission))
    } catch (error) {
      if (isUndecided(error)) setHasPending(true)
      else settle()
      setProblem(isMallError(error) ? error.message : '网络连接故障')
    } finally {
      isUnderWay.current = false
      setStatus('idle')
    }
  }
  return {
    status,
    /** Why the last attempt did not become an order, in words. */
    problem,
    /** A submission of these lines has no response yet. */
    hasPending,
    changed,
    dismissChanges: () => setChanged(null),
    submit: (values: SubmitValues, confirmToken: string) => void send(subject, toSubmission(values, confirmToken, newRequestId())),
    resend: () => {
      const pending = pendingSubmission.get(viewer, subject)
      if (pending) void send(pending.subject, pending.submission)
    },
  }
}
