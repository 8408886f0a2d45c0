import { choicesOf, invoiceStateNames, orderLifecycle, orderStatus, paymentTypeNames, reviewStateNames, type OrderStatus } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** The way of an order first, then the ways it can end early. */
const tabOrder: readonly OrderStatus[] = [
  orderStatus.pendingApproval, orderStatus.pendingPayment, orderStatus.pendingConfirmation, orderStatus.preparing, orderStatus.partlyShipped, orderStatus.pendingReceipt, orderStatus.completed, orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled, orderStatus.refused,
]

const nameOf = (status: OrderStatus): string => orderLifecycle.states.find((state) => state.status === status)?.name ?? ''

/** My orders: 看 近30天 任何部门 任何人 下的 任何商品、… 的订单. */
export const ordersList = defineList('POST /api/Order/List', {
  tabs: {
    label: '订单状态',
    param: 'Status',
    field: 'Status',
    all: '全部',
    choices: tabOrder.map((status) => ({ value: status, label: nameOf(status) })),
  },
  filters: {
    OrderNo: { kind: 'text', label: '订单号', any: '任何单号', field: 'OrderNo', max: 32, search: true },
    Time: { kind: 'days', label: '下单时间', before: '看', any: '任何时间', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    Dept: { kind: 'department', label: '部门', any: '任何部门', field: 'DepartmentId' },
    User: { kind: 'person', label: '下单人', any: '任何人', after: '下的', field: 'UserName', max: 50 },
    Product: { kind: 'text', label: '商品', any: '任何商品', field: 'Product', max: 100, placeholder: '名称或编码' },
    Pay: { kind: 'choice', label: '支付方式', any: '任何付款', field: 'PaymentType', choices: choicesOf(paymentTypeNames) },
    Invoice: { kind: 'choice', label: '开票状态', any: '任何开票', field: 'InvoiceState', choices: choicesOf(invoiceStateNames) },
    Review: { kind: 'choice', label: '评价状态', any: '任何评价', field: 'ReviewState', choices: choicesOf(reviewStateNames) },
    Amount: { kind: 'money', label: '金额区间', any: '不限', before: '金额', after: '的订单，', params: ['Min', 'Max'], fields: ['AmountMin', 'AmountMax'] },
  },
  sort: {
    none: '最近下单',
    fields: { OrderTime: { asc: '最早下单', desc: '最近下单' }, PayableAmount: { asc: '金额从低到高', desc: '金额从高到低' } },
  },
  defaultPageSize: 20,
  export: 'POST /api/Order/Export',
})
