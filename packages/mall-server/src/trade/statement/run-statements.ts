import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { statementStatus } from '@mall/api/contract'
import { actingByItself } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { statement, statementRow, statementTerm } from '../../platform/db/schema/statement.ts'
import type { Deps } from '../../platform/deps.ts'
import { dayMs, toDay } from '../../platform/time.ts'
import { allStatementDays, closingDay } from './closing-day.ts'
import { makeStatement } from './make.ts'
import { tellDeciders } from '../statement-state/notices.ts'
import { confirmBySilence } from './rows.ts'

/** Records that are looked up at once. */
const batch = 100

/** After this a run ends and leaves the rest to the next, ms: a server that is to stop waits for it. */
const longestRunMs = 60_000

/** Terms whose last closing day has no statement yet. */
const isToMake = (today: string): SQL | undefined =>
  or(
    ...allStatementDays.map((day) => {
      const closing = closingDay(day, today)
      return and(eq(statementTerm.day, day), lte(statementTerm.fromDay, closing), or(isNull(statementTerm.closedDay), lt(statementTerm.closedDay, closing)))
    }),
  )

/** How long a statement has waited for a word, as a share of the days after which it is confirmed. */
const silence = (now: Date): SQL<number> => sql<number>`(extract(epoch from ${now.toISOString()}::timestamptz - ${statement.silentSince}) * 1000 / (${statement.silentDays} * ${dayMs}::float8))`

/** When it is reminded of: after half of the time, and when a tenth is left. */
const reminderShares = [0.5, 0.9] as const

const waitsForWord = (): SQL | undefined =>
  and(
    inArray(statement.status, [statementStatus.pending, statementStatus.disputed]),
    isNotNull(statement.silentDays),
    // Of one of which all open lines are confirmed the seller has the word.
    sql`exists (select 1 from ${statementRow} waiting where waiting.statement_id = ${statement.id} and waiting.state = 'open')`,
  )

const isToRemind = (now: Date): SQL | undefined =>
  and(waitsForWord(), or(...reminderShares.map((share, reminders) => and(eq(statement.reminders, reminders), sql`${silence(now)} >= ${share}`))), sql`${silence(now)} < 1`)

const isOver = (now: Date): SQL | undefined => and(waitsForWord(), sql`${silence(now)} >= 1`)

interface Work {
  readonly what: string
  /** Those that are due, the first of them beyond a record. */
  readonly ids: (beyond: number) => Promise<{ readonly id: number }[]>
  /** False: another process has it, or it is not due any more. */
  readonly one: (tx: Tx, id: number) => Promise<boolean>
}

const makes = ({ db }: Deps, now: Date): Work => ({
  what: 'a statement cannot be made',
  ids: (beyond) => db.select({ id: statementTerm.id }).from(statementTerm).where(and(isToMake(toDay(now)), gt(statementTerm.id, beyond))).orderBy(asc(statementTerm.id)).limit(batch),
  one: async (tx, id) => {
    const [terms] = await tx.select().from(statementTerm).where(and(eq(statementTerm.id, id), isToMake(toDay(now)))).for('update', { skipLocked: true })
    if (terms === undefined) return false
    await makeStatement(tx, terms, closingDay(terms.day, toDay(now)), actingByItself(now))
    return true
  },
})

const reminds = ({ db }: Deps, now: Date): Work => ({
  what: 'a statement cannot be reminded of',
  ids: (beyond) => db.select({ id: statement.id }).from(statement).where(and(isToRemind(now), gt(statement.id, beyond))).orderBy(asc(statement.id)).limit(batch),
  one: async (tx, id) => {
    const [row] = await tx.select().from(statement).where(and(eq(statement.id, id), isToRemind(now))).for('update', { skipLocked: true })
    if (row === undefined) return false
    await tx.update(statement).set({ reminders: row.reminders + 1 }).where(eq(statement.id, row.id))
    const left = Math.max(1, Math.ceil((row.silentSince.getTime() + (row.silentDays ?? 0) * dayMs - now.getTime()) / dayMs))
    await tellDeciders(tx, row, `对账单还未确认，${left}天后自动确认`, now)
    return true
  },
})

const confirms = ({ db }: Deps, now: Date): Work => ({
  what: 'a statement cannot be confirmed',
  ids: (beyond) => db.select({ id: statement.id }).from(statement).where(and(isOver(now), gt(statement.id, beyond))).orderBy(asc(statement.id)).limit(batch),
  one: async (tx, id) => {
    const [row] = await tx.select().from(statement).where(and(eq(statement.id, id), isOver(now))).for('update', { skipLocked: true })
    if (row === undefined) return false
    await confirmBySilence(tx, row, now)
    return true
  },
})

/** Does what is due of a work. One that fails does not block the following ones, and is tried again in the next run. */
const doDue = async (deps: Deps, { what, ids, one }: Work, isTimeUp: () => boolean): Promise<number> => {
  let done = 0
  let due: { readonly id: number }[] = []
  do {
    due = await ids(due.at(-1)?.id ?? 0)
    for (const { id } of due) {
      if (isTimeUp()) return done
      try {
        if (await deps.db.transaction((tx) => one(tx, id))) done++
      } catch (error) {
        deps.log.error(what, { id, error: error instanceof Error ? error.name : 'not an Error' })
      }
    }
  } while (due.length === batch)
  return done
}

/**
 * Makes the statements whose day is over, reminds of those that wait for a word, and confirms those of which nothing was heard (seller.md §5, §9). To be called every minute or so;
 * several processes may: each record is a transaction of its own under its lock, so that what a kill interrupts is done by the next run. Returns how many were made, reminded of
 * or confirmed.
 */
export const runStatements = async (deps: Deps): Promise<number> => {
  const now = deps.clock()
  const began = performance.now()
  let done = 0
  for (const work of [makes(deps, now), reminds(deps, now), confirms(deps, now)]) done += await doDue(deps, work, () => performance.now() - began > longestRunMs)
  return done
}
