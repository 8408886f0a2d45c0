import * as z from 'zod/mini'
import { anyone } from '../access.ts'
import { recoveryCodes, secondFactorSecret } from '../account-security.ts'
import { refreshedTokens, tokenEnterprise, tokenUser } from '../account.ts'
import { captchaCredential } from '../captcha.ts'
import { doneMessage, id, instant, noBody, requiredText } from '../common.ts'
import { field, named } from '../describe.ts'
import { allStaffPermissions, anyStaff, defineSellerCalls, staffScopes } from './access.ts'

/** How long a session of the staff lasts, hours: a working day. Nothing prolongs it. */
export const staffSessionHours = 8

const account = field(requiredText(50), 'Account name.')
const password = z.string().check(z.minLength(1), z.maxLength(128))

export const staffLogin = named(
  'StaffLogin',
  'The login of one of the seller’s staff. It has the form of a buyer’s, so that one store of sessions, one queue of refreshes and one page of a login serve both.',
  z.object({
    Token: field(z.string(), 'Access token: `Authorization: Bearer …`. It opens the calls of the seller’s side alone.'),
    RefreshToken: field(z.string(), 'Can be exchanged once for a new pair of tokens.'),
    User: field(tokenUser, 'Who it is.'),
    Enterprise: field(tokenEnterprise, 'The seller: its name, and 1 for each id, since there is one.'),
    Role: field(z.array(z.string()), 'Names of the roles, for display.'),
  }),
)

export const staffViewer = named(
  'StaffViewer',
  'Who is logged in at the seller’s side, and what is open to them.',
  z.object({
    Name: field(z.string(), 'Name.'),
    Roles: field(z.array(z.string()), 'Names of the roles.'),
    Permissions: field(z.array(z.literal(allStaffPermissions)), 'What the roles allow together, with what it includes.'),
    Scope: field(z.literal(staffScopes.map(({ scope }) => scope)), 'portfolio 名下客户, all 全部客户.'),
    SessionEndsAt: field(instant, 'When the session ends, whatever is done in it.'),
    SecondFactor: field(
      z.object({
        Demanded: field(z.boolean(), 'Whether a role demands one.'),
        Enabled: field(z.boolean(), 'Whether the login asks for a code.'),
        RecoveryCodesLeft: field(z.int().check(z.nonnegative()), 'Recovery codes that were not used yet.'),
      }),
      '两步验证.',
    ),
  }),
)

export const sellerAccountController = { SellerAccount: 'Login and session of the seller’s staff. Save a login with `session.set`.' } as const

export const sellerAccountCalls = defineSellerCalls({
  'POST /api/SellerAccount/Login': {
    summary: 'Logs one of the staff in by account and password, after the slide captcha.',
    description: 'Fails with `SECOND_FACTOR_REQUIRED` where a code is asked for, and with `ACTIVATION_REQUIRED` for an initial password.',
    access: anyone,
    scope: 'none',
    body: z.object({ Account: account, Password: field(password, 'The password.'), CaptchaVerifyParam: field(captchaCredential, 'The credential of a solved captcha.') }),
    response: staffLogin,
  },
  'POST /api/SellerAccount/Activate': {
    summary: 'Replaces an initial password with the user’s own and logs in.',
    access: anyone,
    scope: 'none',
    body: z.object({
      Account: account,
      InitialPassword: field(password, 'The initial password.'),
      Password: field(password, 'The own password: `passwordFault` says what is wrong with one.'),
      CaptchaVerifyParam: field(captchaCredential, 'The credential of a solved captcha.'),
    }),
    response: staffLogin,
  },
  'POST /api/SellerAccount/SecondFactor': {
    summary: 'Finishes a login that asked for a code (`SECOND_FACTOR_REQUIRED`).',
    description: 'Five wrong codes lock the network or browser for 15 minutes.',
    access: anyone,
    scope: 'none',
    body: z.object({
      Ticket: field(requiredText(2048), 'Ticket of the login.'),
      Code: field(requiredText(20), 'The six digits of the authenticator, or a recovery code.'),
    }),
    response: staffLogin,
  },
  'POST /api/SellerAccount/RefreshToken': {
    summary: 'Exchanges a refresh token for a new pair of tokens.',
    description: 'A refresh token that is used twice ends the whole session. The SDK makes this call by itself after a 401.',
    access: anyone,
    scope: 'none',
    body: z.object({ RefreshToken: field(requiredText(512), 'Can be exchanged once for a new pair of tokens.'), UserId: field(id, 'Who it is.') }),
    response: refreshedTokens,
  },
  'POST /api/SellerAccount/UnLock': {
    summary: 'Lifts the rate limit after the slide captcha.',
    description: 'The SDK makes this call by itself after `verify`.',
    access: anyone,
    scope: 'none',
    body: z.object({ CaptchaVerifyParam: field(captchaCredential, 'The credential of a solved captcha.') }),
    response: doneMessage,
  },
  'POST /api/SellerAccount/Viewer': {
    summary: 'Returns who is logged in and what is open to them.',
    access: anyStaff,
    scope: 'self',
    body: noBody,
    response: staffViewer,
  },
  'POST /api/SellerAccount/Logout': {
    summary: 'Ends the session on the server: its refresh tokens are revoked.',
    access: anyStaff,
    scope: 'self',
    body: noBody,
    response: doneMessage,
  },
  'POST /api/SellerAccount/ChangePassword': {
    summary: 'Replaces the user’s password.',
    description: 'All sessions of the account end, the caller’s too: log in again. Wrong old passwords count as those of the login. The second factor stays as it is.',
    access: anyStaff,
    scope: 'self',
    body: z.object({
      OldPassword: field(password, 'The password in force.'),
      Password: field(password, 'The new password: `passwordFault` says what is wrong with one.'),
    }),
    response: doneMessage,
  },
  'POST /api/SellerAccount/SecondFactorStart': {
    summary: 'Makes a secret for the user’s authenticator: step 1 of 2.',
    description: 'Needs the password. A secret that was not confirmed is replaced; a confirmed one stays.',
    access: anyStaff,
    scope: 'self',
    body: z.object({ Password: field(password, 'The user’s password.') }),
    response: secondFactorSecret,
  },
  'POST /api/SellerAccount/SecondFactorConfirm': {
    summary: 'Switches the second factor on by a first code of the authenticator: step 2 of 2.',
    access: anyStaff,
    scope: 'self',
    body: z.object({ Code: field(z.string().check(z.regex(/^\d{6}$/)), 'The six digits of the authenticator.') }),
    response: recoveryCodes,
  },
})

export type { StaffLogin, StaffViewer } from '../../resources/generated/shapes.ts'
