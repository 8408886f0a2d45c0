import type { PurchaserReport } from '@mall/api/contract'
import { useMemo } from 'react'
import { ReportPage, type ReportTrees } from '../../../components/report/ReportPage.tsx'
import type { ListState } from '../../../list/list-state.ts'
import { purchaserReportColumns } from './purchaser-report-columns.tsx'
import { purchaserReportList } from './purchaser-report-list.ts'

export interface PurchaserReportViewProps {
  readonly state: ListState<PurchaserReport, typeof purchaserReportList>
  readonly trees: ReportTrees
  readonly onPrint: () => void
}

type Row = PurchaserReport['Items'][number]

const keyOf = ({ Key }: Row) => Key
const phoneColumns = ['Name', 'OrderCount', 'Amount']
const chart = { kind: 'bars', title: '各采购人采购金额' } as const

/** 采购人报表: what people bought, and how their approvals went. */
export const PurchaserReportView = ({ state, trees, onPrint }: PurchaserReportViewProps) => {
  const sum = state.data?.Sum
  const { filters } = state.query
  const columns = useMemo(() => purchaserReportColumns(sum, filters), [sum, filters])
  return (
    <ReportPage<Row>
      list={purchaserReportList}
      state={state}
      name="采购人报表"
      subject="采购人报表"
      amountName="采购金额"
      columns={columns}
      rowKey={keyOf}
      phoneColumns={phoneColumns}
      chart={chart}
      trees={trees}
      onPrint={onPrint}
    />
  )
}
