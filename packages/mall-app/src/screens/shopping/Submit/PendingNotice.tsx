import { Button } from '@mall/ui/button'
import * as S from './Submit.styles.ts'

interface PendingNoticeProps {
  readonly submitting: boolean
  readonly onResend: () => void
}

/** The answer to a submission was lost: the same one, sent again, tells what became of it and never orders twice. */
export function PendingNotice({ submitting, onResend }: PendingNoticeProps) {
  return (
    <S.Pending role="status">
      <span>上次提交未收到结果，订单可能已生成。重试不会重复下单。</span>
      <Button loading={submitting} onClick={onResend}>
        重试提交
      </Button>
    </S.Pending>
  )
}
