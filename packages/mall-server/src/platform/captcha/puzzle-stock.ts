import { createCallerTurns } from '../http/caller-turns.ts'
import { UnavailableError } from '../http/errors.ts'
import { seedFrom, type Randomness } from '../randomness.ts'
import { createFairTurns } from '../turns.ts'
import type { DrawPuzzle, Puzzle } from './draw-puzzle.ts'

/** Puzzles that are kept ready: 4 MB, and as many people as log in within some seconds. */
export const stockSize = 64

/** How long somebody waits for a puzzle that has to be drawn first, ms: a page that took longer was left. */
const patienceMs = 10_000

/** The stock takes turns with the addresses that wait, so that it is filled when nobody does. */
const theStock = { company: 'stock', user: '' }

/**
 * Keeps puzzles ready, each for one challenge. Who finds none left waits for one, the addresses in turn: however many one of them asks for,
 * another waits for one drawing of each.
 * @throws UnavailableError when an address waits for too many already, or for too long
 */
export const createPuzzleStock = (draw: DrawPuzzle, randomness: Randomness, size = stockSize): DrawPuzzle => {
  const stock: Puzzle[] = []
  const { inTurn } = createFairTurns(1)
  const inTurnOfAddress = createCallerTurns({ atOnce: 2, mayWait: 24 })
  let isFilling = false

  const fill = async (): Promise<void> => {
    if (isFilling) return
    isFilling = true
    try {
      while (stock.length < size) stock.push(await inTurn(theStock, async () => draw(seedFrom(randomness), ''), () => new AbortController().signal))
    } catch {
      // Whoever asks next begins once more.
    } finally {
      isFilling = false
    }
  }

  /** Any of them: who is given one cannot know which others there are. */
  const pick = (seed: number): Puzzle | undefined => stock.splice(seed % stock.length, 1)[0]

  const drawn = async (seed: number, address: string): Promise<Puzzle> => {
    const giveUp = AbortSignal.timeout(patienceMs)
    try {
      return await inTurnOfAddress(address, () => inTurn({ company: address, user: '' }, async () => draw(seed, address), () => giveUp), giveUp)
    } catch (error) {
      throw error === giveUp.reason ? new UnavailableError() : error
    }
  }

  return (seed, address) => {
    const ready = stock.length > 0 ? pick(seed) : undefined
    const puzzle = ready ?? drawn(seed, address)
    void fill()
    return puzzle
  }
}
