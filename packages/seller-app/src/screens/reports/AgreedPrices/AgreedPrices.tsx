import { agreementDimensionNames } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { useMemo } from 'react'
import { useDimension } from '../../../features/report/use-dimension.ts'
import { useReportTrees } from '../../../features/report/use-report-trees.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { agreedPricesList } from './agreed-prices-list.ts'
import { agreedPricesReports } from './agreed-prices-report.tsx'

/** `/seller/reports/agreements` */
export const AgreedPrices = () => {
  const state = useListPage(agreedPricesList)
  const trees = useReportTrees()
  const id = state.query.filters.Agreement
  const name = state.data?.AgreementName ?? '这份协议'
  const withAgreement = useMemo(() => ({ ...trees, agreements: id === null ? [] : [{ id: String(id), label: name }] }), [trees, id, name])
  return <ReportPage report={agreedPricesReports[useDimension(agreementDimensionNames, 'agreement')]} state={state} trees={withAgreement} onPrint={() => print()} />
}
