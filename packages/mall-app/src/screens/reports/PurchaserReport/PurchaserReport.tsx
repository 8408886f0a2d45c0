import { ReportPage } from '../../../components/report/ReportPage.tsx'
import { useReportTrees } from '../../../components/report/use-report-trees.ts'
import { useListPage } from '../../../list/use-list-page.ts'
import { purchaserReport } from './purchaser-report.tsx'
import { purchaserReportList } from './purchaser-report-list.ts'

/** `/userCenter/report/purchaser` */
export const PurchaserReport = () => <ReportPage report={purchaserReport} state={useListPage(purchaserReportList)} trees={useReportTrees()} onPrint={() => print()} />
