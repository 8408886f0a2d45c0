import { budgetMonths, budgetPeriodEnd, budgetPeriodText, shiftDay, type BudgetPeriod } from '@mall/api/contract'

/** How many periods from the current one on can be chosen. */
const offered: Readonly<Record<BudgetPeriod, number>> = { month: 24, quarter: 8, year: 3 }

/** The first day of the period of the calendar that a day (`YYYY-MM-DD`) is in. */
export const periodStart = (period: BudgetPeriod, day: string): string => {
  const [year = '', month = ''] = day.split('-')
  const first = Number(month) - ((Number(month) - 1) % budgetMonths[period])
  return `${year}-${String(first).padStart(2, '0')}-01`
}

/** The periods to choose from, the current one first; `chosen` too, where it is none of them. */
export const periodChoices = (period: BudgetPeriod, today: string, chosen: string): { value: string; label: string }[] => {
  const starts: string[] = []
  for (let start = periodStart(period, today); starts.length < offered[period]; start = shiftDay(budgetPeriodEnd(period, start), 1)) starts.push(start)
  const all = chosen === '' || starts.includes(chosen) ? starts : [chosen, ...starts]
  return all.map((start) => {
    const end = budgetPeriodEnd(period, start)
    return { value: start, label: `${budgetPeriodText(period, start, end)}（${start} 至 ${end}）` }
  })
}
