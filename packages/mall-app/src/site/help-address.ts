/** How many pages 帮助中心 has (specification §2). */
export const helpPageCount = 15

/** The page that the rest of `/help/detail/{number}` names, or null when there is none such. */
export const helpNumberOf = (rest: string): number | null => {
  const number = /^[1-9]\d?$/.test(rest) ? Number(rest) : Number.NaN
  return number <= helpPageCount ? number : null
}
