import { turnoverDimensionNames } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { useDimension } from '../../../features/report/use-dimension.ts'
import { useReportTrees } from '../../../features/report/use-report-trees.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { turnoverList } from './turnover-list.ts'
import { turnoverReports } from './turnover-report.tsx'

/** `/seller/reports/turnover` */
export const Turnover = () => <ReportPage report={turnoverReports[useDimension(turnoverDimensionNames, 'product')]} state={useListPage(turnoverList)} trees={useReportTrees()} onPrint={() => print()} />
