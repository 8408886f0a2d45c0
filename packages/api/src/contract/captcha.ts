import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { instant, noBody, requiredText } from './common.ts'

/** A picture of its own, in the response itself: nobody else needs it. */
const drawing = z.string().check(z.regex(/^data:image\//))

/** The credential of a solved captcha: that of a third party may be some KB long. */
export const captchaCredential = requiredText(3000)

/** 256 bits in hexadecimal. */
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const captchaWork = named(
  'CaptchaWork',
  'Computing that makes answers in bulk costly: the number whose SHA-256 after the salt is the target. Asked for when many answers of an address were wrong.',
  z.object({
    Salt: field(z.string(), 'What the number, in decimal, is put behind.'),
    Target: field(digest, 'SHA-256 of salt and number, in hexadecimal.'),
    MaxNumber: field(z.int().check(z.positive()), 'The number is less than this, and not negative.'),
    Signature: field(digest, 'Goes back with the number.'),
  }),
)

export const captchaChallenge = named(
  'CaptchaChallenge',
  'Lengths in pixels of the challenge’s own pictures, whatever width they are drawn at.',
  z.object({
    Id: field(z.string(), 'Id of the challenge.'),
    Background: field(drawing, 'The picture with the gap. Data URL.'),
    Piece: field(drawing, 'The piece. Data URL.'),
    Width: field(z.int().check(z.positive()), 'Width of the background, px.'),
    Height: field(z.int().check(z.positive()), 'Height of the background, px.'),
    PieceY: field(z.int().check(z.nonnegative()), 'Upper edge of the piece, px.'),
    PieceWidth: field(z.int().check(z.positive()), 'Width of the piece, px.'),
    ExpiresAt: instant,
    Work: field(z.optional(captchaWork), 'What to compute for the answer. An answer without it is one of few that are taken.'),
  }),
)

export const captchaAnswer = named(
  'CaptchaAnswer',
  'The answer to a slide captcha.',
  z.object({
    Id: field(requiredText(128), 'Id of the challenge.'),
    X: field(z.number(), 'The piece’s left edge.'),
    Track: field(
      z.array(z.object({
        x: field(z.number(), 'Horizontal distance from the start, px.'),
        y: field(z.number(), 'Vertical distance from the start, px.'),
        t: field(z.number(), 'Time since the start, ms.'),
      })).check(z.maxLength(2000)),
      'Where the pointer was: px from the start, ms since the start.',
    ),
    Input: field(z.literal(['pointer', 'keyboard']), 'What moved the piece. Fewer answers by keyboard are taken from an address, since their track proves nothing.'),
    Work: field(
      z.optional(z.object({
        Number: field(z.int().check(z.nonnegative()), 'The number that was found.'),
        Target: field(digest, 'As it came.'),
        Signature: field(digest, 'As it came.'),
      })),
      'The work of the challenge, done.',
    ),
  }),
)

export const captchaController = { Captcha: 'The slide captcha.' } as const

export const captchaCalls = defineCalls({
  'POST /api/Captcha/Challenge': {
    summary: 'Returns a new slide captcha.',
    access: anyone,
    scope: 'none',
    body: noBody,
    response: captchaChallenge,
  },
  'POST /api/Captcha/Verify': {
    summary: 'Checks the answer to a slide captcha and returns a credential.',
    description: 'A challenge takes one answer. The credential can be used once, within 2 minutes.',
    access: anyone,
    scope: 'none',
    body: captchaAnswer,
    response: z.object({ CaptchaVerifyParam: field(z.string(), 'The credential of a solved captcha.') }),
  },
})

export type { CaptchaAnswer, CaptchaChallenge } from '../resources/generated/shapes.ts'
