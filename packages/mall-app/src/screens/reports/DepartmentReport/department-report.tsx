import { budgetLevelText, departmentRowNames, type DepartmentReport } from '@mall/api/contract'
import type { FilterValues } from '@mall/app-kit/list/filter.ts'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { Text } from '@mall/ui/text'
import { noPurchases, purchaseFigures, type BuyerReport } from '../../../features/report/buyer-report.ts'
import { carriedFilters } from '../../../features/report/carried-filters.ts'
import type { reportFilters } from '../../../features/report/report-filters.ts'
import { RowName } from '@mall/app-kit/report/RowName.styles.ts'
import { countText, shareText } from '@mall/app-kit/report/report-words.ts'
import { href } from '../../../site/routes.ts'
import { departmentReportList } from './department-report-list.ts'

type Row = DepartmentReport['Items'][number]

/** A company opens its departments, a department its people. */
const narrowed = (filters: FilterValues<typeof reportFilters>, { Kind, Key }: Row): string =>
  Kind === 'company' ? href('reportDepartment', { ...carriedFilters(filters), Company: Number(Key) }) : href('reportPurchaser', { ...carriedFilters(filters), Dept: Number(Key) })

/** 公司 while several are shown, else 部门. */
const nameOf = (rows: readonly Row[]): string => departmentRowNames[rows[0]?.Kind ?? 'department']

/** 部门报表: what departments bought, beside their budgets; companies while several are shown. */
export const departmentReport: BuyerReport<DepartmentReport> = {
  list: departmentReportList,
  name: '部门报表',
  figures: purchaseFigures('采购金额', '客单价'),
  nothing: noPurchases,
  rowKey: ({ Key }) => Key,
  note: () => '金额以元计',
  definitions: ({ BudgetLevel }) => BudgetLevel && `执行率 = 预算已用 ÷ 预算，按${budgetLevelText(BudgetLevel)} 计`,
  phoneColumns: ['Name', 'Amount', 'UsageRate'],
  chart: { kind: 'ranks', title: (rows) => `各${nameOf(rows)}采购金额`, point: '部门' },
  columns: (sum, filters, rows) => [
    { key: 'Name', header: nameOf(rows), minWidth: 144, rowHeader: true, title: ({ Name }) => Name, render: (row) => <RowName><Link href={narrowed(filters, row)}>{row.Name}</Link></RowName> },
    { key: 'PurchaserCount', header: '人数', width: 72, align: 'end', render: ({ PurchaserCount }) => countText(PurchaserCount) },
    { key: 'OrderCount', header: '订单数', width: 80, align: 'end', sort: true, render: ({ OrderCount }) => countText(OrderCount), total: sum && countText(sum.OrderCount) },
    { key: 'Amount', header: '金额', width: 120, align: 'end', sort: true, ellipsis: true, render: ({ Amount }) => <Text strong>{formatAmount(Amount)}</Text>, total: sum && formatAmount(sum.Amount) },
    { key: 'Share', header: '占比', width: 72, align: 'end', render: ({ Share }) => shareText(Share) },
    { key: 'Budget', header: '预算', width: 120, align: 'end', ellipsis: true, render: ({ Budget }) => (Budget === null ? '—' : formatAmount(Budget)) },
    { key: 'BudgetUsed', header: '预算已用', width: 120, align: 'end', ellipsis: true, render: ({ BudgetUsed }) => (BudgetUsed === null ? '—' : formatAmount(BudgetUsed)) },
    { key: 'UsageRate', header: '执行率', width: 80, align: 'end', render: ({ UsageRate }) => shareText(UsageRate) },
    { key: 'PerPerson', header: '人均', width: 112, align: 'end', ellipsis: true, render: ({ PerPerson }) => (PerPerson === null ? '—' : formatAmount(PerPerson)) },
  ],
}
