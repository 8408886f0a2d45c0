const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? error.code : codeOf(error.cause)
}

const messageOf = (error: unknown): string => (error instanceof Error ? messageOf(error.cause) || error.message : '')

/**
 * The database is unreachable, starts or stops, has no connection left, took too long for a statement or a lock, ended one of two transactions
 * that waited for each other, has no disk space (53100) or memory (53200) left, is read-only after a failover (25006), or had to end what a follower read (40001). The driver gives the first of them no code.
 */
const busyCodes: ReadonlySet<unknown> = new Set([
  '57P01', '57P02', '57P03', '53100', '53200', '53300', '25006', '40001', '57014', '55P03', '25P03', '40P01', '08000', '08001', '08003', '08006', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT',
])
const lost = /^(?:Connection terminated|Query read timeout|No connection was free|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/

/** Whether the connection that a statement was sent on is of no use any more. */
export const isConnectionLost = (error: unknown): boolean => lost.test(messageOf(error))

/** What PostgreSQL says on a full disk beside 53100, under the code of its own faults: a new connection writes a file first. */
const withoutRoom = /could not write init file|No space left on device/

/** Whether a statement failed because the database cannot work just now: the same call may succeed in some seconds. */
export const isDatabaseBusy = (error: unknown): boolean => busyCodes.has(codeOf(error)) || lost.test(messageOf(error)) || withoutRoom.test(messageOf(error))

/** Whether a statement took longer than it may: less of it would have done. */
export const isTooSlow = (error: unknown): boolean => codeOf(error) === '57014' || messageOf(error) === 'Query read timeout'

/** Whether a statement failed because other rows refer to the one that it would delete. */
export const isStillReferredTo = (error: unknown): boolean => codeOf(error) === '23503'

/** Whether a statement failed because another row has what only one may have. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505'
