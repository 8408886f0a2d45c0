import type { ProductReport } from '@mall/api/contract'
import { useMemo } from 'react'
import { ReportPage, type ReportTrees } from '../../../components/report/ReportPage.tsx'
import type { ListState } from '../../../list/list-state.ts'
import { productReportColumns } from './product-report-columns.tsx'
import { productReportList } from './product-report-list.ts'

export interface ProductReportViewProps {
  readonly state: ListState<ProductReport, typeof productReportList>
  readonly trees: ReportTrees
  readonly onPrint: () => void
}

type Row = ProductReport['Items'][number]

const keyOf = ({ Key }: Row) => Key
const phoneColumns = ['Name', 'Amount']
const chart = { kind: 'pareto', title: '金额最高的 20 种商品' } as const

/** 商品报表: what was bought, by product. */
export const ProductReportView = ({ state, trees, onPrint }: ProductReportViewProps) => {
  const sum = state.data?.Sum
  const columns = useMemo(() => productReportColumns(sum), [sum])
  return (
    <ReportPage<Row>
      list={productReportList}
      state={state}
      name="商品报表"
      subject="商品报表"
      amountName="商品金额"
      columns={columns}
      rowKey={keyOf}
      phoneColumns={phoneColumns}
      chart={chart}
      trees={trees}
      onPrint={onPrint}
    />
  )
}
