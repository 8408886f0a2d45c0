import type { OrderDetailReport } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { Text } from '@mall/ui/text'
import { noPurchases, purchaseFigures, type BuyerReport } from '../../../features/report/buyer-report.ts'
import { RowName } from '@mall/app-kit/report/RowName.styles.ts'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { href } from '../../../site/routes.ts'
import { orderDetailReportList } from './order-detail-report-list.ts'

/** 订单明细报表: every line that was bought. */
export const orderDetailReport: BuyerReport<OrderDetailReport> = {
  list: orderDetailReportList,
  name: '订单明细报表',
  figures: purchaseFigures('商品金额', '单均商品金额'),
  nothing: noPurchases,
  rowKey: ({ LineId }) => String(LineId),
  note: () => '金额和单价以元计',
  phoneColumns: ['ProductName', 'Amount'],
  columns: (sum) => [
    { key: 'OrderNo', header: '订单号', width: 192, rowHeader: true, render: ({ OrderNo }) => <Link href={href('orderDetail', { id: OrderNo })}>{OrderNo}</Link> },
    { key: 'OrderTime', header: '下单时间', width: 152, sort: true, ellipsis: true, render: ({ OrderTime }) => formatInstant(OrderTime) },
    { key: 'UserName', header: '下单人', width: 96, ellipsis: true, title: ({ UserName }) => UserName, render: ({ UserName }) => UserName },
    { key: 'DepartmentName', header: '部门', width: 96, title: ({ DepartmentName }) => DepartmentName, render: ({ DepartmentName }) => <RowName>{DepartmentName}</RowName> },
    { key: 'ProductCode', header: '编码', width: 96, render: ({ ProductCode }) => ProductCode },
    { key: 'ProductName', header: '商品', minWidth: 152, ellipsis: true, title: ({ ProductName }) => ProductName, render: ({ ProductName }) => ProductName },
    { key: 'BrandName', header: '品牌', width: 72, ellipsis: true, render: ({ BrandName }) => BrandName },
    { key: 'Unit', header: '单位', width: 56, render: ({ Unit }) => Unit },
    { key: 'Price', header: '单价', width: 88, align: 'end', ellipsis: true, render: ({ Price }) => formatAmount(Price) },
    { key: 'Quantity', header: '数量', width: 72, align: 'end', sort: true, render: ({ Quantity }) => countText(Quantity), total: sum && countText(sum.Quantity) },
    { key: 'Amount', header: '金额', width: 112, align: 'end', sort: true, ellipsis: true, render: ({ Amount }) => <Text strong>{formatAmount(Amount)}</Text>, total: sum && formatAmount(sum.Amount) },
    { key: 'TaxRate', header: '税率', width: 64, align: 'end', render: ({ TaxRate }) => `${TaxRate}%` },
    { key: 'Status', header: '状态', width: 88, render: ({ StatusName }) => StatusName },
  ],
}
