import { turnoverDimensionNames } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { useDimension } from '../../../features/report/use-dimension.ts'
import { useReportTrees } from '../../../features/report/use-report-trees.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { turnoverList } from './turnover-list.ts'
import { turnoverReports } from './turnover-report.tsx'

/** A stock is no customer's: none is narrowed to. */
const everyCompany = { id: null, name: null } as const

/** `/seller/reports/turnover` */
export const Turnover = () => <ReportPage report={turnoverReports[useDimension(turnoverDimensionNames, 'product')]} state={useListPage(turnoverList)} trees={useReportTrees(everyCompany)} onPrint={() => print()} />
