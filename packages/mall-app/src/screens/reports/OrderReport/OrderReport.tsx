import { useReportTrees } from '../../../components/report/use-report-trees.ts'
import { useListPage } from '../../../list/use-list-page.ts'
import { orderReportList } from './order-report-list.ts'
import { OrderReportView } from './OrderReportView.tsx'

/** `/userCenter/report/order` */
export const OrderReport = () => <OrderReportView state={useListPage(orderReportList)} trees={useReportTrees()} onPrint={() => print()} />
