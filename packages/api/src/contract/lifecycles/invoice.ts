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

export type InvoiceTransitionAction = 'Approve' | 'Reject' | 'Cancel' | 'Withdraw' | 'Issue' | 'RedApply' | 'RedIssuePart' | 'RedIssue' | 'RedReject'

export const invoiceLifecycle: Lifecycle<InvoiceStatus, InvoiceTransitionAction> = {
  states: [
    { status: invoiceStatus.pendingReview, name: '待审核' },
    { status: invoiceStatus.rejected, name: '已驳回' },
    { status: invoiceStatus.issuing, name: '开票中' },
    { status: invoiceStatus.issued, name: '已开票' },
    { status: invoiceStatus.reversing, name: '红冲中' },
    { status: invoiceStatus.reversed, name: '已红冲' },
    { status: invoiceStatus.cancelled, name: '已取消' },
  ],
  transitions: [
    { from: [invoiceStatus.pendingReview], to: invoiceStatus.issuing, action: 'Approve', who: ['seller'] },
    { from: [invoiceStatus.pendingReview], to: invoiceStatus.rejected, action: 'Reject', who: ['seller'] },
    { from: [invoiceStatus.pendingReview], to: invoiceStatus.cancelled, action: 'Cancel', who: ['invoicer'] },
    // All goods of it go back before it is issued.
    { from: [invoiceStatus.pendingReview, invoiceStatus.issuing], to: invoiceStatus.cancelled, action: 'Withdraw', who: ['system'] },
    { from: [invoiceStatus.issuing], to: invoiceStatus.issued, action: 'Issue', who: ['seller'] },
    { from: [invoiceStatus.issued], to: invoiceStatus.reversing, action: 'RedApply', who: ['invoicer'] },
    // A red letter after which something stays valid, and the one after which nothing does.
    { from: [invoiceStatus.reversing], to: invoiceStatus.issued, action: 'RedIssuePart', who: ['seller'] },
    { from: [invoiceStatus.reversing], to: invoiceStatus.reversed, action: 'RedIssue', who: ['seller'] },
    { from: [invoiceStatus.reversing], to: invoiceStatus.issued, action: 'RedReject', who: ['seller'] },
  ],
}

/** Applications without effect: what they were for can be applied for again. */
export const invoicesWithoutEffect: readonly InvoiceStatus[] = [invoiceStatus.rejected, invoiceStatus.cancelled]

/** Statuses in which there is an invoice, and not only an application for one. */
export const issuedInvoices: readonly InvoiceStatus[] = [invoiceStatus.issued, invoiceStatus.reversing, invoiceStatus.reversed]

/** Everything that `AllowActions` of an invoice can hold. `Download` and `Resend` leave the status as it is. */
export const invoiceActions = ['View', 'Download', 'Resend', 'RedApply', 'Cancel'] as const

export type InvoiceAction = (typeof invoiceActions)[number]

/** What may still be lowered: nothing of it is issued. */
export const invoicesBeforeIssue: readonly InvoiceStatus[] = [invoiceStatus.pendingReview, invoiceStatus.issuing]

/** What red letters have to do with an issued invoice: 待红冲, since more is invoiced of an order than was paid and not refunded; 部分红冲. */
export const redState = { wanted: 1, partly: 2 } as const

export type RedState = (typeof redState)[keyof typeof redState]

/** The Chinese names of {@link redState}. */
export const redStateNames = { [redState.wanted]: '待红冲', [redState.partly]: '部分红冲' } as const satisfies Names

/** How many orders one application can be for. */
export const maxInvoiceOrders = 100

/** How often an invoice can be sent by mail within an hour. */
export const maxInvoiceMailsPerHour = 5

/** When an order is invoiced: 随单开票, 集中开票, 暂不开票. */
export const invoiceMode = { withOrder: 1, collected: 2, none: 3 } as const

export type InvoiceMode = (typeof invoiceMode)[keyof typeof invoiceMode]

/** The Chinese names of {@link invoiceMode}. */
export const invoiceModeNames = {
  [invoiceMode.withOrder]: '随单开票',
  [invoiceMode.collected]: '集中开票',
  [invoiceMode.none]: '暂不开票',
} as const satisfies Names

/** Types of invoices: 数电普票, 数电专票, 纸质专票. The paper one is printed and posted: it is no file. */
export const invoiceType = { electronicGeneral: 1, electronicSpecial: 2, paperSpecial: 3 } as const

export type InvoiceType = (typeof invoiceType)[keyof typeof invoiceType]

/** The Chinese names of {@link invoiceType}. */
export const invoiceTypeNames = {
  [invoiceType.electronicGeneral]: '数电普票',
  [invoiceType.electronicSpecial]: '数电专票',
  [invoiceType.paperSpecial]: '纸质专票',
} as const satisfies Names

/** What files an invoice may have, the one first that most people open. */
export const invoiceFileKinds = ['pdf', 'ofd', 'xml'] as const

export type InvoiceFileKind = (typeof invoiceFileKinds)[number]

/** The Chinese names of {@link invoiceFileKinds}. */
export const invoiceFileKindNames = { pdf: 'PDF', ofd: 'OFD', xml: 'XML' } as const satisfies Readonly<Record<InvoiceFileKind, string>>

/** What the lines of an invoice say: 明细, 大类. */
export const invoiceContent = { lines: 1, categories: 2 } as const

export type InvoiceContent = (typeof invoiceContent)[keyof typeof invoiceContent]

/** The Chinese names of {@link invoiceContent}. */
export const invoiceContentNames = { [invoiceContent.lines]: '明细', [invoiceContent.categories]: '大类' } as const satisfies Names

/** 开票状态 of an order: 未开票, 开票中, 已开票. */
export const invoiceState = { notInvoiced: 1, invoicing: 2, invoiced: 3 } as const

export type InvoiceState = (typeof invoiceState)[keyof typeof invoiceState]

/** The Chinese names of {@link invoiceState}. */
export const invoiceStateNames = {
  [invoiceState.notInvoiced]: '未开票',
  [invoiceState.invoicing]: '开票中',
  [invoiceState.invoiced]: '已开票',
} as const satisfies Names
