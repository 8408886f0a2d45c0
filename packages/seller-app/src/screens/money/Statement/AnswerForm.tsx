import type { StatementRow } from '@mall/api/contract'
import { sellerStatementCalls } from '@mall/api/seller/contract'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { TextArea } from '@mall/ui/text-input'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'

const body = sellerStatementCalls['POST /api/SellerStatement/Answer'].body

export interface AnswerFormProps {
  readonly row: StatementRow
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSend: (values: { readonly LowerBy: number; readonly Text: string }) => Promise<unknown>
  readonly onRefresh: () => Promise<void>
  readonly onClose: () => void
}

/** What of a line can be lowered: its goods and freight less what was lowered before. */
const lowerable = ({ Pieces }: StatementRow): number => Pieces.reduce((fen, { Kind, Amount }) => (Kind === 'return' ? fen : fen + Math.round(Amount * 100)), 0) / 100

/** 答复异议: lowers the line, or leaves it with a reason; the buyer confirms it again. */
export const AnswerForm = ({ row, onSend, onRefresh, onClose }: AnswerFormProps) => {
  const most = lowerable(row)
  const schema = z.object({ LowerBy: body.shape.LowerBy.check(z.maximum(most)), Text: body.shape.Text })
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: { LowerBy: `请填写 0 到 ${formatYuan(most)} 之间的金额`, Text: '请写给客户一句话，最多500个字' },
    defaultValues: { LowerBy: 0, Text: '' }, send: onSend, onSent: onClose, refresh: onRefresh,
  })
  const { register, control, formState: { errors } } = form
  const by = useWatch({ control, name: 'LowerBy' })
  const after = Number.isFinite(by) && by >= 0 && by <= most ? Math.round((row.Amount - by) * 100) / 100 : null
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="答复异议"
        description={`订单 ${row.OrderNo}，现在 ${formatYuan(row.Amount)}。答复后客户再确认这一行。`}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: by > 0 ? '更正并答复' : '维持并答复' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label="减多少（元）" required error={errors.LowerBy?.message} hint={by > 0 && after !== null ? `这一行变为 ${formatYuan(after)}` : '填 0 表示维持原金额'}>
          <AmountInput control={control} name="LowerBy" />
        </Field>
        <Field label="给客户的话" required error={errors.Text?.message}>
          <TextArea {...register('Text')} rows={3} maxLength={500} counter />
        </Field>
      </FormDialog>
    </>
  )
}
