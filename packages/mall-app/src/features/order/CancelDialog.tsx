import { cancelReasons } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { Field } from '@mall/ui/field'
import { RadioGroup } from '@mall/ui/radio-group'
import { Stack } from '@mall/ui/stack'
import { TextArea } from '@mall/ui/text-input'
import { useId, useState, type FormEvent } from 'react'
import { cancelNoteMax, type Cancellation, type OrderTarget } from './order-task.ts'

interface CancelDialogProps {
  readonly order: OrderTarget
  readonly pending: boolean
  readonly onConfirm: (cancellation: Cancellation) => void
  readonly onClose: () => void
}

const options = cancelReasons.map((reason) => ({ value: reason, label: reason }))

/** Why an order is cancelled; it cannot be taken back. */
export const CancelDialog = ({ order, pending, onConfirm, onClose }: CancelDialogProps) => {
  const formId = useId()
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const Reason = cancelReasons.find((known) => known === reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Reason && !pending) onConfirm({ Reason, Note: note.trim() })
  }
  return (
    <Dialog
      open
      title="取消订单"
      description={`取消订单 ${order.OrderNo} 后不可恢复，占用的库存与预算会释放，已在线支付的款项原路退回。`}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>再想想</Button>
          <Button variant="danger" type="submit" form={formId} loading={pending}>
            取消订单
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate>
        <Field label="取消原因" required group error={tried && !Reason ? '请选择取消原因' : undefined}>
          <RadioGroup options={options} value={reason} onValueChange={setReason} required />
        </Field>
        <Field label="补充说明">
          <TextArea value={note} onValueChange={setNote} maxLength={cancelNoteMax} counter placeholder="选填" />
        </Field>
      </Stack>
    </Dialog>
  )
}
