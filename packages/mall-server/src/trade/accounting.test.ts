import { budgetPeriodEnd, invoicesBeforeIssue, invoicesWithoutEffect, invoiceStatus, netFen, openPieces, orderStatus, paymentStatus, receiptStateOf, receivePieces, refusalFen, unshippedPieces, type BudgetControl, type LinePieces, type OrderStatus } from '@mall/api/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begin, moved, type HeldAmounts, type HoldChange } from '../company/budget/hold-rules.ts'
import { availableFen as leftOf, forbiddenText, opening, overrunOf, type BudgetAmounts, type BudgetLevel } from '../company/budget/rules.ts'
import { availableFen, loweringOf, overInvoicedFen, suggestedRedsOf, type InvoicePart } from './invoice/rules.ts'
import { owedFen, refundShares, type ArrivedPayment } from './order/lifecycle/refund-rules.ts'

/*
 * One order passes through receipts, refunds, invoices and budgets, and each of them has its rules and its sequences. Here they are run together, without a
 * database: what one of them gives back the others have to follow. `money-loop.test.ts` runs fewer of them through the calls.
 */

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

interface Account {
  readonly level: BudgetLevel
  amounts: BudgetAmounts
  ledgerFen: number
}

interface Line {
  readonly priceFen: number
  pieces: LinePieces
  /** Received and applied for as a return that was not kept after all. */
  returned: number
}

interface Service {
  readonly line: Line
  readonly pieces: number
  state: 'underWay' | 'refunded' | 'kept'
}

interface Order {
  readonly lines: readonly Line[]
  readonly freightFen: number
  readonly payableFen: number
  readonly isPrepaid: boolean
  status: OrderStatus
  refusedFen: number
  holds: HeldAmounts[]
  readonly payments: Mutable<ArrivedPayment>[]
  readonly services: Service[]
  readonly parts: Mutable<InvoicePart>[]
}

const { pendingApproval, preparing, completed, cancelled, refused } = orderStatus
const { pendingReview, issuing, issued, reversing, reversed } = invoiceStatus
const counts = { orders: 0, refusals: 0, wholeRefusals: 0, refunds: 0, givenBack: 0, lowered: 0, reds: 0, severalReds: 0, forbidden: 0 }

const sum = <Value>(values: readonly Value[], fenOf: (value: Value) => number): number => values.reduce((total, value) => total + fenOf(value), 0)
const serviceFen = ({ services }: Order, ...states: Service['state'][]) => sum(services.filter(({ state }) => states.includes(state)), ({ line, pieces }) => line.priceFen * pieces)
const piecesOf = ({ lines }: Order) => lines.map(({ pieces }) => pieces)
const moneyOf = (order: Order) => ({
  paidFen: order.payableFen,
  returnedFen: order.refusedFen + serviceFen(order, 'underWay', 'refunded'),
  refundedFen: order.refusedFen + serviceFen(order, 'refunded'),
})
/** What the order costs, while anything of it is bought. */
const netOf = (order: Order) => netFen({ ...order, refundedFen: serviceFen(order, 'refunded') })
const keptOf = ({ payments }: Order) => sum(payments, ({ amountFen, refundFen }) => amountFen - refundFen)
const validOf = ({ parts }: Order) => sum(parts.filter(({ status }) => status === issued || status === reversing || status === reversed), ({ amountFen, redFen }) => amountFen - redFen)
const appliedOf = ({ parts }: Order) => sum(parts.filter(({ status }) => !invoicesWithoutEffect.includes(status)), ({ amountFen, redFen }) => amountFen - redFen)
const chosen = <Value>(values: readonly Value[], at: number): Value | undefined => values[at % Math.max(1, values.length)]
const shareOf = (fen: number, share: number) => Math.min(fen, Math.max(1, Math.floor((fen * share) / 100)))

const createBook = (accounts: readonly Account[]) => {
  const orders: Order[] = []
  const each = (order: Order, change: (budget: BudgetAmounts, held: HeldAmounts) => HoldChange | null) => {
    order.holds = accounts.map((account, at) => {
      const held = order.holds[at] ?? { frozenFen: 0, usedFen: 0, returnedFen: 0 }
      const made = change(account.amounts, held)
      if (made === null) return held
      account.amounts = made.budget.amounts
      account.ledgerFen += sum(made.budget.entries, ({ amountFen }) => amountFen)
      return made.held
    })
  }
  /** What follows when an order costs less: the money, the budget and the invoices. */
  const costsLess = (order: Order, lessFen: number) => {
    if (lessFen > 0) each(order, (budget, held) => moved('refund', budget, held, lessFen))
    payBack(order)
    lower(order)
  }
  const payBack = (order: Order) => {
    for (const { payment, fen } of refundShares(order.payments.toReversed(), owedFen(order, serviceFen(order, 'refunded')))) {
      payment.refundFen += fen
      counts.givenBack++
    }
  }
  const lower = (order: Order) => {
    for (const { id, fen } of loweringOf(moneyOf(order), order.parts)) {
      const part = order.parts[id - 1]
      if (part === undefined) throw new Error('What is lowered is not there')
      if (part.amountFen === fen) part.status = invoiceStatus.cancelled
      else part.amountFen -= fen
      counts.lowered++
    }
  }

  const submit = (goods: readonly (readonly [priceFen: number, ordered: number])[], freightFen: number, isPrepaid: boolean, needsApproval: boolean) => {
    const payableFen = freightFen + sum(goods, ([priceFen, ordered]) => priceFen * ordered)
    const levels = accounts.map(({ level, amounts }) => ({ ...level, ...amounts }))
    if (forbiddenText(levels, payableFen) !== null) {
      counts.forbidden++
      return
    }
    const isFrozen = needsApproval || overrunOf(levels, payableFen) !== null
    const lines = goods.map(([priceFen, ordered]): Line => ({ priceFen, pieces: { ordered, shipped: 0, received: 0, refused: 0 }, returned: 0 }))
    const order: Order = { lines, freightFen, payableFen, isPrepaid, status: isFrozen ? pendingApproval : preparing, refusedFen: 0, holds: [], payments: [], services: [], parts: [] }
    each(order, (budget) => begin(budget, isFrozen ? 'frozen' : 'used', payableFen))
    orders.push(order)
    counts.orders++
  }
  const approve = (order: Order) => {
    if (order.status !== pendingApproval) return
    each(order, (budget, held) => moved('useFrozen', budget, held))
    order.status = preparing
  }
  const cancel = (order: Order) => {
    if ((order.status !== pendingApproval && order.status !== preparing) || order.lines.some(({ pieces }) => pieces.shipped > 0)) return
    each(order, (budget, held) => moved(order.status === pendingApproval ? 'release' : 'refund', budget, held))
    order.status = cancelled
    payBack(order)
  }
  /** Online: also twice, and after the order ended. */
  const pay = (order: Order) => {
    if (!order.isPrepaid || order.status === pendingApproval || order.payments.length > 1) return
    const isAwaited = order.status === preparing && order.payments.length === 0
    order.payments.push({ status: isAwaited ? paymentStatus.paid : paymentStatus.late, amountFen: order.payableFen, refundFen: 0 })
    payBack(order)
  }
  const isPaid = (order: Order) => !order.isPrepaid || order.payments.length > 0
  const ship = (order: Order, at: number, wanted: number) => {
    const line = chosen(order.lines, at)
    if (line === undefined || order.status !== preparing || !isPaid(order)) return
    line.pieces = { ...line.pieces, shipped: line.pieces.shipped + Math.min(wanted, unshippedPieces(line.pieces)) }
  }
  const receive = (order: Order, at: number, said: { readonly received: number; readonly refused: number }) => {
    const line = chosen(order.lines, at)
    const after = line === undefined || order.status !== preparing ? null : receivePieces(line.pieces, said)
    if (line === undefined || after === null) return
    line.pieces = after
    const lessFen = said.refused === 0 ? 0 : refusalFen({ refused: [{ priceFen: line.priceFen, pieces: said.refused }], after: piecesOf(order), freightFen: order.freightFen })
    order.refusedFen += lessFen
    const state = receiptStateOf(piecesOf(order))
    if (state !== 'open') order.status = state === 'refused' ? refused : completed
    if (said.refused > 0) counts.refusals++
    if (state === 'refused') counts.wholeRefusals++
    costsLess(order, lessFen)
  }
  const giveBack = (order: Order, at: number, wanted: number) => {
    const line = chosen(order.lines, at)
    const pieces = line === undefined ? 0 : Math.min(wanted, line.pieces.received - line.returned)
    if (line === undefined || order.status !== completed || pieces === 0) return
    line.returned += pieces
    order.services.push({ line, pieces, state: 'underWay' })
    lower(order)
  }
  const endService = (order: Order, at: number, isRefunded: boolean) => {
    const service = chosen(order.services.filter(({ state }) => state === 'underWay'), at)
    if (service === undefined) return
    const { line, pieces } = service
    service.state = isRefunded ? 'refunded' : 'kept'
    if (isRefunded) {
      counts.refunds++
      costsLess(order, line.priceFen * pieces)
    } else line.returned -= pieces
  }
  const apply = (order: Order, share: number) => {
    const most = order.status === completed ? availableFen(moneyOf(order), order.parts) : 0
    if (most > 0) order.parts.push({ id: order.parts.length + 1, status: pendingReview, amountFen: shareOf(most, share), redFen: 0, redWantedFen: 0 })
  }
  const reverse = (part: Mutable<InvoicePart> | undefined, fen: number) => {
    if (part?.status !== issued || fen <= 0) return
    part.redWantedFen = fen
    part.status = reversing
  }
  /** The issuer's next step of an invoice. */
  const moveOn = (part: Mutable<InvoicePart> | undefined) => {
    if (part === undefined) return
    if (part.status === reversing) {
      counts.reds++
      if (part.redFen > 0) counts.severalReds++
      part.redFen += part.redWantedFen
      part.redWantedFen = 0
      part.status = part.redFen === part.amountFen ? reversed : issued
    } else if (part.status === pendingReview) part.status = issuing
    else if (part.status === issuing) part.status = issued
  }
  const reject = (part: Mutable<InvoicePart> | undefined) => {
    if (part?.status === reversing) {
      part.redWantedFen = 0
      part.status = issued
    } else if (part?.status === pendingReview) part.status = invoiceStatus.rejected
  }
  const issueAll = ({ parts }: Order) => {
    for (const part of parts) for (let step = 0; step < 2; step++) if (part.status !== issued) moveOn(part)
  }
  const overOf = (order: Order) => overInvoicedFen(moneyOf(order), order.parts)
  /** All that was begun comes to its end, and what the mall asks for is done. */
  const settle = (order: Order) => {
    approve(order)
    if (!isPaid(order)) pay(order)
    for (const [at, { pieces }] of order.lines.entries()) ship(order, at, unshippedPieces(pieces))
    for (const [at, { pieces }] of order.lines.entries()) receive(order, at, { received: openPieces(pieces), refused: 0 })
    while (order.services.some(({ state }) => state === 'underWay')) endService(order, 0, true)
    issueAll(order)
    for (const { id, fen } of suggestedRedsOf(overOf(order), order.parts)) reverse(order.parts[id - 1], fen)
    issueAll(order)
    apply(order, 100)
    issueAll(order)
  }

  return { orders, submit, approve, cancel, pay, ship, receive, giveBack, endService, apply, reverse, moveOn, issueAll, reject, overOf, settle }
}

/** What does not add up; empty: nothing. */
const problems = (accounts: readonly Account[], { orders, overOf }: Pick<ReturnType<typeof createBook>, 'orders' | 'overOf'>): string[] => {
  const frozenFen = sum(orders, (order) => (order.status === pendingApproval ? order.payableFen : 0))
  const usedFen = sum(orders, (order) => (order.status === pendingApproval || order.status === cancelled ? 0 : netOf(order)))
  return [
    ...accounts.flatMap(({ level: { period, control }, amounts, ledgerFen }) =>
      amounts.frozenFen === frozenFen && amounts.usedFen === usedFen && ledgerFen === leftOf(amounts) && (control === 'approve' || leftOf(amounts) >= 0) ? [] : [`${period}: ${JSON.stringify(amounts)}, ledger ${ledgerFen}, frozen ${frozenFen}, used ${usedFen}`]),
    ...orders.flatMap((order, at) => {
      const owed = owedFen(order, serviceFen(order, 'refunded'))
      const wrong = {
        pieces: order.lines.some(({ pieces: one }) => [one.received, one.refused, openPieces(one), unshippedPieces(one)].some((count) => count < 0)),
        money: order.payments.length > 0 && keptOf(order) !== owed,
        // Too much is invoiced only by what was refunded after the issue.
        over: overOf(order) > serviceFen(order, 'refunded'),
        // No more is applied for than is kept, and not on its way back.
        lowering: appliedOf(order) > order.payableFen - moneyOf(order).returnedFen && order.parts.some(({ status }) => invoicesBeforeIssue.includes(status)),
        reds: order.parts.some(({ status, amountFen, redFen, redWantedFen }) => !invoicesWithoutEffect.includes(status) && (redFen + redWantedFen > amountFen || redFen < 0)),
        holds: order.holds.some(({ frozenFen: frozen, usedFen: used, returnedFen }) => frozen + used + returnedFen !== order.payableFen),
      }
      return Object.values(wrong).some(Boolean) ? [`order ${at}: ${JSON.stringify(wrong)}, owed ${owed}, kept ${keptOf(order)}`] : []
    }),
  ]
}

const nat = fc.nat(5)
const share = fc.integer({ min: 1, max: 100 })
const goods = fc.array(fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 3 })
const early = fc.record({ kind: fc.constantFrom('approve', 'cancel', 'pay', 'pay', 'ship', 'ship', 'receive', 'receive', 'receive', 'refuse', 'refuse'), order: nat, at: nat, pieces: fc.integer({ min: 1, max: 5 }), share })
const late = fc.record({ kind: fc.constantFrom('finish', 'finish', 'pay', 'refuse', 'giveBack', 'giveBack', 'refund', 'refund', 'keep', 'apply', 'apply', 'reverse', 'reverse', 'moveOn', 'moveOn', 'issueAll', 'issueAll', 'reject'), order: nat, at: nat, pieces: fc.integer({ min: 1, max: 3 }), share })
const spans = [['year', '2026-01-01'], ['quarter', '2026-10-01'], ['month', '2026-11-01']] as const

test('10,000 sequences of partial receipts, refusals, returns, refunds, red letters, freight and nested budgets: after each step all of them agree, and at the end issued − reversed = paid − refunded = used', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(
      fc.tuple(...spans.map(() => fc.tuple(fc.integer({ min: 100_000, max: 2_000_000 }), fc.constantFrom<BudgetControl>('approve', 'forbid')))),
      fc.array(fc.tuple(goods, fc.nat(2_000), fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 3 }),
      fc.array(early, { minLength: 4, maxLength: 20, size: 'max' }),
      fc.array(late, { minLength: 12, maxLength: 40, size: 'max' }),
      (totals, wanted, first, then) => {
        const accounts = spans.map(([period, startsOn], at): Account => {
          const [totalFen, control] = totals[at] ?? [1, 'approve']
          return { level: { ...opening(totalFen).amounts, period, startsOn, endsOn: budgetPeriodEnd(period, startsOn), control }, amounts: opening(totalFen).amounts, ledgerFen: totalFen }
        })
        const book = createBook(accounts)
        const check = (after: string) => {
          const wrong = problems(accounts, book)
          if (wrong.length > 0) expect(wrong, after).toEqual([])
        }
        for (const one of wanted) book.submit(...one)
        check('submit')
        for (const { kind, order: which, at, pieces, share: part } of [...first, ...then]) {
          const order = chosen(book.orders, which)
          if (order === undefined) continue
          const line = chosen(order.lines, at)
          const invoice = chosen(order.parts, at)
          if (kind === 'approve') book.approve(order)
          else if (kind === 'cancel') book.cancel(order)
          else if (kind === 'pay') book.pay(order)
          else if (kind === 'ship') book.ship(order, at, pieces)
          else if (kind === 'receive') book.receive(order, at, { received: pieces, refused: 0 })
          else if (kind === 'refuse') book.receive(order, at, { received: 0, refused: line === undefined ? 0 : Math.min(pieces, openPieces(line.pieces)) })
          else if (kind === 'finish') {
            if (order.payments.length === 0) book.pay(order)
            for (const [index, own] of order.lines.entries()) {
              book.ship(order, index, unshippedPieces(own.pieces))
              book.receive(order, index, { received: openPieces(own.pieces), refused: 0 })
            }
          } else if (kind === 'giveBack') book.giveBack(order, at, pieces)
          else if (kind === 'refund' || kind === 'keep') book.endService(order, at, kind === 'refund')
          else if (kind === 'apply') book.apply(order, part)
          else if (kind === 'reverse') book.reverse(invoice, invoice === undefined ? 0 : shareOf(invoice.amountFen - invoice.redFen, part))
          else if (kind === 'moveOn') book.moveOn(invoice)
          else if (kind === 'issueAll') book.issueAll(order)
          else book.reject(invoice)
          check(kind)
        }
        for (const order of book.orders) {
          book.settle(order)
          check('settle')
          const net = order.status === cancelled ? 0 : netOf(order)
          const held = order.holds.map(({ frozenFen, usedFen }) => frozenFen + usedFen)
          expect({ issued: validOf(order), over: book.overOf(order), held, paid: order.isPrepaid ? keptOf(order) : net }).toEqual({ issued: net, over: 0, held: spans.map(() => net), paid: net })
        }
      },
    ),
    { numRuns: 10_000, seed: 20_261_126 },
  )
  // Each of them came about, and often.
  for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(200)
})
