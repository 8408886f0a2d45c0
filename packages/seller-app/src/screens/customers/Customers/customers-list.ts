import { choicesOf, paymentTypeNames } from '@mall/api/contract'
import { customerCatalogueNames, customerStateNames } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 客户: 看 任何人 负责、任何付款、任何目录、价格 都看 的客户. */
export const customersList = defineList('POST /api/SellerCustomer/List', {
  tabs: { label: '客户状态', param: 'State', field: 'State', all: '全部', choices: choicesOf(customerStateNames) },
  filters: {
    Keyword: { kind: 'text', label: '名称、集团、信用代码', any: '任何名称', field: 'Keyword', max: 50, search: true },
    Manager: { kind: 'node', tree: 'managers', label: '客户经理', before: '看', any: '任何人', after: '负责、', field: 'ManagerId' },
    Pay: { kind: 'choice', label: '付款方式', any: '任何付款', after: '、', field: 'PaymentType', choices: choicesOf(paymentTypeNames) },
    Catalogue: { kind: 'choice', label: '目录', any: '任何目录', after: '、价格', field: 'Catalogue', choices: choicesOf(customerCatalogueNames) },
    Prices: { kind: 'choice', label: '价格', any: '可不可见都看', after: '的客户，', field: 'ShowPrices', choices: [{ value: 'yes', label: '可见' }, { value: 'no', label: '不可见' }] },
  },
  sort: {
    none: '新的',
    fields: { LastOrderTime: { asc: '最久没下单的', desc: '最近下单的' }, Name: { asc: '名称正序', desc: '名称倒序' } },
  },
  defaultPageSize: 20,
})
