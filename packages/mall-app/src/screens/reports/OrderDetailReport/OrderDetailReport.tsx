import { useReportTrees } from '../../../components/report/use-report-trees.ts'
import { useListPage } from '../../../list/use-list-page.ts'
import { orderDetailReportList } from './order-detail-report-list.ts'
import { OrderDetailReportView } from './OrderDetailReportView.tsx'

/** `/userCenter/report/orderDetail` */
export const OrderDetailReport = () => <OrderDetailReportView state={useListPage(orderDetailReportList)} trees={useReportTrees()} onPrint={() => print()} />
