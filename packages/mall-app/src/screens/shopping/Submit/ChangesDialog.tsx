import type { SubmitAnswer } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'

export interface ChangesDialogProps {
  /** Null while nothing changed. */
  readonly changes: Extract<SubmitAnswer, { Outcome: 'changed' }>['Changes'] | null
  readonly onAgree: () => void
  readonly onDismiss: () => void
}

/** 订单信息已变化，请确认: the differences; nothing was ordered. */
export const ChangesDialog = ({ changes, onAgree, onDismiss }: ChangesDialogProps) => {
  return (
    <Dialog
      open={changes !== null}
      title="订单信息已变化，请确认"
      onOpenChange={(open) => (open ? undefined : onDismiss())}
      footer={
        <Button variant="primary" onClick={onAgree}>
          按最新信息核对
        </Button>
      }
    >
      <ul>
        {changes?.map((change) => (
          <li key={`${change.CartItemId} ${change.Kind}`}>
            {change.CustomerProductName}：{change.Text}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
