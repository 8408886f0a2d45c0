import { salesDimensionNames, type SalesDimension } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { useDimension } from '../../../features/report/use-dimension.ts'
import { useReportTrees } from '../../../features/report/use-report-trees.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { salesByTimeList, salesList } from './sales-lists.ts'
import { salesReports } from './sales-report.tsx'

/** By time, with what a row covers. */
const SalesByTime = () => {
  const state = useListPage(salesByTimeList)
  return <ReportPage report={salesReports.time} state={state} trees={useReportTrees({ id: state.query.filters.Company, name: state.data?.CustomerName ?? null })} onPrint={() => print()} />
}

/** `/seller/reports/sales` */
export const Sales = () => {
  const by = useDimension(salesDimensionNames, 'time')
  return by === 'time' ? <SalesByTime /> : <RankedSales by={by} />
}

const RankedSales = ({ by }: { readonly by: Exclude<SalesDimension, 'time'> }) => {
  const state = useListPage(salesList)
  return <ReportPage report={salesReports[by]} state={state} trees={useReportTrees({ id: state.query.filters.Company, name: state.data?.CustomerName ?? null })} onPrint={() => print()} />
}
