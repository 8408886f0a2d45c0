/**
 * The last months up to the one of a day, the earliest first.
 * @param day `YYYY-MM-DD`
 * @returns each `YYYY-MM`
 */
export const monthsUntil = (day: string, count: number): string[] => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const last = year * 12 + month - 1
  return Array.from({ length: count }, (_, index) => {
    const at = last - count + 1 + index
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** The same month of the year before, both `YYYY-MM`. */
export const yearBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`

interface Share {
  readonly id: number | null
  readonly name: string
  readonly amountFen: number
}

/** At most so many shares: the first ones as they are, all others as one, 其他. */
export const groupSmallest = (shares: readonly Share[], max: number): readonly Share[] => {
  if (shares.length <= max) return shares
  const others = shares.slice(max - 1)
  return [...shares.slice(0, max - 1), { id: null, name: '其他', amountFen: others.reduce((sum, { amountFen }) => sum + amountFen, 0) }]
}
