import { budgetMonths, budgetPeriodEnd, budgetPeriodText, shiftDay, type BudgetControl, type BudgetPeriod } from '@mall/api/contract'
import {
  availableFen,
  freeze,
  opening,
  refund,
  release,
  use,
  useFrozen,
  type BudgetAmounts,
  type BudgetChange,
} from '../../company/budget/rules.ts'
import { startOfDay, toDay } from '../../platform/time.ts'
import type { budget, budgetLedger } from '../../platform/db/schema/budget.ts'
import { demo } from '../organisation.ts'

/** How a department gets the budgets of one level of its account. */
interface BudgetPlan {
  readonly departmentId: number
  readonly enterpriseId: number
  readonly period: BudgetPeriod
  readonly control: BudgetControl
  /** Share of the current period that is spent, so that bars of all levels are shown. */
  readonly spentShare: number
  /** Fen; the minimum of a period. */
  readonly atLeastFen: number
}

const { departments, enterprises } = demo

const plan = (
  enterpriseId: number,
  departmentId: number,
  period: BudgetPeriod,
  control: BudgetControl,
  spentShare: number,
  atLeastFen: number,
): BudgetPlan => ({ enterpriseId, departmentId, period, control, spentShare, atLeastFen })

const plans: readonly BudgetPlan[] = [
  plan(enterprises.huaqiTech, departments.administration, 'month', 'approve', 0.35, 8_000_000),
  plan(enterprises.huaqiTech, departments.research, 'quarter', 'approve', 0.75, 6_000_000),
  plan(enterprises.huaqiTech, departments.platform, 'quarter', 'approve', 0.5, 6_000_000),
  plan(enterprises.huaqiTech, departments.quality, 'quarter', 'approve', 0.6, 4_000_000),
  plan(enterprises.huaqiTech, departments.marketing, 'quarter', 'forbid', 0.97, 1_000_000),
  plan(enterprises.huaqiTech, departments.finance, 'year', 'approve', 0.55, 10_000_000),
  plan(enterprises.huaqiFactory, departments.factoryAdministration, 'month', 'approve', 0.5, 5_000_000),
  plan(enterprises.huaqiFactory, departments.production, 'year', 'forbid', 0.7, 20_000_000),
  plan(enterprises.yuanfanLogistics, departments.logisticsAdministration, 'month', 'approve', 0.4, 6_000_000),
  plan(enterprises.yuanfanLogistics, departments.operations, 'quarter', 'approve', 0.92, 4_000_000),
  plan(enterprises.yuanfanTrade, departments.sales, 'year', 'approve', 0.6, 12_000_000),
  // Further levels of accounts above.
  plan(enterprises.huaqiTech, departments.administration, 'quarter', 'approve', 0.45, 20_000_000),
  plan(enterprises.huaqiTech, departments.administration, 'year', 'approve', 0.5, 60_000_000),
  plan(enterprises.huaqiTech, departments.research, 'year', 'approve', 0.6, 20_000_000),
]

const digits = (value: number): string => String(value).padStart(2, '0')

interface Span {
  readonly name: string
  readonly startsOn: string
  readonly endsOn: string
}

/** The period around a day. */
const spanOf = (period: BudgetPeriod, day: string): Span => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = month - ((month - 1) % budgetMonths[period])
  const startsOn = `${year}-${digits(first)}-01`
  const endsOn = budgetPeriodEnd(period, startsOn)
  return { name: period === 'year' ? `${year}年度预算` : `${budgetPeriodText(period, startsOn, endsOn)}预算`, startsOn, endsOn }
}

/** The periods from a day to another, the earliest first. */
const spansBetween = (period: BudgetPeriod, from: string, to: string): Span[] => {
  const spans: Span[] = []
  for (let day = from; spans.at(-1) === undefined || (spans.at(-1)?.endsOn ?? '') < to; day = shiftDay(spans.at(-1)?.endsOn ?? day, 1)) {
    spans.push(spanOf(period, day))
  }
  return spans
}

/** What an order did to its department's budgets. */
export interface BudgetEvent {
  readonly kind: 'freeze' | 'use' | 'useFrozen' | 'release' | 'refund'
  readonly orderId: number
  readonly departmentId: number
  /** The order's day: it decides the period. */
  readonly orderDay: string
  readonly amountFen: number
  readonly at: Date
  readonly operator: string
}

export type BudgetRow = typeof budget.$inferInsert & { readonly id: number }
type LedgerRow = typeof budgetLedger.$inferInsert

const moves = { freeze, use, useFrozen, release, refund }

/** The total of a period, so that the planned share of it is spent: in whole ¥1,000; a tight one in whole ¥100. */
const totalFor = (budgetPlan: BudgetPlan, isCurrent: boolean, spentFen: number, peakFen: number): number => {
  const wanted = Math.max(spentFen / (isCurrent ? budgetPlan.spentShare : 0.85), peakFen)
  const isTight = isCurrent && budgetPlan.spentShare > 0.9 && spentFen > 0
  const grain = isTight ? 10_000 : 100_000
  return Math.ceil(Math.max(wanted, isTight ? 0 : budgetPlan.atLeastFen) / grain) * grain
}

/** Applies the events of one budget in order; the ledger's first row opens it. */
const play = (
  id: number,
  totalFen: number,
  opened: Date,
  events: readonly BudgetEvent[],
): { amounts: BudgetAmounts; ledger: LedgerRow[] } => {
  let { amounts } = opening(totalFen)
  const ledger: LedgerRow[] = []
  let balanceFen = 0
  const write = (change: BudgetChange, cause: Pick<LedgerRow, 'orderId' | 'operator' | 'createdAt'>) => {
    ;({ amounts } = change)
    for (const entry of change.entries) {
      balanceFen += entry.amountFen
      ledger.push({ budgetId: id, kind: entry.kind, amountFen: entry.amountFen, balanceFen, ...cause })
    }
  }
  write(opening(totalFen), { orderId: null, operator: '系统', createdAt: opened })
  for (const event of events) {
    write(moves[event.kind](amounts, event.amountFen), { orderId: event.orderId, operator: event.operator, createdAt: event.at })
  }
  return { amounts, ledger }
}

export interface SeededBudgets {
  readonly budgets: BudgetRow[]
  readonly ledger: LedgerRow[]
  /** The budgets that hold an order of a department and a day. */
  readonly budgetIdsOf: (departmentId: number, orderDay: string) => number[]
}

const spentAndPeak = (events: readonly BudgetEvent[]): { spentFen: number; peakFen: number } => {
  let { amounts } = opening(0)
  let peakFen = 0
  for (const event of events) {
    ;({ amounts } = moves[event.kind](amounts, event.amountFen))
    peakFen = Math.max(peakFen, -availableFen(amounts))
  }
  return { spentFen: -availableFen(amounts), peakFen }
}

/** The budgets of all periods of the history, with ledgers that add up to them. `events` in the order of time. */
export const budgetsOf = (events: readonly BudgetEvent[], from: Date, now: Date): SeededBudgets => {
  const today = toDay(now)
  const budgets: BudgetRow[] = []
  const ledger: LedgerRow[] = []
  for (const budgetPlan of plans) {
    for (const span of spansBetween(budgetPlan.period, toDay(from), today)) {
      const id = budgets.length + 1
      const own = events.filter(
        (event) => event.departmentId === budgetPlan.departmentId && event.orderDay >= span.startsOn && event.orderDay <= span.endsOn,
      )
      const { spentFen, peakFen } = spentAndPeak(own)
      const isCurrent = span.endsOn >= today
      const plan = play(id, totalFor(budgetPlan, isCurrent, spentFen, peakFen), startOfDay(span.startsOn), own)
      const { enterpriseId, departmentId, period, control } = budgetPlan
      budgets.push({ id, enterpriseId, departmentId, period, control, ...span, ...plan.amounts, enabled: true })
      ledger.push(...plan.ledger)
    }
  }
  const budgetIdsOf = (departmentId: number, orderDay: string) =>
    budgets.filter((row) => row.departmentId === departmentId && row.startsOn <= orderDay && row.endsOn >= orderDay).map(({ id }) => id)
  return { budgets, ledger, budgetIdsOf }
}

/** True when the department's orders are charged to budgets at all. */
export const hasBudget = (departmentId: number): boolean => plans.some((one) => one.departmentId === departmentId)
