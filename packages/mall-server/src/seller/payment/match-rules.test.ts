import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namedStatements, orderBasis, suggestMatches, type Candidate } from './match-rules.ts'

const first: Candidate = { statementNo: 'DZ202601000001', unpaidFen: 100_00 }
const second: Candidate = { statementNo: 'DZ202602000002', unpaidFen: 250_50 }
const third: Candidate = { statementNo: 'DZ202603000003', unpaidFen: 80_00 }
const all = [first, second, third]

const suggested = (restFen: number, words: string) => Object.fromEntries([...suggestMatches(restFen, words, all)].map(([no, { fen, basis }]) => [no, [fen, basis]]))

describe('what is proposed for money', () => {
  it('goes to the statements that the words name, up to what is unpaid of each', () => {
    expect(suggested(300_00, `货款 ${second.statementNo.toLowerCase()}、DZ202603000003`)).toEqual({ [second.statementNo]: [250_50, 'number'], [third.statementNo]: [49_50, 'number'] })
    expect(suggested(1_000_00, 'ＤＺ２０２６０１０００００１')).toEqual({ [first.statementNo]: [100_00, 'number'] })
  })

  it('goes to the one of which just this much is unpaid', () => {
    expect(suggested(80_00, '货款')).toEqual({ [third.statementNo]: [80_00, 'amount'] })
  })

  it('goes to the first ones that add up to it', () => {
    expect(suggested(350_50, '')).toEqual({ [first.statementNo]: [100_00, 'amount'], [second.statementNo]: [250_50, 'amount'] })
  })

  it('is nothing where neither number nor amount says it', () => {
    expect(suggested(99_99, '货款')).toEqual({})
    expect(suggested(330_50, 'DZ209901000009')).toEqual({})
  })

  it('is never more than the money, nor than what is unpaid', () => {
    const candidates = fc.uniqueArray(fc.record({ at: fc.nat(999_999), unpaidFen: fc.integer({ min: 1, max: 500 }) }), { selector: ({ at }) => at, maxLength: 6 })
      .map((rows) => rows.map(({ at, unpaidFen }) => ({ statementNo: `DZ202601${String(at).padStart(6, '0')}`, unpaidFen })))
    fc.assert(
      fc.property(candidates, fc.integer({ min: 1, max: 1_500 }), fc.nat(3), (offered, restFen, named) => {
        const result = suggestMatches(restFen, offered.slice(0, named).map(({ statementNo }) => statementNo).join(' '), offered)
        const sum = [...result.values()].reduce((fen, one) => fen + one.fen, 0)
        expect(sum).toBeLessThanOrEqual(restFen)
        for (const [no, { fen, basis }] of result) {
          expect(fen).toBeGreaterThan(0)
          expect(fen).toBeLessThanOrEqual(offered.find(({ statementNo }) => statementNo === no)?.unpaidFen ?? 0)
          if (basis === 'amount') expect(sum).toBe(restFen)
        }
      }),
    )
  })
})

it('reads the numbers of statements in what a bank sends', () => {
  expect(namedStatements('付 DZ202601000001,dz202602000002 DZ202601000001 DZ2026')).toEqual(['DZ202601000001', 'DZ202602000002'])
})

describe('an order that waits for its transfer', () => {
  const waiting = [{ orderNo: 'D2026031500000207', payableFen: 100_00 }, { orderNo: 'D2026031700000291', payableFen: 80_00 }, { orderNo: 'D2026031700000292', payableFen: 80_00 }]
  const bases = (restFen: number, words: string) => waiting.map(({ orderNo }) => orderBasis(restFen, words, waiting)(orderNo))
  it.each([
    ['is the one that the words name, whatever is left', 1, '货款 d2026031700000291', [null, 'number', null]],
    ['is the only one that costs just what is left', 100_00, '', ['amount', null, null]],
    ['is nobody’s where two cost the same', 80_00, '', [null, null, null]],
    ['is none where nothing fits', 90_00, '货款', [null, null, null]],
  ])('%s', (_name, restFen, words, expected) => expect(bases(restFen, words)).toEqual(expected))
})
