import type { PurchaserReport } from '@mall/api/contract'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { Text } from '@mall/ui/text'
import { noPurchases, purchaseFigures, type BuyerReport } from '../../../features/report/buyer-report.ts'
import { carriedFilters } from '../../../features/report/carried-filters.ts'
import { RowName } from '@mall/app-kit/report/RowName.styles.ts'
import { countText, durationText, shareText } from '@mall/app-kit/report/report-words.ts'
import { href } from '../../../site/routes.ts'
import { purchaserReportList } from './purchaser-report-list.ts'

/** 采购人报表: what people bought, and how their approvals went. */
export const purchaserReport: BuyerReport<PurchaserReport> = {
  list: purchaserReportList,
  name: '采购人报表',
  figures: purchaseFigures('采购金额', '客单价'),
  nothing: noPurchases,
  rowKey: ({ Key }) => Key,
  phoneColumns: ['Name', 'OrderCount', 'Amount'],
  chart: { kind: 'ranks', title: '各采购人采购金额', point: '采购人' },
  columns: (sum, filters) => [
    {
      key: 'Name', header: '采购人', minWidth: 128, rowHeader: true, title: ({ Name }) => Name,
      render: ({ Key, Name }) => <RowName><Link href={href('reportOrderDetail', { ...carriedFilters(filters), User: Number(Key) })}>{Name}</Link></RowName>,
    },
    { key: 'DepartmentName', header: '部门', width: 104, title: ({ DepartmentName }) => DepartmentName, render: ({ DepartmentName }) => <RowName>{DepartmentName}</RowName> },
    { key: 'OrderCount', header: '订单数', width: 80, align: 'end', sort: true, render: ({ OrderCount }) => countText(OrderCount), total: sum && countText(sum.OrderCount) },
    { key: 'Amount', header: '金额（元）', width: 112, align: 'end', sort: true, ellipsis: true, render: ({ Amount }) => <Text strong>{formatAmount(Amount)}</Text>, total: sum && formatAmount(sum.Amount) },
    { key: 'RejectionRate', header: '驳回率', width: 72, align: 'end', render: ({ RejectionRate }) => shareText(RejectionRate) },
    { key: 'ApprovalMinutes', header: '平均审批时长', width: 110, align: 'end', render: ({ ApprovalMinutes }) => durationText(ApprovalMinutes) },
    { key: 'NonAgreedShare', header: '非协议占比', width: 96, align: 'end', render: ({ NonAgreedShare }) => shareText(NonAgreedShare) },
  ],
}
