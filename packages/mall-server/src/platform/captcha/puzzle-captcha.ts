import { and, eq, gt, isNull } from 'drizzle-orm'
import { randomToken, sha256 } from '../http/crypto.ts'
import { captchaChallenge, captchaCredential } from '../db/schema/organisation.ts'
import { toInstant } from '../time.ts'
import { drawPuzzle, type DrawPuzzle } from './draw-puzzle.ts'
import { seedFrom } from '../randomness.ts'
import { isRightAnswer, lifetimeMs, puzzle } from './rules.ts'
import type { Deps } from '../deps.ts'
import type { CaptchaProvider } from './provider.ts'

/**
 * The mall's own captcha: a piece to be slid into its notch. Only the database knows where that is. `draw` is the thread's own unless
 * the host has another for it.
 */
export const createPuzzleCaptcha = ({ db, clock, randomness }: Pick<Deps, 'db' | 'clock' | 'randomness'>, draw: DrawPuzzle = drawPuzzle): CaptchaProvider => ({
  puzzle: {
    challenge: async (address) => {
      const drawn = await draw(seedFrom(randomness), address)
      const id = randomToken(randomness)
      const expiresAt = new Date(clock().getTime() + lifetimeMs)
      await db.insert(captchaChallenge).values({ id, targetX: drawn.targetX, expiresAt })
      return {
        answer: drawn.targetX,
        challenge: {
          Id: id,
          Background: drawn.background,
          Piece: drawn.piece,
          Width: puzzle.width,
          Height: puzzle.height,
          PieceY: drawn.pieceY,
          PieceWidth: puzzle.piece,
          ExpiresAt: toInstant(expiresAt),
        },
      }
    },

    verify: async (answer) => {
      const now = clock()
      // Deleted before it is checked: a picture takes one answer, even of parallel ones.
      const [challenge] = await db
        .delete(captchaChallenge)
        .where(and(eq(captchaChallenge.id, answer.Id), gt(captchaChallenge.expiresAt, now)))
        .returning({ targetX: captchaChallenge.targetX })
      if (!challenge || !isRightAnswer(answer, challenge.targetX)) return null
      const credential = randomToken(randomness)
      await db.insert(captchaCredential).values({ hash: await sha256(credential), expiresAt: new Date(now.getTime() + lifetimeMs) })
      return credential
    },
  },

  redeem: async (credential) => {
    const now = clock()
    const hash = await sha256(credential)
    const redeemed = await db
      .update(captchaCredential)
      .set({ usedAt: now })
      .where(and(eq(captchaCredential.hash, hash), isNull(captchaCredential.usedAt), gt(captchaCredential.expiresAt, now)))
      .returning({ hash: captchaCredential.hash })
    return redeemed.length === 1
  },
})
