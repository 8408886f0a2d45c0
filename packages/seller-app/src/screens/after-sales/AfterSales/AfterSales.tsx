import { useListPage } from '../../../queries/use-list-page.ts'
import { afterSalesList } from './after-sales-list.ts'
import { AfterSalesView } from './AfterSalesView.tsx'

/** `/seller/after-sales` */
export const AfterSales = () => <AfterSalesView state={useListPage(afterSalesList)} />
