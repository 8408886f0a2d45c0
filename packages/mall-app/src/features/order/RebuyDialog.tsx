import type { RowResult } from '@mall/api/contract'
import { RowResults } from '@mall/app-kit/actions/RowResults.tsx'
import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { href } from '../../site/routes.ts'
import { rebuySummary } from './rebuy-summary.ts'

interface RebuyDialogProps {
  readonly results: readonly RowResult[]
  readonly onClose: () => void
}

/** What became of each line of an order that was bought again. */
export const RebuyDialog = ({ results, onClose }: RebuyDialogProps) => {
  return (
    <Dialog
      open
      title="再次购买"
      description={rebuySummary(results)}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>关闭</Button>
          {results.some(({ Success }) => Success) ? (
            <Button variant="primary" href={href('cart')}>
              去购物车
            </Button>
          ) : null}
        </>
      }
    >
      <RowResults results={results} />
    </Dialog>
  )
}
