import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { darkestPatch, outlineTemplate, pictureTemplate, turnedTemplate } from '../../../../../bench/captcha/bots.ts'
import { seePuzzle, type SeenPuzzle } from '../../../../../bench/captcha/picture.ts'
import { handLikeTrack } from '../../../../../bench/captcha/track.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createSharedRateLimiter } from '../rate-limit/shared-rate-limiter.ts'
import { configOf, readEnvironment } from '../../hosts/environment.ts'
import { createWindowRateLimiter } from '../rate-limit/window-rate-limiter.ts'
import { countCredential, refuseBeyondBounds } from './credentials.ts'
import { repeatableRandomness } from '../randomness.ts'
import { createRandom } from '../seeded-random.ts'
import { drawPuzzle } from './draw-puzzle.ts'
import { tolerancePx } from './rules.ts'

const count = 60

/** Of each bench's programs, how many of a hundred puzzles may be solved. */
const mayBeSolved = 0.3

let puzzles: { readonly seen: SeenPuzzle; readonly targetX: number }[]
beforeAll(async () => {
  const drawings = Array.from({ length: count }, (_, seed) => drawPuzzle(1000 + seed))
  puzzles = await Promise.all(drawings.map(async (drawn) => ({ seen: await seePuzzle(drawn), targetX: drawn.targetX })))
})

describe('a program that sees the two pictures alone', () => {
  it.each([
    ['takes the darkest patch', darkestPatch],
    ['slides the outline of the piece over the edges', outlineTemplate],
    ['slides the picture of the piece over the background', pictureTemplate],
  ])('and %s is wrong more than seven times in ten', (_program, bot) => {
    const solved = puzzles.filter(({ seen, targetX }) => Math.abs(bot(seen) - targetX) <= tolerancePx).length
    expect(solved / count).toBeLessThan(mayBeSolved)
  })
})

describe('a program that knows how they are drawn', () => {
  const usual = configOf(readEnvironment({}), '').rates
  const rates = { ...usual, credential: 6 }
  const asked = 10
  let mall: TestMall
  beforeAll(async () => {
    // The same puzzles each time: by chance it could solve too few of ten.
    mall = await createTestMall({ seed: false, config: { rates }, createRateLimiter: createSharedRateLimiter, drawPuzzle, randomness: repeatableRandomness(createRandom(1)) })
  })
  afterAll(() => mall.close())

  // This is no wall, and nothing that the mall promises may depend on it.
  it('solves most of them, with tracks like those of a hand, and gets no more credentials than its address may have', async () => {
    const codes: string[] = []
    let solved = 0
    for (let time = 0; time < asked; time++) {
      const { body: challenge, headers } = await mall.call('POST /api/Captcha/Challenge', {})
      if (challenge === null) throw new Error('no challenge')
      const X = turnedTemplate(await seePuzzle({ background: challenge.Background, piece: challenge.Piece, pieceY: challenge.PieceY }))
      if (Math.abs(X - Number(headers.get('X-Captcha-Answer'))) <= tolerancePx) solved++
      const response = await mall.call('POST /api/Captcha/Verify', { Id: challenge.Id, X, Track: handLikeTrack(X), Input: 'pointer' })
      codes.push(response.code)
    }
    // 94 of 100 over many; the same ten each time.
    expect(solved).toBe(10)
    expect(codes.filter((code) => code === 'OK')).toHaveLength(rates.credential)
    expect(codes.slice(-3)).toEqual(Array.from({ length: 3 }, () => 'CAPTCHA_TOO_OFTEN'))
  })

  it('gets 3,000 credentials a day at most with patience, of 14,400 that the bounds of a minute let it have', async () => {
    const deps = { rateLimiter: createWindowRateLimiter(mall.db, mall.clock, usual) }
    let passed = 0
    // One right answer every six seconds, a quarter of what a minute has room for.
    for (let nth = 0; nth < 24 * 600; nth++) {
      mall.advance(6_000)
      passed += await refuseBeyondBounds('203.0.113.77', deps).then(() => countCredential('203.0.113.77', deps)).then(() => 1, () => 0)
    }
    expect(passed).toBeGreaterThan(24 * usual.credentialHour * 0.9)
    expect(passed).toBeLessThanOrEqual(25 * usual.credentialHour)
  })
})
