import { choicesOf, ledgerKindNames } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 流水: 看 任何时间 的 任何类型. The budget itself is in the path. */
export const budgetLedgerList = defineList('POST /api/Budget/Ledger', {
  filters: {
    OrderNo: { kind: 'text', label: '单号', any: '任何单号', field: 'OrderNo', max: 32, search: true },
    Time: { kind: 'days', label: '时间', before: '看', any: '任何时间', after: '的', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    Kind: { kind: 'choice', label: '类型', any: '任何类型', after: '，', field: 'Kind', choices: choicesOf(ledgerKindNames) },
  },
  sort: { none: '最近的', fields: { Time: { asc: '最早的', desc: '最近的' } } },
  defaultPageSize: 20,
  export: 'POST /api/Budget/LedgerExport',
})
