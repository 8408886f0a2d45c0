import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openPieces, receiptStateOf, receivePieces, refusalFen, unshippedPieces, type LinePieces } from './receipt-rules.ts'

const line = (ordered: number, shipped: number, received: number, refused: number): LinePieces => ({ ordered, shipped, received, refused })

describe('an order', () => {
  test.each<[string, LinePieces[], ReturnType<typeof receiptStateOf>]>([
    ['with a piece on its way', [line(2, 2, 1, 0), line(1, 1, 1, 0)], 'open'],
    ['with a piece that is not shipped', [line(2, 1, 1, 0)], 'open'],
    ['of which all arrived', [line(2, 2, 2, 0)], 'received'],
    ['of which a piece is kept', [line(2, 2, 0, 2), line(3, 3, 1, 2)], 'received'],
    ['of which nothing is kept', [line(2, 2, 0, 2), line(1, 1, 0, 1)], 'refused'],
    ['of which all that was shipped was refused', [line(2, 1, 0, 1)], 'open'],
  ])('%s', (_, lines, expected) => {
    expect(receiptStateOf(lines)).toBe(expected)
  })
})

test('no more can be received and refused than is on its way', () => {
  expect(receivePieces(line(5, 3, 1, 1), { received: 1, refused: 0 })).toEqual(line(5, 3, 2, 1))
  expect(receivePieces(line(5, 3, 1, 1), { received: 1, refused: 1 })).toBeNull()
  expect(receivePieces(line(5, 3, 1, 1), { received: 2, refused: -1 })).toBeNull()
})

interface Step {
  readonly kind: 'ship' | 'receive' | 'refuse' | 'receiveAll' | 'return'
  readonly at: number
  readonly pieces: number
}

const step: fc.Arbitrary<Step> = fc.record({ kind: fc.constantFrom('ship', 'receive', 'refuse', 'receiveAll', 'return'), at: fc.nat(4), pieces: fc.integer({ min: 1, max: 6 }) })
const orderedLine = fc.record({ ordered: fc.integer({ min: 1, max: 9 }), priceFen: fc.integer({ min: 0, max: 100_000 }) })

test('over any sequence every piece is in one place, and paid − refunded is what is kept', () => {
  const ends = { open: 0, received: 0, refused: 0 }
  fc.assert(
    fc.property(fc.array(orderedLine, { minLength: 1, maxLength: 4 }), fc.nat(2_000), fc.array(step, { maxLength: 60, size: 'max' }), (goods, freightFen, steps) => {
      const lines = goods.map(({ ordered, priceFen }) => ({ priceFen, pieces: line(ordered, 0, 0, 0), returned: 0 }))
      const paidFen = goods.reduce((sum, { ordered, priceFen }) => sum + ordered * priceFen, freightFen)
      const all = () => lines.map(({ pieces }) => pieces)
      let refundedFen = 0
      for (const { kind, at, pieces } of steps) {
        const one = lines[at % lines.length]
        if (one === undefined) continue
        if (kind === 'ship') one.pieces = { ...one.pieces, shipped: one.pieces.shipped + Math.min(pieces, unshippedPieces(one.pieces)) }
        if (kind === 'receive') one.pieces = receivePieces(one.pieces, { received: pieces, refused: 0 }) ?? one.pieces
        if (kind === 'receiveAll') for (const other of lines) other.pieces = receivePieces(other.pieces, { received: openPieces(other.pieces), refused: 0 }) ?? other.pieces
        if (kind === 'refuse') {
          const after = receivePieces(one.pieces, { received: 0, refused: pieces })
          if (after !== null) {
            one.pieces = after
            refundedFen += refusalFen({ refused: [{ priceFen: one.priceFen, pieces }], after: all(), freightFen })
          }
        }
        // What was received can be returned; that is no change of the receipt.
        if (kind === 'return' && one.pieces.received - one.returned >= pieces) {
          one.returned += pieces
          refundedFen += pieces * one.priceFen
        }
        for (const { pieces: now } of lines) {
          const places = [now.received, now.refused, openPieces(now), unshippedPieces(now)]
          if (places.some((count) => count < 0) || places.reduce((sum, count) => sum + count, 0) !== now.ordered) expect.fail(`${JSON.stringify(now)} after ${kind}`)
        }
        const keptFen = lines.reduce((sum, { priceFen, pieces: now, returned }) => sum + (now.ordered - now.refused - returned) * priceFen, 0)
        if (paidFen - refundedFen !== keptFen + (receiptStateOf(all()) === 'refused' ? 0 : freightFen)) expect.fail(`${paidFen} − ${refundedFen} after ${kind}`)
      }
      ends[receiptStateOf(all())]++
    }),
    { numRuns: 10_000, seed: 20_260_318 },
  )
  expect(Math.min(...Object.values(ends))).toBeGreaterThan(100)
}, 60_000)
