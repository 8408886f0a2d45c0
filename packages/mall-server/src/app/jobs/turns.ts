import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { taskTurn } from '../../platform/db/schema/processes.ts'
import type { Deps } from '../../platform/deps.ts'

/** A process that is early by this much, ms, still gets the turn: timers and clocks are not exact. */
const earlyMs = 1_000

/**
 * Whether the task is due and no other process runs it: one statement, so that exactly one process gets the turn. A turn taken further ahead than the next one is
 * due was taken by a clock that has been set back since, and holds up nothing; clocks that differ by less share their turns.
 */
const takeTurn = async (db: Db, name: string, everyMs: number, now: Date): Promise<boolean> => {
  const over = new Date(now.getTime() - everyMs + earlyMs)
  const nextDue = new Date(now.getTime() + everyMs)
  const taken = await db
    .insert(taskTurn)
    .values({ name, takenAt: now })
    .onConflictDoUpdate({ target: taskTurn.name, set: { takenAt: now }, setWhere: sql`${lte(taskTurn.takenAt, over)} or ${gt(taskTurn.takenAt, nextDue)}` })
    .returning({ name: taskTurn.name })
  return taken.length === 1
}

/**
 * A task that all processes of a mall want to run every so often, as one that runs that often in all of them together. A process that dies loses its
 * turn, and the next turn comes at its usual time; one that fails gives its turn to whoever asks next. No lock is held meanwhile: a run that
 * takes longer than its turn meets the next one at the rows that both want to move. Resolves to whether this process ran it.
 */
export const inTurn = (name: string, everyMs: number, task: () => Promise<unknown>, { db, clock }: Pick<Deps, 'db' | 'clock'>) => async (): Promise<boolean> => {
  const now = clock()
  if (!(await takeTurn(db, name, everyMs, now))) return false
  try {
    await task()
    return true
  } catch (error) {
    await db.delete(taskTurn).where(and(eq(taskTurn.name, name), eq(taskTurn.takenAt, now)))
    throw error
  }
}
