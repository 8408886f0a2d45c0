import { inquiryLifecycle, inquiryStatus } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'
import { companyFilter } from '../../../components/company-filter.ts'

/** The statuses, in the seller's words: 待受理 is the buyer's. */
const tabs = inquiryLifecycle.states.map(({ status, name }) => ({ value: status, label: status === inquiryStatus.pending ? '待报价' : name }))

/** 询价: 看 任何时间 询的 任何客户 的询价单. */
export const inquiriesList = defineList('POST /api/SellerInquiry/List', {
  tabs: { label: '询价状态', param: 'Status', field: 'Status', all: '全部', choices: tabs },
  filters: {
    Keyword: { kind: 'text', label: '询价单号、商品', any: '任何单号', field: 'Keyword', max: 50, search: true },
    Time: { kind: 'days', label: '询价时间', before: '看', any: '任何时间', after: '询的', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    Customer: { kind: 'text', label: '客户', any: '任何客户', after: '的询价单，', field: 'Customer', max: 50, placeholder: '企业名称' },
    Company: companyFilter,
  },
  sort: { none: '最近询的', fields: { CreateTime: { asc: '最早询的', desc: '最近询的' }, ValidUntil: { asc: '最早到期', desc: '最晚到期' } } },
  defaultPageSize: 20,
})
