import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import * as S from './Submit.styles.ts'

interface PendingNoticeProps {
  readonly submitting: boolean
  readonly onResend: () => void
}

/** Shown when the response to a submission was lost. The same submission, sent again, returns its result and never orders twice. */
export const PendingNotice = ({ submitting, onResend }: PendingNoticeProps) => {
  return (
    <S.Notice>
      <Alert
        tone="warning"
        action={
          <Button variant="text" loading={submitting} onClick={onResend}>
            重试提交
          </Button>
        }
      >
        上次提交未收到结果，订单可能已生成。重试不会重复下单。
      </Alert>
    </S.Notice>
  )
}
