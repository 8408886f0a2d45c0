import type { SellerPaymentDetail } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useSentForm } from '@mall/app-kit/forms/use-sent-form.ts'
import { FormDialog } from '@mall/ui/form-dialog'
import { Ledger } from '@mall/ui/ledger'

export interface ConfirmOrderProps {
  readonly payment: SellerPaymentDetail
  readonly order: SellerPaymentDetail['Orders'][number]
  /** Rejects when it could not be sent: the dialog stays and says why. */
  readonly onSend: () => Promise<unknown>
  readonly onRefresh: () => Promise<void>
  readonly onClose: () => void
}

/** Says what becomes of the money before an order is paid by it, since that cannot be undone. */
export const ConfirmOrder = ({ payment: { RestAmount }, order: { OrderNo, PayableAmount }, onSend, onRefresh, onClose }: ConfirmOrderProps) => {
  const { submit, pending, problem } = useSentForm<Record<string, never>, Record<string, never>, unknown>({
    resolver: (values) => ({ values, errors: {} }),
    defaultValues: {},
    send: onSend,
    onSent: onClose,
    refresh: onRefresh,
  })
  return (
    <FormDialog
      open
      title="确认到账"
      description={`${OrderNo} 转为已付款，进入备货，不能撤销；之后取消的，按退款退回。`}
      tone="decisive"
      pending={pending}
      problem={problem ? <FormProblemText problem={problem} /> : undefined}
      messages={{ submit: '确认到账' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Ledger lines={[{ label: '可用余额', amount: RestAmount }, { label: '付清这一单', amount: -PayableAmount }]} sum={{ label: '余额', amount: Math.round((RestAmount - PayableAmount) * 100) / 100 }} />
    </FormDialog>
  )
}
