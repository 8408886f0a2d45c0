import type { ApprovalDetail } from '@mall/api/contract'
import { DraftLine } from '@mall/app-kit/forms/DraftLine.tsx'
import { KeysSwitch } from '@mall/app-kit/page/KeysSwitch.tsx'
import { usePageKeys } from '@mall/app-kit/page/page-keys.ts'
import { useUnsent } from '@mall/app-kit/session/unsent.ts'
import { TextArea } from '@mall/ui/text-input'
import { useRef, useState, type ReactNode } from 'react'
import { consequenceOf } from './approval-record.ts'
import { commentMax, isReassign, needsComment, offeredTasks, type ApprovalTask, type DecisionTask } from './approval-task.ts'
import { DecisionButtons } from './DecisionButtons.tsx'
import type { DecisionDraft, LineEdits } from './decision-draft.ts'
import * as S from './decision.styles.ts'
import type { LineDraft } from './use-line-draft.ts'

export interface DecisionProps {
  readonly approval: ApprovalDetail
  /** A decision is under way. */
  readonly pending: boolean
  /** Decides with the comment that stands in the bar, and agrees to the lines as they were changed; `onDone` when it was made. */
  readonly onDecide: (task: DecisionTask, comment: string, edits: LineEdits, onDone: () => void) => void
  /** Asks before it is done. */
  readonly onTask: (task: ApprovalTask) => void
  /** The comment, kept until the decision is made. */
  readonly kept: DecisionDraft
  /** Quantities that were changed and not saved. */
  readonly draft: LineDraft | null
  /** Further buttons. */
  readonly children?: ReactNode
}

const noEdits: LineEdits = []

/**
 * Comment, consequence and decisions, always in sight: A agrees and R rejects from wherever nothing is being typed. The applicant, who has
 * nothing to say to themselves, only takes it back.
 */
export const Decision = ({ approval, pending, kept, draft, onDecide, onTask, children }: DecisionProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const comment = kept.value.Comment
  useUnsent(kept.dirty)
  const [tried, setTried] = useState(false)
  const isMissing = tried && comment.trim() === ''
  const edits = draft?.edits ?? noEdits
  const strikesAll = draft !== null && draft.strikesAll
  const start = (task: ApprovalTask) => {
    if (task === 'withdraw' || isReassign(task)) return onTask(task)
    const lacks = needsComment(task) && comment.trim() === ''
    setTried(lacks)
    if (lacks || comment.length > commentMax) field.current?.focus()
    else onDecide(task, comment, task === 'agree' ? edits : noEdits, kept.draft.discard)
  }
  const canAgree = approval.AllowActions.includes('Agree')
  const press = (task: DecisionTask) => () => {
    if (!pending && offeredTasks(approval.AllowActions).some((one) => one.task === task)) start(task)
  }
  usePageKeys(canAgree ? { ...(strikesAll ? {} : { a: press('agree') }), r: press('reject') } : {}, field)
  const buttons = (
    <DecisionButtons allowed={approval.AllowActions} pending={pending} cannotAgree={strikesAll} onTask={start}>
      {children}
    </DecisionButtons>
  )
  if (!canAgree) return buttons
  return (
    <>
      <DraftLine draft={kept.draft} />
      <S.Comment label="审批意见" hideLabel error={isMissing ? '请填写审批意见' : undefined}>
        <TextArea ref={field} rows={1} value={comment} onValueChange={(Comment) => kept.change({ ...kept.value, Comment })} maxLength={commentMax} placeholder="写一句意见，申请人会看到（驳回、退回时必填）" />
      </S.Comment>
      <S.Consequence>
        {strikesAll ? '商品已全部划去，请改为驳回' : edits.length > 0 ? `${consequenceOf(approval)}，并改 ${edits.length} 种数量` : consequenceOf(approval)}
        <small>
          <KeysSwitch words={strikesAll ? 'R 驳回' : 'A 同意，R 驳回'} />
        </small>
      </S.Consequence>
      {buttons}
    </>
  )
}
