// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind, CallFunction } from '../bind.ts'

/** Login, session and tokens. No call writes the session by itself: `session.set(await mall.account.login(…))`. */
export interface AccountResource {
  /** Logs in by account and password, after the slide captcha. Save the login with `session.set`. Needs no login. */
  readonly login: CallFunction<'POST /api/Account/Login'>
  /** Returns the login of another of the user’s enterprises. */
  readonly switchEnterprise: CallFunction<'POST /api/Account/SwitchEnterprise'>
  /** Ends the session on the server: its refresh tokens are revoked. The function `logout` of the SDK also clears the session of the browser. */
  readonly logout: CallFunction<'POST /api/Account/Logout'>
  /** Exchanges a refresh token for a new pair of tokens. A refresh token that is used twice ends the whole session. The SDK makes this call by itself after a 401. Needs no login. */
  readonly refreshToken: CallFunction<'POST /api/Account/RefreshToken'>
  /** Logs in by a session key that a partner site created. `loginBySessionKey` of the SDK also saves the session. Needs no login. */
  readonly loginBySession: CallFunction<'GET /api/Account/LoginBySession'>
  /** Returns the address of the old mall. */
  readonly jumpOldLink: CallFunction<'GET /api/Account/JumpOldLink'>
  /** Lifts the rate limit after the slide captcha. The SDK makes this call by itself after `verify`. Needs no login. */
  readonly unLock: CallFunction<'POST /api/Account/UnLock'>
  /** Sends a code to reset a forgotten password: step 1 of 3. The response is the same whether or not the account exists. Needs no login. */
  readonly resetCheck: CallFunction<'POST /api/Account/ResetCheck'>
  /** Checks the six digits of the code: step 2 of 3. A code can be tried 5 times. Needs no login. */
  readonly resetVerify: CallFunction<'POST /api/Account/ResetVerify'>
  /** Sets the new password: step 3 of 3. All sessions of the account end. Needs no login. */
  readonly resetPassword: CallFunction<'POST /api/Account/ResetPassword'>
  /** Replaces the user’s password. All sessions of the account end, the caller’s too: log in again. Wrong old passwords count as those of the login. */
  readonly changePassword: CallFunction<'POST /api/Account/ChangePassword'>
  /** Logs in by the code of a WeChat Work authorisation. A member who is bound to no account gets a ticket for `BindWeChatWork` instead of a login. Needs no login. */
  readonly loginByWeChatWork: CallFunction<'POST /api/Account/LoginByWeChatWork'>
  /** Binds a WeChat Work member to an account and logs in. Needs no login. */
  readonly bindWeChatWork: CallFunction<'POST /api/Account/BindWeChatWork'>
  /** Returns the menu codes that the user may see. */
  readonly getUserMenuList: CallFunction<'POST /api/Account/GetUserMenuList'>
}

export const accountResource = ({ call }: Bind): AccountResource => ({
  login: call('POST /api/Account/Login'),
  switchEnterprise: call('POST /api/Account/SwitchEnterprise'),
  logout: call('POST /api/Account/Logout'),
  refreshToken: call('POST /api/Account/RefreshToken'),
  loginBySession: call('GET /api/Account/LoginBySession'),
  jumpOldLink: call('GET /api/Account/JumpOldLink'),
  unLock: call('POST /api/Account/UnLock'),
  resetCheck: call('POST /api/Account/ResetCheck'),
  resetVerify: call('POST /api/Account/ResetVerify'),
  resetPassword: call('POST /api/Account/ResetPassword'),
  changePassword: call('POST /api/Account/ChangePassword'),
  loginByWeChatWork: call('POST /api/Account/LoginByWeChatWork'),
  bindWeChatWork: call('POST /api/Account/BindWeChatWork'),
  getUserMenuList: call('POST /api/Account/GetUserMenuList'),
})
