import { useDraftKey } from '@mall/app-kit/forms/use-form-draft.ts'
import { FormDialog } from '@mall/ui/form-dialog'
import { Field } from '@mall/ui/field'
import { TextArea } from '@mall/ui/text-input'
import { useState } from 'react'
import { AcceptDialog } from './AcceptDialog.tsx'
import { InquiryForm } from './InquiryForm.tsx'
import { draftName, subjectText, type OpenInquiryTask } from './inquiry-task.ts'
import type { InquiryTasks } from './use-inquiry-tasks.ts'

interface CloseDialogProps {
  readonly task: Extract<OpenInquiryTask, { kind: 'close' }>
  readonly pending: boolean
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

const CloseDialog = ({ task: { action, inquiry }, pending, onConfirm, onClose }: CloseDialogProps) => {
  const [reason, setReason] = useState('')
  const title = action === 'Decline' ? '拒绝报价' : '取消询价'
  return (
    <FormDialog
      open
      tone="danger"
      title={title}
      description={`${subjectText(inquiry)}（${inquiry.InquiryNo}）`}
      messages={{ submit: title, cancel: '再想想' }}
      pending={pending}
      onSubmit={() => onConfirm(reason.trim())}
      onOpenChange={onClose}
    >
      <Field label="原因">
        <TextArea value={reason} onValueChange={setReason} maxLength={200} counter placeholder="选填，商家会看到" />
      </Field>
    </FormDialog>
  )
}

/** The dialog of what a person has begun with an inquiry. */
export const InquiryDialogs = ({ tasks }: { readonly tasks: InquiryTasks }) => {
  const { open } = tasks
  const draftKey = useDraftKey(open?.kind === 'form' ? draftName(open) : '')
  if (open === null) return null
  if (open.kind === 'accept') return <AcceptDialog inquiry={open.inquiry} onConfirm={tasks.accept} onClose={tasks.close} />
  return open.kind === 'close' ? (
    <CloseDialog task={open} pending={tasks.pending} onConfirm={tasks.confirmClose} onClose={tasks.close} />
  ) : (
    <InquiryForm
      inquiry={open.inquiry}
      lines={open.lines}
      draftKey={draftKey}
      onSave={tasks.save}
      onImport={tasks.importTable}
      onUpload={tasks.upload}
      onRefresh={tasks.read}
      onClose={tasks.close}
    />
  )
}
