import type { CaptchaAnswer, CaptchaChallenge } from '@mall/api/contract'
import { BusinessError } from '../http/errors.ts'

/** Distinguishes people from programs, with limited reliability. */
export interface CaptchaProvider {
  /** The mall's own question; null where a third party asks its own on the page and hands out its own credentials. */
  readonly puzzle: {
    /** A new challenge for somebody at an address. `answer` is for tests only and must not reach a client otherwise. */
    challenge(address: string): Promise<{ readonly challenge: CaptchaChallenge; readonly answer: number }>
    /** A credential for a right answer; null for a wrong, late or repeated one. */
    verify(answer: CaptchaAnswer): Promise<string | null>
  } | null
  /** True once for a credential that is still valid. */
  redeem(credential: string): Promise<boolean>
}

/** The mall's own question, where it asks one. */
export const puzzleOf = ({ puzzle }: CaptchaProvider): NonNullable<CaptchaProvider['puzzle']> => {
  if (puzzle === null) throw new BusinessError('CAPTCHA_ELSEWHERE', '请使用页面提供的验证方式')
  return puzzle
}

declare module '../deps.ts' {
  interface Deps {
    readonly captcha: CaptchaProvider
  }
}
