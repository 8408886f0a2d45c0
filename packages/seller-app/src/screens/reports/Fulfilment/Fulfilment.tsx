import { fulfilmentDimensionNames, type FulfilmentDimension } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { useDimension } from '../../../features/report/use-dimension.ts'
import { useReportTrees } from '../../../features/report/use-report-trees.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { fulfilmentByTimeList, fulfilmentList } from './fulfilment-lists.ts'
import { fulfilmentReports } from './fulfilment-report.tsx'

/** By time, with what a row covers. */
const FulfilmentByTime = () => {
  const state = useListPage(fulfilmentByTimeList)
  return <ReportPage report={fulfilmentReports.time} state={state} trees={useReportTrees({ id: state.query.filters.Company, name: state.data?.CustomerName ?? null })} onPrint={() => print()} />
}

/** `/seller/reports/fulfilment` */
export const Fulfilment = () => {
  const by = useDimension(fulfilmentDimensionNames, 'time')
  return by === 'time' ? <FulfilmentByTime /> : <RankedFulfilment by={by} />
}

const RankedFulfilment = ({ by }: { readonly by: Exclude<FulfilmentDimension, 'time'> }) => {
  const state = useListPage(fulfilmentList)
  return <ReportPage report={fulfilmentReports[by]} state={state} trees={useReportTrees({ id: state.query.filters.Company, name: state.data?.CustomerName ?? null })} onPrint={() => print()} />
}
