import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { purchaseListQueries } from '../../queries/purchase-list.ts'
import type { ListedProduct } from './merged-lines.ts'
import { PurchaseListForm } from './PurchaseListForm.tsx'

export interface SavePurchaseListDialogProps {
  /** Products with their quantities, one at least. */
  readonly lines: readonly ListedProduct[]
  readonly onClose: () => void
}

/** The form 保存为常购清单 with its calls. */
export const SavePurchaseListDialog = ({ lines, onClose }: SavePurchaseListDialogProps) => {
  const mall = useMall()
  const { key } = useViewer()
  const lists = useQuery(purchaseListQueries.all(mall, key))
  const saving = useAction('POST /api/PurchaseList/Save', {
    silent: true,
    quiet: true,
    done: ({ Name }, { ListId }) => (ListId === undefined ? `已保存常购清单“${Name}”` : `已加入常购清单“${Name}”`),
  })
  return <PurchaseListForm lines={lines} lists={lists} onSave={saving.send} onClose={onClose} />
}
