import type { Lifecycle, Names } from './define.ts'

/** Statuses of an application for an invoice. */
export const invoiceStatus = {
  pendingReview: 10,
  rejected: 11,
  issuing: 20,
  issued: 30,
  reversing: 40,
  reversed: 41,
  cancelled: 60,
} as const

export type InvoiceStatus = (typeof invoiceStatus)[keyof typeof invoiceStatus]

export type InvoiceTransitionAction = 'Approve' | 'Reject' | 'Cancel' | 'Issue' | 'RedApply' | 'RedIssue' | 'RedReject'

export const invoiceLifecycle: Lifecycle<InvoiceStatus, InvoiceTransitionAction> = {
  states: [
    { status: 10, name: '待审核' },
    { status: 11, name: '已驳回' },
    { status: 20, name: '开票中' },
    { status: 30, name: '已开票' },
    { status: 40, name: '红冲中' },
    { status: 41, name: '已红冲' },
    { status: 60, name: '已取消' },
  ],
  transitions: [
    { from: [10], to: 20, action: 'Approve', who: ['seller'] },
    { from: [10], to: 11, action: 'Reject', who: ['seller'] },
    { from: [10], to: 60, action: 'Cancel', who: ['payer'] },
    { from: [20], to: 30, action: 'Issue', who: ['seller'] },
    { from: [30], to: 40, action: 'RedApply', who: ['payer'] },
    { from: [40], to: 41, action: 'RedIssue', who: ['seller'] },
    { from: [40], to: 30, action: 'RedReject', who: ['seller'] },
  ],
}

/** Applications without effect: what they were for can be applied for again. */
export const invoicesWithoutEffect: readonly InvoiceStatus[] = [invoiceStatus.rejected, invoiceStatus.cancelled]

/** Statuses in which there is an invoice, and not only an application for one. */
export const issuedInvoices: readonly InvoiceStatus[] = [invoiceStatus.issued, invoiceStatus.reversing, invoiceStatus.reversed]

/** Everything that `AllowActions` of an invoice can hold. `Download` and `Resend` leave the status as it is. */
export const invoiceActions = ['View', 'Download', 'Resend', 'RedApply', 'Cancel'] as const

export type InvoiceAction = (typeof invoiceActions)[number]

/** How many orders one application can be for. */
export const maxInvoiceOrders = 100

/** How often an invoice can be sent by mail within an hour. */
export const maxInvoiceMailsPerHour = 5

/** When an order is invoiced. */
export const invoiceModeNames = { 1: '随单开票', 2: '集中开票', 3: '暂不开票' } as const satisfies Names

export type InvoiceMode = keyof typeof invoiceModeNames

export const invoiceTypeNames = { 1: '数电普票', 2: '数电专票', 3: '纸质专票' } as const satisfies Names

export type InvoiceType = keyof typeof invoiceTypeNames

/** The type that is printed and posted: it is no file. */
export const paperInvoiceType = 3 satisfies InvoiceType

/** What the lines of an invoice say. */
export const invoiceContentNames = { 1: '明细', 2: '大类' } as const satisfies Names

export type InvoiceContent = keyof typeof invoiceContentNames

/** 开票状态 of an order. */
export const invoiceStateNames = { 1: '未开票', 2: '开票中', 3: '已开票' } as const satisfies Names

export type InvoiceState = keyof typeof invoiceStateNames
