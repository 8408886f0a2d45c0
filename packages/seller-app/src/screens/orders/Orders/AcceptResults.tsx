import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { RefusedList } from '../../../components/RefusedList.tsx'

/** What became of an order that was to be confirmed. */
export interface AcceptResult {
  readonly OrderNo: string
  readonly Success: boolean
  readonly Message: string
}

export interface AcceptResultsProps {
  readonly results: readonly AcceptResult[]
  readonly onClose: () => void
}

/** 确认 8 个，2 个未确认: of those that were not, why. */
export const AcceptResults = ({ results, onClose }: AcceptResultsProps) => {
  const refused = results.filter(({ Success }) => !Success)
  return (
    <Dialog
      open
      title={`确认 ${results.length - refused.length} 个，${refused.length} 个未确认`}
      description="未确认的订单没有改变，原因如下"
      footer={<Button variant="primary" onClick={onClose}>知道了</Button>}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <RefusedList items={refused.map(({ OrderNo, Message }) => ({ key: OrderNo, subject: OrderNo, message: Message }))} />
    </Dialog>
  )
}
