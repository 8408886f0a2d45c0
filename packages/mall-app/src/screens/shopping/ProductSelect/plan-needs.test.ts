import { describe, expect, test } from 'vitest'
import { leadingPlan, needsOf } from './plan-needs.ts'

const need = (NeedId: number) => ({ NeedId, NeedName: `need ${NeedId}` })
const plan = (Plan: 'economy' | 'balanced' | 'quality', ids: readonly number[], leftFen = 1, sameAs: string | null = null) => ({ Plan, leftFen, sameAs, lines: ids.map(need) })

describe('the rows of the plans', () => {
  test.each<[string, Parameters<typeof needsOf>[0], readonly number[]]>([
    ['none', [], []],
    ['the order of the longest', [plan('economy', [3, 1]), plan('balanced', [1, 2, 3])], [1, 2, 3]],
    ['what only a shorter one has comes last', [plan('economy', [9]), plan('quality', [1, 2])], [1, 2, 9]],
  ])('%s', (_, plans, ids) => {
    expect(needsOf(plans)).toEqual(ids.map(need))
  })
})

test.each<[string, Parameters<typeof leadingPlan>[0], string]>([
  ['the balanced one', [plan('economy', [1]), plan('balanced', [1]), plan('quality', [1])], 'balanced'],
  ['the best that the budget has room for', [plan('economy', [1]), plan('balanced', [1], -1), plan('quality', [1], 0)], 'quality'],
  ['the first of the same', [plan('economy', [1]), plan('balanced', [1], 1, '经济'), plan('quality', [1], 1, '经济')], 'economy'],
  ['one at least', [plan('economy', [1], -1), plan('balanced', [1], -5), plan('quality', [1], -9)], 'economy'],
])('%s leads', (_, plans, leading) => {
  expect(leadingPlan(plans)).toBe(leading)
})
