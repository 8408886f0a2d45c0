import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { shiftDay } from '../calendar-day.ts'
import { percentOfFen, priceInForce, type AcceptedQuote, type AgreedRow, type PriceQuestion, type ProductAgreement } from './price-in-force.ts'

const market = [{ minQty: 1, priceFen: 1_000 }, { minQty: 10, priceFen: 900 }]
const fixed = (priceFen: number): AgreedRow => ({ kind: 'fixed', tiers: [{ minQty: 1, priceFen }] })
const agreement = (changes: Partial<ProductAgreement> = {}): ProductAgreement => ({ number: 'KX-2026-0001', level: 'company', until: '2026-12-31', versions: [{ from: '2026-01-01', row: fixed(800) }], ...changes })
const quote = (changes: Partial<AcceptedQuote> = {}): AcceptedQuote => ({ number: 'BJ-0001', priceFen: 700, minQty: 5, maxQty: 50, until: '2026-06-30', ...changes })
const ask = (changes: Partial<PriceQuestion> = {}) => priceInForce({ quantity: 10, day: '2026-03-18', market, agreements: [], quotes: [], ...changes })

describe('which price holds', () => {
  it('is that of the market tier without an agreement; below the first quantity, of the first', () => {
    expect(ask()).toEqual({ priceFen: 900, levelFen: 900, marketFen: 900, level: 'market', agreement: null, quote: null })
    expect(ask({ quantity: 9 }).priceFen).toBe(1_000)
    expect(ask({ quantity: 1, market: [{ minQty: 5, priceFen: 500 }] }).priceFen).toBe(500)
  })

  it('is the company’s before the group’s, also where that began later and is cheaper', () => {
    const ofGroup = agreement({ number: 'KX-2026-0009', level: 'group', versions: [{ from: '2026-03-01', row: fixed(600) }] })
    expect(ask({ agreements: [ofGroup, agreement()] })).toMatchObject({ priceFen: 800, level: 'company', agreement: { number: 'KX-2026-0001', from: '2026-01-01' } })
    expect(ask({ agreements: [ofGroup] })).toMatchObject({ priceFen: 600, level: 'group' })
  })

  it('is the agreement’s also where the market is cheaper', () => {
    expect(ask({ agreements: [agreement({ versions: [{ from: '2026-01-01', row: fixed(950) }] })] })).toMatchObject({ priceFen: 950, marketFen: 900 })
  })

  it('is within a level that of the version that began later; on the same day, of the higher number', () => {
    const later = agreement({ number: 'KX-2025-0001', versions: [{ from: '2026-02-01', row: fixed(820) }] })
    expect(ask({ agreements: [later, agreement()] }).priceFen).toBe(820)
    const higher = agreement({ number: 'KX-2026-0002', versions: [{ from: '2026-01-01', row: fixed(830) }] })
    expect(ask({ agreements: [higher, agreement()] }).priceFen).toBe(830)
  })

  it('is only of agreements that hold the product: a later version without it leaves it to the others', () => {
    const dropped = agreement({ number: 'KX-2026-0005', versions: [{ from: '2026-01-15', row: fixed(650) }, { from: '2026-03-01', row: null }] })
    expect(ask({ agreements: [dropped, agreement()] }).priceFen).toBe(800)
    expect(ask({ agreements: [dropped, agreement()], day: '2026-02-28' }).priceFen).toBe(650)
    expect(ask({ agreements: [dropped] }).level).toBe('market')
  })

  it('changes with a version from its first day, and ends with the last day', () => {
    const one = agreement({ until: '2026-03-31', versions: [{ from: '2026-03-01', row: fixed(800) }, { from: '2026-03-10', row: fixed(780) }] })
    const on = (day: string) => ask({ agreements: [one], day }).priceFen
    expect(['2026-02-28', '2026-03-01', '2026-03-09', '2026-03-10', '2026-03-31', '2026-04-01'].map(on)).toEqual([900, 800, 800, 780, 780, 900])
  })

  it('of a percent follows the market tier', () => {
    const percent = agreement({ versions: [{ from: '2026-01-01', row: { kind: 'percent', percent: 9_250 } }] })
    expect([9, 10].map((quantity) => ask({ agreements: [percent], quantity }).priceFen)).toEqual([925, 833])
  })

  it('is a quote’s from its smallest quantity up to its quantity, until the end of its last day, where it is lower', () => {
    const at = (quantity: number, day = '2026-03-18') => ask({ quantity, day, agreements: [agreement()], quotes: [quote()] }).priceFen
    expect([4, 5, 50, 51].map((quantity) => at(quantity))).toEqual([800, 700, 700, 800])
    expect([at(10, '2026-06-30'), at(10, '2026-07-01')]).toEqual([700, 800])
    expect(ask({ agreements: [agreement()], quotes: [quote({ priceFen: 800 })] })).toMatchObject({ priceFen: 800, quote: null })
    expect(ask({ agreements: [agreement()], quotes: [quote()] })).toMatchObject({ priceFen: 700, levelFen: 800, quote: { number: 'BJ-0001' } })
  })

  it('needs a market price', () => {
    expect(() => ask({ market: [] })).toThrow(RangeError)
  })
})

const fen = fc.integer({ min: 1, max: 999_999_999_999 })

test('a percent is exact to the fen, halves up, and never below one fen', () => {
  fc.assert(
    fc.property(fen, fc.integer({ min: 1, max: 20_000 }), (price, percent) => {
      const exact = (BigInt(price) * BigInt(percent) * 2n + 10_000n) / 20_000n
      expect(BigInt(percentOfFen(price, percent))).toBe(exact < 1n ? 1n : exact)
    }),
  )
})

const day = fc.integer({ min: 0, max: 40 }).map((days) => shiftDay('2026-03-01', days))
const rows: fc.Arbitrary<AgreedRow | null> = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 2_000 }).map(fixed),
  fc.integer({ min: 1, max: 12_000 }).map((percent): AgreedRow => ({ kind: 'percent', percent })),
)
const agreements = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 1, max: 20 }).map((at) => `KX-${String(at).padStart(4, '0')}`),
    level: fc.constantFrom('company' as const, 'group' as const),
    until: day,
    versions: fc.uniqueArray(fc.record({ from: day, row: rows }), { minLength: 1, maxLength: 3, selector: ({ from }) => from }).map((versions) => versions.toSorted((one, other) => (one.from < other.from ? -1 : 1))),
  }),
  { maxLength: 5, selector: ({ number }) => number },
)
const quotes = fc.uniqueArray(
  fc.record({ number: fc.integer({ min: 1, max: 9 }).map((at) => `BJ-${at}`), priceFen: fc.integer({ min: 1, max: 2_000 }), minQty: fc.integer({ min: 1, max: 20 }), maxQty: fc.integer({ min: 1, max: 40 }), until: day }),
  { maxLength: 4, selector: ({ number }) => number },
)
const questions = fc.record({ quantity: fc.integer({ min: 1, max: 40 }), day, market: fc.constant(market), agreements, quotes })

/** Whether an agreement has a price for the product on the day: looked up day by day, another way than the rule does it. */
const holds = ({ until, versions }: ProductAgreement, on: string): boolean => {
  if (until < on) return false
  for (let back = on; back >= '2026-03-01'; back = shiftDay(back, -1)) {
    const version = versions.find(({ from }) => from === back)
    if (version !== undefined) return version.row !== null
  }
  return false
}

describe('whatever is agreed', () => {
  it('the level is the first that holds the product, and its agreement is one of it', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const levels = new Set(question.agreements.filter((one) => holds(one, question.day)).map(({ level }) => level))
        const { level, agreement: decided } = priceInForce(question)
        expect(level).toBe(levels.has('company') ? 'company' : levels.has('group') ? 'group' : 'market')
        expect(question.agreements.find(({ number }) => number === decided?.number)?.level ?? 'market').toBe(level)
      }),
    )
  })

  it('what does not hold changes nothing, and neither does the order in which it is read', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const answer = priceInForce(question)
        expect(priceInForce({ ...question, agreements: question.agreements.toReversed(), quotes: question.quotes.toReversed() })).toEqual(answer)
        expect(priceInForce({ ...question, agreements: question.agreements.filter((one) => holds(one, question.day)) })).toEqual(answer)
        const begunLater = question.agreements.some((one) => one.level === answer.level && holds(one, question.day) && one.versions.some(({ from }) => from <= question.day && from > (answer.agreement?.from ?? '')))
        expect(begunLater).toBe(false)
      }),
    )
  })

  it('a quote only ever lowers the price, and no quote that fits is lower than what holds', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const answer = priceInForce(question)
        expect(answer.levelFen).toBe(priceInForce({ ...question, quotes: [] }).priceFen)
        const fitting = question.quotes.filter(({ minQty, maxQty, until }) => question.quantity >= minQty && question.quantity <= maxQty && until >= question.day)
        expect(answer.priceFen).toBe(Math.min(answer.levelFen, ...fitting.map(({ priceFen }) => priceFen)))
        expect(answer.quote === null).toBe(answer.priceFen === answer.levelFen)
      }),
    )
  })
})
