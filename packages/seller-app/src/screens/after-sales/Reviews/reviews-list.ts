import { choicesOf } from '@mall/api/contract'
import { sellerReviewTabNames } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

const stars = ([5, 4, 3, 2, 1] as const).map((value) => ({ value, label: `${value} 星` }))

/** 评价: 看 任何时间 写的 任何客户 的 任何星级 的评价. */
export const reviewsList = defineList('POST /api/SellerReview/List', {
  tabs: { label: '评价', param: 'tab', field: 'Tab', all: '全部', choices: choicesOf(sellerReviewTabNames) },
  filters: {
    Keyword: { kind: 'text', label: '商品、编码、订单号', any: '任何商品', field: 'Keyword', max: 100, search: true },
    Time: { kind: 'days', label: '评价时间', before: '看', any: '任何时间', after: '写的', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    Customer: { kind: 'text', label: '客户', any: '任何客户', after: '的', field: 'Customer', max: 50, placeholder: '企业名称' },
    Stars: { kind: 'choice', label: '星级', any: '任何星级', after: '的评价，', field: 'Stars', choices: stars },
  },
  sort: { none: '最近的', fields: { Time: { asc: '最早的', desc: '最近的' } } },
  defaultPageSize: 20,
})
