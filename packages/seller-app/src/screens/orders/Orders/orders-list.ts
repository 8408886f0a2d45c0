import { choicesOf, orderStatus, paymentTypeNames, provinceCodes, provinceNames } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'
import { companyFilter } from '../../../components/company-filter.ts'

/** What waits for the seller first, in its turn; then how orders end. What is on its way is 已发货 here: 待收货 is the buyer's word. */
const tabs = [
  { value: orderStatus.pendingConfirmation, label: '待确认' },
  { value: orderStatus.preparing, label: '备货中' },
  { value: orderStatus.partlyShipped, label: '部分发货' },
  { value: orderStatus.pendingReceipt, label: '已发货' },
  { value: orderStatus.refused, label: '拒收' },
  { value: orderStatus.completed, label: '已完成' },
  { value: orderStatus.cancelled, label: '已取消' },
  { value: orderStatus.pendingPayment, label: '待付款' },
] as const

const provinces = provinceCodes.map((value) => ({ value, label: provinceNames[value] }))

/** What is due beside the status: what is to be shipped has two of them. */
const dues = [
  { value: 'accept', label: '可确认' },
  { value: 'ship', label: '待发货' },
  { value: 'late', label: '超时未发' },
  { value: 'takeBack', label: '待收回拒收' },
  { value: 'refund', label: '待退款' },
  { value: 'credit', label: '超额待批' },
] as const

/** 订单: 看 任何时间 任何客户 的 任何商品、期望送达 不限、… 的订单. */
export const ordersList = defineList('POST /api/SellerOrder/List', {
  tabs: { label: '订单状态', param: 'Status', field: 'Status', all: '全部', choices: tabs },
  filters: {
    OrderNo: { kind: 'text', label: '订单号', any: '任何单号', field: 'OrderNo', max: 32, search: true },
    Time: { kind: 'days', label: '下单时间', before: '看', any: '任何时间', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    Customer: { kind: 'text', label: '客户', any: '任何客户', field: 'Customer', max: 50, placeholder: '企业名称' },
    Area: { kind: 'choice', label: '送到', before: '送到', any: '任何地区', after: '的', field: 'Province', choices: provinces },
    Product: { kind: 'text', label: '商品', any: '任何商品', field: 'Product', max: 100, placeholder: '名称或编码' },
    Wanted: { kind: 'days', label: '期望送达', before: '、期望送达', any: '不限', params: ['WantedBegin', 'WantedEnd'], fields: ['DeliveryBegin', 'DeliveryEnd'] },
    Pay: { kind: 'choice', label: '支付方式', before: '、', any: '任何付款', field: 'PaymentType', choices: choicesOf(paymentTypeNames) },
    Amount: { kind: 'money', label: '金额', before: '、金额', any: '不限', params: ['Min', 'Max'], fields: ['AmountMin', 'AmountMax'] },
    Due: { kind: 'choice', label: '待办', before: '、', any: '不论待办', after: '的订单，', field: 'Due', choices: dues },
    Company: companyFilter,
  },
  sort: {
    none: '最近下单',
    fields: {
      OrderTime: { asc: '最早下单', desc: '最近下单' },
      PayableAmount: { asc: '金额从低到高', desc: '金额从高到低' },
      DeliveryDate: { asc: '最早要到', desc: '最晚要到' },
    },
  },
  defaultPageSize: 20,
})
