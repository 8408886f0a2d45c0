import { choicesOf } from '@mall/api/contract'
import { fulfilmentDimensionNames, fulfilmentStageNames } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'
import { salesFilters, unitFilter } from '../../../features/report/sales-filters.ts'

const { Time, Customer, Manager, Company, Point } = salesFilters

const tabs = { label: '统计维度', param: 'by', field: 'By', choices: choicesOf(fulfilmentDimensionNames) } as const

/** 看 确认 是否按时，最近一段 下单的 任何客户、任何人 负责的，最近的在前. */
export const fulfilmentFilters = {
  Stage: { kind: 'choice', label: '环节', before: '看', any: '确认', after: '是否按时，', field: 'Stage', choices: choicesOf(fulfilmentStageNames).filter(({ value }) => value !== 'confirm') },
  Time: { ...Time, before: '', after: '下单的' },
  Customer,
  Manager: { ...Manager, after: '负责的，' },
  Company,
  Point,
} as const

/** 履约 by time: 按 月 看 确认 是否按时. */
export const fulfilmentByTimeList = defineList('POST /api/SellerReport/Fulfilment', {
  tabs,
  filters: { Unit: unitFilter, ...fulfilmentFilters },
  sort: { none: '最近的', fields: {} },
  defaultPageSize: 50,
  export: 'POST /api/SellerReport/FulfilmentExport',
})

/** 履约 by customer and by manager. */
export const fulfilmentList = defineList('POST /api/SellerReport/Fulfilment', {
  tabs,
  filters: fulfilmentFilters,
  sort: {
    none: '订单最多的',
    fields: {
      OrderCount: { asc: '订单最少的', desc: '订单最多的' },
      KeptShare: { asc: '按时率最低的', desc: '按时率最高的' },
      MedianMinutes: { asc: '中位用时最短的', desc: '中位用时最长的' },
      NinetiethMinutes: { asc: '九成用时最短的', desc: '九成用时最长的' },
      LateCount: { asc: '超时未完成最少的', desc: '超时未完成最多的' },
    },
  },
  defaultPageSize: 50,
  export: 'POST /api/SellerReport/FulfilmentExport',
})
