// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { FileRules } from '../../files.ts'
import type { CallFunction, DownloadFunction, SendFileFunction } from '../bind.ts'

/** What the file of `importCheck` must be. */
export const accountImportCheckRules: FileRules = { maxSizeMB: 2, messages: { maxSize: '文件大小不能超过2MB' } }

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
  /** Exchanges the code of `SellerCustomer/ViewAs` for a login that views the mall as a customer’s person. A code is good once, for half a minute. The mall’s own page `/viewCustomer` does this. Needs no login. */
  readonly loginByViewCode: CallFunction<'POST /api/Account/LoginByViewCode'>
  /** Returns the address of the old mall. */
  readonly jumpOldLink: CallFunction<'GET /api/Account/JumpOldLink'>
  /** Lifts the rate limit after the slide captcha. The SDK makes this call by itself after `verify`. Needs no login. */
  readonly unLock: CallFunction<'POST /api/Account/UnLock'>
  /** Sends a code to reset a forgotten password, or to unlock an account: step 1 of 3. The response is the same whether or not the account exists. A code that somebody else asks for replaces none and uses up none. Needs no login. */
  readonly resetCheck: CallFunction<'POST /api/Account/ResetCheck'>
  /** Checks the six digits of the code: step 2 of 3. A code can be tried 5 times. Needs no login. */
  readonly resetVerify: CallFunction<'POST /api/Account/ResetVerify'>
  /** Sets the new password: step 3 of 3. All sessions of the account end. Needs no login. */
  readonly resetPassword: CallFunction<'POST /api/Account/ResetPassword'>
  /** Unlocks an account whose password was typed wrongly too often: step 3 of 3, in place of a new password. For the network and the browser of the call, which is known from then on: what others type does not lock it. Needs no login. */
  readonly resetUnlock: CallFunction<'POST /api/Account/ResetUnlock'>
  /** Replaces the user’s password. All sessions of the account end, the caller’s too: log in again. Wrong old passwords count as those of the login. */
  readonly changePassword: CallFunction<'POST /api/Account/ChangePassword'>
  /** Logs in by the code of a WeChat Work authorisation. A member who is bound to no account gets a ticket for `BindWeChatWork` instead of a login. Needs no login. */
  readonly loginByWeChatWork: CallFunction<'POST /api/Account/LoginByWeChatWork'>
  /** Binds a WeChat Work member to an account and logs in. Needs no login. */
  readonly bindWeChatWork: CallFunction<'POST /api/Account/BindWeChatWork'>
  /** Returns the menu codes that the user may see. */
  readonly getUserMenuList: CallFunction<'POST /api/Account/GetUserMenuList'>
  /** Returns a page of the accounts of the company, filtered and sorted. Those within the data scope of the user’s roles. Needs the permission `account.view`. */
  readonly list: CallFunction<'POST /api/Account/List'>
  /** Returns one account of the company, as it is now. Needs the permission `account.view`. */
  readonly detail: CallFunction<'POST /api/Account/Detail'>
  /** Saves the accounts that match the filters as an .xlsx file, without passwords. Needs the permission `account.view`. */
  readonly export: DownloadFunction<'POST /api/Account/Export'>
  /** Makes an account with an initial password, or changes the one with `UserId` from its next call on. Nobody manages their own account, or one that holds more than they have. An account that works for several companies is managed by its group. Needs the permission `account.manage`. */
  readonly save: CallFunction<'POST /api/Account/Save'>
  /** Disables an account, enables it again or unlocks it; the sessions of a disabled one end at once. Approvals that wait for it are handed over first, all to one colleague, or nothing is done. Needs the permission `account.manage`. */
  readonly enable: CallFunction<'POST /api/Account/Enable'>
  /** Finds colleagues to whom the approvals of an account can be handed over, at most 20. Needs the permission `account.manage`. */
  readonly candidates: CallFunction<'POST /api/Account/Candidates'>
  /** Gives an account an initial password in place of its own, and ends its sessions. Needs the permission `account.manage`. */
  readonly resetPwd: CallFunction<'POST /api/Account/ResetPwd'>
  /** Ends all sessions of an account, on every device; its password stays. Possible while it is logged in somewhere, as `AllowActions` says. What is logged in after that stays. Needs the permission `account.manage`. */
  readonly endSessions: CallFunction<'POST /api/Account/EndSessions'>
  /** Switches the second factor of an account off and removes its passkeys, for a user who lost theirs. Their password alone logs in then, so make sure who asks. The user gets a mail. Needs the permission `account.manage`. */
  readonly secondFactorReset: CallFunction<'POST /api/Account/SecondFactorReset'>
  /** Reads accounts from a workbook or from the text of a pasted table, says what is wrong with each cell, and saves nothing. The first row may name the columns; else they are 登录名 姓名 手机 邮箱 部门 角色 单笔限额. A department is its path, such as 行政部/前台; roles are separated by 、. At most 10,000 rows. Needs the permission `account.manage`. */
  readonly importCheck: SendFileFunction<'POST /api/Account/ImportCheck'>
  /** Makes an account of each row that can be one; the others return why not. Rows as `Account/ImportCheck` returned them, at most 500 at a time. Existing accounts stay as they are. Needs the permission `account.manage`. */
  readonly import: CallFunction<'POST /api/Account/Import'>
  /** Replaces an initial password with the user’s own and logs in. What `Account/Login` asks for with `ACTIVATION_REQUIRED`. Save the login with `session.set`. Needs no login. */
  readonly activate: CallFunction<'POST /api/Account/Activate'>
  /** Returns the passkeys of the user, the oldest first. */
  readonly passkeyList: CallFunction<'POST /api/Account/PasskeyList'>
  /** Begins to register a passkey: step 1 of 2. Needs the password. A user has 10 passkeys at most. Only where `Site/Config` has a `PasskeyOrigin`. */
  readonly passkeyRegisterOptions: CallFunction<'POST /api/Account/PasskeyRegisterOptions'>
  /** Registers the passkey that the browser made: step 2 of 2. The user gets a mail. */
  readonly passkeyRegister: CallFunction<'POST /api/Account/PasskeyRegister'>
  /** Gives a passkey of the user another name. */
  readonly passkeyRename: CallFunction<'POST /api/Account/PasskeyRename'>
  /** Removes a passkey of the user: it logs nobody in any more. Needs the password. The user gets a mail. */
  readonly passkeyRemove: CallFunction<'POST /api/Account/PasskeyRemove'>
  /** Begins a login by passkey: step 1 of 2. No account is named: the passkey says whose it is. Only where `Site/Config` has a `PasskeyOrigin`. Needs no login. */
  readonly passkeyLoginOptions: CallFunction<'POST /api/Account/PasskeyLoginOptions'>
  /** Logs in by a passkey, without password, captcha and second factor: step 2 of 2. Save the login with `session.set`. Needs no login. */
  readonly passkeyLogin: CallFunction<'POST /api/Account/PasskeyLogin'>
  /** Returns the user’s own account. */
  readonly profile: CallFunction<'POST /api/Account/Profile'>
  /** Changes nickname, name and picture of the user. A picture is an upload of the user’s own (`mall.upload`), of at most 2 MB; everybody can see it then. Mobile number and email are changed by `SendCode` and `BindContact`. */
  readonly profileSave: CallFunction<'POST /api/Account/ProfileSave'>
  /** Sends a code to a new mobile number or email of the user. Needs the password, since both are logins. A code a minute, ten a day; the one before is no good any more. */
  readonly sendCode: CallFunction<'POST /api/Account/SendCode'>
  /** Sets the mobile number or email that a code was sent to. A code can be tried 5 times. */
  readonly bindContact: CallFunction<'POST /api/Account/BindContact'>
  /** Lists the user’s logins, the latest first. As long as the session could last; those of a session that another replaced, for a day. */
  readonly loginLog: CallFunction<'POST /api/Account/LoginLog'>
  /** Ends another session of the user, on another browser. */
  readonly endSession: CallFunction<'POST /api/Account/EndSession'>
  /** Ends all sessions of the user but that of the call. */
  readonly endOtherSessions: CallFunction<'POST /api/Account/EndOtherSessions'>
  /** Finishes a login that asked for a code (`SECOND_FACTOR_REQUIRED`). `secondFactorOf(error)` of the SDK returns the ticket. Save the login with `session.set`. Five wrong codes lock the network or browser for 15 minutes. Needs no login. */
  readonly secondFactor: CallFunction<'POST /api/Account/SecondFactor'>
  /** Returns whether the user has a second factor. */
  readonly secondFactorState: CallFunction<'POST /api/Account/SecondFactorState'>
  /** Makes a secret for the user’s authenticator: step 1 of 2. Needs the password. A secret that was not confirmed is replaced; a confirmed one is switched off first. */
  readonly secondFactorStart: CallFunction<'POST /api/Account/SecondFactorStart'>
  /** Switches the second factor on by a first code of the authenticator: step 2 of 2. */
  readonly secondFactorConfirm: CallFunction<'POST /api/Account/SecondFactorConfirm'>
  /** Switches the user’s second factor off. Needs the password. */
  readonly secondFactorEnd: CallFunction<'POST /api/Account/SecondFactorEnd'>
}
