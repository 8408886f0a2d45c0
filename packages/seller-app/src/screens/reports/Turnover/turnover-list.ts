import { choicesOf } from '@mall/api/contract'
import { turnoverDimensionNames, turnoverKindNames } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'
import { salesFilters } from '../../../features/report/sales-filters.ts'

const { Time, Category, Point } = salesFilters

/** 看 最近一段 全部品类 的 全部商品，卖得最多的在前. */
export const turnoverFilters = {
  Time,
  Category: { ...Category, after: '的' },
  Kind: { kind: 'choice', label: '销售情况', any: '全部商品', after: '，', field: 'Kind', choices: choicesOf(turnoverKindNames) },
  Point,
} as const

/** 库存周转: the most pieces sold first. */
export const turnoverList = defineList('POST /api/SellerReport/Turnover', {
  tabs: { label: '统计维度', param: 'by', field: 'By', choices: choicesOf(turnoverDimensionNames) },
  filters: turnoverFilters,
  sort: {
    none: '卖得最多的',
    fields: {
      SoldQuantity: { asc: '卖得最少的', desc: '卖得最多的' },
      EndStock: { asc: '库存最少的', desc: '库存最多的' },
      Turns: { asc: '周转最慢的', desc: '周转最快的' },
      StockDays: { asc: '可售天数最少的', desc: '可售天数最多的' },
      IdleCount: { asc: '滞销最少的', desc: '滞销最多的' },
    },
  },
  defaultPageSize: 50,
  export: 'POST /api/SellerReport/TurnoverExport',
})
