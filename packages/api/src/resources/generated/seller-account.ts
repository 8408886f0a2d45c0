// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Login and session of the seller’s staff. Save a login with `session.set`. */
export interface SellerAccountResource {
  /** Logs one of the staff in by account and password, after the slide captcha. Fails with `SECOND_FACTOR_REQUIRED` where a code is asked for, and with `ACTIVATION_REQUIRED` for an initial password. Needs no login. */
  readonly login: CallFunction<'POST /api/SellerAccount/Login'>
  /** Replaces an initial password with the user’s own and logs in. Needs no login. */
  readonly activate: CallFunction<'POST /api/SellerAccount/Activate'>
  /** Finishes a login that asked for a code (`SECOND_FACTOR_REQUIRED`). Five wrong codes lock the network or browser for 15 minutes. Needs no login. */
  readonly secondFactor: CallFunction<'POST /api/SellerAccount/SecondFactor'>
  /** Exchanges a refresh token for a new pair of tokens. A refresh token that is used twice ends the whole session. The SDK makes this call by itself after a 401. Needs no login. */
  readonly refreshToken: CallFunction<'POST /api/SellerAccount/RefreshToken'>
  /** Lifts the rate limit after the slide captcha. The SDK makes this call by itself after `verify`. Needs no login. */
  readonly unLock: CallFunction<'POST /api/SellerAccount/UnLock'>
  /** Returns who is logged in and what is open to them. */
  readonly viewer: CallFunction<'POST /api/SellerAccount/Viewer'>
  /** Ends the session on the server: its refresh tokens are revoked. */
  readonly logout: CallFunction<'POST /api/SellerAccount/Logout'>
  /** Replaces the user’s password. All sessions of the account end, the caller’s too: log in again. Wrong old passwords count as those of the login. The second factor stays as it is. */
  readonly changePassword: CallFunction<'POST /api/SellerAccount/ChangePassword'>
  /** Makes a secret for the user’s authenticator: step 1 of 2. Needs the password. A secret that was not confirmed is replaced; a confirmed one stays. */
  readonly secondFactorStart: CallFunction<'POST /api/SellerAccount/SecondFactorStart'>
  /** Switches the second factor on by a first code of the authenticator: step 2 of 2. */
  readonly secondFactorConfirm: CallFunction<'POST /api/SellerAccount/SecondFactorConfirm'>
}
