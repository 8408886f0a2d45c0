/** Words of a change. */
export interface ChangeMessages {
  readonly more: string
  readonly less: string
  readonly same: string
  /** Ten times as much or more, of which a percentage says nothing. */
  readonly many: string
  readonly unknown: string
}

const tenTimes = 9

/**
 * A ratio of change in words: 多 9.0%, 少 12.0%, 持平, 10 倍以上, or — when it is not known (there is nothing to compare with).
 * @param ratio 0.09 for nine per cent more
 */
export const changeWords = (ratio: number | null | undefined, words: ChangeMessages): string => {
  if (ratio === null || ratio === undefined || !Number.isFinite(ratio)) return words.unknown
  if (ratio >= tenTimes) return words.many
  const percent = (Math.abs(ratio) * 100).toFixed(1)
  if (percent === '0.0') return words.same
  return `${ratio > 0 ? words.more : words.less} ${percent}%`
}
