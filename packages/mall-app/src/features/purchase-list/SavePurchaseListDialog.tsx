import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
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
  const { mall, notify } = useMallServices()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  const lists = useQuery(purchaseListQueries.all(mall, key))
  return (
    <PurchaseListForm
      lines={lines}
      lists={lists}
      onSave={(input) => mall.purchaseList.save(input, { silent: true, quiet: true })}
      onSaved={({ Name }, target) => {
        notify(target === 'new' ? `已保存常购清单“${Name}”` : `已加入常购清单“${Name}”`, 'success')
        void queryClient.invalidateQueries({ queryKey: controllerKey('PurchaseList') })
      }}
      onClose={onClose}
    />
  )
}
