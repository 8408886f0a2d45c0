import * as z from 'zod/mini'
import { anyone, anyUser } from './access.ts'
import { loginInfo } from './account.ts'
import { doneMessage, instant, noBody, requiredText, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'

/** Digits of a code of an authenticator, and how often there is another one, seconds (RFC 6238, as all authenticators have it). */
export const factorCodes = { digits: 6, periodSeconds: 30 } as const

/** How many recovery codes a user gets at a time. */
export const recoveryCodeCount = 10

const password = field(z.string().check(z.minLength(1), z.maxLength(128)), 'The user’s password.')

/**
 * `MsgBody` of `SECOND_FACTOR_REQUIRED`: the password was right; `Account/SecondFactor` takes the ticket and a code. It is no session, and good for the browser and the
 * network that it was made for.
 */
export const secondFactorTicket = z.object({ Ticket: z.string(), ExpiresAt: instant })

export const secondFactor = named(
  'SecondFactor',
  'The second factor (两步验证) of the user.',
  z.object({
    Demanded: field(z.boolean(), 'Whether the company demands one: without it nothing but setting it up is open.'),
    Enabled: field(z.boolean(), 'Whether the login asks for a code of the user’s authenticator.'),
    Since: field(z.nullable(instant), 'Since when; null where it is off.'),
    RecoveryCodesLeft: field(z.int().check(z.nonnegative()), 'Recovery codes that were not used yet.'),
  }),
)

export const secondFactorSecret = named(
  'SecondFactorSecret',
  'What an authenticator is set up with. It counts from `SecondFactorConfirm` on.',
  z.object({
    Secret: field(z.string(), 'The secret in Base32, to be typed where no picture can be scanned.'),
    Uri: field(z.string(), '`otpauth://…`, to be shown as a QR code.'),
  }),
)

export const recoveryCodes = named(
  'RecoveryCodes',
  'Codes in place of the authenticator’s, each good once. They are returned once and stored as hashes.',
  z.object({ RecoveryCodes: field(z.array(z.string()), 'The codes.') }),
)

export const accountSecurityCalls = defineCalls({
  'POST /api/Account/SecondFactor': {
    summary: 'Finishes a login that asked for a code (`SECOND_FACTOR_REQUIRED`).',
    description: '`secondFactorOf(error)` of the SDK returns the ticket. Save the login with `session.set`. Five wrong codes lock the network or browser for 15 minutes.',
    access: anyone,
    scope: 'none',
    body: z.object({
      Ticket: field(requiredText(2048), 'Ticket of the login.'),
      Code: field(requiredText(20), 'The six digits of the authenticator, or a recovery code.'),
      ReturnUrl: field(z.optional(text(2048)), 'Path to return to after the login.'),
    }),
    response: loginInfo,
  },
  'POST /api/Account/SecondFactorState': {
    summary: 'Returns whether the user has a second factor.',
    access: anyUser,
    scope: 'self',
    body: noBody,
    response: secondFactor,
  },
  'POST /api/Account/SecondFactorStart': {
    summary: 'Makes a secret for the user’s authenticator: step 1 of 2.',
    description: 'Needs the password. A secret that was not confirmed is replaced; a confirmed one is switched off first.',
    access: anyUser,
    scope: 'self',
    body: z.object({ Password: password }),
    response: secondFactorSecret,
  },
  'POST /api/Account/SecondFactorConfirm': {
    summary: 'Switches the second factor on by a first code of the authenticator: step 2 of 2.',
    access: anyUser,
    scope: 'self',
    body: z.object({ Code: field(z.string().check(z.regex(/^\d{6}$/)), 'The six digits of the authenticator.') }),
    response: recoveryCodes,
  },
  'POST /api/Account/SecondFactorEnd': {
    summary: 'Switches the user’s second factor off.',
    description: 'Needs the password.',
    access: anyUser,
    scope: 'self',
    body: z.object({ Password: password }),
    response: doneMessage,
  },
})

/** The ticket of a login that asks for a second factor. */
export type SecondFactorTicket = z.infer<typeof secondFactorTicket>

export type { SecondFactor, SecondFactorSecret } from '../resources/generated/shapes.ts'
