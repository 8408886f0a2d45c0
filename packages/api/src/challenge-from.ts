import { beginWork, doneWork } from './captcha-work.ts'
import { isMallError } from './errors.ts'
import type { CaptchaResource } from './resources/generated/captcha.ts'

/** A picture with a hole and its piece, as a slide captcha draws it. Lengths in pixels of the picture. */
export interface Challenge {
  id: string
  /** Data URL of the picture with the hole. */
  background: string
  /** Data URL of the piece. */
  piece: string
  width: number
  height: number
  /** Distance of the piece from the top. */
  pieceY: number
  pieceWidth: number
  /** ISO date. */
  expiresAt: string
}

/** Where the piece was put, and how it got there. */
export interface ChallengeAnswer {
  /** Id of the challenge. */
  id: string
  /** Left edge of the piece, in pixels of the picture. */
  x: number
  /** The path of the pointer: pixels from its start, and ms since then. At most 2,000 points. */
  track: readonly { readonly x: number; readonly y: number; readonly t: number }[]
  input: 'pointer' | 'keyboard'
}

/** The two calls of a slide captcha, as the props of `SlideCaptcha` of `@mall/ui`. */
export interface ChallengeCalls {
  /** Resolves with the mall's message when it gives no challenge at present. Throws a `MallError` when the mall cannot be reached. */
  loadChallenge: (options: { signal: AbortSignal }) => Promise<Challenge | { message: string }>
  /** Resolves with null when the answer is wrong, and with the mall's message when it takes no answers at present. Throws a `MallError` when the mall cannot be reached, which is not an attempt. */
  verify: (answer: ChallengeAnswer, options: { signal: AbortSignal }) => Promise<{ credential: string } | { message: string } | null>
}

/** The captcha shows what failed itself, so `onError` and the busy state do not hear of it. */
const quietly = { quiet: true, silent: true }

/** What the mall says to an address that asks too often, with the time to wait. */
const refusalOf = (error: unknown): { message: string } | null => (isMallError(error, 'business') && error.code === 'CAPTCHA_TOO_OFTEN' ? { message: error.message } : null)

/** The mall's own captcha: `<SlideCaptcha {...challengeFrom(mall.captcha)} onPass={…} />`. */
export const challengeFrom = (captcha: CaptchaResource): ChallengeCalls => ({
  loadChallenge: async ({ signal }) => {
    try {
      const challenge = await captcha.challenge({}, { signal, ...quietly })
      if (challenge.Work) beginWork(challenge.Id, challenge.Work)
      return {
        id: challenge.Id,
        background: challenge.Background,
        piece: challenge.Piece,
        width: challenge.Width,
        height: challenge.Height,
        pieceY: challenge.PieceY,
        pieceWidth: challenge.PieceWidth,
        expiresAt: challenge.ExpiresAt,
      }
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal) return refusal
      throw error
    }
  },
  verify: async ({ id: Id, x: X, track, input: Input }, { signal }) => {
    try {
      const Work = await doneWork(Id)
      const { CaptchaVerifyParam } = await captcha.verify({ Id, X, Track: [...track], Input, ...(Work ? { Work } : {}) }, { signal, ...quietly })
      return { credential: CaptchaVerifyParam }
    } catch (error) {
      if (isMallError(error, 'business')) return refusalOf(error)
      throw error
    }
  },
})
