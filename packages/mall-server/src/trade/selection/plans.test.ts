import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOf, worthOfChoice, type Choice, type Option } from './knapsack.ts'
import { plansOf, unchanged, type Changes, type OpenNeed } from './plans.ts'

const option = (code: string, costFen: number, isAgreed = false, quantity = 1): Option => ({ code, quantity, costFen, pieceFen: costFen / quantity, isAgreed })
const need = (id: number, options: readonly Option[], isNecessary = true): OpenNeed => ({ id, isNecessary, options })
const select = (needs: readonly OpenNeed[], budgetFen: number, changes: Changes = unchanged) => plansOf(needs, budgetFen, () => changes)
const codes = (choice: Choice) => choice.map((one) => one?.code ?? null)

const anyOption = fc.record({
  costFen: fc.integer({ min: 1, max: 400 }), quantity: fc.integer({ min: 1, max: 9 }), isAgreed: fc.boolean(),
})
const anyNeeds = fc
  .array(fc.record({ isNecessary: fc.boolean(), options: fc.array(anyOption, { maxLength: 4 }) }), { minLength: 1, maxLength: 5 })
  .map((needs) => needs.map(({ isNecessary, options }, id) => need(id + 1, options.map((one, at) => option(`${id + 1}-${at}`, one.costFen, one.isAgreed, one.quantity)), isNecessary)))
const anyBudget = fc.integer({ min: 1, max: 1_500 })

/** All ways to fill the needs, by brute force. */
const allWays = (needs: readonly OpenNeed[]): (Option | null)[][] =>
  needs.reduce<(Option | null)[][]>((ways, { isNecessary, options }) => {
    const own: (Option | null)[] = isNecessary && options.length > 0 ? [...options] : [...options, null]
    return ways.flatMap((way) => own.map((one) => [...way, one]))
  }, [[]])
const costOfWay = (way: readonly (Option | null)[]) => way.reduce((sum, one) => sum + (one?.costFen ?? 0), 0)

describe('of 500 occasions', () => {
  it('none is above the budget where a way within it exists, and all are the cheapest way where none does', () => {
    fc.assert(
      fc.property(anyNeeds, anyBudget, (needs, budget) => {
        const leastFen = Math.min(...allWays(needs).map(costOfWay))
        for (const choice of Object.values(select(needs, budget))) {
          if (leastFen <= budget) expect(costOf(choice)).toBeLessThanOrEqual(budget)
          else expect(costOf(choice)).toBe(leastFen)
          for (const [at, { isNecessary, options }] of needs.entries()) if (isNecessary && options.length > 0) expect(choice[at]).not.toBeNull()
        }
      }),
      { numRuns: 500 },
    )
  })

  it('each is at least as good as the one before, and costs no less', () => {
    fc.assert(
      fc.property(anyNeeds, anyBudget, (needs, budget) => {
        const { economy, balanced, quality } = select(needs, budget)
        expect(costOf(economy)).toBeLessThanOrEqual(costOf(balanced))
        expect(costOf(balanced)).toBeLessThanOrEqual(costOf(quality))
        expect(worthOfChoice(economy)).toBeLessThanOrEqual(worthOfChoice(balanced))
        expect(worthOfChoice(balanced)).toBeLessThanOrEqual(worthOfChoice(quality))
      }),
      { numRuns: 500 },
    )
  })

  it('品质 fills as many needs as any way within the budget, with agreed products first', () => {
    fc.assert(
      fc.property(anyNeeds, anyBudget, (needs, budget) => {
        const { quality } = select(needs, budget)
        const preferred = needs.map((one) => ({ ...one, options: one.options.some(({ isAgreed }) => isAgreed) ? one.options.filter(({ isAgreed }) => isAgreed) : one.options }))
        const agreedWays = allWays(preferred).filter((way) => costOfWay(way) <= budget)
        const ways = agreedWays.length > 0 ? agreedWays : allWays(needs).filter((way) => costOfWay(way) <= budget)
        if (ways.length === 0) return
        const filled = (way: readonly (Option | null)[]) => way.filter((one) => one !== null).length
        const agreed = (way: readonly (Option | null)[]) => way.filter((one) => one?.isAgreed).length
        const most = Math.max(...ways.map(filled))
        expect(filled(quality)).toBe(most)
        expect(agreed(quality)).toBe(Math.max(...ways.filter((way) => filled(way) === most).map(agreed)))
      }),
      { numRuns: 500 },
    )
  })

  it('what is kept stays, and the same occasion has the same plans', () => {
    fc.assert(
      fc.property(anyNeeds, anyBudget, fc.nat(), (needs, budget, seed) => {
        const kept = new Map(needs.flatMap(({ id, options }) => {
          const one = options[seed % Math.max(1, options.length)]
          return one && (seed + id) % 2 === 0 ? [[id, { ...one, quantity: one.quantity + 1 }] as const] : []
        }))
        const changes: Changes = { kept, exchanged: new Set(['1-0', '2-1']) }
        const plans = select(needs, budget, changes)
        for (const choice of Object.values(plans)) {
          for (const [at, { id }] of needs.entries()) if (kept.has(id)) expect(choice[at]).toMatchObject(kept.get(id) ?? {})
        }
        expect(select(needs, budget, changes)).toEqual(plans)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the plans', () => {
  const pens = need(1, [option('p1', 100), option('p2', 200), option('p3', 300), option('p4', 400), option('p5', 500)])
  const pads = need(2, [option('m1', 50), option('m2', 90)], false)

  it('differ: what is necessary, then all in the middle, then the best', () => {
    const { economy, balanced, quality } = select([pens, pads], 10_000)
    expect(codes(economy)).toEqual(['p1', null])
    expect(codes(balanced)).toEqual(['p3', 'm1'])
    expect(codes(quality)).toEqual(['p5', 'm2'])
  })

  it('leave out what is not necessary before they go above the budget', () => {
    expect(codes(select([pens, pads], 120).quality)).toEqual(['p1', null])
    expect(codes(select([pens, pads], 150).quality)).toEqual(['p1', 'm1'])
  })

  it('take agreed products alone, until these cost too much', () => {
    const dear = need(1, [option('cheap', 100), option('agreed', 300, true)])
    expect(codes(select([dear], 300).economy)).toEqual(['agreed'])
    expect(codes(select([dear], 299).economy)).toEqual(['cheap'])
  })

  it('exchange a product, and start again when none is left', () => {
    const without = (...exchanged: string[]) => codes(select([pens], 10_000, { kept: new Map(), exchanged: new Set(exchanged) }).economy)
    expect(without('p1')).toEqual(['p2'])
    expect(without('p1', 'p2', 'p3', 'p4')).toEqual(['p5'])
    expect(without('p1', 'p2', 'p3', 'p4', 'p5')).toEqual(['p1'])
  })

  it('compare packings by what a piece costs', () => {
    // A pack of ten for 500 is cheaper by the piece than one for 80, and dearer for one person.
    const packed = need(1, [{ ...option('one', 80), pieceFen: 80 }, { ...option('ten', 500), pieceFen: 50 }])
    expect(codes(select([packed], 10_000).economy)).toEqual(['one'])
    expect(codes(select([packed], 10_000).quality)).toEqual(['one'])
  })

  it('are decided at once for many needs with many products', () => {
    const many = Array.from({ length: 20 }, (_, id) => need(id + 1, Array.from({ length: 32 }, (_, at) => option(`${id}-${at}`, 1_000 + ((id * 7919 + at * 104_729) % 99_991), at % 3 === 0)), id % 2 === 0))
    const { quality } = select(many, 800_000)
    expect(costOf(quality)).toBeLessThanOrEqual(800_000)
    expect(quality.every((one) => one !== null)).toBe(true)
  })
})
