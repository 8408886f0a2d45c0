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
  return (
    <>
      <AfterSalesView
        state={useListPage(afterSalesList)}
        pending={tasks.pending}
        onTask={tasks.start}
        onOpen={({ ReturnOrderId }) => void navigate(href('afterSalesDetail', {}, { ReturnOrderId }))}
      />
      <LazyAfterSalesDialogs tasks={tasks} />
    </>
  )
}
