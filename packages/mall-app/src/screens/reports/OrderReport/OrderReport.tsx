import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { PrintLetterhead } from '../../../components/print-sheet/PrintLetterhead.tsx'
import { useReportTrees } from '../../../features/report/use-report-trees.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { orderReport } from './order-report.tsx'
import { orderReportList } from './order-report-list.ts'

/** `/userCenter/report/order` */
export const OrderReport = () => <ReportPage report={orderReport} state={useListPage(orderReportList)} trees={useReportTrees()} letterhead={<PrintLetterhead />} onPrint={() => print()} />
