import type { ProductDetail } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { Table, type TableColumn } from '@mall/ui/table'
import { href } from '../../../site/routes.ts'

type PurchaseRecord = ProductDetail['PurchaseRecords'][number]

const columns = (unit: string): readonly TableColumn<PurchaseRecord>[] => [
  { key: 'OrderTime', header: '下单时间', width: 160, ellipsis: true, render: ({ OrderTime }) => formatInstant(OrderTime) },
  {
    key: 'OrderNo',
    header: '订单号',
    minWidth: 180,
    rowHeader: true,
    ellipsis: true,
    title: ({ OrderNo }) => OrderNo,
    render: ({ OrderNo }) => <Link href={href('orderDetail', { id: OrderNo })}>{OrderNo}</Link>,
  },
  { key: 'UserName', header: '采购人', minWidth: 120, ellipsis: true, title: ({ UserName }) => UserName, render: ({ UserName }) => UserName },
  { key: 'Quantity', header: '数量', width: 112, align: 'end', ellipsis: true, render: ({ Quantity }) => `${Quantity}${unit}` },
  { key: 'Price', header: '单价', width: 128, align: 'end', ellipsis: true, render: ({ Price: price }) => <Price value={price} /> },
]

interface PurchaseRecordsProps {
  readonly records: readonly PurchaseRecord[]
  readonly unit: string
}

/** What the enterprise bought of a product, and at which price. */
export const PurchaseRecords = ({ records, unit }: PurchaseRecordsProps) => (
  <Table data-density="default" label="采购记录" columns={columns(unit)} rows={records} rowKey={({ OrderNo }) => OrderNo} />
)
