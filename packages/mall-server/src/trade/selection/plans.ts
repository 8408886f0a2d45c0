import type { SelectionPlanCode } from '@mall/api/contract'
import { bestChoice, costOf, highestGrade, leastChoice, type Choice, type Graded, type Need, type Option } from './knapsack.ts'

/** A need with all that could fill it. */
export interface OpenNeed {
  readonly id: number
  readonly isNecessary: boolean
  readonly options: readonly Option[]
}

/** What the user changed in a plan. */
export interface Changes {
  /** By need: what stays as it is. */
  readonly kept: ReadonlyMap<number, Option>
  /** Codes of products that were exchanged for another one. */
  readonly exchanged: ReadonlySet<string>
}

export const unchanged: Changes = { kept: new Map(), exchanged: new Set() }

/** The highest grade of 均衡. */
const middleGrade = 2

/** The place of each option among their prices; those of one price have the same. */
const graded = (options: readonly Option[]): Graded[] => {
  const prices = options.map(({ pieceFen }) => pieceFen).toSorted((one, other) => one - other)
  const steps = Math.max(1, prices.length - 1)
  return options.map((option) => ({ ...option, grade: Math.round((prices.indexOf(option.pieceFen) * highestGrade) / steps) }))
}

/** Those that were not exchanged; all of them where none is left. */
export const notExchanged = (options: readonly Option[], { exchanged }: Changes): readonly Option[] => {
  const left = options.filter(({ code }) => !exchanged.has(code))
  return left.length === 0 ? options : left
}

const agreedAlone = (options: readonly Option[]): readonly Option[] => {
  const agreed = options.filter(({ isAgreed }) => isAgreed)
  return agreed.length === 0 ? options : agreed
}

const needOf = ({ id, isNecessary, options }: OpenNeed, changes: Changes, narrow: (options: readonly Option[]) => readonly Option[]): Need => {
  const kept = changes.kept.get(id)
  if (kept === undefined) return { id, isNecessary, options: graded(narrow(notExchanged(options, changes))) }
  const known = graded(narrow(options)).find(({ code }) => code === kept.code)
  return { id, isNecessary: true, options: [{ ...kept, grade: known?.grade ?? 0 }] }
}

/** What fills the needs: of those with an agreed product agreed ones alone, unless what is necessary would cost more than the budget. */
const offered = (needs: readonly OpenNeed[], budgetFen: number, changes: Changes): Need[] => {
  const agreed = needs.map((need) => needOf(need, changes, agreedAlone))
  return costOf(leastChoice(agreed)) <= budgetFen ? agreed : needs.map((need) => needOf(need, changes, (options) => options))
}

/** Nothing dearer than the middle, but the cheapest way always. */
const upToMiddle = (needs: readonly Need[]): Need[] => {
  const least = leastChoice(needs.map((need) => ({ ...need, isNecessary: true })))
  return needs.map((need, at) => ({ ...need, options: need.options.filter((option) => option.grade <= middleGrade || option === least[at]) }))
}

/** The most that 均衡 costs: half of what is left above the cheapest way, and never more than 品质. */
const middleBudget = (needs: readonly OpenNeed[], budgetFen: number): number => {
  const base = offered(needs, budgetFen, unchanged)
  const leastFen = costOf(leastChoice(base))
  const best = bestChoice(base, budgetFen)
  return best === null ? budgetFen : Math.min(costOf(best), leastFen + Math.floor((budgetFen - leastFen) / 2))
}

/**
 * The three plans. 经济: what is necessary for the least money. 均衡: all needs as far as half of the rest goes, nothing dearer than
 * the middle. 品质: all needs and the best grades within the budget. Where even the cheapest way is above the budget, each is the cheapest way.
 */
export const plansOf = (
  needs: readonly OpenNeed[], budgetFen: number, changesOf: (plan: SelectionPlanCode) => Changes,
): Readonly<Record<SelectionPlanCode, Choice>> => {
  const of = (plan: SelectionPlanCode) => offered(needs, budgetFen, changesOf(plan))
  const [economy, balanced, quality] = [of('economy'), upToMiddle(of('balanced')), of('quality')]
  return {
    economy: leastChoice(economy),
    balanced: bestChoice(balanced, middleBudget(needs, budgetFen)) ?? bestChoice(balanced, budgetFen) ?? leastChoice(balanced),
    quality: bestChoice(quality, budgetFen) ?? leastChoice(quality),
  }
}
