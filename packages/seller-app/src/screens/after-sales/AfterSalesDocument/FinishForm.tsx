import { afterSalesType } from '@mall/api/contract'
import { sellerAfterSalesCalls, type SellerAfterSalesDetail } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { TextArea, TextInput } from '@mall/ui/text-input'
import * as z from 'zod/mini'
import { expressTexts } from './PickUpForm.tsx'
import type { ServiceFormProps } from './ReviewForm.tsx'

const schema = z.pick(sellerAfterSalesCalls['POST /api/SellerAfterSales/Finish'].body, { SentBack: true, Note: true })

/** What the button of the end says, also on the page. */
export const finishWords = ({ Type, RefundAmount, RefundTime }: Pick<SellerAfterSalesDetail, 'Type' | 'RefundAmount' | 'RefundTime'>): string => {
  if (Type !== afterSalesType.return) return Type === afterSalesType.exchange ? '寄出新商品' : '寄回商品'
  return RefundTime === null ? `退款 ${formatYuan(RefundAmount ?? 0)}` : '再次完成处理'
}

const wordsOf = ({ Type, RefundTime, PaymentTypeName }: SellerAfterSalesDetail): string => {
  if (Type !== afterSalesType.return) return '申请人凭单号收货，收到后确认完成。'
  return RefundTime === null ? `按“${PaymentTypeName}”退回，占用的预算随之退回；申请人确认后服务单完成。` : '钱已经退过，不会再退一次。'
}

/** The end of a service: the refund, or how the goods go to the applicant. */
export const FinishForm = ({ service, onSend, onRefresh, onClose }: ServiceFormProps<z.output<typeof schema>>) => {
  const sends = service.Type !== afterSalesType.return
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: { Note: '最多200个字', ...Object.fromEntries(Object.entries(expressTexts).map(([name, text]) => [`SentBack.${name}`, text])) },
    defaultValues: { SentBack: sends ? { Carrier: '', TrackingNo: '' } : null, Note: '' },
    send: onSend,
    onSent: onClose,
    refresh: onRefresh,
  })
  const { register, formState: { errors } } = form
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title={finishWords(service)}
        description={wordsOf(service)}
        tone="decisive"
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: finishWords(service) }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        {sends ? (
          <>
            <Field label="承运商" required error={errors.SentBack?.Carrier?.message}>
              <TextInput {...register('SentBack.Carrier')} maxLength={20} autoComplete="off" placeholder="如：速达物流" />
            </Field>
            <Field label="物流单号" required error={errors.SentBack?.TrackingNo?.message}>
              <TextInput {...register('SentBack.TrackingNo')} maxLength={32} autoComplete="off" />
            </Field>
          </>
        ) : null}
        <Field label="给申请人的话" error={errors.Note?.message}>
          <TextArea {...register('Note')} rows={2} maxLength={200} counter />
        </Field>
      </FormDialog>
    </>
  )
}
