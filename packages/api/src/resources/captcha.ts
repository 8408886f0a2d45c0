import type { Bind } from './define.ts'

/** The slide captcha. Needs no login. */
export const captchaResource = ({ call }: Bind) => ({
  /** A new challenge; its lengths are pixels of its own pictures. */
  challenge: call('POST /api/Captcha/Challenge'),
  /** Judges an answer; the credential is good once, for two minutes. */
  verify: call('POST /api/Captcha/Verify'),
})
