import { statementCalls, type StatementRow } from '@mall/api/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { TextArea } from '@mall/ui/text-input'
import * as z from 'zod/mini'

const schema = z.pick(statementCalls['POST /api/Statement/Dispute'].body, { Text: true })

export interface DisputeFormProps {
  readonly row: StatementRow
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSend: (values: { readonly Text: string }) => Promise<unknown>
  readonly onRefresh: () => Promise<void>
  readonly onClose: () => void
}

/** 提异议: what is wrong with a line, in words that the seller reads. */
export const DisputeForm = ({ row, onSend, onRefresh, onClose }: DisputeFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({ schema, texts: { Text: '请写明哪里不对，最多500个字' }, defaultValues: { Text: '' }, send: onSend, onSent: onClose, refresh: onRefresh })
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="提出异议"
        description={`订单 ${row.OrderNo}，${formatYuan(row.Amount)}。商家答复前这一行不会确认，其余的行可以先确认。`}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '提出异议' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label="哪里不对" required error={form.formState.errors.Text?.message}>
          <TextArea {...form.register('Text')} rows={4} maxLength={500} counter placeholder="如：少收 2 箱，签收单上是 38 箱" />
        </Field>
      </FormDialog>
    </>
  )
}
