import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { accountLimits } from './account-limits.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { doneMessage, fileUrl, givenFileUrl, instant, mobile, noBody, pageOf, paging, requiredText } from './common.ts'

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(100), z.email())
const password = z.string().check(z.minLength(1), z.maxLength(128))
const nickname = z.string().check(z.trim(), z.minLength(2), z.maxLength(accountLimits.nickname))
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')
const realName = z.string().check(z.trim(), z.maxLength(accountLimits.name))

export const accountProfile = named(
  'AccountProfile',
  'The user’s own account, and their place in the company that they work for now.',
  z.object({
    Account: field(z.string(), 'Account name.'),
    Nickname: field(z.string(), '昵称: the greeting, and what everybody sees.'),
    Name: field(z.string(), '姓名: how colleagues see the user; empty as long as nobody said it.'),
    Avatar: field(z.nullable(fileUrl), 'Picture; null for none.'),
    Mobile: field(z.nullable(z.string()), 'Mobile number; null for none. One can log in by it.'),
    Email: field(z.nullable(z.string()), 'Email; null for none. One can log in by it.'),
    EnterpriseName: field(z.string(), 'The company.'),
    DepartmentName: field(z.string(), 'The department, with those above it: 研发中心 / 平台研发部.'),
    Roles: field(z.array(z.string()), 'Names of the roles in this company.'),
    Version: field(z.int(), 'Changes with every write on the account; sent back by `ProfileSave`.'),
  }),
)

export const contactTicket = named(
  'ContactTicket',
  'A code is on its way to the new mobile number or email.',
  z.object({
    Ticket: field(z.string(), 'Sent with the code.'),
    ExpiresAt: field(instant, 'When the code expires.'),
    ResendSeconds: field(z.int().check(z.positive()), 'Seconds before 重新获取.'),
  }),
)

export const loginRecord = named(
  'LoginRecord',
  'A login of the user, to any of their companies.',
  z.object({
    SessionId: field(z.uuid(), 'The session that it began.'),
    LoginTime: field(instant, 'When it was.'),
    Ip: field(z.string(), 'Address that it came from; empty for one that is not known any more.'),
    Device: field(z.string(), 'Browser and system, as far as the browser says: Chrome · Windows.'),
    EnterpriseName: field(z.string(), 'The company.'),
    ViewReason: field(z.nullable(z.string()), 'Why the seller viewed the mall as the user (商家客服), reading only; null for a login of the user.'),
    Status: field(z.literal(['current', 'open', 'ended']), 'current: of this call · open · ended: logged out, replaced or expired.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    AllowEnd: field(z.boolean(), 'Whether the user can end it: it is open, and not the session of this call.'),
  }),
)

export const accountProfileCalls = defineCalls({
  'POST /api/Account/Profile': {
    summary: 'Returns the user’s own account.',
    access: anyUser,
    scope: 'self',
    body: noBody,
    response: accountProfile,
  },
  'POST /api/Account/ProfileSave': {
    summary: 'Changes nickname, name and picture of the user.',
    description: 'A picture is an upload of the user’s own (`mall.upload`), of at most 2 MB; everybody can see it then. Mobile number and email are changed by `SendCode` and `BindContact`.',
    access: anyUser,
    scope: 'self',
    body: z.object({
      Nickname: field(nickname, '昵称, 2–20 characters.'),
      Name: field(realName, '姓名, at most 30 characters; empty: colleagues see the 昵称.'),
      Avatar: field(z.nullable(givenFileUrl), 'Picture; null for none.'),
      Version: version,
    }),
    response: accountProfile,
  },
  'POST /api/Account/SendCode': {
    summary: 'Sends a code to a new mobile number or email of the user.',
    description: 'Needs the password, since both are logins. A code a minute, ten a day; the one before is no good any more.',
    access: anyUser,
    scope: 'self',
    body: z.object({
      Contact: field(
        z.discriminatedUnion('Type', [
          z.object({ Type: field(z.literal('mobile'), 'A mobile number.'), Value: field(mobile, 'The new mobile number.') }),
          z.object({ Type: field(z.literal('email'), 'An email.'), Value: field(email, 'The new email.') }),
        ]),
        'Where the code is sent.',
      ),
      Password: field(password, 'The password of the account. Wrong ones count as those of the login.'),
    }),
    response: contactTicket,
  },
  'POST /api/Account/BindContact': {
    summary: 'Sets the mobile number or email that a code was sent to.',
    description: 'A code can be tried 5 times.',
    access: anyUser,
    scope: 'self',
    body: z.object({
      Ticket: field(requiredText(128), 'Ticket of `SendCode`.'),
      Code: field(z.string().check(z.regex(/^\d{6}$/)), 'The six digits of the code.'),
    }),
    response: accountProfile,
  },
  'POST /api/Account/LoginLog': {
    summary: 'Lists the user’s logins, the latest first.',
    description: 'As long as the session could last; those of a session that another replaced, for a day.',
    access: anyUser,
    scope: 'self',
    body: z.object(paging),
    response: pageOf(loginRecord),
  },
  'POST /api/Account/EndSession': {
    summary: 'Ends another session of the user, on another browser.',
    access: anyUser,
    scope: 'self',
    body: z.object({ SessionId: field(z.uuid(), 'The session; that of the call itself ends by `Logout`.') }),
    response: doneMessage,
  },
  'POST /api/Account/EndOtherSessions': {
    summary: 'Ends all sessions of the user but that of the call.',
    access: anyUser,
    scope: 'self',
    body: noBody,
    response: doneMessage,
  },
})

export type { AccountProfile, ContactTicket, LoginRecord } from '../resources/generated/shapes.ts'
