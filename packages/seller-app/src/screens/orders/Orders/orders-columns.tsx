import type { SellerOrder } from '@mall/api/seller/contract'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import type { TableColumn } from '@mall/ui/table'
import { FirstOfMany } from '../../../components/FirstOfMany.tsx'
import { OrderTag } from '../../../components/OrderTag.tsx'
import { TimeLeft } from '../../../components/TimeLeft.tsx'
import { href } from '../../../site/routes.ts'

const firstOf = ({ Lines }: SellerOrder): string => Lines[0]?.CustomerProductName ?? ''

const restOf = ({ Lines }: SellerOrder): string => (Lines.length > 1 ? `等 ${Lines.length} 种` : '')

const goodsText = (order: SellerOrder): string => [firstOf(order), restOf(order)].filter((text) => text !== '').join(' ')

export const orderHref = (no: string): string => href('orderDocument', {}, { no })

/** The columns of 订单. */
export const ordersColumns: readonly TableColumn<SellerOrder>[] = [
  { key: 'OrderNo', header: '订单号', width: 168, rowHeader: true, render: ({ OrderNo }) => <Link href={orderHref(OrderNo)}>{OrderNo}</Link> },
  { key: 'EnterpriseName', header: '客户', width: 160, ellipsis: true, title: ({ EnterpriseName }) => EnterpriseName, render: ({ EnterpriseName }) => EnterpriseName },
  { key: 'Goods', header: '商品', minWidth: 128, ellipsis: true, title: goodsText, render: (order) => <FirstOfMany first={firstOf(order)} rest={restOf(order)} /> },
  { key: 'OpenQuantity', header: '未发 / 件数', width: 104, align: 'end', render: ({ OpenQuantity, Quantity }) => `${countText(OpenQuantity)} / ${countText(Quantity)}` },
  { key: 'PayableAmount', header: '应付（元）', width: 112, align: 'end', sort: true, render: ({ PayableAmount }) => formatAmount(PayableAmount) },
  { key: 'DeliveryDate', header: '期望送达', width: 108, sort: true, render: ({ DeliveryDate }) => DeliveryDate ?? '—' },
  { key: 'OrderTime', header: '下单时间', width: 144, sort: true, render: ({ OrderTime }) => formatInstant(OrderTime) },
  { key: 'LeftMinutes', header: '离期限', width: 120, render: (order) => <TimeLeft of={order} /> },
  { key: 'Status', header: '状态', width: 104, render: (order) => <OrderTag order={order} /> },
]
