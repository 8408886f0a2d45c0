import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveGuard } from '../../../components/leave-guard/LeaveGuard.tsx'
import { PurchaseListPicker } from '../../../components/purchase-list/PurchaseListPicker.tsx'
import { SavePurchaseList } from '../../../components/purchase-list/SavePurchaseList.tsx'
import { useMallServices } from '../../../lib/mall-context.ts'
import { controllerKey } from '../../../lib/query-keys.ts'
import { useViewer } from '../../../lib/use-viewer.ts'
import { purchaseListQueries } from '../../../queries/purchase-list.ts'
import { QuickOrderView } from './QuickOrderView.tsx'
import { useQuickOrder } from './use-quick-order.ts'

interface ListsProps {
  readonly onPick: ReturnType<typeof useQuickOrder>['fill']
  readonly onClose: () => void
}

const Lists = ({ onPick, onClose }: ListsProps) => {
  const { mall, notify } = useMallServices()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  const lists = useQuery(purchaseListQueries.all(mall, key))
  const lastMonth = useQuery(purchaseListQueries.lastMonth(mall, key))
  const remove = async (ListId: number, Version: number) => {
    try {
      notify(await mall.purchaseList.delete({ ListId, Version }), 'success')
    } finally {
      void queryClient.invalidateQueries({ queryKey: controllerKey('PurchaseList') })
    }
  }
  return (
    <PurchaseListPicker
      lists={lists}
      lastMonth={lastMonth}
      onPick={(lines) => {
        onPick(lines)
        onClose()
      }}
      onDelete={({ ListId, Version }) => void remove(ListId, Version).catch(() => undefined)}
      onClose={onClose}
    />
  )
}

/** `/product/QuickOrder` */
export const QuickOrder = () => {
  const { view, dirty, fill, goods } = useQuickOrder()
  const [picking, setPicking] = useState(false)
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <QuickOrderView {...view} saveList={<SavePurchaseList lines={goods} />} onPickList={() => setPicking(true)} />
      {picking ? <Lists onPick={fill} onClose={() => setPicking(false)} /> : null}
    </>
  )
}
