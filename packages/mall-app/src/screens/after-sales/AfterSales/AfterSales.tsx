import type { AfterSalesSummary } from '@mall/api/contract'
import { useNavigate } from 'react-router-dom'
import { LazyAfterSalesDialogs } from '../../../features/after-sales/LazyAfterSalesDialogs.tsx'
import { useAfterSalesTasks } from '../../../features/after-sales/use-after-sales-tasks.ts'
import { href } from '../../../site/routes.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { afterSalesList } from './after-sales-list.ts'
import { AfterSalesView } from './AfterSalesView.tsx'

/** `/userCenter/order/afterSales` */
export const AfterSales = () => {
  const navigate = useNavigate()
  const tasks = useAfterSalesTasks()
  const open = ({ ReturnOrderId }: Pick<AfterSalesSummary, 'ReturnOrderId'>) => void navigate(href('afterSalesDetail', {}, { ReturnOrderId }))
  return (
    <>
      <AfterSalesView
        state={useListPage(afterSalesList)}
        pending={tasks.pending}
        // What was asked is read on the page of the service, before it is answered.
        onTask={(task, service) => (task === 'supplement' ? open(service) : tasks.start(task, service))}
        onOpen={open}
      />
      <LazyAfterSalesDialogs tasks={tasks} />
    </>
  )
}
