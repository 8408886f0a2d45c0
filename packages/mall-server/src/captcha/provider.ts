import type { CaptchaAnswer, CaptchaChallenge } from '@mall/api/contract'

/**
 * Distinguishes people from programs. The mall's own provider draws a puzzle; a third party's that issues its own
 * credential implements `redeem` alone.
 */
export interface CaptchaProvider {
  /** A new challenge. `answer` is for tests only and must not reach a client otherwise. */
  challenge(): Promise<{ readonly challenge: CaptchaChallenge; readonly answer: number }>
  /** A credential for a right answer; null for a wrong, late or repeated one. */
  verify(answer: CaptchaAnswer): Promise<string | null>
  /** True once for a credential that is still valid. */
  redeem(credential: string): Promise<boolean>
}
