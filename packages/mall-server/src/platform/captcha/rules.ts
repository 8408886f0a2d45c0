import type { CaptchaAnswer } from '@mall/api/contract'

/** Sizes of the pictures, px; how many holes are on the row of the piece, one of them its own, and how far apart at least. */
export const puzzle = { width: 320, height: 160, piece: 48, holes: 5, holePitch: 44 } as const

/** Tolerance for the position of the piece, px to either side. */
export const tolerancePx = 5

/**
 * Limits per address and minute: answers by keys, nudges and presses, whose track is not checked; wrong answers, before a challenge comes with
 * work; answers without that work where it was required, so that clients without support for it still work; and puzzles without one that was
 * solved: of an office that logs in at nine, somebody solves one every few seconds.
 */
export const captchaRates = { captchaKeys: 20, captchaFailures: 5, captchaIdle: 10, captchaUnsolved: 60 } as const

/** How long to wait, as people say it: seconds are right for a minute or two. */
export const waitText = (seconds: number): string => (seconds <= 120 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分钟`)

/** How long a challenge, and the credential for it, is valid, ms. */
export const lifetimeMs = 2 * 60_000

/** The shortest plausible time to drag a piece into place, ms. */
const shortestDragMs = 80

/**
 * Whether a person may have made this track. A pointer's has to move, take its time and never go back in time. Keys jump, so a
 * keyboard's track is not checked: fewer answers per address are accepted instead.
 */
export const isPlausibleTrack = ({ Track, Input }: Pick<CaptchaAnswer, 'Track' | 'Input'>): boolean => {
  if (Input === 'keyboard') return true
  const [first, last] = [Track[0], Track.at(-1)]
  if (!first || !last || Track.length < 3) return false
  const forward = Track.every(({ t }, place) => place === 0 || t >= (Track[place - 1]?.t ?? 0))
  const places = new Set(Track.map(({ x }) => x))
  return forward && last.t - first.t >= shortestDragMs && places.size >= 3
}

/** Whether an answer fits its challenge. */
export const isRightAnswer = (answer: CaptchaAnswer, targetX: number): boolean =>
  Math.abs(answer.X - targetX) <= tolerancePx && isPlausibleTrack(answer)
