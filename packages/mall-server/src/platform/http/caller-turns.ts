import { rateKeyOf } from '../rate-limit/rules.ts'
import { createFairTurns, createTurns, type InTurn, type Party } from '../turns.ts'
import type { CompanyShares } from './company-shares.ts'
import type { Caller } from './define-routes.ts'
import { UnavailableError } from './errors.ts'

const visitor = 'visitor'

/** Who shares with whom: the visitors of an address are a company, whose users nobody can tell apart. */
export const partyOf = (caller: Pick<Caller, 'userId' | 'enterpriseId'> | null, ip: string): Party =>
  caller === null ? { company: rateKeyOf(ip, null), user: visitor } : { company: caller.enterpriseId, user: caller.userId }

/** How many works of one caller are done at once, and how many may wait for them. */
interface Share {
  readonly atOnce: number
  readonly mayWait: number
  /** The refusal of one that is too many. */
  readonly busy?: () => UnavailableError
}

/** Does a work when its caller has a turn. `left`: the caller does not wait any more. */
type InTurnOf = <Result>(caller: string | number, work: () => Promise<Result>, left: AbortSignal) => Promise<Result>

/**
 * Gives each caller a share of what costs much.
 * @throws UnavailableError when too many works of the caller wait already
 */
export const createCallerTurns = ({ atOnce, mayWait, busy = () => new UnavailableError() }: Share): InTurnOf => {
  const callers = new Map<string | number, { readonly inTurn: InTurn; inHand: number }>()
  return async (caller, work, left) => {
    const line = callers.get(caller) ?? { inTurn: createTurns(atOnce), inHand: 0 }
    if (line.inHand >= atOnce + mayWait) throw busy()
    callers.set(caller, line)
    line.inHand++
    try {
      return await line.inTurn(work, left)
    } finally {
      if (--line.inHand === 0) callers.delete(caller)
    }
  }
}

const formsOfCaller = createCallerTurns({ atOnce: 1, mayWait: 12 })
/** Of 11 MB each, while they are read. */
const forms = createFairTurns(16)
/** So many addresses may send slowly without holding up those who are logged in. */
const formsOfVisitors = createFairTurns(8)
/** So many of a company may do so without holding up other companies: one user at sixteen addresses would be enough. */
const formsOfCompany = createCallerTurns({ atOnce: 8, mayWait: 200 })

/** Who sends a form. */
export interface FormSender {
  /** The user at an address, or the visitors there. */
  readonly key: string
  readonly party: Party
  readonly shares: CompanyShares
}

/** How long a form waits unread, ms. */
const formPatienceMs = 20_000

/**
 * Forms: what waits is not read, so that the forms sent at the same moment do not fill the memory. One of a caller (a user at an address, or the visitors there) is read at once,
 * for a page sends all pictures of a return at once; sixteen of all callers, eight of a company and eight of visitors among them, and the parties that wait take turns. Of a company that goes slowly one is read at once, when its share has room for it.
 * @throws UnavailableError when too many of the caller wait already, or one has waited too long
 */
export const inTurnOfForms = async <Result>({ key, party, shares }: FormSender, work: () => Promise<Result>, left: AbortSignal): Promise<Result> => {
  const patience = AbortSignal.timeout(formPatienceMs)
  const giveUp = AbortSignal.any([left, patience])
  const ofAll = () => forms.inTurn(party, work, () => giveUp)
  const inTurn = () => (party.user === visitor ? formsOfVisitors.inTurn(party, ofAll, () => giveUp) : formsOfCompany(party.company, ofAll, giveUp))
  try {
    return await formsOfCaller(key, () => shares.inShare(party.company, inTurn, giveUp, 'forms'), giveUp)
  } catch (error) {
    throw error === patience.reason ? new UnavailableError() : error
  }
}

/** The seller's staff are one company. */
export const partyOfStaff = (staffId: number): Party => ({ company: 'seller', user: `staff/${staffId}` })

const ofUser = createCallerTurns({ atOnce: 1, mayWait: 12 })
const ofEnterprise = createCallerTurns({ atOnce: 2, mayWait: 24 })

/** Downloads: one of a user and two of a company are put together at once. */
export const inTurnOfDownloads = <Result>({ user, company }: Party, work: () => Promise<Result>, left: AbortSignal): Promise<Result> =>
  ofUser(user, () => ofEnterprise(company, work, left), left)

const uploadsOf = createCallerTurns({ atOnce: 6, mayWait: 200 })

/** Uploads on their way to a client: six of a caller (a user at an address, or the visitors there) are kept at once, as many as a browser has connections for. */
export const inTurnOfUploads = <Result>(key: string, work: () => Promise<Result>, left: AbortSignal): Promise<Result> => uploadsOf(key, work, left)

const tablesOf = createCallerTurns({ atOnce: 1, mayWait: 8 })

/** Tables to import: one of a company waits for the thread that reads them, so that the files of one company delay those of another by one file at most. */
export const inTurnOfTables = <Result>({ enterpriseId }: { readonly enterpriseId: number }, work: () => Promise<Result>, left: AbortSignal): Promise<Result> => tablesOf(enterpriseId, work, left)

const tooManyLists = () => new UnavailableError('queue', '同时进行的查询较多，请稍后再试')

const listsOfUser = createCallerTurns({ atOnce: 2, mayWait: 12, busy: tooManyLists })
/** As many users of a company may look at a list in the same moment. */
const listsOfCompany = createCallerTurns({ atOnce: 4, mayWait: 200, busy: tooManyLists })

/** How long somebody waits for the turn of a list, ms: a page that took longer was left. */
const listPatienceMs = 10_000

/**
 * Lists, reports and searches: two of a user and four of a company are read at once, whoever else has time for more. The visitors of an address are a company.
 * The work may go on waiting with the signal that it is given.
 * @throws UnavailableError when too many wait already, or one has waited too long
 */
export const inTurnOfLists = async <Result>({ company, user }: Party, work: (giveUp: AbortSignal) => Promise<Result>, left: AbortSignal): Promise<Result> => {
  const patience = AbortSignal.timeout(listPatienceMs)
  const giveUp = AbortSignal.any([left, patience])
  const ofAll = () => listsOfCompany(company, () => work(giveUp), giveUp)
  try {
    return await (user === visitor ? ofAll() : listsOfUser(user, ofAll, giveUp))
  } catch (error) {
    throw error === patience.reason ? tooManyLists() : error
  }
}
