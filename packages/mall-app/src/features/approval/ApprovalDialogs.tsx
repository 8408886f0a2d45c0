import { RowResults } from '@mall/app-kit/actions/RowResults.tsx'
import { DraftLine } from '@mall/app-kit/forms/DraftLine.tsx'
import { useDraftKey } from '@mall/app-kit/forms/use-form-draft.ts'
import { useUnsent } from '@mall/app-kit/session/unsent.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { Field } from '@mall/ui/field'
import { formatYuan } from '@mall/ui/price'
import { Stack } from '@mall/ui/stack'
import { TextArea } from '@mall/ui/text-input'
import { useId, useState, type FormEvent } from 'react'
import { totalOf } from '../../lib/total-of.ts'
import { commentMax, needsComment, type ApprovalTarget, type DecisionTask, type OpenApprovalTask } from './approval-task.ts'
import * as S from './approval.styles.ts'
import { draftName, useCommentDraft } from './decision-draft.ts'
import { ReassignForm } from './ReassignForm.tsx'
import type { ApprovalTasks } from './use-approval-tasks.ts'

export interface ApprovalDialogsProps {
  readonly tasks: ApprovalTasks
}

const words = {
  agree: { title: '同意审批', confirm: '同意', variant: 'primary', effect: '同意后转下一节点；末级同意后订单生效，扣减预算。' },
  reject: { title: '驳回审批', confirm: '驳回', variant: 'danger', effect: '驳回后审批终止，占用的库存与预算会释放。' },
  return: { title: '退回修改', confirm: '退回', variant: 'primary', effect: '退回后审批终止，占用的库存与预算会释放，申请人可修改后重新提交。' },
  withdraw: { title: '撤回申请', confirm: '撤回', variant: 'primary', effect: '撤回后审批终止，占用的库存与预算会释放。' },
} as const

const subjectOf = (approvals: readonly ApprovalTarget[]): string => {
  const [first] = approvals
  if (approvals.length === 1 && first) return `${first.ApprovalNo}：${first.Purpose}，${formatYuan(first.PayableAmount)}。`
  return `已选 ${approvals.length} 单，合计 ${formatYuan(totalOf(approvals.map(({ PayableAmount }) => PayableAmount)))}。`
}

/** The dialog of the task that the user started on approvals. */
export const ApprovalDialogs = ({ tasks }: ApprovalDialogsProps) => {
  const { open, pending, confirm, close } = tasks
  if (!open) return null
  if (open.kind === 'handled') return <ResultsDialog approvals={open.approvals} results={open.results} onClose={close} />
  if ('approvals' in open) return <DecisionDialog task={open.kind} approvals={open.approvals} pending={pending} onConfirm={confirm} onClose={close} />
  return <ReassignForm task={open.kind} approval={open.approval} onFind={tasks.findCandidates} onReassign={tasks.reassign} onRefresh={tasks.read} onClose={close} />
}

/** What is decided together, each with its reason in full. */
const Subjects = ({ approvals }: { readonly approvals: readonly ApprovalTarget[] }) => (
  <S.Subjects tabIndex={0} aria-label="所选的审批">
    {approvals.map(({ ApprovalNo, Purpose, PayableAmount }) => (
      <li key={ApprovalNo}>
        <span>
          {Purpose} <small>{ApprovalNo}</small>
        </span>
        <span>{formatYuan(PayableAmount)}</span>
      </li>
    ))}
  </S.Subjects>
)

interface DecisionDialogProps {
  readonly task: DecisionTask
  readonly approvals: readonly ApprovalTarget[]
  /** The request is running. */
  readonly pending: boolean
  readonly onConfirm: (comment: string) => void
  readonly onClose: () => void
}

const DecisionDialog = ({ task, approvals, pending, onConfirm, onClose }: DecisionDialogProps) => {
  const formId = useId()
  const [first] = approvals
  const isSingle = approvals.length === 1
  const draftKey = useDraftKey(draftName(first?.ApprovalNo ?? ''))
  // Words on several approvals are not those on any one of them.
  const { value, dirty, change, draft } = useCommentDraft(first?.Version ?? 0, isSingle ? draftKey : undefined)
  const comment = value.Comment
  useUnsent(dirty)
  const [tried, setTried] = useState(false)
  const { title, confirm, variant, effect } = words[task]
  const isRequired = needsComment(task)
  const isMissing = isRequired && comment.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing && !pending) onConfirm(comment)
  }
  return (
    <Dialog
      open
      title={title}
      description={`${subjectOf(approvals)}${effect}`}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant={variant} type="submit" form={formId} loading={pending}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate>
        {isSingle ? null : <Subjects approvals={approvals} />}
        {task === 'withdraw' ? null : (
          <>
            <DraftLine draft={draft} />
            {task === 'agree' && value.Lines.length > 0 ? <Alert tone="warning">{`另有 ${value.Lines.length} 种商品改了数量还没保存，在这里同意不会带上，请打开审批单同意。`}</Alert> : null}
            <Field label="审批意见" required={isRequired} error={tried && isMissing ? '请填写审批意见' : undefined}>
              <TextArea value={comment} onValueChange={(Comment) => change({ ...value, Comment })} maxLength={commentMax} counter placeholder={isRequired ? '申请人会看到' : '选填，申请人会看到'} />
            </Field>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

type ResultsDialogProps = Pick<Extract<OpenApprovalTask, { kind: 'handled' }>, 'approvals' | 'results'> & { readonly onClose: () => void }

/** What became of each approval of a batch. */
const ResultsDialog = ({ approvals, results, onClose }: ResultsDialogProps) => {
  const good = results.filter(({ Success }) => Success).length
  const summary = good === results.length ? `${good} 单已全部处理。` : `${good} 单已处理，${results.length - good} 单未能处理。`
  return (
    <Dialog open title="批量审批结果" description={summary} onOpenChange={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      <RowResults results={results} nameOf={(rowNo) => approvals[rowNo - 1]?.ApprovalNo} noteOf={(rowNo) => approvals[rowNo - 1]?.Purpose} />
    </Dialog>
  )
}
