import type { OrderReport, ReportPoint } from '@mall/api/contract'
import { useMemo } from 'react'
import { ReportPage, type ReportTrees } from '../../../components/report/ReportPage.tsx'
import type { ListState } from '../../../list/list-state.ts'
import { orderReportColumns } from './order-report-columns.tsx'
import { orderReportList } from './order-report-list.ts'

export interface OrderReportViewProps {
  readonly state: ListState<OrderReport, typeof orderReportList>
  readonly trees: ReportTrees
  readonly onPrint: () => void
}

type Row = OrderReport['Items'][number]

const keyOf = ({ Key }: Row) => Key
const phoneColumns = ['Key', 'OrderCount', 'NetAmount', 'Change']

/** 10月 of 2026-10; with the year where it begins. */
const shortName = ({ Key }: ReportPoint): string => {
  const [year = '', month = '', day] = Key.split('-')
  if (day !== undefined) return `${Number(month)}-${Number(day)}`
  if (month === '' || month.startsWith('Q')) return Key
  return month === '01' ? `${year}年1月` : `${Number(month)}月`
}

/** 订单报表: purchases by day, month, quarter or year. */
export const OrderReportView = ({ state, trees, onPrint }: OrderReportViewProps) => {
  const sum = state.data?.Sum
  const columns = useMemo(() => orderReportColumns(sum), [sum])
  return (
    <ReportPage<Row>
      list={orderReportList}
      state={state}
      name="订单报表"
      subject="订单报表"
      amountName="采购金额"
      columns={columns}
      rowKey={keyOf}
      phoneColumns={phoneColumns}
      chart={{ kind: 'bars', title: '金额与订单数', hasOrders: true, shortName }}
      trees={trees}
      onPrint={onPrint}
    />
  )
}
