import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { RefusedList } from '../../../components/RefusedList.tsx'
import { madeText, type BulkOutcome } from './bulk-words.ts'

export interface BulkResultsProps {
  readonly outcome: BulkOutcome
  /** Takes back what was changed. */
  readonly onUndo: () => void
  readonly onClose: () => void
}

/** 已改 2 种商品的分类，1 种没改: of those that were not, why. */
export const BulkResults = ({ outcome, onUndo, onClose }: BulkResultsProps) => {
  const { made, refused } = outcome
  return (
    <Dialog
      open
      title={made.length === 0 ? `${refused.length} 种都没改` : `${madeText(outcome)}，${refused.length} 种没改`}
      description="没改的商品和以前一样，原因如下"
      footer={
        <>
          {made.length === 0 ? null : <Button onClick={onUndo}>{`撤销已改的 ${made.length} 种`}</Button>}
          <Button variant="primary" onClick={onClose}>知道了</Button>
        </>
      }
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <RefusedList items={refused.map(({ product: { ProductCode, Name }, Message }) => ({ key: ProductCode, subject: `${ProductCode} ${Name}`, message: Message }))} />
    </Dialog>
  )
}
