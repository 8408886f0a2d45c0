import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { Skeleton } from '@mall/ui/skeleton'
import { Suspense } from 'react'
import { forPurchasers } from '../../../features/purchase/for-purchasers.tsx'
import { SavePurchaseList } from '../../../features/purchase-list/SavePurchaseList.tsx'
import { useScreenQuery } from '../../../site/use-screen-query.ts'
import { QuickOrderView } from './QuickOrderView.tsx'
import { useQuickOrder } from './use-quick-order.ts'

const PurchaseLists = lazyInPage(async () => (await import('../../../features/purchase-list/PurchaseLists.tsx')).PurchaseLists)

/** `/product/QuickOrder`; with `?Tab=lists` it opens at the 常购清单. */
export const QuickOrder = forPurchasers(() => {
  const query = useScreenQuery<'quickOrder'>()
  const { view, dirty, fill, goods } = useQuickOrder(query('Tab') === 'lists' ? 'lists' : 'typed')
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <QuickOrderView
        {...view}
        saveList={<SavePurchaseList lines={goods} />}
        lists={
          <Suspense fallback={<Skeleton lines={6} role="status" aria-label="常购清单加载中" />}>
            <PurchaseLists onFill={fill} />
          </Suspense>
        }
      />
    </>
  )
})
