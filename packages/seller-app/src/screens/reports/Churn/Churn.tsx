import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { useReportTrees } from '../../../features/report/use-report-trees.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { churnList } from './churn-list.ts'
import { churnReport } from './churn-report.tsx'

/** `/seller/reports/churn` */
export const Churn = () => <ReportPage report={churnReport} state={useListPage(churnList)} trees={useReportTrees()} onPrint={() => print()} />
