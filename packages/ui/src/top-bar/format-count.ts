/** Counts above this one are shown as `99+`. */
const MOST = 99

/** Formats the count of a badge: the number, `99+` above 99, and an empty string for 0 or anything that is not a positive integer. */
export const formatCount = (n: number): string => {
  if (!Number.isInteger(n) || n <= 0) return ''
  return n > MOST ? `${MOST}+` : String(n)
}
