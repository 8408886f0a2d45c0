import { choicesOf, invoiceStatus, invoiceTypeNames } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'
import { companyFilter } from '../../../components/company-filter.ts'

/** What waits for the seller first, in its turn; then how applications end. */
const tabs = [
  { value: invoiceStatus.pendingReview, label: '待审核' },
  { value: invoiceStatus.issuing, label: '开票中' },
  { value: invoiceStatus.reversing, label: '待红冲' },
  { value: invoiceStatus.issued, label: '已开票' },
  { value: invoiceStatus.reversed, label: '已红冲' },
  { value: invoiceStatus.rejected, label: '已驳回' },
  { value: invoiceStatus.cancelled, label: '已取消' },
] as const

const dues = [
  { value: 'issue', label: '待开发票' },
  { value: 'late', label: '超期未开' },
] as const

/** 发票: 看 任何时间 申请的 任何客户 的 任何票种、金额 不限、不论待办 的申请. */
export const invoicesList = defineList('POST /api/SellerInvoice/List', {
  tabs: { label: '开票状态', param: 'Status', field: 'Status', all: '全部', choices: tabs },
  filters: {
    Keyword: { kind: 'text', label: '申请单号、发票号、抬头', any: '任何单号', field: 'Keyword', max: 100, search: true },
    Time: { kind: 'days', label: '申请时间', before: '看', any: '任何时间', after: '申请的', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    Customer: { kind: 'text', label: '客户', any: '任何客户', after: '的', field: 'Customer', max: 50, placeholder: '企业名称' },
    Type: { kind: 'choice', label: '票种', any: '任何票种', field: 'Type', choices: choicesOf(invoiceTypeNames) },
    Amount: { kind: 'money', label: '金额', before: '、金额', any: '不限', params: ['Min', 'Max'], fields: ['AmountMin', 'AmountMax'] },
    Due: { kind: 'choice', label: '待办', before: '、', any: '不论待办', after: '的申请，', field: 'Due', choices: dues },
    Company: companyFilter,
  },
  sort: {
    none: '最近申请的',
    fields: { ApplyTime: { asc: '最早申请的', desc: '最近申请的' }, Amount: { asc: '金额从低到高', desc: '金额从高到低' } },
  },
  defaultPageSize: 20,
})
