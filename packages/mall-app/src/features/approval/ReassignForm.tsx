import { addSignPositionNames, approvalCalls, choicesOf, type CallOutput } from '@mall/api/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Combobox, type ComboboxOption } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { RadioGroup } from '@mall/ui/radio-group'
import { TextArea } from '@mall/ui/text-input'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { commentMax, type ApprovalTarget, type ReassignTask } from './approval-task.ts'
import type { Reassignment } from './use-approval-tasks.ts'

export interface ReassignFormProps {
  readonly task: ReassignTask
  readonly approval: ApprovalTarget
  readonly onFind: (approvalNo: string, keyword: string, signal: AbortSignal) => Promise<CallOutput<'POST /api/Approval/Candidates'>['Items']>
  /** Rejects when it could not be done: the form stays as it is and says why. */
  readonly onReassign: (task: ReassignTask, reassignment: Reassignment) => Promise<unknown>
  /** Reads the approval again, after somebody else changed it. */
  readonly onRefresh: (approvalNo: string) => Promise<ApprovalTarget>
  readonly onClose: () => void
}

const { UserId, Position, Comment } = approvalCalls['POST /api/Approval/AddSign'].body.shape
const schema = z.object({ UserId, Position, Comment })
const texts = { UserId: '请选择审批人' }
const positions = choicesOf(addSignPositionNames)

const words = {
  transfer: { title: '转交审批', person: '转交给', effect: '由对方代替你在当前节点审批，你不再处理。' },
  addSign: { title: '加签', person: '加签人', effect: '请另一位审批人一起把关。' },
} as const

/** What the server has against the chosen person is said beside the field. */
const aboutPerson: ReadonlySet<unknown> = new Set(['APPROVER_NOT_AVAILABLE', 'APPROVER_DECIDES_ALREADY', 'APPROVER_IS_APPLICANT'])

/** 转交 and 加签: to whom, and with which message. What was typed stays when it fails. */
export const ReassignForm = ({ task, approval, onFind, onReassign, onRefresh, onClose }: ReassignFormProps) => {
  const [now, setNow] = useState(approval)
  const [person, setPerson] = useState<ComboboxOption<number> | null>(null)
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: { Position: 'before' as const, Comment: '' },
    send: (values: z.infer<typeof schema>) => onReassign(task, { ...values, ApprovalNo: now.ApprovalNo, Version: now.Version }),
    onSent: onClose,
    refresh: async () => setNow(await onRefresh(now.ApprovalNo)),
  })
  const { register, control, formState: { errors } } = form
  const { field: { value: position, onChange: onPosition } } = useController({ control, name: 'Position' })
  const { field: { onChange: onUserId, ref: userRef } } = useController({ control, name: 'UserId' })
  const personProblem = aboutPerson.has(errors.root?.server?.type) ? problem?.text : undefined
  const { title, person: label, effect } = words[task]
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title={title}
        description={`${now.ApprovalNo}：${now.Purpose}，${formatYuan(now.PayableAmount)}。${effect}`}
        dirty={dirty}
        pending={pending}
        messages={{ submit: task === 'transfer' ? '转交' : '加签' }}
        problem={problem && personProblem === undefined ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label={label} required error={errors.UserId?.message ?? personProblem}>
          <Combobox
            ref={userRef}
            label={label}
            value={person}
            onValueChange={(option: ComboboxOption<number> | null) => {
              setPerson(option)
              onUserId(option?.value)
            }}
            loadOptions={async (query, { signal }) =>
              (await onFind(now.ApprovalNo, query, signal)).map((one) => ({ value: one.UserId, label: one.UserName, note: one.DepartmentName }))
            }
            messages={{ placeholder: '输入姓名或部门查找' }}
          />
        </Field>
        {task === 'addSign' ? (
          <Field label="审批顺序" required group>
            <RadioGroup options={positions} value={position} onValueChange={onPosition} />
          </Field>
        ) : null}
        <Field label="说明" error={errors.Comment?.message}>
          <TextArea {...register('Comment')} maxLength={commentMax} counter placeholder="选填，对方会看到" />
        </Field>
      </FormDialog>
    </>
  )
}
