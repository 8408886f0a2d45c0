import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 申请开票: 看 任何时间 完成的 订单. */
export const invoiceApplyList = defineList('POST /api/Invoice/ApplyableList', {
  filters: {
    OrderNo: { kind: 'text', label: '订单号', any: '任何订单号', field: 'OrderNo', max: 32, search: true },
    Time: { kind: 'days', label: '完成时间', before: '看', any: '任何时间', after: '完成的订单，', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    Statement: { kind: 'text', label: '对账单号', any: '不论对账单', after: '，', field: 'StatementNo', max: 20 },
  },
  sort: { none: '最近完成的', fields: { CompletedTime: { asc: '最早完成的', desc: '最近完成的' }, GoodsAmount: { asc: '金额小的', desc: '金额大的' } } },
  defaultPageSize: 20,
})
