import type { DepartmentReport } from '@mall/api/contract'
import { useMemo } from 'react'
import { ReportPage, type ReportTrees } from '../../../components/report/ReportPage.tsx'
import type { ListState } from '../../../list/list-state.ts'
import { departmentReportColumns } from './department-report-columns.tsx'
import { departmentReportList } from './department-report-list.ts'

export interface DepartmentReportViewProps {
  readonly state: ListState<DepartmentReport, typeof departmentReportList>
  readonly trees: ReportTrees
  readonly onPrint: () => void
}

type Row = DepartmentReport['Items'][number]

const keyOf = ({ Key }: Row) => Key
const phoneColumns = ['Name', 'Amount', 'UsageRate']
const chart = { kind: 'bars', title: '各部门采购金额' } as const

/** 部门报表: what departments bought, beside their budgets; companies while several are shown. */
export const DepartmentReportView = ({ state, trees, onPrint }: DepartmentReportViewProps) => {
  const sum = state.data?.Sum
  const { filters } = state.query
  const columns = useMemo(() => departmentReportColumns(sum, filters), [sum, filters])
  return (
    <ReportPage<Row>
      list={departmentReportList}
      state={state}
      name="部门报表"
      subject="部门报表"
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
