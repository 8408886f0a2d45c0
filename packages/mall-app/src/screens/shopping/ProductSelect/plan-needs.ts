import type { ShownPlan } from './plan-edits.ts'

/** Something that the occasion needs, for which a plan may have a line. */
export interface Need {
  readonly NeedId: number
  readonly NeedName: string
}

type Plans = readonly (Pick<ShownPlan, 'Plan' | 'leftFen' | 'sameAs'> & { readonly lines: readonly Need[] })[]

/** What any of the plans has a line for, in the order of the longest one: a row each, so that plans are compared along it. */
export const needsOf = (plans: Plans): readonly Need[] => {
  const byLength = plans.toSorted((one, other) => other.lines.length - one.lines.length)
  const needs = new Map<number, Need>()
  for (const { lines } of byLength) for (const { NeedId, NeedName } of lines) if (!needs.has(NeedId)) needs.set(NeedId, { NeedId, NeedName })
  return [...needs.values()]
}

const preference = ['balanced', 'quality', 'economy'] as const

/** The one plan whose button is decisive: the balanced one, unless it is empty, over the budget or no other than the one before it. */
export const leadingPlan = (plans: Plans): ShownPlan['Plan'] => {
  const fits = new Set(plans.filter(({ lines, leftFen, sameAs }) => lines.length > 0 && leftFen >= 0 && sameAs === null).map(({ Plan }) => Plan))
  return preference.find((plan) => fits.has(plan)) ?? 'economy'
}
