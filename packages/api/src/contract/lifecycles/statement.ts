import type { Lifecycle, Names } from './define.ts'

/** Statuses of a statement (对账单). */
export const statementStatus = { pending: 10, disputed: 20, confirmed: 30, invoiced: 40, settled: 50 } as const

export type StatementStatus = (typeof statementStatus)[keyof typeof statementStatus]

/** Statements whose lines are all confirmed. */
export const confirmedStatements = [statementStatus.confirmed, statementStatus.invoiced, statementStatus.settled] as const

/** Statements that are to be paid: confirmed, invoiced or not. */
export const payableStatements = [statementStatus.confirmed, statementStatus.invoiced] as const

export type StatementMove = 'Dispute' | 'Resolve' | 'Confirm' | 'ConfirmSilently' | 'ConfirmRest' | 'Invoice' | 'Uninvoice' | 'Settle' | 'Reopen'

/**
 * What follows from the lines: disputed while one is, confirmed when all are. `ConfirmRest`: silence confirms all but the disputed ones. `Invoice`: invoices of its orders have all of
 * it; `Uninvoice`: a red letter took something of them back. `Reopen`: a payment is taken off it again.
 */
export const statementLifecycle: Lifecycle<StatementStatus, StatementMove> = {
  states: [
    { status: statementStatus.pending, name: '待确认' },
    { status: statementStatus.disputed, name: '有异议' },
    { status: statementStatus.confirmed, name: '已确认' },
    { status: statementStatus.invoiced, name: '已开票' },
    { status: statementStatus.settled, name: '已结清' },
  ],
  transitions: [
    { from: [statementStatus.pending], to: statementStatus.disputed, action: 'Dispute', who: ['invoicer'] },
    { from: [statementStatus.disputed], to: statementStatus.pending, action: 'Resolve', who: ['invoicer', 'seller'] },
    { from: [statementStatus.pending, statementStatus.disputed], to: statementStatus.confirmed, action: 'Confirm', who: ['invoicer', 'seller'] },
    { from: [statementStatus.pending], to: statementStatus.confirmed, action: 'ConfirmSilently', who: ['system'] },
    { from: [statementStatus.disputed], to: statementStatus.disputed, action: 'ConfirmRest', who: ['system'] },
    { from: [statementStatus.confirmed], to: statementStatus.invoiced, action: 'Invoice', who: ['system'] },
    { from: [statementStatus.invoiced], to: statementStatus.confirmed, action: 'Uninvoice', who: ['system'] },
    { from: [statementStatus.confirmed, statementStatus.invoiced], to: statementStatus.settled, action: 'Settle', who: ['seller', 'system'] },
    { from: [statementStatus.settled], to: statementStatus.confirmed, action: 'Reopen', who: ['seller'] },
  ],
}

/** Whether a confirmed statement is invoiced, whether it is paid or not. */
export const statementInvoicing = { open: 1, done: 2 } as const

export type StatementInvoicing = (typeof statementInvoicing)[keyof typeof statementInvoicing]

/** The Chinese names of {@link statementInvoicing}. */
export const statementInvoicingNames = { [statementInvoicing.open]: '未开票', [statementInvoicing.done]: '已开票' } as const satisfies Names

/** A line of a statement. What is postponed (留到下期) counts in none until the next one takes it again. */
export const statementRowStateNames = { open: '待确认', confirmed: '已确认', disputed: '有异议', postponed: '留到下期' } as const satisfies Names

export type StatementRowState = keyof typeof statementRowStateNames

/** What a line of a statement is made of. */
export const statementPieceNames = { goods: '收货', freight: '运费', return: '退货', correction: '更正' } as const satisfies Names

export type StatementPiece = keyof typeof statementPieceNames

/** 对账日: the day of the month that is the last one of a statement; 0 is the last of each month. */
export const statementDays = { last: 0, max: 28 } as const

/** How long without a word until a statement is confirmed by itself, days, unless the terms say otherwise. */
export const silentDaysDefault = 10

/** As what a statement can be downloaded. */
export const statementFormats = ['xlsx', 'pdf'] as const

export type StatementFormat = (typeof statementFormats)[number]

/** The most lines that one call names, the longest text of a dispute or an answer and the most pictures of a dispute; the longest terms, days. */
export const statementLimits = { rows: 500, text: 500, images: 5, creditDays: 180, silentDays: 60 } as const
