import { budgetPeriodNames, type BudgetSummary } from '@mall/api/contract'
import { budgetParts } from '@mall/ui/budget-bar'
import { grantedOf, percentTaken } from '../../../features/budget/budget-words.ts'

const day = 86_400_000
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Before so much of the period, its pace says little. */
const leastShare = 0.1

/**
 * Whether the money of a budget lasts as long as its period, in words: `季过了 55%，预算用了 63%；照此速度 12-10 前后用完，早 21 天`.
 * @param today `YYYY-MM-DD`
 */
export const paceText = (budget: Pick<BudgetSummary, 'Period' | 'StartDate' | 'EndDate' | 'Total' | 'Adjusted' | 'Used' | 'Frozen'>, today: string): string => {
  const { Period, StartDate, EndDate, Used, Frozen } = budget
  const total = grantedOf(budget)
  const percent = percentTaken(budgetParts({ total, used: Used, frozen: Frozen }))
  const [start, end, now] = [Date.parse(StartDate), Date.parse(EndDate) + day, Date.parse(today) + day]
  const passed = Math.min(1, Math.max(0, (now - start) / (end - start)))
  const time = passed === 1 ? `今天是本${budgetPeriodNames[Period]}最后一天` : `本${budgetPeriodNames[Period]}过了 ${Math.floor(passed * 100)}%`
  const facts = `${time}，预算用了 ${percent}%`
  const taken = Used + Frozen
  if (passed < leastShare || taken <= 0 || percent >= 100) return facts
  const emptyAt = start + ((now - start) * total) / taken
  const daysEarly = Math.floor((end - emptyAt) / day)
  return daysEarly < 1 ? `${facts}，照此速度够用` : `${facts}；照此速度 ${dateOf(emptyAt).slice(5)} 前后用完，早 ${daysEarly} 天`
}
