import { choicesOf } from '@mall/api/contract'
import { sellerPaymentStateNames } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 收款: 看 任何客户、任何时间 到账的钱，金额 不限. */
export const paymentsList = defineList('POST /api/SellerPayment/List', {
  tabs: { label: '收款状态', param: 'tab', field: 'State', all: '全部', choices: choicesOf(sellerPaymentStateNames) },
  filters: {
    Keyword: { kind: 'text', label: '单号、付款人、流水号或附言', any: '任何付款', field: 'Keyword', max: 60, search: true },
    Customer: { kind: 'text', label: '客户', before: '看', any: '任何客户', after: '，', field: 'Customer', max: 50, placeholder: '企业名称' },
    Time: { kind: 'days', label: '到账日', any: '任何时间', after: '到账的钱，', params: ['Begin', 'End'], fields: ['BeginDay', 'EndDay'] },
    Amount: { kind: 'money', label: '金额', before: '金额', any: '不限', after: '，', params: ['Min', 'Max'], fields: ['AmountMin', 'AmountMax'] },
  },
  sort: { none: '最近的', fields: { PaidOn: { asc: '最早到账', desc: '最近到账' }, Amount: { asc: '金额小的', desc: '金额大的' } } },
  defaultPageSize: 20,
})
