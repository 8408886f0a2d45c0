import { salesDimensionNames, type SalesDimension } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { useDimension } from '../../../features/report/use-dimension.ts'
import { useReportTrees } from '../../../features/report/use-report-trees.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { marginByTimeList, marginList } from './margin-lists.ts'
import { marginReports } from './margin-report.tsx'

/** By time, with what a row covers. */
const MarginByTime = () => {
  const state = useListPage(marginByTimeList)
  return <ReportPage report={marginReports.time} state={state} trees={useReportTrees({ id: state.query.filters.Company, name: state.data?.CustomerName ?? null })} onPrint={() => print()} />
}

/** `/seller/reports/margin` */
export const Margin = () => {
  const by = useDimension(salesDimensionNames, 'time')
  return by === 'time' ? <MarginByTime /> : <RankedMargin by={by} />
}

const RankedMargin = ({ by }: { readonly by: Exclude<SalesDimension, 'time'> }) => {
  const state = useListPage(marginList)
  return <ReportPage report={marginReports[by]} state={state} trees={useReportTrees({ id: state.query.filters.Company, name: state.data?.CustomerName ?? null })} onPrint={() => print()} />
}
