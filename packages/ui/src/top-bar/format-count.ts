/** Counts above this one are shown as `99+` (specification §2 and §9). */
const MOST = 99

/** What a badge shows for `n`: the number, `99+` above 99, and nothing for 0 or anything that is not a whole positive number. */
export function formatCount(n: number): string {
  if (!Number.isInteger(n) || n <= 0) return ''
  return n > MOST ? `${MOST}+` : String(n)
}
