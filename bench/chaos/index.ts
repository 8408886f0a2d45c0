import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import { createRandom, type Random } from '../../packages/mall-server/src/platform/seeded-random.ts'
import { seedOnce } from '../../packages/mall-server/src/demo/index.ts'
import { createBusySeller, type BusySeller } from '../../packages/mall-server/src/testing/busy-seller.ts'
import { loginTo } from '../../packages/mall-server/src/testing/http-caller.ts'
import { postgresPrograms, startOwnPostgres, type OwnPostgres } from '../../packages/mall-server/src/testing/own-postgres.ts'
import { freePort } from '../mall.ts'
import { printTable } from '../table.ts'
import { adjustBudget, decide } from './approver.ts'
import { audit, type Audit } from './audit.ts'
import { buy } from './buyer.ts'
import { keepServer, killBoth } from './kills.ts'
import { createPerson, type Books, type Person } from './person.ts'
import { createTally, type Tally } from './tally.ts'

/** Of four companies of two groups; two of them in one department, whose budget and cart rules they share. */
const buyers = ['staff011', 'staff012', 'staff021', 'staff031', 'staff081', 'staff082', 'staff111', 'staff141']
/** Approvers of two companies, each twice: two windows of one person decide the same. */
const approvers = ['approver', 'approver', 'approver2', 'finance', 'finance', 'admin', 'other']
const budgetKeepers = ['finance', 'other']
const sellers = ['one', 'another']

const thinkMs = [20, 300] as const

const numberOf = (name: string, fallback: number): number => Number(process.env[name] || fallback)

/** Repeats an action until the time is over. */
const keep = async (random: Random, over: AbortSignal, act: (random: Random) => Promise<void>): Promise<void> => {
  while (!over.aborted) {
    await act(random)
    await pause(random.int(...thinkMs))
  }
}

const fill = async (postgres: OwnPostgres): Promise<void> => {
  const { db, close } = await openPostgres(postgres.url, { pool: 2, isBounded: false })
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
const gather = async (address: string, books: Books): Promise<(name: string) => Person> => {
  const people = new Map<string, Person>()
  for (const name of new Set([...buyers, ...approvers, ...budgetKeepers])) people.set(name, createPerson(address, await loginTo(address, name), books))
  return (name) => {
    const person = people.get(name)
    if (person === undefined) throw new Error(`Nobody is called ${name}`)
    return person
  }
}

/** All of them at once; resolves when the time is over and the last of them was answered. */
const trade = async (person: (name: string) => Person, databaseUrl: string, random: Random, over: AbortSignal, sellerEnded: Tally): Promise<void> => {
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

const printAudit = ({ acknowledged, found, doubled, different, violations }: Audit): void => {
  printTable([{ 'orders acknowledged': acknowledged, found, lost: acknowledged - found, doubled: doubled.length, 'writes that differ when sent again': different.length, 'audits that do not add up': violations.length }])
  for (const line of [...doubled, ...different, ...violations].slice(0, 40)) console.log(`- ${line}`)
}

/**
 * Trades for CHAOS_MINUTES (15) while server and database are killed at moments that follow from CHAOS_SEED, and compares afterwards what
 * was acknowledged to callers with the state of the database. Fails when an order is lost, double or half.
 */
export const run = async (): Promise<void> => {
  if (postgresPrograms === null) {
    console.log('No PostgreSQL is installed here: nothing to kill.')
    return
  }
  const minutes = numberOf('CHAOS_MINUTES', 15)
  const seed = numberOf('CHAOS_SEED', Math.trunc(Math.random() * 1e9))
  console.log(`CHAOS_MINUTES=${minutes} CHAOS_SEED=${seed}\n`)
  const random = createRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'mall-chaos-'))
  const postgres = await startOwnPostgres()
  const [failures, sellerEnded] = [createTally(), createTally()]
  const books: Books = { written: [], answered: createTally(), refused: createTally(), interrupted: createTally(), wrong: createTally() }
  try {
    await fill(postgres)
    const since = new Date()
    const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url, PORT: String(await freePort()), RATE_LIMIT: 'off', ACCESS_TOKEN_SECONDS: '86400' }
    const server = await keepServer(environment, failures)
    const person = await gather(server.address, books)
    const over = AbortSignal.timeout(minutes * 60_000)
    const [kills] = await Promise.all([killBoth(server, postgres, random, over), trade(person, postgres.url, random, over, sellerEnded)])
    const result = await audit(postgres.url, since, books.written)
    await server.stop()
    console.log(`The server was killed ${kills.serverKills} times, the database ${kills.databaseKills} times.\n`)
    printAudit(result)
    printTally('Answered', books.answered)
    printTally('Refused by the rules', books.refused)
    printTally('In place of an answer', books.interrupted)
    printTally('Moves of the seller that the database ended', sellerEnded)
    printTally('Responses that should never occur', books.wrong)
    printTally('Failures in the log of the server', failures)
    if (result.acknowledged > result.found || result.doubled.length + result.different.length + result.violations.length + books.wrong.rows().length > 0) process.exitCode = 1
  } finally {
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
