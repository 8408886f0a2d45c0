import { invoicesBeforeIssue, invoicesWithoutEffect, issuedInvoices, type InvoiceStatus } from '@mall/api/contract'

/* What invoices of an order should come to, in fen. The database has the same sums as columns (`trade/order/invoiceable.ts`); the audit of trade compares. */

/** The money of an order. */
export interface OrderMoney {
  readonly paidFen: number
  /** Of goods that went back, or are on their way back. */
  readonly returnedFen: number
  /** What was given back of this. */
  readonly refundedFen: number
}

/** What an invoice has of an order. */
export interface InvoicePart {
  /** Rises with the time of the application. */
  readonly id: number
  readonly status: InvoiceStatus
  readonly amountFen: number
  readonly redFen: number
  readonly redWantedFen: number
}

const validFen = ({ amountFen, redFen }: InvoicePart): number => amountFen - redFen

const sumOf = (parts: readonly InvoicePart[], fenOf: (part: InvoicePart) => number): number => parts.reduce((sum, part) => sum + fenOf(part), 0)

const isIssued = ({ status }: InvoicePart): boolean => issuedInvoices.includes(status)

const uninvoicedFen = ({ paidFen, returnedFen }: OrderMoney, parts: readonly InvoicePart[]): number =>
  paidFen - returnedFen - sumOf(parts.filter(({ status }) => !invoicesWithoutEffect.includes(status)), validFen)

/** What can be applied for. */
export const availableFen = (order: OrderMoney, parts: readonly InvoicePart[]): number => Math.max(0, uninvoicedFen(order, parts))

/** What is issued and valid beyond what was paid and not refunded. */
export const overInvoicedFen = ({ paidFen, refundedFen }: OrderMoney, parts: readonly InvoicePart[]): number =>
  Math.max(0, sumOf(parts.filter(isIssued), validFen) - paidFen + refundedFen)

interface Share {
  readonly id: number
  readonly fen: number
}

/** Takes an amount from the latest on, of each as much as it has. */
const takeFromLatest = (wantedFen: number, shares: readonly Share[]): Share[] => {
  let left = Math.max(0, wantedFen)
  return shares
    .toSorted((a, b) => b.id - a.id)
    .flatMap(({ id, fen: most }) => {
      const fen = Math.min(left, most)
      left -= fen
      return fen > 0 ? [{ id, fen }] : []
    })
}

/** By how much the applications before their issue become less, so that no more is issued than is kept. */
export const loweringOf = (order: OrderMoney, parts: readonly InvoicePart[]): Share[] =>
  takeFromLatest(-uninvoicedFen(order, parts), parts.filter(({ status }) => invoicesBeforeIssue.includes(status)).map((part) => ({ id: part.id, fen: validFen(part) })))

/** What of the issued ones should be reversed beside what is being reversed: all together what is too much. */
export const suggestedRedsOf = (overFen: number, parts: readonly InvoicePart[]): Share[] => {
  const issued = parts.filter(isIssued)
  const underWay = sumOf(issued, ({ redWantedFen }) => redWantedFen)
  return takeFromLatest(overFen - underWay, issued.map((part) => ({ id: part.id, fen: validFen(part) - part.redWantedFen })))
}

/** What will have to be reversed beside this once the money for goods on their way back is returned; none of it where the return comes to nothing. */
export const expectedRedsOf = (order: OrderMoney, parts: readonly InvoicePart[]): Share[] => {
  const refundedFen = Math.max(order.refundedFen, order.returnedFen)
  const suggested = new Map(suggestedRedsOf(overInvoicedFen(order, parts), parts).map(({ id, fen }) => [id, fen]))
  return suggestedRedsOf(overInvoicedFen({ ...order, refundedFen }, parts), parts).flatMap(({ id, fen }) => {
    const expected = fen - (suggested.get(id) ?? 0)
    return expected > 0 ? [{ id, fen: expected }] : []
  })
}
