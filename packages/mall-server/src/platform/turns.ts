/** Does a work when it is its turn. Rejects with the reason of the signal when that gives up waiting; from then on the work is not hurried. */
export type InTurn = <Result>(work: () => Promise<Result>, giveUp: AbortSignal) => Promise<Result>

/** Who waits: a company, or the visitors of an address, and who of them. */
export interface Party {
  readonly company: number | string
  readonly user: number | string
}

/** Does the work of a party when it is its turn. `giveUp` is asked for a signal only when there is something to wait for. */
export interface FairTurns {
  readonly inTurn: <Result>(party: Party, work: () => Promise<Result>, giveUp: () => AbortSignal) => Promise<Result>
  /** How many works wait. */
  readonly waiting: () => number
}

type Begin = () => void

/** What waits, in the order of its turns. */
interface Line<Who> {
  push(who: Who, begin: Begin): void
  shift(): Begin | undefined
  remove(who: Who, begin: Begin): void
}

const firstComeFirst = (): Line<null> => {
  const line: Begin[] = []
  return {
    push: (_, begin) => void line.push(begin),
    shift: () => line.shift(),
    remove: (_, begin) => void line.splice(line.indexOf(begin), 1),
  }
}

/** Takes the entry that comes first out of a map, which has the order of its insertions. */
const takeFirst = <Key, Value>(map: Map<Key, Value>): readonly [Key, Value] | undefined => {
  const [first] = map
  if (first !== undefined) map.delete(first[0])
  return first
}

/** Each company that waits in turn, and of a company each of its users in turn: however much one sends, another waits for one work of each. */
const roundRobin = (): Line<Party> => {
  const companies = new Map<Party['company'], Map<Party['user'], Begin[]>>()
  return {
    push: ({ company, user }, begin) => {
      const users = companies.get(company) ?? new Map<Party['user'], Begin[]>()
      const own = users.get(user) ?? []
      own.push(begin)
      users.set(user, own)
      companies.set(company, users)
    },
    shift: () => {
      const [company, users] = takeFirst(companies) ?? []
      if (company === undefined || users === undefined) return undefined
      const [user, own] = takeFirst(users) ?? []
      if (user === undefined || own === undefined) return undefined
      const begin = own.shift()
      if (own.length > 0) users.set(user, own)
      if (users.size > 0) companies.set(company, users)
      return begin
    },
    remove: ({ company, user }, begin) => {
      const users = companies.get(company)
      const own = users?.get(user)
      if (users === undefined || own === undefined) return
      own.splice(own.indexOf(begin), 1)
      if (own.length === 0) users.delete(user)
      if (users.size === 0) companies.delete(company)
    },
  }
}

const createLineTurns = <Who>(atOnce: number, line: Line<Who>) => {
  let taken = 0
  let waiting = 0

  const wait = async (who: Who, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted()
    waiting++
    try {
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          line.remove(who, begin)
          reject(signal.reason as Error)
        }
        const begin = () => {
          signal.removeEventListener('abort', leave)
          resolve()
        }
        signal.addEventListener('abort', leave)
        line.push(who, begin)
      })
    } finally {
      waiting--
    }
  }

  /** The next in line has the turn now; when there is none, it is free. */
  const release = (): void => {
    const next = line.shift()
    if (next === undefined) taken--
    else next()
  }

  const inTurn = async <Result>(who: Who, work: () => Promise<Result>, giveUp: () => AbortSignal): Promise<Result> => {
    if (taken < atOnce) taken++
    else await wait(who, giveUp())
    try {
      return await work()
    } finally {
      release()
    }
  }
  return { inTurn, waiting: () => waiting }
}

/** Lets so many works be done at once; the others wait, the first come first. */
export const createTurns = (atOnce: number): InTurn => {
  const { inTurn } = createLineTurns(atOnce, firstComeFirst())
  return async (work, giveUp) => {
    giveUp.throwIfAborted()
    return inTurn(null, work, () => giveUp)
  }
}

/** Lets so many works be done at once; of the others, the companies that wait take turns, and within a company its users. */
export const createFairTurns = (atOnce: number): FairTurns => createLineTurns(atOnce, roundRobin())
