// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** The slide captcha. */
export interface CaptchaResource {
  /** Returns a new slide captcha. Needs no login. */
  readonly challenge: CallFunction<'POST /api/Captcha/Challenge'>
  /** Checks the answer to a slide captcha and returns a credential. A challenge takes one answer. The credential can be used once, within 2 minutes. Needs no login. */
  readonly verify: CallFunction<'POST /api/Captcha/Verify'>
}
