import type { OrderDetailReport } from '@mall/api/contract'
import { useMemo } from 'react'
import { ReportPage, type ReportTrees } from '../../../components/report/ReportPage.tsx'
import type { ListState } from '../../../list/list-state.ts'
import { orderDetailReportColumns } from './order-detail-report-columns.tsx'
import { orderDetailReportList } from './order-detail-report-list.ts'

export interface OrderDetailReportViewProps {
  readonly state: ListState<OrderDetailReport, typeof orderDetailReportList>
  readonly trees: ReportTrees
  readonly onPrint: () => void
}

type Row = OrderDetailReport['Items'][number]

const keyOf = ({ LineId }: Row) => String(LineId)
const phoneColumns = ['ProductName', 'Amount']

/** 订单明细报表: every line that was bought. */
export const OrderDetailReportView = ({ state, trees, onPrint }: OrderDetailReportViewProps) => {
  const sum = state.data?.Sum
  const columns = useMemo(() => orderDetailReportColumns(sum), [sum])
  return (
    <ReportPage<Row>
      list={orderDetailReportList}
      state={state}
      name="订单明细报表"
      subject="订单明细报表"
      amountName="商品金额"
      columns={columns}
      rowKey={keyOf}
      phoneColumns={phoneColumns}
      trees={trees}
      onPrint={onPrint}
    />
  )
}
