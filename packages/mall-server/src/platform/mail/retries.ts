/** How often a mail is tried, and how long to wait before the next time, ms: a minute, then ten. */
const pausesMs = [60_000, 600_000] as const

/** When a mail is tried again that was tried so often; null: never, it has failed. */
export const nextTry = (attempts: number, now: Date): Date | null => {
  const pause = pausesMs[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}
