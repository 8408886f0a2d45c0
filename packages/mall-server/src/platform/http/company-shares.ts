import { createTurns, type InTurn, type Party } from '../turns.ts'
import { UnavailableError } from './errors.ts'

type Company = Party['company']

/** What waits in a line of its own: to read a form takes as long as its sender takes to send it, and nobody else of the company waits for that. */
type Kind = 'works' | 'forms'

export interface CompanyShares {
  /** A call of a company: who uses more than their share makes room for it. */
  readonly called: (company: Company) => void
  /** Adds what a work took of a connection or of a thread, ms. */
  readonly spend: (company: Company, ms: number) => void
  /**
   * Does a costly work of a company as soon as its share allows. Rejects with the reason of the signal when that gives up waiting.
   * @throws UnavailableError when too many wait already
   */
  readonly inShare: <Result>(company: Company, work: () => Promise<Result>, giveUp: AbortSignal, kind?: Kind) => Promise<Result>
}

declare module '../deps.ts' {
  interface Deps {
    readonly companyShares: CompanyShares
  }
}

/** Where nobody waits for others. */
export const unshared: CompanyShares = { called: () => {}, spend: () => {}, inShare: (_, work) => work() }

export interface Share {
  /** What a company may use in the long run, ms of connections and threads in a second. */
  readonly perSecond: number
  /** What it may have used beyond that. */
  readonly creditMs: number
  /** Whether the thread of the requests has so much to do that calls wait for each other. */
  readonly isBusy: () => boolean
  /** How many works of a company may wait for its share. Absent: as many as others let come so far. */
  readonly mayWait?: number
  /** Ms since any moment. */
  readonly now?: () => number
}

/** For so long after a call of somebody else a company is not alone, ms. */
const companyMs = 1_000

/** How often one that waits looks whether the others have left, or the thread has time again, ms. */
const lookEveryMs = 100

/** Beyond so many companies those are forgotten that have used nothing lately. */
const manyCompanies = 1_000

const pause = (ms: number, giveUp: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    giveUp.throwIfAborted()
    const leave = () => {
      clearTimeout(timer)
      reject(giveUp.reason as Error)
    }
    const timer = setTimeout(() => {
      giveUp.removeEventListener('abort', leave)
      resolve()
    }, ms)
    giveUp.addEventListener('abort', leave)
  })

/** Whose the last call was, and when somebody else made one: all that is needed to know when a company was not alone. */
const createCalls = () => {
  let last: { readonly company: Company; readonly at: number } | undefined
  let othersAt = -Infinity
  return {
    called: (company: Company, at: number): void => {
      if (last !== undefined && last.company !== company) othersAt = last.at
      last = { company, at }
    },
    /** When the last call of somebody else came. */
    lastBeside: (company: Company): number => (last === undefined || last.company === company ? othersAt : last.at),
  }
}

/**
 * Shares what connections and threads do between companies. One that has used more than its share, and more than any other, goes slowly while others make calls: one costly
 * work at a time, and while the server is busy, no more than its share. Alone, or where there is time for all, it has whatever it wants.
 */
export const createCompanyShares = ({ perSecond, creditMs, isBusy, mayWait = Infinity, now = () => performance.now() }: Share): CompanyShares => {
  const uses = new Map<Company, { readonly ms: number; readonly at: number }>()
  const lines: Readonly<Record<Kind, Map<Company, { readonly inTurn: InTurn; inHand: number }>>> = { works: new Map(), forms: new Map() }
  const calls = createCalls()

  const usedBy = (company: Company): number => {
    const use = uses.get(company)
    return use === undefined ? 0 : Math.max(0, use.ms - ((now() - use.at) * perSecond) / 1000)
  }
  const usesMost = (company: Company): boolean => {
    const own = usedBy(company)
    return [...uses.keys()].every((other) => usedBy(other) <= own)
  }
  /** How long until it is within its share, ms; 0: it need not mind. */
  const overBy = (company: Company): number => {
    const beyondMs = usedBy(company) - creditMs
    const isAlone = now() - calls.lastBeside(company) > companyMs
    return beyondMs <= 0 || isAlone || !usesMost(company) ? 0 : (beyondMs * 1000) / perSecond
  }

  const slowly: CompanyShares['inShare'] = async (company, work, giveUp, kind = 'works') => {
    const line = lines[kind].get(company) ?? { inTurn: createTurns(Math.max(1, Math.round(perSecond / 1000))), inHand: 0 }
    if (line.inHand > mayWait) throw new UnavailableError()
    lines[kind].set(company, line)
    line.inHand++
    try {
      return await line.inTurn(async () => {
        for (let ms = overBy(company); ms > 0 && isBusy(); ms = overBy(company)) await pause(Math.min(ms, lookEveryMs), giveUp)
        return work()
      }, giveUp)
    } finally {
      if (--line.inHand === 0) lines[kind].delete(company)
    }
  }

  return {
    called: (company) => calls.called(company, now()),
    spend: (company, ms) => {
      uses.set(company, { ms: usedBy(company) + ms, at: now() })
      if (uses.size > manyCompanies) for (const one of uses.keys()) if (usedBy(one) === 0) uses.delete(one)
    },
    // Who comes while others of the company wait does not overtake them.
    inShare: async (company, work, giveUp, kind = 'works') => (overBy(company) > 0 || lines[kind].has(company) ? slowly(company, work, giveUp, kind) : work()),
  }
}
