import { budgetControlNames, budgetPeriodNames, type BudgetEntry, type BudgetSummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Caller, SheetDownload } from '../../platform/http/define-routes.ts'
import { exportInParts, exportOf, maxExported, type WorkbookColumn } from '../../platform/lists/workbook.ts'
import { toDay } from '../../platform/time.ts'
import { ledgerForExport, type LedgerFilters } from './ledger.ts'
import { budgetsForExport, type BudgetFilters } from './list.ts'

const budgetColumns: readonly WorkbookColumn<BudgetSummary>[] = [
  { title: '名称', width: 28, value: ({ Name }) => Name },
  { title: '归属部门', width: 16, value: ({ DepartmentName }) => DepartmentName },
  { title: '周期', width: 6, value: ({ Period }) => budgetPeriodNames[Period] },
  { title: '开始日期', width: 12, value: ({ StartDate }) => StartDate },
  { title: '结束日期', width: 12, value: ({ EndDate }) => EndDate },
  { title: '总额', width: 16, value: ({ Total }) => Total, isMoney: true },
  { title: '调整', width: 16, value: ({ Adjusted }) => Adjusted, isMoney: true },
  { title: '已用', width: 16, value: ({ Used }) => Used, isMoney: true },
  { title: '冻结', width: 16, value: ({ Frozen }) => Frozen, isMoney: true },
  { title: '可用', width: 16, value: ({ Available }) => Available, isMoney: true },
  { title: '使用率', width: 8, value: ({ UsageRate }) => `${UsageRate}%` },
  { title: '控制方式', width: 12, value: ({ Control }) => budgetControlNames[Control] },
  { title: '状态', width: 8, value: ({ StatusName }) => StatusName },
]

const entryColumns = (budgetName: string): readonly WorkbookColumn<BudgetEntry>[] => [
  { title: '预算', width: 28, value: () => budgetName },
  { title: '时间', width: 18, value: ({ Time }) => Time.slice(0, 16).replace('T', ' ') },
  { title: '单号', width: 22, value: ({ OrderNo }) => OrderNo ?? '' },
  { title: '类型', width: 8, value: ({ KindName }) => KindName },
  { title: '金额', width: 16, value: ({ Amount }) => Amount, isMoney: true },
  { title: '余额', width: 16, value: ({ Balance }) => Balance, isMoney: true },
  { title: '操作人', width: 14, value: ({ Operator }) => Operator },
  { title: '原因', width: 32, value: ({ Reason }) => Reason },
]

/** The budgets that match the filters, as a workbook. */
export const exportBudgets = async (db: Db, caller: Caller, filters: BudgetFilters, now: Date): Promise<SheetDownload> =>
  exportOf('预算', budgetColumns, await budgetsForExport(db, caller, filters, toDay(now), maxExported + 1), now)

/** The entries of a budget that match the filters, as a workbook. */
export const exportLedger = async (db: Db, caller: Caller, filters: LedgerFilters, now: Date): Promise<SheetDownload> => {
  const { name, parts } = await ledgerForExport(db, caller, filters, toDay(now))
  return exportInParts('预算流水', entryColumns(name), parts, now)
}
