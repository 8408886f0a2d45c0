import type { TableColumn } from '../../table/columns.ts'

/** A row of the sample table. */
export interface SampleOrder {
  readonly no: string
  readonly time: string
  readonly product: string
  readonly quantity: number
  readonly amount: number
  readonly buyer: string
  readonly status: string
}

const products = ['A4复印纸 80克 500张/包', '按动式中性笔 0.5mm 黑色', '硒鼓 大容量 适用激光一体机', '人体工学办公椅 可躺', '订书机 重型 100页']
const statuses = ['待审批', '待收货', '已完成', '备货中']

/** `count` orders, the same on every call. */
export const sampleOrders = (count: number): SampleOrder[] => {
  return Array.from({ length: count }, (_, index) => ({
    no: `PO2026${String(310000 + index)}`,
    time: `2026-03-${String((index % 28) + 1).padStart(2, '0')} 09:${String(index % 60).padStart(2, '0')}`,
    product: products[index % products.length] ?? '',
    quantity: (index % 9) + 1,
    amount: ((index * 7919) % 100000) / 100,
    buyer: '采购专员 / 行政部',
    status: statuses[index % statuses.length] ?? '',
  }))
}

const yuan = (amount: number) => amount.toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Eight columns, as in the list of orders. */
export const sampleColumns: readonly TableColumn<SampleOrder>[] = [
  { key: 'no', header: '订单号', render: (order) => order.no, width: 152, frozen: 'start', rowHeader: true },
  { key: 'time', header: '下单时间', render: (order) => order.time, width: 160, sort: true },
  { key: 'product', header: '商品', render: (order) => order.product, minWidth: 220 },
  { key: 'quantity', header: '数量', render: (order) => order.quantity, width: 80, align: 'end' },
  { key: 'amount', header: '金额', render: (order) => yuan(order.amount), width: 120, align: 'end', sort: true },
  { key: 'buyer', header: '下单人/部门', render: (order) => order.buyer, minWidth: 140 },
  { key: 'status', header: '状态', render: (order) => order.status, width: 96 },
  { key: 'actions', header: '操作', render: () => '查看', width: 120, frozen: 'end' },
]
