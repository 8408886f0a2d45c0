import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { defineCalls } from './define.ts'
import { fileUrl, instant, noBody, requiredText } from './common.ts'

/** Lengths in pixels of the challenge's own pictures, whatever width they are drawn at. */
export const captchaChallenge = z.object({
  Id: z.string(),
  Background: fileUrl,
  Piece: fileUrl,
  Width: z.int().check(z.positive()),
  Height: z.int().check(z.positive()),
  PieceY: z.int().check(z.nonnegative()),
  PieceWidth: z.int().check(z.positive()),
  ExpiresAt: instant,
})

export const captchaAnswer = z.object({
  Id: requiredText(128),
  /** The piece's left edge. */
  X: z.number(),
  /** Where the pointer was: px from the start, ms since the start. */
  Track: z.array(z.object({ x: z.number(), y: z.number(), t: z.number() })).check(z.maxLength(2000)),
  Input: z.literal(['pointer', 'keyboard']),
})

export const captchaCalls = defineCalls({
  'POST /api/Captcha/Challenge': {
    summary: 'Returns a new slide captcha.',
    access: anyone,
    body: noBody,
    answer: captchaChallenge,
  },
  'POST /api/Captcha/Verify': {
    summary: 'Checks the answer to a slide captcha and returns a credential.',
    description: 'The credential can be used once, within 2 minutes.',
    access: anyone,
    body: captchaAnswer,
    answer: z.object({ CaptchaVerifyParam: z.string() }),
  },
})

export type CaptchaChallenge = z.infer<typeof captchaChallenge>
export type CaptchaAnswer = z.infer<typeof captchaAnswer>
