import type { ApprovalDetail } from '@mall/api/contract'
import { useMediaQuery } from '@mall/app-kit/page/use-media-query.ts'
import { TextArea } from '@mall/ui/text-input'
import { Text } from '@mall/ui/text'
import { mediaQueries } from '@mall/ui/theme'
import { useRef, useState } from 'react'
import { commentMax, isReassign, needsComment, type ApprovalTask, type DecisionTask } from '../../../features/approval/approval-task.ts'
import { DecisionButtons } from '../../../features/approval/DecisionButtons.tsx'
import { consequenceOf } from './approval-record.ts'
import * as S from './Approval.styles.ts'

export interface DecisionProps {
  readonly approval: ApprovalDetail
  /** A decision is under way. */
  readonly pending: boolean
  /** Decides with the comment that stands in the bar; `onDone` when it was made. */
  readonly onDecide: (task: DecisionTask, comment: string, onDone: () => void) => void
  /** Asks before it is done. */
  readonly onTask: (task: ApprovalTask) => void
  /** Quantities were changed and not saved: agreed is to what stands in the order. */
  readonly hasDraft: boolean
}

/** Comment, consequence and decisions, always in sight. The applicant, who has nothing to say to themselves, only takes it back. */
export const Decision = ({ approval, pending, hasDraft, onDecide, onTask }: DecisionProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const [comment, setComment] = useState('')
  const [tried, setTried] = useState(false)
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const isMissing = tried && comment.trim() === ''
  const start = (task: ApprovalTask) => {
    if (task === 'withdraw' || isReassign(task)) return onTask(task)
    const lacks = needsComment(task) && comment.trim() === ''
    setTried(lacks)
    if (lacks) field.current?.focus()
    else
      onDecide(task, comment, () => {
        setComment('')
      })
  }
  const buttons = <DecisionButtons allowed={approval.AllowActions} pending={pending || hasDraft} onTask={start} />
  if (!approval.AllowActions.includes('Agree')) return buttons
  return (
    <>
      <S.Comment label="审批意见" hideLabel error={isMissing ? '请填写审批意见' : undefined}>
        <TextArea ref={field} rows={1} value={comment} onValueChange={setComment} maxLength={commentMax} placeholder="写一句意见，申请人会看到（驳回、退回时必填）" />
      </S.Comment>
      {hasDraft ? <Text tone="secondary">数量有改动，请先保存调整或全部恢复</Text> : isPhone ? null : <Text tone="secondary">{consequenceOf(approval)}</Text>}
      {buttons}
    </>
  )
}
