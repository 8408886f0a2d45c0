import { choicesOf } from '@mall/api/contract'
import { missDimensionNames, missKindNames } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'
import { salesFilters, unitFilter } from '../../../features/report/sales-filters.ts'

const { Time, Point } = salesFilters

/** 看 最近一段 的 待处理和已处理的，次数最多的在前. */
export const missFilters = {
  Time: { ...Time, after: '的' },
  Kind: { kind: 'choice', label: '处理情况', any: '待处理和已处理的', after: '，', field: 'Kind', choices: choicesOf(missKindNames) },
  Point,
} as const

const tabs = { label: '统计维度', param: 'by', field: 'By', choices: choicesOf(missDimensionNames) } as const

/** 搜不到的词, the most searches first. */
export const missList = defineList('POST /api/SellerReport/Misses', {
  tabs,
  filters: missFilters,
  sort: {
    none: '次数最多的',
    fields: {
      Count: { asc: '次数最少的', desc: '次数最多的' },
      CustomerCount: { asc: '客户最少的', desc: '客户最多的' },
      LastTime: { asc: '最久没人搜的', desc: '最近有人搜的' },
    },
  },
  defaultPageSize: 50,
  export: 'POST /api/SellerReport/MissesExport',
})

/** 搜不到的词 by time: 按 月 看 近 12 个月. */
export const missByTimeList = defineList('POST /api/SellerReport/Misses', {
  tabs,
  filters: { Unit: unitFilter, ...missFilters },
  sort: { none: '最近的', fields: {} },
  defaultPageSize: 50,
  export: 'POST /api/SellerReport/MissesExport',
})
