import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Randomness } from '../randomness.ts'
import { createPuzzleStock } from './puzzle-stock.ts'
import type { Puzzle } from './draw-puzzle.ts'

/** Drawings in the order of their beginning, each of which ends when it is ended. */
const createDrawer = () => {
  const begun: { readonly address: string; readonly end: () => void }[] = []
  let isFast = false
  const draw = (seed: number, address: string): Promise<Puzzle> =>
    new Promise((resolve) => {
      const end = () => resolve({ background: `${begun.length}`, piece: '', targetX: seed, pieceY: 0 })
      begun.push({ address, end })
      if (isFast) end()
    })
  const settle = async () => {
    for (let time = 0; time < 20; time++) await turn()
  }
  return {
    draw, settle,
    addresses: () => begun.map(({ address }) => address),
    endNext: async (at: number) => {
      begun[at]?.end()
      await settle()
    },
    hurry: async () => {
      isFast = true
      for (const { end } of begun) end()
      await settle()
    },
  }
}

const counting = (): Randomness => {
  let next = 0
  return { bytes: (length) => new Uint8Array(length).fill(next++ % 256), uuid: () => crypto.randomUUID() }
}

test('keeps as many as it may ready, serves any of them, and each once', async () => {
  const { draw, settle, addresses, hurry } = createDrawer()
  const take = createPuzzleStock(draw, counting(), 5)
  const first = take(0, '10.0.0.1')
  await hurry()
  await first
  expect(addresses()).toHaveLength(6)
  const puzzles = await Promise.all([3, 3, 3].map(async (seed) => take(seed, '10.0.0.1')))
  expect(new Set(puzzles.map(({ background }) => background)).size).toBe(3)
  // The fourth of five, then the fourth of four, then the first of three.
  expect(puzzles.map(({ background }) => background)).toEqual(['5', '6', '2'])
  await settle()
  expect(addresses()).toHaveLength(9)
})

test('draws for the addresses in turn, and for the stock as one of them', async () => {
  const { draw, addresses, endNext, settle } = createDrawer()
  const take = createPuzzleStock(draw, counting(), 2)
  const waiting = ['attacker', 'attacker', 'attacker', 'honest', 'honest'].map(async (address, seed) => take(seed, address))
  await settle()
  for (let at = 0; at < 7; at++) await endNext(at)
  await Promise.all(waiting)
  expect(addresses()).toEqual(['attacker', '', 'attacker', 'honest', 'attacker', '', 'honest'])
})

test('an address that waits for many is asked to come back, and others are not', async () => {
  const { draw, hurry, settle } = createDrawer()
  const take = createPuzzleStock(draw, counting(), 1)
  const waiting = Array.from({ length: 26 }, () => Promise.resolve(take(1, 'attacker')))
  await settle()
  await expect(take(1, 'attacker')).rejects.toMatchObject({ status: 503 })
  const honest = Promise.resolve(take(1, 'honest'))
  await hurry()
  for (let time = 0; time < 40; time++) await hurry()
  await Promise.all([...waiting, honest])
})
