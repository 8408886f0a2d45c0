import type { CaptchaAnswer } from '../../packages/api/src/contract/captcha.ts'

/** A drag to `x` as a hand makes it: slow, fast, a little too far and back, never quite level; some 0.6 s. */
export const handLikeTrack = (x: number): CaptchaAnswer['Track'] => {
  const steps = 26
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    const eased = share * share * (3 - 2 * share)
    const tooFar = 4 * Math.sin(share * Math.PI) * share
    const tremor = step === steps ? 0 : Math.sin(step * 12.9898) * 0.8
    return { x: x * eased + tooFar * (step === steps ? 0 : 1) + tremor, y: 2 * Math.sin(step / 4) + tremor, t: Math.round(step * 22 + 6 * Math.sin(step)) }
  })
}
