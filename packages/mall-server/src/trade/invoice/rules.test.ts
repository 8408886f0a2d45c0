import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceStatus, type InvoiceStatus } from '@mall/api/contract'
import { availableFen, loweringOf, overInvoicedFen, suggestedRedsOf, type InvoicePart } from './rules.ts'

type Service = 'underWay' | 'refunded' | 'none'

interface Order {
  readonly paidFen: number
  readonly services: { fen: number; state: Service }[]
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** An order with goods and freight, its returns, and its invoices: what people, the seller and the issuer do, by the rules alone. */
const createBook = (goodsFen: number, freightFen: number) => {
  const order: Order = { paidFen: goodsFen + freightFen, services: [] }
  const parts: Mutable<InvoicePart>[] = []
  const sum = (states: readonly Service[]) => order.services.reduce((total, { fen, state }) => (states.includes(state) ? total + fen : total), 0)
  const money = () => ({ paidFen: order.paidFen, returnedFen: sum(['underWay', 'refunded']), refundedFen: sum(['refunded']) })
  const at = (index: number, status: InvoiceStatus) => {
    const found = parts.filter((part) => part.status === status)
    return found[index % Math.max(1, found.length)]
  }
  const shareOf = (fen: number, share: number) => Math.min(fen, Math.max(1, Math.floor((fen * share) / 100)))

  const apply = (share: number) => {
    const most = availableFen(money(), parts)
    if (most > 0) parts.push({ id: parts.length + 1, status: invoiceStatus.pendingReview, amountFen: shareOf(most, share), redFen: 0, redWantedFen: 0 })
  }
  const follow = () => {
    for (const { id, fen } of loweringOf(money(), parts)) {
      const part = parts[id - 1]
      if (part === undefined) throw new Error('What is lowered is not there')
      if (part.amountFen === fen) part.status = invoiceStatus.cancelled
      else part.amountFen -= fen
    }
  }
  const goBack = (share: number) => {
    const most = goodsFen - sum(['underWay', 'refunded'])
    if (most > 0) order.services.push({ fen: shareOf(most, share), state: 'underWay' })
    follow()
  }
  const end = (index: number, state: Service) => {
    const open = order.services.filter((service) => service.state === 'underWay')
    const service = open[index % Math.max(1, open.length)]
    if (service !== undefined) service.state = state
    follow()
  }
  const move = (index: number, from: InvoiceStatus, to: InvoiceStatus) => {
    const part = at(index, from)
    if (part !== undefined) part.status = to
  }
  const reverse = (part: Mutable<InvoicePart> | undefined, fen: number) => {
    if (part === undefined || fen <= 0) return
    part.redWantedFen = fen
    part.status = invoiceStatus.reversing
  }
  const issueRed = (index: number) => {
    const part = at(index, invoiceStatus.reversing)
    if (part === undefined) return
    part.redFen += part.redWantedFen
    part.redWantedFen = 0
    part.status = part.redFen === part.amountFen ? invoiceStatus.reversed : invoiceStatus.issued
  }
  const refuseRed = (index: number) => {
    const part = at(index, invoiceStatus.reversing)
    if (part === undefined) return
    part.redWantedFen = 0
    part.status = invoiceStatus.issued
  }
  const reverseShare = (index: number, share: number) => {
    const part = at(index, invoiceStatus.issued)
    if (part !== undefined) reverse(part, shareOf(part.amountFen - part.redFen, share))
  }
  const issueAll = () => {
    for (const part of parts) if (part.status === invoiceStatus.pendingReview || part.status === invoiceStatus.issuing) part.status = invoiceStatus.issued
    for (const part of parts) if (part.status === invoiceStatus.reversing) issueRed(parts.filter(({ status }) => status === invoiceStatus.reversing).indexOf(part))
  }
  const over = () => overInvoicedFen(money(), parts)
  /** What the mall asks for until nothing is wrong: returns end, what is too much is reversed, the rest is applied for. */
  const settle = () => {
    while (order.services.some(({ state }) => state === 'underWay')) end(0, 'refunded')
    issueAll()
    for (let round = 0; over() > 0 && round < 20; round++) {
      for (const { id, fen } of suggestedRedsOf(over(), parts)) reverse(parts[id - 1], fen)
      issueAll()
    }
    apply(100)
    issueAll()
  }
  const validFen = () => parts.reduce((total, part) => (([invoiceStatus.issued, invoiceStatus.reversing, invoiceStatus.reversed] as const).some((status) => status === part.status) ? total + part.amountFen - part.redFen : total), 0)

  return { parts, money, over, apply, goBack, end, move, reverseShare, issueRed, refuseRed, settle, validFen }
}

const index = fc.nat(9)
const share = fc.integer({ min: 1, max: 100 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('apply' as const, 'goBack' as const), index, share }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reverse' as const), index, share }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('approve' as const, 'reject' as const, 'cancel' as const, 'issue' as const, 'issueRed' as const, 'refuseRed' as const, 'refund' as const, 'keep' as const), index }) },
)

test('over any sequence issued − reversed comes to paid − refunded once all is settled, and nothing is issued beyond it that was not before a refund', () => {
  let [reds, lowered] = [0, 0]
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(2_000), fc.array(step, { maxLength: 40, size: 'max' }), (goodsFen, freightFen, steps) => {
      const book = createBook(goodsFen, freightFen)
      const { pendingReview, issuing, issued, rejected, cancelled } = invoiceStatus
      for (const one of steps) {
        const before = book.parts.reduce((sum, { amountFen }) => sum + amountFen, 0)
        if (one.kind === 'apply') book.apply(one.share)
        else if (one.kind === 'goBack') book.goBack(one.share)
        else if (one.kind === 'reverse') book.reverseShare(one.index, one.share)
        else if (one.kind === 'approve') book.move(one.index, pendingReview, issuing)
        else if (one.kind === 'reject') book.move(one.index, pendingReview, rejected)
        else if (one.kind === 'cancel') book.move(one.index, pendingReview, cancelled)
        else if (one.kind === 'issue') book.move(one.index, issuing, issued)
        else if (one.kind === 'issueRed') book.issueRed(one.index)
        else if (one.kind === 'refuseRed') book.refuseRed(one.index)
        else if (one.kind === 'refund') book.end(one.index, 'refunded')
        else book.end(one.index, 'none')
        if (book.parts.reduce((sum, { amountFen }) => sum + amountFen, 0) < before) lowered++
        expect(loweringOf(book.money(), book.parts)).toEqual([])
        for (const { amountFen, redFen, redWantedFen } of book.parts) expect(amountFen > 0 && redFen >= 0 && redWantedFen >= 0 && redFen + redWantedFen <= amountFen).toBe(true)
        // Too much of an order is issued only by what was refunded after its issue, and the page suggests no more than that.
        const suggested = suggestedRedsOf(book.over(), book.parts).reduce((sum, { fen }) => sum + fen, 0)
        expect(suggested).toBeLessThanOrEqual(book.over())
        expect(book.over()).toBeLessThanOrEqual(book.money().refundedFen)
      }
      book.settle()
      const { paidFen, refundedFen } = book.money()
      expect(book.validFen()).toBe(paidFen - refundedFen)
      expect(book.over()).toBe(0)
      reds += book.parts.filter(({ redFen }) => redFen > 0).length
    }),
    { numRuns: 10_000, seed: 20_260_318 },
  )
  expect(reds).toBeGreaterThan(1_000)
  expect(lowered).toBeGreaterThan(1_000)
}, 240_000)
