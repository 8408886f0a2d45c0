import { budgetLevelText, changeRatio, departmentRowNames, type DepartmentReport, type OrderDetailReport, type OrderReport, type OrderReportRequest, type ProductReport, type PurchaserReport } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Caller, SheetDownload } from '../../platform/http/define-routes.ts'
import { exportInParts, exportOf, maxExported, type WorkbookColumn } from '../../platform/lists/workbook.ts'
import { toDay } from '../../platform/time.ts'
import type { ReportFilters } from './counted.ts'
import { departmentReportOf } from './department-report.ts'
import { orderDetailForExport } from './order-detail-report.ts'
import { orderReportOf } from './order-report.ts'
import { productReportOf } from './product-report.ts'
import { purchaserReportOf } from './purchaser-report.ts'

type RowOf<Report extends { readonly Items: readonly unknown[] }> = Report['Items'][number]

export const percent = (ratio: number | null): string => (ratio === null ? '—' : `${(ratio * 100).toFixed(1)}%`)
const orDash = (value: number | null): string | number => value ?? '—'

const orderColumns: readonly WorkbookColumn<RowOf<OrderReport>>[] = [
  { title: '期间', width: 12, value: ({ Key }) => Key },
  { title: '订单数', width: 10, value: ({ OrderCount }) => OrderCount },
  { title: '商品件数', width: 10, value: ({ Quantity }) => Quantity },
  { title: '金额', width: 16, value: ({ Amount }) => Amount, isMoney: true },
  { title: '退货金额', width: 16, value: ({ ReturnAmount }) => ReturnAmount, isMoney: true },
  { title: '净额', width: 16, value: ({ NetAmount }) => NetAmount, isMoney: true },
  { title: '环比', width: 10, value: ({ Amount, PreviousAmount }) => percent(changeRatio(Amount, PreviousAmount)) },
]

const orderDetailColumns: readonly WorkbookColumn<RowOf<OrderDetailReport>>[] = [
  { title: '订单号', width: 22, value: ({ OrderNo }) => OrderNo },
  { title: '下单时间', width: 18, value: ({ OrderTime }) => OrderTime.slice(0, 16).replace('T', ' ') },
  { title: '下单人', width: 14, value: ({ UserName }) => UserName },
  { title: '部门', width: 16, value: ({ DepartmentName }) => DepartmentName },
  { title: '编码', width: 14, value: ({ ProductCode }) => ProductCode },
  { title: '商品', width: 48, value: ({ ProductName }) => ProductName },
  { title: '品牌', width: 12, value: ({ BrandName }) => BrandName },
  { title: '单位', width: 6, value: ({ Unit }) => Unit },
  { title: '单价', width: 12, value: ({ Price }) => Price, isMoney: true },
  { title: '数量', width: 8, value: ({ Quantity }) => Quantity },
  { title: '金额', width: 14, value: ({ Amount }) => Amount, isMoney: true },
  { title: '税率', width: 8, value: ({ TaxRate }) => `${TaxRate}%` },
  { title: '状态', width: 10, value: ({ StatusName }) => StatusName },
]

const productColumns: readonly WorkbookColumn<RowOf<ProductReport>>[] = [
  { title: '编码', width: 14, value: ({ Key }) => Key },
  { title: '商品', width: 48, value: ({ Name }) => Name },
  { title: '品类', width: 16, value: ({ CategoryName }) => CategoryName },
  { title: '采购量', width: 10, value: ({ Quantity }) => Quantity },
  { title: '金额', width: 16, value: ({ Amount }) => Amount, isMoney: true },
  { title: '占比', width: 8, value: ({ Share }) => percent(Share) },
  { title: '次数', width: 8, value: ({ LineCount }) => LineCount },
  { title: '均价', width: 12, value: ({ AveragePrice }) => AveragePrice, isMoney: true },
  { title: '最低价', width: 12, value: ({ LowestPrice }) => LowestPrice, isMoney: true },
  { title: '最高价', width: 12, value: ({ HighestPrice }) => HighestPrice, isMoney: true },
]

const departmentColumns = ({ Items: [first], BudgetLevel }: DepartmentReport): readonly WorkbookColumn<RowOf<DepartmentReport>>[] => [
  { title: departmentRowNames[first?.Kind ?? 'department'], width: 24, value: ({ Name }) => Name },
  { title: '人数', width: 8, value: ({ PurchaserCount }) => PurchaserCount },
  { title: '订单数', width: 10, value: ({ OrderCount }) => OrderCount },
  { title: '金额', width: 16, value: ({ Amount }) => Amount, isMoney: true },
  { title: '占比', width: 8, value: ({ Share }) => percent(Share) },
  { title: BudgetLevel === null ? '预算' : `预算（${budgetLevelText(BudgetLevel)}）`, width: 32, value: ({ Budget }) => orDash(Budget), isMoney: true },
  { title: '预算已用', width: 16, value: ({ BudgetUsed }) => orDash(BudgetUsed), isMoney: true },
  { title: '执行率', width: 10, value: ({ UsageRate }) => percent(UsageRate) },
  { title: '人均', width: 14, value: ({ PerPerson }) => orDash(PerPerson), isMoney: true },
]

const purchaserColumns: readonly WorkbookColumn<RowOf<PurchaserReport>>[] = [
  { title: '采购人', width: 14, value: ({ Name }) => Name },
  { title: '部门', width: 16, value: ({ DepartmentName }) => DepartmentName },
  { title: '订单数', width: 10, value: ({ OrderCount }) => OrderCount },
  { title: '金额', width: 16, value: ({ Amount }) => Amount, isMoney: true },
  { title: '驳回率', width: 10, value: ({ RejectionRate }) => percent(RejectionRate) },
  { title: '平均审批时长（分钟）', width: 18, value: ({ ApprovalMinutes }) => orDash(ApprovalMinutes) },
  { title: '非协议占比', width: 12, value: ({ NonAgreedShare }) => percent(NonAgreedShare) },
]

/** All rows on one page, one more than a file may hold. */
const everything = { PageIndex: 1, PageSize: maxExported + 1 } as const

type Read<Report> = (db: Db, caller: Caller, request: ReportFilters & typeof everything, today: string) => Promise<Report>

const exporter =
  <Row, Report extends { readonly Items: readonly Row[] }>(name: string, columns: readonly WorkbookColumn<Row>[] | ((report: Report) => readonly WorkbookColumn<Row>[]), read: Read<Report>) =>
  async (db: Db, caller: Caller, filters: ReportFilters & Pick<OrderReportRequest, 'Unit'>, now: Date): Promise<SheetDownload> => {
    const report = await read(db, caller, { ...filters, ...everything }, toDay(now))
    return exportOf(name, typeof columns === 'function' ? columns(report) : columns, report.Items, now)
  }

export const exportOrderReport = exporter('订单报表', orderColumns, orderReportOf)
export const exportProductReport = exporter('商品报表', productColumns, productReportOf)
export const exportDepartmentReport = exporter('部门报表', departmentColumns, departmentReportOf)
export const exportPurchaserReport = exporter('采购人报表', purchaserColumns, purchaserReportOf)

export const exportOrderDetailReport = (db: Db, caller: Caller, filters: ReportFilters, now: Date): Promise<SheetDownload> =>
  exportInParts('订单明细报表', orderDetailColumns, orderDetailForExport(db, caller, filters, toDay(now)), now)
