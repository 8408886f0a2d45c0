import type { Names } from './define.ts'

/** Kinds of notices, in the order of their settings. */
export const noticeKindNames = {
  approvalWaiting: '待我审批',
  approvalResult: '审批结果',
  orderShipped: '订单发货',
  orderDelivered: '订单送达',
  quoted: '报价',
  budgetWarning: '预算预警',
  afterSalesProgress: '售后进度',
  invoiceIssued: '开票完成',
} as const satisfies Names

export type NoticeKind = keyof typeof noticeKindNames

/** 待办: what waits for a user, in the order in which it is shown. */
export const todoKindNames = {
  approval: '待我审批',
  payment: '待付款',
  receipt: '待收货',
  review: '待评价',
  afterSales: '售后处理中',
  inquiry: '询价待确认',
  invoice: '待开票',
} as const satisfies Names

export type TodoKind = keyof typeof todoKindNames

/** Who sees a 常购清单. */
export const purchaseListVisibilityNames = { self: '仅自己', department: '本部门' } as const satisfies Names

export type PurchaseListVisibility = keyof typeof purchaseListVisibilityNames

/** `Scope` of `Product/Rank`. */
export const rankScopeNames = { 1: '全平台', 2: '本企业' } as const satisfies Names

/** `Type` of `Product/Rank`. */
export const rankTypeNames = { 1: '销量榜', 2: '复购榜', 3: '降价榜', 4: '新品榜' } as const satisfies Names

/** `Range` of `Product/Rank`, days. */
export const rankRanges = [7, 30, 90] as const

/** 采购场景 of 一键选品. */
export const selectionScenes = ['新员工入职', '会议接待', '茶歇', '劳保', '节日福利', '自定义'] as const

export type SelectionScene = (typeof selectionScenes)[number]

/** The plans of 一键选品. */
export const selectionPlanNames = { economy: '经济', balanced: '均衡', quality: '品质' } as const satisfies Names

export type SelectionPlanCode = keyof typeof selectionPlanNames

/** `Type` of a favourite. */
export const favoriteTypeNames = { 1: '收藏', 2: '浏览记录' } as const satisfies Names
