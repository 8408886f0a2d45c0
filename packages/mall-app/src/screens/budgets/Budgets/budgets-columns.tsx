import { budgetControlNames, budgetPeriodText, type BudgetSummary } from '@mall/api/contract'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { BudgetRowActions } from '../../../features/budget/BudgetActions.tsx'
import { budgetTone, grantedOf } from '../../../features/budget/budget-words.ts'
import { UsageBar } from '../../../features/budget/UsageBar.tsx'
import type { BudgetTask } from '../../../features/budget/budget-task.ts'

/** Which level of its department's account a budget is: 2026年一季度. */
export const periodOf = ({ Period, StartDate, EndDate }: BudgetSummary): string => budgetPeriodText(Period, StartDate, EndDate)

/** A department, and what it is part of where another one has its name. */
export interface PlacedName {
  readonly name: string
  readonly above: string | null
}

export type PlacedNameOf = (budget: Pick<BudgetSummary, 'DepartmentId' | 'DepartmentName'>) => PlacedName

/** 华东分公司 / 行政部 */
export const wholeName = ({ name, above }: PlacedName): string => (above === null ? name : `${above} / ${name}`)

/** What it is part of stands below it: the column is as wide as a name. Below another budget of the same department the name is quiet, so that the first of each stands out. */
const Department = ({ name, above, goesOn }: PlacedName & { readonly goesOn: boolean }) =>
  goesOn ? (
    <Text tone="secondary">{name}</Text>
  ) : (
    <Stack gap={0}>
      <Text strong>{name}</Text>
      {above === null ? null : <Text size={12} tone="secondary">{above}</Text>}
    </Stack>
  )

interface ColumnOptions {
  readonly departmentOf: PlacedNameOf
  /** The budgets that stand right below another one of their department. */
  readonly goesOn: ReadonlySet<number>
  readonly linkOf: (budgetId: number) => string
  /** A task is under way. */
  readonly pending: boolean
  readonly onTask: (task: BudgetTask, budget: BudgetSummary) => void
}

/** The columns, each one line; those with a fixed width say so in px. */
export const budgetsColumns = ({ departmentOf, goesOn, linkOf, pending, onTask }: ColumnOptions): readonly TableColumn<BudgetSummary>[] => [
  { key: 'Department', header: '归属部门', width: 112, frozen: 'start', ellipsis: true, title: (row) => wholeName(departmentOf(row)), render: (row) => <Department {...departmentOf(row)} goesOn={goesOn.has(row.BudgetId)} /> },
  {
    key: 'Name', header: '名称', minWidth: 148, frozen: 'start', rowHeader: true, ellipsis: true, title: ({ Name }) => Name,
    render: ({ BudgetId, Name }) => <Link href={linkOf(BudgetId)}>{Name}</Link>,
  },
  { key: 'EndDate', header: '周期', width: 120, sort: true, ellipsis: true, title: ({ StartDate, EndDate }) => `${StartDate} 至 ${EndDate}`, render: periodOf },
  { key: 'Total', header: '调整后总额（元）', width: 136, align: 'end', sort: true, ellipsis: true, title: ({ Total, Adjusted }) => `总额 ${formatAmount(Total)}，调整 ${formatAmount(Adjusted)}`, render: (row) => formatAmount(grantedOf(row)) },
  { key: 'Used', header: '已用（元）', width: 96, align: 'end', ellipsis: true, render: ({ Used }) => formatAmount(Used) },
  { key: 'Frozen', header: '冻结（元）', width: 92, align: 'end', ellipsis: true, render: ({ Frozen }) => formatAmount(Frozen) },
  { key: 'Available', header: '可用（元）', width: 110, align: 'end', sort: true, ellipsis: true, render: ({ Available }) => formatAmount(Available) },
  { key: 'UsageRate', header: '使用率', width: 76, sort: true, render: (row) => <UsageBar budget={row} hasHead /> },
  { key: 'Control', header: '控制方式', width: 96, ellipsis: true, render: ({ Control }) => budgetControlNames[Control] },
  { key: 'Status', header: '状态', width: 84, render: ({ Status, StatusName }) => <StatusTag tone={budgetTone(Status)}>{StatusName}</StatusTag> },
  { key: 'Actions', header: '操作', width: 120, frozen: 'end', align: 'end', render: (row) => <BudgetRowActions budget={row} pending={pending} onTask={onTask} /> },
]
