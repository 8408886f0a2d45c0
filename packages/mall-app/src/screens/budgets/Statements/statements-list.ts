import { choicesOf, statementInvoicingNames, statementLifecycle } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 对账单, the newest first. */
export const statementsList = defineList('POST /api/Statement/List', {
  tabs: { label: '状态', param: 'Status', field: 'Status', all: '全部', choices: statementLifecycle.states.map(({ status, name }) => ({ value: status, label: name })) },
  filters: {
    StatementNo: { kind: 'text', label: '对账单号', before: '看', any: '任何号', after: '的对账单，', field: 'StatementNo', max: 20, search: true },
    Invoicing: { kind: 'choice', label: '开票', any: '不论开票', after: '，', field: 'Invoicing', choices: choicesOf(statementInvoicingNames) },
  },
  sort: { none: '最近的', fields: { UntilDay: { asc: '最早的', desc: '最近的' }, Amount: { asc: '金额小的', desc: '金额大的' } } },
  defaultPageSize: 20,
})
