import { usualReturnNotes } from '@mall/api/contract'
import { sellerAfterSalesCalls, type SellerAfterSalesDetail } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { TextArea } from '@mall/ui/text-input'
import * as z from 'zod/mini'

/** What every form of a service is given. */
export interface ServiceFormProps<Values> {
  readonly service: SellerAfterSalesDetail
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSend: (values: Values) => Promise<unknown>
  /** Reads the service again, after somebody else changed it. */
  readonly onRefresh: () => Promise<void>
  readonly onClose: () => void
}

export interface ReviewFormProps extends ServiceFormProps<{ readonly Note: string }> {
  readonly decision: 'Approve' | 'Reject'
}

const schema = z.pick(sellerAfterSalesCalls['POST /api/SellerAfterSales/Reject'].body, { Note: true })

/** Of a return the money that goes back, once its goods are here. */
const approvalWords = ({ RefundAmount }: SellerAfterSalesDetail): string =>
  RefundAmount === null ? '申请人会收到下面的话，然后寄回商品。' : `申请人会收到下面的话。收到商品并处理完成后退款 ${formatYuan(RefundAmount)}。`

/** 通过 says what happens with the goods, 不通过 says why; the applicant reads either. */
export const ReviewForm = ({ service, decision, onSend, onRefresh, onClose }: ReviewFormProps) => {
  const isApproval = decision === 'Approve'
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: { Note: isApproval ? '请写明商品怎么退回' : '请写明不通过的原因' },
    defaultValues: { Note: isApproval ? usualReturnNotes[service.ReturnMode] : '' },
    send: onSend,
    onSent: onClose,
    refresh: onRefresh,
  })
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title={isApproval ? `通过${service.TypeName}申请` : `不通过${service.TypeName}申请`}
        description={isApproval ? approvalWords(service) : '申请人会看到原因，这些商品可以再次申请。'}
        tone={isApproval ? 'decisive' : 'danger'}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: isApproval ? '通过' : '不通过' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label={isApproval ? '商品怎么退回' : '原因'} required error={form.formState.errors.Note?.message}>
          <TextArea {...form.register('Note')} rows={3} maxLength={200} counter />
        </Field>
      </FormDialog>
    </>
  )
}
