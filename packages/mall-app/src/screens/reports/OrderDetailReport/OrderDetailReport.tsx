import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { PrintLetterhead } from '../../../components/print-sheet/PrintLetterhead.tsx'
import { useReportTrees } from '../../../features/report/use-report-trees.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { orderDetailReport } from './order-detail-report.tsx'
import { orderDetailReportList } from './order-detail-report-list.ts'

/** `/userCenter/report/orderDetail` */
export const OrderDetailReport = () => <ReportPage report={orderDetailReport} state={useListPage(orderDetailReportList)} trees={useReportTrees()} letterhead={<PrintLetterhead />} onPrint={() => print()} />
