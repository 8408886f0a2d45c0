import { choicesOf, statementInvoicingNames } from '@mall/api/contract'
import { sellerStatementTabs } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'
import { companyFilter } from '../../../components/company-filter.ts'

/** 对账: 看 任何客户、任何月份 的对账单，金额 不限，逾期 不论. */
export const statementsList = defineList('POST /api/SellerStatement/List', {
  tabs: { label: '对账状态', param: 'tab', field: 'Tab', all: '全部', choices: sellerStatementTabs.map((value) => ({ value, label: value })) },
  filters: {
    StatementNo: { kind: 'text', label: '对账单号', any: '任何号', field: 'StatementNo', max: 20, search: true },
    Customer: { kind: 'text', label: '客户', before: '看', any: '任何客户', after: '，', field: 'Customer', max: 50, placeholder: '企业名称' },
    Time: { kind: 'days', label: '截止日', before: '截止', any: '任何时间', after: '的对账单，', params: ['Begin', 'End'], fields: ['BeginDay', 'EndDay'] },
    Amount: { kind: 'money', label: '金额', before: '金额', any: '不限', after: '，', params: ['Min', 'Max'], fields: ['AmountMin', 'AmountMax'] },
    Overdue: { kind: 'choice', label: '逾期', any: '不论逾期', after: '，', field: 'Overdue', choices: [{ value: 1, label: '已逾期' }, { value: 30, label: '逾期 30 天以上' }, { value: 60, label: '逾期 60 天以上' }, { value: 90, label: '逾期 90 天以上' }] },
    Invoicing: { kind: 'choice', label: '开票', any: '不论开票', after: '，', field: 'Invoicing', choices: choicesOf(statementInvoicingNames) },
    Company: companyFilter,
  },
  sort: {
    none: '最近的',
    fields: { UntilDay: { asc: '最早的', desc: '最近的' }, Amount: { asc: '金额小的', desc: '金额大的' }, DueOn: { asc: '最早到期', desc: '最晚到期' } },
  },
  defaultPageSize: 20,
})
