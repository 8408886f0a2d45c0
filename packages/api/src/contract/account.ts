import * as z from 'zod/mini'
import { anyone, anyUser } from './access.ts'
import { defineCalls } from './define.ts'
import { doneMessage, fileUrl, id, instant, noBody, requiredText, text } from './common.ts'

/** `User` of the login info and of the token's payload (specification §3). */
export const tokenUser = z.object({
  uid: id,
  /** `GA`: group administrator, sees the full menu (specification §6). `GU`: everybody else. */
  utype: z.literal(['GA', 'GU']),
  /** Nickname, shown in the greeting. */
  nname: z.string(),
})

/** `Enterprise` of the login info and of the token's payload. */
export const tokenEnterprise = z.object({ EnterpriseId: id, EnterpriseName: z.string(), GroupId: id, DepartmentId: id })

/** Login info (specification §3). `Enterprises` has more than one entry when the user must choose (请选择要登录的企业). */
export const loginInfo = z.object({
  Token: z.string(),
  RefreshToken: z.string(),
  User: tokenUser,
  Enterprise: tokenEnterprise,
  Role: z.array(z.string()),
  Redirect: z.string(),
  ReturnUrl: z.string(),
  Enterprises: z.optional(z.array(z.object({ EnterpriseId: id, EnterpriseName: z.string() }))),
})

const refreshedTokens = z.object({ Token: z.string(), RefreshToken: z.string() })
const captchaCredential = requiredText(512)

/** Where a code was sent, as far as the asker may see: only what they typed themselves, so that it tells of no account. */
export const resetTarget = z.object({ Type: z.literal(['email', 'mobile', 'registered']), Masked: z.string() })

/** The same whether or not the account exists (screens §1). */
export const resetTicket = z.object({
  Ticket: z.string(),
  Targets: z.array(resetTarget),
  /** Until when the code is good. */
  ExpiresAt: instant,
  /** Seconds before 重新获取. */
  ResendSeconds: z.int().check(z.positive()),
})

const ticket = requiredText(128)

/** What a work-chat authorisation comes to: a login, a member who is bound to no account yet, or somebody the app is
 * not shown to (screens §1). */
export const weChatWorkLogin = z.discriminatedUnion('Outcome', [
  z.object({ Outcome: z.literal('loggedIn'), Login: loginInfo }),
  /** 您不在应用可见范围内 */
  z.object({ Outcome: z.literal('outside') }),
  z.object({
    Outcome: z.literal('unbound'),
    /** Good for `BindWeChatWork`, for a few minutes. */
    BindTicket: z.string(),
  }),
])

export const accountCalls = defineCalls({
  'POST /api/Account/Login': {
    summary: 'Logs in by account and password, after the slide captcha.',
    description: 'Save the login with `session.set`.',
    access: anyone,
    body: z.object({
      Account: requiredText(50),
      Password: z.string().check(z.minLength(1), z.maxLength(128)),
      CaptchaVerifyParam: captchaCredential,
      ReturnUrl: z.optional(text(2048)),
    }),
    answer: loginInfo,
  },
  'POST /api/Account/SwitchEnterprise': {
    summary: 'Returns the login of another of the user’s enterprises.',
    access: anyUser,
    body: z.object({ EnterpriseId: id }),
    answer: loginInfo,
  },
  'POST /api/Account/Logout': {
    summary: 'Ends the session on the server: its refresh tokens are revoked.',
    description: 'The function `logout` of the SDK also clears the session of the browser.',
    access: anyUser,
    body: noBody,
    answer: doneMessage,
  },
  'POST /api/Account/RefreshToken': {
    summary: 'Trades a refresh token for a new pair of tokens.',
    description: 'A refresh token that is used twice ends the whole session. The SDK makes this call by itself after a 401.',
    access: anyone,
    body: z.object({ RefreshToken: requiredText(512), UserId: id }),
    answer: refreshedTokens,
  },
  'GET /api/Account/LoginBySession': {
    summary: 'Logs in by a session key that a partner site created.',
    description: '`loginBySessionKey` of the SDK also saves the session.',
    access: anyone,
    query: z.object({ sessionKey: requiredText(512), adminLogin: z.optional(text(64)) }),
    answer: loginInfo,
  },
  'GET /api/Account/JumpOldLink': {
    summary: 'Returns the address of the old mall.',
    access: anyUser,
    query: z.object({ tag: z.optional(text(64)) }),
    answer: z.string(),
  },
  'POST /api/Account/UnLock': {
    summary: 'Lifts the rate limit after the slide captcha.',
    description: 'The SDK makes this call by itself after `verify`.',
    access: anyone,
    body: z.object({ CaptchaVerifyParam: captchaCredential }),
    answer: doneMessage,
  },
  'POST /api/Account/ResetCheck': {
    summary: 'Sends a code to reset a forgotten password: step 1 of 3.',
    description: 'The response is the same whether or not the account exists.',
    access: anyone,
    body: z.object({ Account: requiredText(50), CaptchaVerifyParam: captchaCredential }),
    answer: resetTicket,
  },
  'POST /api/Account/ResetVerify': {
    summary: 'Checks the six digits of the code: step 2 of 3.',
    description: 'A code can be tried 5 times.',
    access: anyone,
    body: z.object({ Ticket: ticket, Code: z.string().check(z.regex(/^\d{6}$/)) }),
    answer: doneMessage,
  },
  'POST /api/Account/ResetPassword': {
    summary: 'Sets the new password: step 3 of 3.',
    description: 'All sessions of the account end.',
    access: anyone,
    body: z.object({ Ticket: ticket, Password: z.string().check(z.minLength(1), z.maxLength(128)) }),
    answer: doneMessage,
  },
  'POST /api/Account/LoginByWeChatWork': {
    summary: 'Logs in by the code of a WeChat Work authorisation.',
    description: 'A member who is bound to no account gets a ticket for `BindWeChatWork` instead of a login.',
    access: anyone,
    body: z.object({ Code: requiredText(512), State: requiredText(128) }),
    answer: weChatWorkLogin,
  },
  'POST /api/Account/BindWeChatWork': {
    summary: 'Binds a WeChat Work member to an account and logs in.',
    access: anyone,
    body: z.object({
      BindTicket: requiredText(1024),
      Account: requiredText(50),
      Password: z.string().check(z.minLength(1), z.maxLength(128)),
      CaptchaVerifyParam: captchaCredential,
    }),
    answer: loginInfo,
  },
  'POST /api/Account/GetUserMenuList': {
    summary: 'Returns the menu codes that the user may see.',
    access: anyUser,
    body: noBody,
    answer: z.array(z.string()),
  },
})

export const manageServiceCalls = defineCalls({
  'POST /api/ManageService/EnterpriseGroupSet': {
    summary: 'Returns the settings of the user’s enterprise group.',
    access: anyUser,
    body: noBody,
    answer: z.object({ CustomerLogo: z.nullable(fileUrl) }),
  },
})

export type TokenUser = z.infer<typeof tokenUser>
export type TokenEnterprise = z.infer<typeof tokenEnterprise>
export type LoginInfo = z.infer<typeof loginInfo>
export type ResetTicket = z.infer<typeof resetTicket>
export type ResetTarget = z.infer<typeof resetTarget>
export type WeChatWorkLogin = z.infer<typeof weChatWorkLogin>
