/** Working time: days would not say of how many hours. `3 小时 12 分`, `21 小时`, `40 分`. */
export const workText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} 分`
  return hours < 10 && rest > 0 ? `${hours} 小时 ${rest} 分` : `${hours} 小时`
}

export interface Left {
  readonly text: string
  /** It presses: said in words, with a sign. */
  readonly tone?: 'warning' | 'danger'
}

/** How much is left of a time limit. From its last quarter on it presses. */
export const leftOfLimit = (minutes: number, limitHours: number | null): Left => {
  if (minutes < 0) return { text: `超 ${workText(-minutes)}`, tone: 'danger' }
  const isNear = limitHours !== null && minutes * 4 <= limitHours * 60
  return { text: workText(minutes), ...(isNear ? { tone: 'warning' as const } : {}) }
}
