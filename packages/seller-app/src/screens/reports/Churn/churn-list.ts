import { choicesOf } from '@mall/api/contract'
import { churnQuarterNames } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'
import { salesFilters } from '../../../features/report/sales-filters.ts'

const { Customer, Manager, Point } = salesFilters

/** 看 本季度 没有下单的 任何客户、任何人 负责的. */
export const churnFilters = {
  Quarter: { kind: 'choice', label: '季度', before: '看', any: '本季度', after: '没有下单的', field: 'Quarter', choices: choicesOf(churnQuarterNames).filter(({ value }) => value !== 'current') },
  Customer,
  Manager,
  Point,
} as const

/** 客户流失: the greatest amounts first. */
export const churnList = defineList('POST /api/SellerReport/Churn', {
  filters: churnFilters,
  sort: {
    none: '金额最高的',
    fields: {
      Amount: { asc: '金额最低的', desc: '金额最高的' },
      OrderCount: { asc: '订单最少的', desc: '订单最多的' },
      EarlierAmount: { asc: '再前一季度最少的', desc: '再前一季度最多的' },
      LastOrderDate: { asc: '最早停下的', desc: '最近停下的' },
    },
  },
  defaultPageSize: 50,
  export: 'POST /api/SellerReport/ChurnExport',
})
