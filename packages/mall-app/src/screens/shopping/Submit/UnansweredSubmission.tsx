import type { ReactNode } from 'react'
import { PendingNotice } from './PendingNotice.tsx'
import { useSubmitOrder } from './use-submit-order.ts'
import * as S from './Submit.styles.ts'

interface UnansweredSubmissionProps {
  readonly ids: readonly number[]
  /** Rendered when no submission of these lines is without a response. */
  readonly children: ReactNode
}

/**
 * In place of lines that the cart no longer has: when the answer to their submission was lost and the page was loaded anew, the way
 * to hear what became of it is still here.
 */
export const UnansweredSubmission = ({ ids, children }: UnansweredSubmissionProps) => {
  const { hasPending, status, problem, resend } = useSubmitOrder(ids)
  if (!hasPending) return children
  return (
    <S.Form as="div">
      <S.Title>填写核对订单</S.Title>
      <PendingNotice submitting={status === 'submitting'} onResend={resend} />
      <S.Problem role="alert">{problem}</S.Problem>
    </S.Form>
  )
}
