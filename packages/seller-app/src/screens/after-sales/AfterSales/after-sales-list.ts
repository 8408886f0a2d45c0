import { afterSalesStatus, afterSalesTypeNames, choicesOf } from '@mall/api/contract'
import type { ReviewTurn } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'
import { companyFilter } from '../../../components/company-filter.ts'

/** What waits for the seller first, in its turn; then what waits for the applicant, and how services end. */
const tabs = [
  { value: afterSalesStatus.pendingReview, label: '待审核' },
  { value: afterSalesStatus.returned, label: '待收货' },
  { value: afterSalesStatus.processing, label: '处理中' },
  { value: afterSalesStatus.pendingReturn, label: '待寄回' },
  { value: afterSalesStatus.pendingConfirmation, label: '待确认' },
  { value: afterSalesStatus.completed, label: '已完成' },
  { value: afterSalesStatus.rejected, label: '未通过' },
  { value: afterSalesStatus.cancelled, label: '已取消' },
] as const

/** Whose turn an application is that is not decided about. */
const turns: readonly { readonly value: ReviewTurn; readonly label: string }[] = [
  { value: 'seller', label: '待商家审核' },
  { value: 'applicant', label: '待申请人补充' },
]

/** 售后: 看 任何时间 申请的 任何客户 的 任何类型、不论待办 的服务单. */
export const afterSalesList = defineList('POST /api/SellerAfterSales/List', {
  tabs: { label: '售后状态', param: 'Status', field: 'Status', all: '全部', choices: tabs },
  filters: {
    Keyword: { kind: 'text', label: '服务单号、订单号、商品', any: '任何单号', field: 'Keyword', max: 100, search: true },
    Time: { kind: 'days', label: '申请时间', before: '看', any: '任何时间', after: '申请的', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    Customer: { kind: 'text', label: '客户', any: '任何客户', after: '的', field: 'Customer', max: 50, placeholder: '企业名称' },
    Type: { kind: 'choice', label: '类型', any: '任何类型', field: 'Type', choices: choicesOf(afterSalesTypeNames) },
    Turn: { kind: 'choice', label: '待办', before: '、', any: '不论待办', after: '的服务单，', field: 'Turn', choices: turns },
    Company: companyFilter,
  },
  sort: { none: '最近申请的', fields: { ApplyTime: { asc: '最早申请的', desc: '最近申请的' } } },
  defaultPageSize: 20,
})
