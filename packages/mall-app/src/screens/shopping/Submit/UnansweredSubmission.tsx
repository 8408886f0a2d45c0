import { useDraftKey } from '@mall/app-kit/forms/use-form-draft.ts'
import { PageHeader } from '@mall/ui/page-header'
import { Sheet } from '@mall/ui/sheet'
import type { ReactNode } from 'react'
import { PendingNotice } from './PendingNotice.tsx'
import { draftName, type SubmitSubject } from './pending-submission.ts'
import { SubmitProblem } from './SubmitProblem.tsx'
import { useSubmitOrder } from './use-submit-order.ts'
import * as S from './Submit.styles.ts'

interface UnansweredSubmissionProps {
  readonly subject: SubmitSubject
  /** Rendered when no submission of these lines is without a response. */
  readonly children: ReactNode
}

/**
 * In place of lines that the cart no longer has: when the response to their submission was lost and the page was reloaded, the outcome
 * can still be asked for here.
 */
export const UnansweredSubmission = ({ subject, children }: UnansweredSubmissionProps) => {
  const { unanswered, submitting, problem, resend } = useSubmitOrder(subject, useDraftKey(draftName(subject)))
  if (unanswered === null) return children
  return (
    <Sheet>
      <PageHeader name="填写核对订单" fact="上次提交还没有结果" />
      <PendingNotice submitting={submitting} onResend={resend} />
      {problem ? (
        <S.Notice>
          <SubmitProblem problem={problem} />
        </S.Notice>
      ) : null}
    </Sheet>
  )
}
