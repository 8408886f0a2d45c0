import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import type { Random } from '../../packages/mall-server/src/platform/seeded-random.ts'
import { seedOnce } from '../../packages/mall-server/src/demo/index.ts'
import { createBusySeller, type BusySeller } from '../../packages/mall-server/src/testing/busy-seller.ts'
import { loginTo } from '../../packages/mall-server/src/testing/http-caller.ts'
import { printTable } from '../table.ts'
import { adjustBudget, decide } from './approver.ts'
import { audit } from './audit.ts'
import { buy } from './buyer.ts'
import type { KeptServer } from './kills.ts'
import { createPerson, type Books, type Person } from './person.ts'
import { createTally, type Tally } from './tally.ts'

/** Of four companies of two groups; two of them in one department, whose budget and cart rules they share. */
const buyers = ['staff011', 'staff012', 'staff021', 'staff031', 'staff081', 'staff082', 'staff111', 'staff141']
/** Approvers of two companies, each twice: two windows of one person decide the same. */
const approvers = ['approver', 'approver', 'approver2', 'finance', 'finance', 'admin', 'other']
const budgetKeepers = ['finance', 'other']
const sellers = ['one', 'another']

const thinkMs = [20, 300] as const

/** What the server of a trade runs with. */
export const serverSettings = (folder: string, databaseUrl: string, port: number): Readonly<Record<string, string>> => ({
  DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT: String(port), RATE_LIMIT: 'off', ACCESS_TOKEN_SECONDS: '86400',
})

/** A setting of a bench of trade. */
export const numberOf = (name: string, fallback: number): number => Number(process.env[name] || fallback)

/** What a trade leaves behind, for its report. */
export interface Traded {
  readonly books: Books
  readonly sellerEnded: Tally
  readonly since: Date
}

/** Nothing was traded yet. */
export const beginTrade = (): Traded => ({
  books: { written: [], answered: createTally(), refused: createTally(), interrupted: createTally(), wrong: createTally() },
  sellerEnded: createTally(), since: new Date(),
})

/** Repeats an action until the time is over. */
const keep = async (random: Random, over: AbortSignal, act: (random: Random) => Promise<void>): Promise<void> => {
  while (!over.aborted) {
    await act(random)
    await pause(random.int(...thinkMs))
  }
}

/** Puts the small demo into an empty database. */
export const fill = async (databaseUrl: string): Promise<void> => {
  const { db, close } = await openPostgres(databaseUrl, { pool: 2, isBounded: false })
  await seedOnce(db, { now: new Date(), size: 'small' })
  await close()
}

/** Runs below the calls, so that the database may fail at any moment. */
const sell = async (seller: BusySeller, random: Random, ended: Tally): Promise<void> => {
  const what = random.next()
  try {
    await (what < 0.6 ? seller.deliverOne() : what < 0.8 ? seller.moveOneOn() : seller.issueOne())
  } catch (error) {
    ended.add(error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : 'not an Error')
  }
}

/** Logs everybody in. */
export const gather = async ({ books }: Traded, { address }: KeptServer): Promise<(name: string) => Person> => {
  const people = new Map<string, Person>()
  for (const name of new Set([...buyers, ...approvers, ...budgetKeepers])) people.set(name, createPerson(address, await loginTo(address, name), books))
  return (name) => {
    const person = people.get(name)
    if (person === undefined) throw new Error(`Nobody is called ${name}`)
    return person
  }
}

/** All of them at once; resolves when the time is over and the last of them was answered. */
export const trade = async ({ sellerEnded }: Traded, person: (name: string) => Person, databaseUrl: string, random: Random, over: AbortSignal): Promise<void> => {
  const each = (what: string, names: readonly string[], act: (name: string, random: Random) => Promise<void>) =>
    names.map((name, at) => keep(random.fork(`${what} ${at}`), over, (chance) => act(name, chance)))
  const { db, close } = await openPostgres(databaseUrl, { pool: sellers.length })
  const seller = createBusySeller(db)
  await Promise.all([
    ...each('buyer', buyers, (name, chance) => buy(person(name), chance)),
    ...each('approver', approvers, (name, chance) => decide(person(name), chance)),
    ...each('budget', budgetKeepers, (name, chance) => adjustBudget(person(name), chance)),
    ...each('seller', sellers, (_, chance) => sell(seller, chance, sellerEnded)),
  ])
  await close()
}

const printTally = (title: string, { rows }: Tally, most = 25): void => {
  if (rows().length === 0) return
  console.log(`\n${title}\n`)
  printTable(rows().slice(0, most).map(({ what, times }) => ({ what, times })))
}

/** Compares what was acknowledged with the database and prints all of it; the process fails when an order is lost, double or half, or something was answered that never should be. */
export const report = async ({ books, sellerEnded, since }: Traded, databaseUrl: string, failures: Tally): Promise<void> => {
  const { acknowledged, found, doubled, different, violations } = await audit(databaseUrl, since, books.written)
  printTable([{ 'orders acknowledged': acknowledged, found, lost: acknowledged - found, doubled: doubled.length, 'writes that differ when sent again': different.length, 'audits that do not add up': violations.length }])
  for (const line of [...doubled, ...different, ...violations].slice(0, 40)) console.log(`- ${line}`)
  printTally('Answered', books.answered)
  printTally('Refused by the rules', books.refused)
  printTally('In place of an answer', books.interrupted)
  printTally('Moves of the seller that the database ended', sellerEnded)
  printTally('Responses that should never occur', books.wrong)
  printTally('Failures in the log of the server', failures)
  if (acknowledged > found || doubled.length + different.length + violations.length + books.wrong.rows().length > 0) process.exitCode = 1
}
