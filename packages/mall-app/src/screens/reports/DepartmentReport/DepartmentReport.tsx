import { useReportTrees } from '../../../components/report/use-report-trees.ts'
import { useListPage } from '../../../list/use-list-page.ts'
import { departmentReportList } from './department-report-list.ts'
import { DepartmentReportView } from './DepartmentReportView.tsx'

/** `/userCenter/report/department` */
export const DepartmentReport = () => <DepartmentReportView state={useListPage(departmentReportList)} trees={useReportTrees()} onPrint={() => print()} />
