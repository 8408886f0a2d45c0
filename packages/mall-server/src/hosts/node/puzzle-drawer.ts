import type { Puzzle } from '../../platform/captcha/draw-puzzle.ts'
import { UnavailableError } from '../../platform/http/errors.ts'
import { createThreadPool } from './thread-pool.ts'

/**
 * Draws the puzzles of the captcha in a thread of their own: a flood of them delays those who ask for one, and nobody else.
 * @throws UnavailableError when too many wait already.
 */
export const createPuzzleDrawer = (): ((seed: number) => Promise<Puzzle>) =>
  createThreadPool<number, Puzzle>({
    module: new URL('../../platform/captcha/draw-puzzle.ts', import.meta.url),
    name: 'drawPuzzle',
    priority: 'usual',
    mayWait: 100,
    patienceMs: 30_000,
    workMs: 30_000,
    keepMs: 30_000,
    maxHeapMb: 128,
    busy: () => new UnavailableError(),
    overspent: () => new UnavailableError(),
  })
