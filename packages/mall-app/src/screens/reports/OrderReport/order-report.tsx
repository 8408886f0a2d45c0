import { changeRatio, type OrderReport } from '@mall/api/contract'
import { formatAmount } from '@mall/ui/ledger'
import { Text } from '@mall/ui/text'
import { noPurchases, purchaseFigures, type BuyerReport } from '../../../features/report/buyer-report.ts'
import { changeText } from '@mall/app-kit/report/change-text.ts'
import { countText, periodShortName } from '@mall/app-kit/report/report-words.ts'
import { orderReportList } from './order-report-list.ts'

/** 订单报表: purchases by day, month, quarter or year. */
export const orderReport: BuyerReport<OrderReport> = {
  list: orderReportList,
  name: '订单报表',
  figures: purchaseFigures('采购金额', '客单价'),
  nothing: noPurchases,
  rowKey: ({ Key }) => Key,
  phoneColumns: ['Key', 'OrderCount', 'NetAmount', 'Change'],
  chart: { kind: 'bars', title: '金额与订单数', hasOrders: true, shortName: ({ Key }) => periodShortName(Key) },
  columns: (sum) => [
    { key: 'Key', header: '期间', minWidth: 120, rowHeader: true, ellipsis: true, render: ({ Key, IsOpen }) => (IsOpen ? <>{Key} <Text tone="secondary">未完</Text></> : Key) },
    { key: 'OrderCount', header: '订单数', width: 60, align: 'end', render: ({ OrderCount }) => countText(OrderCount), total: sum && countText(sum.OrderCount) },
    { key: 'Quantity', header: '商品件数', width: 80, align: 'end', render: ({ Quantity }) => countText(Quantity), total: sum && countText(sum.Quantity) },
    { key: 'Amount', header: '金额（元）', width: 112, align: 'end', ellipsis: true, render: ({ Amount }) => formatAmount(Amount), total: sum && formatAmount(sum.Amount) },
    { key: 'ReturnAmount', header: '退货（元）', width: 96, align: 'end', ellipsis: true, render: ({ ReturnAmount }) => formatAmount(ReturnAmount), total: sum && formatAmount(sum.ReturnAmount) },
    { key: 'NetAmount', header: '净额（元）', width: 112, align: 'end', ellipsis: true, render: ({ NetAmount }) => <Text strong>{formatAmount(NetAmount)}</Text>, total: sum && formatAmount(sum.NetAmount) },
    { key: 'Change', header: '环比', width: 96, align: 'end', ellipsis: true, render: ({ Amount, PreviousAmount }) => changeText(changeRatio(Amount, PreviousAmount)) },
  ],
}
