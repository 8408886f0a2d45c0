import { choicesOf, invoiceLifecycle, invoiceTypeNames, redStateNames } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 开票记录: 看 任何时间 申请的 任何类型 的发票. */
export const invoicesList = defineList('POST /api/Invoice/List', {
  tabs: {
    label: '状态',
    param: 'Status',
    field: 'Status',
    all: '全部',
    choices: invoiceLifecycle.states.map(({ status, name }) => ({ value: status, label: name })),
  },
  filters: {
    Keyword: { kind: 'text', label: '申请单号、发票号、抬头', any: '任何单号', field: 'Keyword', max: 100, search: true },
    Time: { kind: 'days', label: '申请时间', before: '看', any: '任何时间', after: '申请的', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    Type: { kind: 'choice', label: '类型', any: '任何类型', after: '的发票，', field: 'Type', choices: choicesOf(invoiceTypeNames) },
    Red: { kind: 'choice', label: '红冲', any: '不论红冲', after: '，', field: 'RedState', choices: choicesOf(redStateNames) },
  },
  sort: { none: '最近申请的', fields: { ApplyTime: { asc: '最早申请的', desc: '最近申请的' }, Amount: { asc: '金额小的', desc: '金额大的' } } },
  defaultPageSize: 20,
  export: 'POST /api/Invoice/Export',
})
