import { choicesOf, reportMonths } from '@mall/api/contract'
import { salesDimensionNames, sellerReportUnitNames } from '@mall/api/seller/contract'

/** What 销售 and 毛利 can be added up by. The first one is what opens. */
export const salesTabs = { label: '统计维度', param: 'by', field: 'By', choices: choicesOf(salesDimensionNames) } as const

/** 看 最近一段 任何客户 由 任何人 负责 的 全部品类. How long the last span is follows from what a row covers. */
export const salesFilters = {
  Time: { kind: 'days', label: '统计期间', before: '看', any: '最近一段', months: reportMonths, params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
  Customer: { kind: 'text', label: '客户', any: '任何客户', field: 'Customer', max: 50, placeholder: '企业名称' },
  Manager: { kind: 'node', tree: 'managers', label: '客户经理', before: '、', any: '任何人', after: '负责的', field: 'ManagerId' },
  Category: { kind: 'node', tree: 'categories', label: '品类', any: '全部品类', after: '，', field: 'CategoryId' },
  /** From a row: it is said while it is set. */
  Company: { kind: 'node', tree: 'companies', label: '这家客户', before: '只看', any: '一家客户', after: '，', field: 'EnterpriseId', hidesAlone: true },
  Point: { kind: 'text', label: '图上选中的一项', any: '全部', field: 'Point', max: 64, hidden: true },
} as const

/** The unit of a row by time. */
export const unitFilter = { kind: 'choice', label: '统计单位', before: '按', any: '月', field: 'Unit', choices: choicesOf(sellerReportUnitNames).filter(({ value }) => value !== 'month') } as const
