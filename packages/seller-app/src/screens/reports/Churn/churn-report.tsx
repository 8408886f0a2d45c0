import type { ChurnReport } from '@mall/api/seller/contract'
import { countText, shareText } from '@mall/app-kit/report/report-words.ts'
import type { Report } from '@mall/app-kit/report/report.ts'
import { RowName } from '@mall/app-kit/report/RowName.styles.ts'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { formatYuan } from '@mall/ui/price'
import { Text } from '@mall/ui/text'
import { href } from '../../../site/routes.ts'
import { churnList, type churnFilters } from './churn-list.ts'

/** 客户流失. Amounts are of the quarter before the one without orders. */
export const churnReport: Report<ChurnReport, typeof churnFilters> = {
  list: churnList,
  name: '客户流失',
  figures: [
    { label: '流失客户', value: ({ LostCount }) => LostCount, text: ({ LostCount }) => `${countText(LostCount)} 家` },
    { label: '流失率', value: () => null, text: ({ Rate }) => shareText(Rate) },
    { label: '流失金额', value: ({ Amount }) => Amount, text: ({ Amount }) => formatYuan(Amount) },
    { label: '前一季度的客户', value: ({ CustomerCount }) => CustomerCount, text: ({ CustomerCount }) => `${countText(CustomerCount)} 家` },
  ],
  nothing: '前一季度下过单的客户，都又下过单',
  rowKey: ({ Key }) => Key,
  definitions: () => '前一季度下过单、这一季度没有下单的客户；订单和金额是前一季度的，取消和拒收的不算',
  phoneColumns: ['Name', 'Amount', 'LastOrderDate'],
  chart: { kind: 'pareto', title: '金额最高的 20 家流失客户', point: '客户', amountName: '金额' },
  columns: (sum, { Quarter }) => [
    {
      key: 'Name', header: '客户', minWidth: 160, rowHeader: true, title: ({ Name }) => Name,
      render: ({ EnterpriseId, Name }) => <RowName><Link href={href('customer', {}, { id: String(EnterpriseId) })}>{Name}</Link></RowName>,
    },
    { key: 'ManagerName', header: '客户经理', width: 112, ellipsis: true, render: ({ ManagerName }) => ManagerName },
    {
      key: 'OrderCount', header: '订单', width: 72, align: 'end', sort: true, total: sum && countText(sum.OrderCount),
      render: ({ OrderCount }) => countText(OrderCount),
    },
    { key: 'Amount', header: '金额（元）', width: 128, align: 'end', sort: true, ellipsis: true, render: ({ Amount }) => <Text strong>{formatAmount(Amount)}</Text>, total: sum && formatAmount(sum.Amount) },
    { key: 'EarlierAmount', header: '再前一季度（元）', width: 136, align: 'end', sort: true, ellipsis: true, render: ({ EarlierAmount }) => formatAmount(EarlierAmount), total: sum && formatAmount(sum.EarlierAmount) },
    { key: 'LastOrderDate', header: '最后下单', width: 112, sort: true, render: ({ LastOrderDate }) => LastOrderDate },
    { key: 'IdleDays', header: '没下单', width: 88, align: 'end', render: ({ IdleDays }) => `${countText(IdleDays)} 天` },
    // Of this quarter nobody has come back.
    ...(Quarter === null ? [] : [{ key: 'ReturnDate', header: '又下单', width: 112, render: ({ ReturnDate }: ChurnReport['Items'][number]) => ReturnDate ?? '—' }]),
  ],
}
