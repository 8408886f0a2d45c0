import { usualReturnNotes } from '@mall/api/contract'
import { sellerAfterSalesCalls, type SellerAfterSalesDetail } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import * as z from 'zod/mini'
import { TemplateField } from '../../../components/reply-template/TemplateField.tsx'
import type { Templates } from '../../../components/reply-template/TemplatePicker.tsx'

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
  readonly templates: Templates
}

const schema = z.pick(sellerAfterSalesCalls['POST /api/SellerAfterSales/Reject'].body, { Note: true })

/** Of a return the money that goes back, once its goods are here. */
const approvalWords = ({ RefundAmount }: SellerAfterSalesDetail): string =>
  RefundAmount === null ? '申请人会收到下面的话，然后寄回商品。' : `申请人会收到下面的话。收到商品并处理完成后退款 ${formatYuan(RefundAmount)}。`

/** 通过 says what happens with the goods, 不通过 says why; the applicant reads either. */
export const ReviewForm = ({ service, decision, templates, onSend, onRefresh, onClose }: ReviewFormProps) => {
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
        <TemplateField control={form.control} name="Note" label={isApproval ? '商品怎么退回' : '原因'} rows={3} maxLength={200} templates={templates} />
      </FormDialog>
    </>
  )
}
