import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { PrintLetterhead } from '../../../components/print-sheet/PrintLetterhead.tsx'
import { useReportTrees } from '../../../features/report/use-report-trees.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { purchaserReport } from './purchaser-report.tsx'
import { purchaserReportList } from './purchaser-report-list.ts'

/** `/userCenter/report/purchaser` */
export const PurchaserReport = () => <ReportPage report={purchaserReport} state={useListPage(purchaserReportList)} trees={useReportTrees()} letterhead={<PrintLetterhead />} onPrint={() => print()} />
