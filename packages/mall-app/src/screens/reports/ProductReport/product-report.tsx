import type { ProductReport } from '@mall/api/contract'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { Text } from '@mall/ui/text'
import { noPurchases, purchaseFigures, type BuyerReport } from '../../../features/report/buyer-report.ts'
import { RowName } from '@mall/app-kit/report/RowName.styles.ts'
import { countText, shareText } from '@mall/app-kit/report/report-words.ts'
import { productHref } from '../../../site/routes.ts'
import { productReportList } from './product-report-list.ts'

/** 商品报表: what was bought, by product. */
export const productReport: BuyerReport<ProductReport> = {
  list: productReportList,
  name: '商品报表',
  figures: purchaseFigures('商品金额', '单均商品金额'),
  nothing: noPurchases,
  rowKey: ({ Key }) => Key,
  note: () => '金额和价格以元计',
  phoneColumns: ['Name', 'Amount'],
  chart: { kind: 'pareto', title: '金额最高的 20 种商品', point: '商品' },
  columns: (sum) => [
    { key: 'Key', header: '编码', width: 112, render: ({ Key }) => Key },
    { key: 'Name', header: '商品', minWidth: 152, rowHeader: true, title: ({ Name }) => Name, render: ({ Key, Name }) => <RowName><Link href={productHref(Key)}>{Name}</Link></RowName> },
    { key: 'CategoryName', header: '品类', width: 84, ellipsis: true, title: ({ CategoryName }) => CategoryName, render: ({ CategoryName }) => CategoryName },
    { key: 'Quantity', header: '采购量', width: 80, align: 'end', sort: true, render: ({ Quantity }) => countText(Quantity), total: sum && countText(sum.Quantity) },
    { key: 'Amount', header: '金额', width: 112, align: 'end', sort: true, ellipsis: true, render: ({ Amount }) => <Text strong>{formatAmount(Amount)}</Text>, total: sum && formatAmount(sum.Amount) },
    { key: 'Share', header: '占比', width: 72, align: 'end', render: ({ Share }) => shareText(Share) },
    { key: 'LineCount', header: '次数', width: 72, align: 'end', sort: true, render: ({ LineCount }) => countText(LineCount), total: sum && countText(sum.LineCount) },
    { key: 'AveragePrice', header: '均价', width: 96, align: 'end', ellipsis: true, render: ({ AveragePrice }) => formatAmount(AveragePrice) },
    { key: 'LowestPrice', header: '最低价', width: 96, align: 'end', ellipsis: true, render: ({ LowestPrice }) => formatAmount(LowestPrice) },
    { key: 'HighestPrice', header: '最高价', width: 96, align: 'end', ellipsis: true, render: ({ HighestPrice }) => formatAmount(HighestPrice) },
  ],
}
