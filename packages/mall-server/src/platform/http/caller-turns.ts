import { createTurns, type InTurn } from '../turns.ts'
import { UnavailableError } from './errors.ts'

/** How many works of one caller are done at once, and how many may wait for them. */
interface Share {
  readonly atOnce: number
  readonly mayWait: number
}

/** Does a work when its caller has a turn. `left`: the caller does not wait any more. */
type InTurnOf = <Result>(caller: string | number, work: () => Promise<Result>, left: AbortSignal) => Promise<Result>

/**
 * Gives each caller a share of what costs much.
 * @throws UnavailableError when too many works of the caller wait already
 */
const createCallerTurns = ({ atOnce, mayWait }: Share): InTurnOf => {
  const callers = new Map<string | number, { readonly inTurn: InTurn; inHand: number }>()
  return async (caller, work, left) => {
    const line = callers.get(caller) ?? { inTurn: createTurns(atOnce), inHand: 0 }
    if (line.inHand >= atOnce + mayWait) throw new UnavailableError()
    callers.set(caller, line)
    line.inHand++
    try {
      return await line.inTurn(work, left)
    } finally {
      if (--line.inHand === 0) callers.delete(caller)
    }
  }
}

/** Forms: what waits is not read, so that the forms sent at the same moment do not fill the memory. A page sends all pictures of a return at once. */
export const inTurnOfForms = createCallerTurns({ atOnce: 1, mayWait: 12 })

const ofUser = createCallerTurns({ atOnce: 1, mayWait: 12 })
const ofEnterprise = createCallerTurns({ atOnce: 2, mayWait: 24 })

/** Downloads: one of a user and two of a company are put together at once. */
export const inTurnOfDownloads = <Result>({ userId, enterpriseId }: { readonly userId: number; readonly enterpriseId: number }, work: () => Promise<Result>, left: AbortSignal): Promise<Result> =>
  ofUser(userId, () => ofEnterprise(enterpriseId, work, left), left)

const tablesOf = createCallerTurns({ atOnce: 1, mayWait: 8 })

/** Tables to import: one of a company waits for the thread that reads them, so that the files of one company delay those of another by one file at most. */
export const inTurnOfTables = <Result>({ enterpriseId }: { readonly enterpriseId: number }, work: () => Promise<Result>, left: AbortSignal): Promise<Result> => tablesOf(enterpriseId, work, left)
