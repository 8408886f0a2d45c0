import type { Bind } from './define.ts'

/** Login, session and tokens. None of them writes the session by itself: `session.set(await mall.account.login(…))`. */
export const accountResource = ({ call }: Bind) => ({
  /** Logs in by account and password, after the slide captcha. Needs no login. */
  login: call('POST /api/Account/Login'),
  /** Answers the login info of another of the user's enterprises. */
  switchEnterprise: call('POST /api/Account/SwitchEnterprise'),
  /** Revokes the session's refresh tokens; then clear the session. */
  logout: call('POST /api/Account/Logout'),
  /** Trades a refresh token for a new pair. The mall does this by itself on 401. */
  refreshToken: call('POST /api/Account/RefreshToken'),
  /** Auto-login by a session key that a partner site was given. `loginBySessionKey` does all that belongs to it. */
  loginBySession: call('GET /api/Account/LoginBySession'),
  /** The address of the old mall. */
  jumpOldLink: call('GET /api/Account/JumpOldLink'),
  /** Lifts the rate limit. The mall does this by itself after `verify`. */
  unLock: call('POST /api/Account/UnLock'),
  /** Forgotten password, step 1: sends a code. The reply is the same whether or not the account exists. */
  resetCheck: call('POST /api/Account/ResetCheck'),
  /** Step 2: the six digits; 5 tries. */
  resetVerify: call('POST /api/Account/ResetVerify'),
  /** Step 3: the new password. Every session of the account ends. */
  resetPassword: call('POST /api/Account/ResetPassword'),
  /** Logs in by the code of a work-chat authorisation, or says that the member is bound to no account yet. */
  loginByWeChatWork: call('POST /api/Account/LoginByWeChatWork'),
  /** Binds the member to an account and answers its login info. */
  bindWeChatWork: call('POST /api/Account/BindWeChatWork'),
  /** Menu codes that the user may see. */
  getUserMenuList: call('POST /api/Account/GetUserMenuList'),
})
