import { choicesOf } from '@mall/api/contract'
import { agreementDimensionNames, agreementUseNames } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'
import { salesFilters } from '../../../features/report/sales-filters.ts'

const { Time, Customer, Manager, Point } = salesFilters

/** 看 最近一段 任何客户、任何人 负责的，买过和没买过的，协议内金额最高的在前. */
export const agreedPricesFilters = {
  Time,
  Customer,
  Manager: { ...Manager, after: '负责的，' },
  /** From a row: it is said while it is set. */
  Agreement: { kind: 'node', tree: 'agreements', label: '这份协议', before: '只看', any: '一份协议', after: '，', field: 'AgreementId', hidesAlone: true },
  Kind: { kind: 'choice', label: '买过没有', any: '买过和没买过的', after: '，', field: 'Kind', choices: choicesOf(agreementUseNames) },
  Point,
} as const

/** 协议执行: the greatest amount first. */
export const agreedPricesList = defineList('POST /api/SellerReport/Agreements', {
  tabs: { label: '统计维度', param: 'by', field: 'By', choices: choicesOf(agreementDimensionNames) },
  filters: agreedPricesFilters,
  sort: {
    none: '协议内金额最高的',
    fields: {
      Amount: { asc: '协议内金额最低的', desc: '协议内金额最高的' },
      ProductCount: { asc: '协议商品最少的', desc: '协议商品最多的' },
      BoughtCount: { asc: '买过最少的', desc: '买过最多的' },
      BoughtShare: { asc: '执行率最低的', desc: '执行率最高的' },
      Quantity: { asc: '件数最少的', desc: '件数最多的' },
      Share: { asc: '协议占比最低的', desc: '协议占比最高的' },
      SavedAmount: { asc: '省得最少的', desc: '省得最多的' },
      LastOrderDate: { asc: '最久没下单的', desc: '最近下单的' },
    },
  },
  defaultPageSize: 50,
  export: 'POST /api/SellerReport/AgreementsExport',
})
