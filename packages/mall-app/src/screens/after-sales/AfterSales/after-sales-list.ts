import { afterSalesLifecycle, afterSalesProgressNames, afterSalesTypeNames, choicesOf } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 退换/维修: 看 任何时间 申请的 任何类型 任何进度 的服务单. */
export const afterSalesList = defineList('POST /api/AfterSales/List', {
  tabs: {
    label: '状态',
    param: 'Status',
    field: 'Status',
    all: '全部',
    choices: afterSalesLifecycle.states.map(({ status, name }) => ({ value: status, label: name })),
  },
  filters: {
    Keyword: { kind: 'text', label: '服务单号、订单号、商品', any: '任何单号', field: 'Keyword', max: 100, search: true },
    Time: { kind: 'days', label: '申请时间', before: '看', any: '任何时间', after: '申请的', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    Type: { kind: 'choice', label: '类型', any: '任何类型', field: 'Type', choices: choicesOf(afterSalesTypeNames) },
    Progress: { kind: 'choice', label: '进度', any: '任何进度', after: '的服务单，', field: 'Progress', choices: choicesOf(afterSalesProgressNames) },
  },
  sort: { none: '最近申请的', fields: { ApplyTime: { asc: '最早申请的', desc: '最近申请的' } } },
  defaultPageSize: 20,
  showsPrices: true,
})
