import type { Names } from './define.ts'

/** Kinds of notices, in the order of their settings. */
export const noticeKindNames = {
  approvalWaiting: '待我审批',
  approvalResult: '审批结果',
  orderShipped: '订单发货',
  orderDelivered: '订单送达',
  orderChanged: '订单变更',
  quoted: '报价',
  budgetWarning: '预算预警',
  afterSalesProgress: '售后进度',
  invoiceIssued: '开票完成',
  statement: '对账',
  review: '评价',
  restocked: '到货',
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
  invoiceRed: '待红冲',
  statement: '对账待确认',
} as const satisfies Names

export type TodoKind = keyof typeof todoKindNames

/** Who sees a 常购清单. */
export const purchaseListVisibilityNames = { self: '仅自己', department: '本部门' } as const satisfies Names

export type PurchaseListVisibility = keyof typeof purchaseListVisibilityNames

/** `Scope` of `Product/Rank`: 全平台, 本企业. */
export const rankScope = { mall: 1, enterprise: 2 } as const

export type RankScope = (typeof rankScope)[keyof typeof rankScope]

/** The Chinese names of {@link rankScope}. */
export const rankScopeNames = { [rankScope.mall]: '全平台', [rankScope.enterprise]: '本企业' } as const satisfies Names

/** `Type` of `Product/Rank`: 销量榜, 复购榜, 降价榜, 新品榜. */
export const rankType = { sales: 1, repurchases: 2, priceCuts: 3, arrivals: 4 } as const

export type RankType = (typeof rankType)[keyof typeof rankType]

/** The Chinese names of {@link rankType}. */
export const rankTypeNames = {
  [rankType.sales]: '销量榜',
  [rankType.repurchases]: '复购榜',
  [rankType.priceCuts]: '降价榜',
  [rankType.arrivals]: '新品榜',
} as const satisfies Names

/** `Range` of `Product/Rank`, days. */
export const rankRanges = [7, 30, 90] as const

/** 采购场景 of 一键选品. */
export const selectionScenes = ['新员工入职', '会议接待', '茶歇', '劳保', '节日福利', '自定义'] as const

export type SelectionScene = (typeof selectionScenes)[number]

/** The plans of 一键选品. */
export const selectionPlanNames = { economy: '经济', balanced: '均衡', quality: '品质' } as const satisfies Names

export type SelectionPlanCode = keyof typeof selectionPlanNames

/** `Type` of a favourite: 收藏, 浏览记录. */
export const favoriteType = { favorite: 1, browsed: 2 } as const

export type FavoriteType = (typeof favoriteType)[keyof typeof favoriteType]

/** The Chinese names of {@link favoriteType}. */
export const favoriteTypeNames = { [favoriteType.favorite]: '收藏', [favoriteType.browsed]: '浏览记录' } as const satisfies Names
