import * as z from 'zod/mini'
import { anyone, anyUser } from './access.ts'
import { captchaCredential } from './captcha.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { doneMessage, fileUrl, id, instant, noBody, requiredText, text } from './common.ts'

export const tokenUser = named(
  'TokenUser',
  '`User` of the login info and of the token’s payload.',
  z.object({
    uid: field(id, 'Id of the user.'),
    utype: field(z.literal(['GA', 'GU']), '`GA`: group administrator, sees the full menu. `GU`: everybody else.'),
    nname: field(z.string(), 'Nickname, shown in the greeting.'),
  }),
)

export const tokenEnterprise = named(
  'TokenEnterprise',
  '`Enterprise` of the login info and of the token’s payload.',
  z.object({
    EnterpriseId: field(id, 'The enterprise.'),
    EnterpriseName: field(z.string(), 'Name of the enterprise.'),
    GroupId: field(id, 'The enterprise group.'),
    DepartmentId: field(id, 'The department.'),
  }),
)

export const viewLogin = named(
  'ViewLogin',
  'A login that reads what one person of a customer sees, and changes nothing.',
  z.object({
    Token: field(z.string(), 'JWT: `Authorization: Bearer {Token}`. There is no refresh token.'),
    User: field(tokenUser, 'The person.'),
    Enterprise: field(tokenEnterprise, 'The company that they work for.'),
    Role: field(z.array(z.string()), 'Role codes in that company.'),
    Person: field(z.string(), 'Name of the person, as the seller calls them.'),
    LeftSeconds: field(z.int().check(z.nonnegative()), 'How long it lasts: no instant, since clocks differ.'),
  }),
)

export const loginInfo = named(
  'LoginInfo',
  'Login info. `Enterprises` has more than one entry when the user must choose (请选择要登录的企业).',
  z.object({
    Token: field(z.string(), 'Access token: `Authorization: Bearer …`.'),
    RefreshToken: field(z.string(), 'Can be exchanged once for a new pair of tokens.'),
    User: field(tokenUser, 'The user.'),
    Enterprise: field(tokenEnterprise, 'The enterprise that the user works for.'),
    Role: field(z.array(z.string()), 'Role codes of the user in this enterprise.'),
    Redirect: field(z.string(), 'Path that the mall opens after the login; empty for none.'),
    ReturnUrl: field(z.string(), 'Path to return to after the login.'),
    Enterprises: field(
      z.optional(z.array(z.object({ EnterpriseId: field(id, 'The enterprise.'), EnterpriseName: field(z.string(), 'Name of the enterprise.') }))),
      'The enterprises to choose from, when there is more than one.',
    ),
  }),
)

export const refreshedTokens = named(
  'RefreshedTokens',
  'A new pair of tokens.',
  z.object({
    Token: field(z.string(), 'Access token: `Authorization: Bearer …`.'),
    RefreshToken: field(z.string(), 'Can be exchanged once for a new pair of tokens.'),
  }),
)

export const resetTarget = named(
  'ResetTarget',
  'Where a code was sent. Shows only what the caller typed, so that it does not reveal whether an account exists.',
  z.object({
    Type: field(z.literal(['email', 'mobile', 'registered']), 'Kind of target.'),
    Masked: field(z.string(), 'The target, partly hidden.'),
  }),
)

export const resetTicket = named(
  'ResetTicket',
  'The same whether or not the account exists.',
  z.object({
    Ticket: field(z.string(), 'Ticket of the reset, sent with each step.'),
    Targets: field(z.array(resetTarget), 'Where the code was sent.'),
    ExpiresAt: field(instant, 'When the code expires.'),
    ResendSeconds: field(z.int().check(z.positive()), 'Seconds before 重新获取.'),
  }),
)

const ticket = requiredText(128)

export const weChatWorkLogin = named(
  'WeChatWorkLogin',
  'The outcome of a WeChat Work authorisation: a login, a member without an account, or a user outside the visible range of the app.',
  z.discriminatedUnion('Outcome', [
    z.object({
      Outcome: field(z.literal('loggedIn'), 'Outcome of the authorisation.'),
      Login: field(loginInfo, 'The login.'),
    }),
    /** 您不在应用可见范围内 */
    z.object({ Outcome: field(z.literal('outside'), 'Outcome of the authorisation.') }),
    z.object({
      Outcome: field(z.literal('unbound'), 'Outcome of the authorisation.'),
      BindTicket: field(z.string(), 'Ticket for `BindWeChatWork`, valid for a few minutes.'),
    }),
  ]),
)

export const accountController = { Account: 'Login, session and tokens. No call writes the session by itself: `session.set(await mall.account.login(…))`.' } as const

export const accountCalls = defineCalls({
  'POST /api/Account/Login': {
    summary: 'Logs in by account and password, after the slide captcha.',
    description: 'Save the login with `session.set`.',
    access: anyone,
    scope: 'none',
    body: z.object({
      Account: field(requiredText(50), 'Account name, mobile number or email.'),
      Password: field(z.string().check(z.minLength(1), z.maxLength(128)), 'The password.'),
      CaptchaVerifyParam: field(captchaCredential, 'The credential of a solved captcha.'),
      ReturnUrl: field(z.optional(text(2048)), 'Path to return to after the login.'),
    }),
    response: loginInfo,
  },
  'POST /api/Account/SwitchEnterprise': {
    summary: 'Returns the login of another of the user’s enterprises.',
    access: anyUser,
    scope: 'self',
    body: z.object({ EnterpriseId: field(id, 'The enterprise.') }),
    response: loginInfo,
  },
  'POST /api/Account/Logout': {
    summary: 'Ends the session on the server: its refresh tokens are revoked.',
    description: 'The function `logout` of the SDK also clears the session of the browser.',
    access: anyUser,
    scope: 'self',
    body: noBody,
    response: doneMessage,
  },
  'POST /api/Account/RefreshToken': {
    summary: 'Exchanges a refresh token for a new pair of tokens.',
    description: 'A refresh token that is used twice ends the whole session. The SDK makes this call by itself after a 401.',
    access: anyone,
    scope: 'none',
    body: z.object({
      RefreshToken: field(requiredText(512), 'Can be exchanged once for a new pair of tokens.'),
      UserId: field(id, 'The user.'),
    }),
    response: refreshedTokens,
  },
  'GET /api/Account/LoginBySession': {
    summary: 'Logs in by a session key that a partner site created.',
    description: '`loginBySessionKey` of the SDK also saves the session.',
    access: anyone,
    scope: 'none',
    query: z.object({
      sessionKey: field(requiredText(512), 'The key of the partner site.'),
      adminLogin: field(z.optional(text(64)), 'Present when an administrator logs in for a customer.'),
    }),
    response: loginInfo,
  },
  'POST /api/Account/LoginByViewCode': {
    summary: 'Exchanges the code of `SellerCustomer/ViewAs` for a login that views the mall as a customer’s person.',
    description: 'A code is good once, for half a minute. The mall’s own page `/viewCustomer` does this.',
    access: anyone,
    scope: 'none',
    body: z.object({ Code: field(requiredText(64), 'The code that was posted to the page.') }),
    response: viewLogin,
  },
  'GET /api/Account/JumpOldLink': {
    summary: 'Returns the address of the old mall.',
    access: anyUser,
    scope: 'none',
    query: z.object({ tag: field(z.optional(text(64)), 'Page of the old mall.') }),
    response: z.string(),
  },
  'POST /api/Account/UnLock': {
    summary: 'Lifts the rate limit after the slide captcha.',
    description: 'The SDK makes this call by itself after `verify`.',
    access: anyone,
    scope: 'none',
    body: z.object({ CaptchaVerifyParam: field(captchaCredential, 'The credential of a solved captcha.') }),
    response: doneMessage,
  },
  'POST /api/Account/ResetCheck': {
    summary: 'Sends a code to reset a forgotten password, or to unlock an account: step 1 of 3.',
    description: 'The response is the same whether or not the account exists. A code that somebody else asks for replaces none and uses up none.',
    access: anyone,
    scope: 'none',
    body: z.object({
      Account: field(requiredText(50), 'Account name, mobile number or email.'),
      CaptchaVerifyParam: field(captchaCredential, 'The credential of a solved captcha.'),
      Purpose: field(z.optional(z.literal(['reset', 'unlock'])), '`reset`, without it: for `ResetPassword`. `unlock`: for `ResetUnlock`. A code for one does not do the other.'),
    }),
    response: resetTicket,
  },
  'POST /api/Account/ResetVerify': {
    summary: 'Checks the six digits of the code: step 2 of 3.',
    description: 'A code can be tried 5 times.',
    access: anyone,
    scope: 'none',
    body: z.object({
      Ticket: field(ticket, 'Ticket of the reset, sent with each step.'),
      Code: field(z.string().check(z.regex(/^\d{6}$/)), 'The six digits of the code.'),
    }),
    response: doneMessage,
  },
  'POST /api/Account/ResetPassword': {
    summary: 'Sets the new password: step 3 of 3.',
    description: 'All sessions of the account end.',
    access: anyone,
    scope: 'none',
    body: z.object({
      Ticket: field(ticket, 'Ticket of the reset, sent with each step.'),
      Password: field(z.string().check(z.minLength(1), z.maxLength(128)), 'The new password.'),
    }),
    response: doneMessage,
  },
  'POST /api/Account/ResetUnlock': {
    summary: 'Unlocks an account whose password was typed wrongly too often: step 3 of 3, in place of a new password.',
    description: 'For the network and the browser of the call, which is known from then on: what others type does not lock it.',
    access: anyone,
    scope: 'none',
    body: z.object({ Ticket: field(ticket, 'Ticket of a code for `unlock` that was checked.') }),
    response: doneMessage,
  },
  'POST /api/Account/ChangePassword': {
    summary: 'Replaces the user’s password.',
    description: 'All sessions of the account end, the caller’s too: log in again. Wrong old passwords count as those of the login.',
    access: anyUser,
    scope: 'self',
    body: z.object({
      OldPassword: field(z.string().check(z.minLength(1), z.maxLength(128)), 'The password in force.'),
      Password: field(z.string().check(z.minLength(1), z.maxLength(128)), 'The new password: `passwordFault` says what is wrong with one.'),
    }),
    response: doneMessage,
  },
  'POST /api/Account/LoginByWeChatWork': {
    summary: 'Logs in by the code of a WeChat Work authorisation.',
    description: 'A member who is bound to no account gets a ticket for `BindWeChatWork` instead of a login.',
    access: anyone,
    scope: 'none',
    body: z.object({
      Code: field(requiredText(512), 'The code of the authorisation.'),
      State: field(requiredText(128), 'The state that the authorisation was started with.'),
    }),
    response: weChatWorkLogin,
  },
  'POST /api/Account/BindWeChatWork': {
    summary: 'Binds a WeChat Work member to an account and logs in.',
    access: anyone,
    scope: 'none',
    body: z.object({
      BindTicket: field(requiredText(1024), 'Ticket of the WeChat Work login.'),
      Account: field(requiredText(50), 'Account name, mobile number or email.'),
      Password: field(z.string().check(z.minLength(1), z.maxLength(128)), 'The password.'),
      CaptchaVerifyParam: field(captchaCredential, 'The credential of a solved captcha.'),
    }),
    response: loginInfo,
  },
  'POST /api/Account/GetUserMenuList': {
    summary: 'Returns the menu codes that the user may see.',
    access: anyUser,
    scope: 'self',
    body: noBody,
    response: z.array(z.string()),
  },
})

export const manageServiceController = { ManageService: 'Settings of the user’s enterprise group.' } as const

export const manageServiceCalls = defineCalls({
  'POST /api/ManageService/EnterpriseGroupSet': {
    summary: 'Returns the settings of the user’s enterprise group and company.',
    access: anyUser,
    scope: 'enterprise',
    body: noBody,
    response: z.object({
      CustomerLogo: field(z.nullable(fileUrl), 'Logo of the customer; null for none.'),
      ThemeColor: field(z.nullable(z.string()), 'Colour of the customer’s brand, `#RRGGBB`; null for the mall’s own.'),
      SeesPrices: field(z.boolean(), 'Whether the user sees prices: their company shows them (价格可见), or a role of the user does.'),
      MayPurchase: field(z.boolean(), 'Whether the user may put products in the cart, order them and ask for quotes (采购下单).'),
    }),
  },
})

export type { LoginInfo, ResetTarget, ResetTicket, TokenEnterprise, TokenUser, ViewLogin, WeChatWorkLogin } from '../resources/generated/shapes.ts'
