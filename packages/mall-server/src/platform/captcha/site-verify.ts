import * as z from 'zod/mini'
import { UnavailableError } from '../http/errors.ts'
import type { CaptchaProvider } from './provider.ts'

interface SiteVerifyOptions {
  /** The address that verifies credentials. */
  readonly url: string
  readonly secret: string
  readonly fetch?: typeof fetch
}

const timeoutMs = 10_000

const answer = z.object({ success: z.boolean(), 'error-codes': z.optional(z.array(z.string())) })

/** Errors of the configuration: no credential would ever pass. */
const refusedSecret = new Set(['missing-input-secret', 'invalid-input-secret'])

/**
 * A third party's captcha by the protocol that hCaptcha, Turnstile and reCAPTCHA have in common: the page shows the third party's widget,
 * and what it hands out is the CaptchaVerifyParam. The third party lets each pass once.
 */
export const createSiteVerifyCaptcha = ({ url, secret, fetch: send = fetch }: SiteVerifyOptions): CaptchaProvider => {
  const ask = async (credential: string) => {
    const response = await send(url, { method: 'POST', body: new URLSearchParams({ secret, response: credential }), signal: AbortSignal.timeout(timeoutMs) })
    return answer.parse(await response.json())
  }
  return {
    puzzle: null,
    redeem: async (credential) => {
      const { success, 'error-codes': codes = [] } = await ask(credential).catch((): never => {
        // The service is unreachable or breaks the protocol: nobody passes, but the answer does not count as wrong.
        throw new UnavailableError()
      })
      if (codes.some((code) => refusedSecret.has(code))) throw new Error('the captcha of the third party refuses CAPTCHA_SECRET')
      return success
    },
  }
}
