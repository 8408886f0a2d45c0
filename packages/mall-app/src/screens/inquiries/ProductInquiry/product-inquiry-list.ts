import { inquiryLifecycle, inquiryStatus, statusName, type InquiryStatus } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** What waits for the buyer first. */
const tabOrder: readonly InquiryStatus[] = [
  inquiryStatus.quoted, inquiryStatus.pending, inquiryStatus.accepted, inquiryStatus.declined, inquiryStatus.expired, inquiryStatus.unavailable, inquiryStatus.cancelled,
]

/** 意向商品询价: 看 任何时间 提交的询价. */
export const productInquiryList = defineList('POST /api/Inquiry/List', {
  tabs: {
    label: '状态',
    param: 'Status',
    field: 'Status',
    all: '全部',
    choices: tabOrder.map((status) => ({ value: status, label: statusName(inquiryLifecycle, status) })),
  },
  filters: {
    Keyword: { kind: 'text', label: '单号、商品', any: '任何单号', field: 'Keyword', max: 50, search: true },
    Time: { kind: 'days', label: '提交时间', before: '看', any: '任何时间', after: '提交的询价，', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
  },
  sort: {
    none: '最近提交的',
    fields: {
      CreateTime: { asc: '最早提交的', desc: '最近提交的' },
      ValidUntil: { asc: '最早到期的', desc: '最晚到期的' },
    },
  },
  defaultPageSize: 20,
  showsPrices: true,
})
