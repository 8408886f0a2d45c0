import { orderStatus, paymentType, type OrderStatus, type OrderTotals, type PaymentType } from '@mall/api/contract'
import { pathOf, resolveNodes, type ApprovalPeople, type ResolvedNode } from '../../company/approval-flow/rules.ts'
import { paymentDisabledReason, type PaymentTerm } from '../../trade/order/payment.ts'
import { freightOfMall } from '../../catalogue/pricing/freight.ts'
import { priceLine, totalsOf, type PricedLine } from '../../catalogue/pricing/lines.ts'
import { defaultWorkCalendar, isWorkingDay } from '@mall/api/seller/contract'
import type { Sellable } from '../../catalogue/assortment/rules.ts'
import { addDays, midnightOf, toDay } from '../../platform/time.ts'
import type { FlowRule, ReasonFacts } from '../../platform/db/schema/approval.ts'
import type { Random } from '../../platform/seeded-random.ts'
import { officeTime, officeTimeAfter } from './office-time.ts'
import { courseOf, statusFor, type OrderCourse } from './plan.ts'

/** A purchaser, with the rules of their company. */
export interface Purchaser {
  readonly userId: number
  readonly enterpriseId: number
  readonly groupId: number
  readonly departmentId: number
  readonly nickname: string
  readonly singleLimitFen: number | null
  readonly managerId: number | null
}

/** What the orders of one company are made from. */
export interface Company {
  readonly purchasers: readonly Purchaser[]
  readonly colleagues: ApprovalPeople['colleagues']
  readonly flow: { readonly rules: readonly FlowRule[] }
  readonly terms: readonly PaymentTerm[]
  readonly sellables: readonly Sellable[]
}

/** An order of the past, before it is written. */
export interface DraftOrder extends OrderTotals {
  readonly purchaser: Purchaser
  readonly paymentType: PaymentType
  readonly lines: readonly PricedLine[]
  readonly reasons: readonly ReasonFacts[]
  readonly nodes: readonly ResolvedNode[]
  readonly course: OrderCourse
  /** When the first node agreed to an order that waits for the second; null for all others. */
  readonly firstDecisionAt: Date | null
}

/** How far back the history goes, days. */
export const historyDays = 365

/** A moment of office hours on a working day; recent days are drawn more often. */
const momentOf = (now: Date, random: Random): Date => {
  const daysBack = Math.floor(random.next() ** 1.35 * historyDays)
  let midnight = addDays(midnightOf(now), -daysBack)
  while (!isWorkingDay(defaultWorkCalendar, toDay(midnight))) midnight = addDays(midnight, -1)
  const moment = new Date(midnight.getTime() + random.int(9 * 60, 17 * 60 + 40) * 60_000)
  return moment < now ? moment : new Date(now.getTime() - random.int(20, 90) * 60_000)
}

/** Six in ten orders are settled monthly. */
const { onAccount, transfer, online, onDelivery } = paymentType
const paymentTypes: readonly PaymentType[] = [onAccount, onAccount, onAccount, onAccount, onAccount, onAccount, online, online, transfer, onDelivery]

const quantityOf = (sellable: Sellable, priceFen: number, random: Random): number => {
  const steps = priceFen > 50_000 ? random.int(0, 1) : random.int(0, 6)
  const wanted = sellable.moq + steps * sellable.step
  return sellable.maxQty !== null && wanted > sellable.maxQty ? sellable.moq : wanted
}

const linesOf = (company: Company, random: Random): PricedLine[] => {
  const count = random.pick([1, 1, 2, 2, 3, 3, 4, 5, 6])
  // The first products of a company's list are bought repeatedly.
  const favoured = Math.max(1, Math.floor(company.sellables.length / 5))
  const chosen = new Map<number, Sellable>()
  for (let index = 0; index < count; index++) {
    const sellable = random.chance(0.7) ? company.sellables[random.int(0, favoured - 1)] : random.pick(company.sellables)
    if (sellable !== undefined) chosen.set(sellable.productId, sellable)
  }
  return [...chosen.values()].map((sellable) => {
    const item = { cartItemId: 0, productId: sellable.productId, remark: '' }
    const first = priceLine({ ...item, quantity: sellable.moq }, sellable)
    return priceLine({ ...item, quantity: quantityOf(sellable, first.priceFen, random) }, sellable)
  })
}

/** An order that the demo must have in any case. */
export interface OrderFixture {
  readonly status: OrderStatus
  readonly ageMs: number
  readonly userId: number
  readonly paymentType: PaymentType
  /** How long ago the first node agreed, ms. */
  readonly firstDecisionAgeMs?: number
}

/** A single piece is shipped or it is not. */
const canShipInPart = (lines: readonly PricedLine[]): boolean => lines.length > 1 || (lines[0]?.quantity ?? 0) > 1

/** One order of the past, approved and paid by the company's own rules. */
export const draftOrder = (company: Company, now: Date, random: Random, fixture?: OrderFixture): DraftOrder => {
  const chosen = company.purchasers.find((one) => one.userId === fixture?.userId)
  const purchaser = chosen ?? random.pick(company.purchasers)
  const lines = linesOf(company, random)
  const totals = totalsOf(lines, freightOfMall)
  const drawn = fixture?.paymentType ?? random.pick(paymentTypes)
  const agreed = paymentDisabledReason(drawn, company.terms, totals.payableFen) === '' ? drawn : onAccount
  const path = pathOf(company.flow.rules, {
    payableFen: totals.payableFen,
    singleLimitFen: purchaser.singleLimitFen,
    overrun: null,
    lines: lines.map((line) => ({ name: line.sellable.name, subtotalFen: line.subtotalFen, isAgreed: !line.sellable.isNonAgreed, categoryIds: line.sellable.categoryIds })),
  })
  const { managerId } = purchaser
  const people = { applicantId: purchaser.userId, managerId, superiorIds: managerId === null ? [] : [managerId], colleagues: company.colleagues }
  const nodes = resolveNodes(path.nodes, people) ?? []
  const createdAt = officeTime(fixture === undefined ? momentOf(now, random) : new Date(now.getTime() - fixture.ageMs))
  const order = { needsApproval: nodes.length > 0, paymentType: agreed }
  const drawnStatus = fixture?.status ?? statusFor(now.getTime() - createdAt.getTime(), order, random)
  const status = drawnStatus === orderStatus.partlyShipped && !canShipInPart(lines) ? orderStatus.preparing : drawnStatus
  return {
    ...totals,
    purchaser,
    paymentType: agreed,
    lines,
    nodes,
    reasons: nodes.length > 0 ? path.reasons : [],
    course: courseOf(status, createdAt, now, order, random),
    firstDecisionAt: fixture?.firstDecisionAgeMs === undefined ? null : officeTimeAfter(createdAt, new Date(now.getTime() - fixture.firstDecisionAgeMs)),
  }
}

const approvalOnly: ReadonlySet<OrderStatus> = new Set([orderStatus.pendingApproval, orderStatus.approvalRejected, orderStatus.withdrawn])

/** An order as specified: generated again until it needs an approval exactly when its status requires one. */
export const fixtureOrder = (company: Company, now: Date, random: Random, fixture: OrderFixture): DraftOrder => {
  for (let tries = 0; tries < 500; tries++) {
    const draft = draftOrder(company, now, random, fixture)
    if (draft.nodes.length > 0 === approvalOnly.has(fixture.status) && draft.paymentType === fixture.paymentType && draft.course.status === fixture.status) return draft
  }
  throw new Error(`No order of status ${fixture.status} can be drawn`)
}
