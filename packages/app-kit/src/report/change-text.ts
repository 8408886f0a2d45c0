/** How a change is said. */
export interface ChangeWords {
  /** @param percent 9.0% */
  readonly more: (percent: string) => string
  readonly less: (percent: string) => string
  readonly same: string
  /** From ten times on a percentage says nothing any more. */
  readonly many: string
  /** There was nothing before. */
  readonly unknown: string
}

/** 多 9.0%, 少 12.0%, 持平, 10 倍以上; — where there was nothing before. */
export const plainChange: ChangeWords = { more: (percent) => `多 ${percent}`, less: (percent) => `少 ${percent}`, same: '持平', many: '10 倍以上', unknown: '—' }

const tenTimes = 9

/** A ratio of change in words: 0.09 is nine per cent more. */
export const changeText = (ratio: number | null, words: ChangeWords = plainChange): string => {
  if (ratio === null) return words.unknown
  if (ratio >= tenTimes) return words.many
  const percent = `${Math.abs(ratio * 100).toFixed(1)}%`
  if (percent === '0.0%') return words.same
  return ratio > 0 ? words.more(percent) : words.less(percent)
}
