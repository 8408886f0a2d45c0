import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { PrintLetterhead } from '../../../components/print-sheet/PrintLetterhead.tsx'
import { useReportTrees } from '../../../features/report/use-report-trees.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { departmentReport } from './department-report.tsx'
import { departmentReportList } from './department-report-list.ts'

/** `/userCenter/report/department` */
export const DepartmentReport = () => <ReportPage report={departmentReport} state={useListPage(departmentReportList)} trees={useReportTrees()} letterhead={<PrintLetterhead />} onPrint={() => print()} />
