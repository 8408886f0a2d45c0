import { sql } from 'drizzle-orm'
import { queryRows, type Db } from '../../platform/db/client.ts'
import type { Log } from '../../platform/log.ts'

/** How often the database's clock is read again, ms. */
export const readClockEveryMs = 15_000

/** Up to here the mall's time waits for a database whose clock was set back, ms; one that was set back further is followed at once. */
export const mayBeAheadMs = 2 * 3_600_000

/** A reading that took longer says too little, ms. */
const slowReadingMs = 1_000

/** The speed of the mall's time while it is ahead: half. Limits and lifetimes last twice as long, and within two hours an hour is made up for. */
const slowness = 0.5

/** The mall's time as of one reading; moments are ms of the epoch, `at` is ms of a clock that nobody can set. */
export interface MallTime {
  readonly at: number
  readonly time: number
  /** How far it was ahead of the database then, ms; never negative. */
  readonly aheadMs: number
}

/** The mall's time at a later moment: between two readings with the clock that nobody can set, slower as long as it is ahead. */
export const timeAt = ({ at, time, aheadMs }: MallTime, now: number): number => time + (now - at) - Math.min(aheadMs, (now - at) * slowness)

/** What the database says: its clock, and when the mall began a background task last; null where it never did. */
export interface ClockReading {
  readonly clock: number
  readonly lastTurn: number | null
  /** Between question and answer, ms. */
  readonly tookMs: number
}

/** The time of a process that starts: the database's, or that of the others where the database's was set back. */
export const firstTime = ({ clock, lastTurn }: ClockReading, at: number): MallTime => {
  const aheadMs = Math.max(0, (lastTurn ?? clock) - clock)
  return aheadMs > mayBeAheadMs ? { at, time: clock, aheadMs: 0 } : { at, time: clock + aheadMs, aheadMs }
}

/**
 * The mall's time after another reading. It follows a clock that is ahead of it at once. It never goes back: a database that is behind is waited for, up to
 * `mayBeAheadMs`. A difference within what the reading took is none.
 */
export const followed = (before: MallTime, { clock, tookMs }: ClockReading, at: number): MallTime => {
  const time = timeAt(before, at)
  const aheadMs = time - clock
  if (aheadMs < -tookMs || aheadMs > mayBeAheadMs) return { at, time: clock, aheadMs: 0 }
  return { at, time, aheadMs: aheadMs > tookMs ? aheadMs : 0 }
}

/** Reads the database's clock. */
export const readClock = async (db: Db): Promise<ClockReading> => {
  const asked = performance.now()
  const [row] = await queryRows<{ clock: number; turn: number | null }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as clock, (select (extract(epoch from max(taken_at)) * 1000)::float8 from task_turn) as turn`,
  )
  if (row === undefined) throw new Error('The database has no clock.')
  const tookMs = performance.now() - asked
  return { clock: row.clock + tookMs / 2, lastTurn: row.turn, tookMs }
}

/** The database's time, for a command that needs it once. */
export const databaseTime = async (db: Db): Promise<Date> => new Date((await readClock(db)).clock)

export interface DatabaseClock {
  readonly clock: () => Date
  /** Reads the database's clock again. Resolves to false when the reading took too long to be of use. */
  follow(): Promise<boolean>
}

/**
 * The clock of all processes of a mall: their database's, carried on between two readings by what nobody can set. So the clocks of the machines that the processes
 * run on may be wrong, differ or jump.
 */
export const openDatabaseClock = async (read: () => Promise<ClockReading>, log: Log, now: () => number = () => performance.now()): Promise<DatabaseClock> => {
  let mall = firstTime(await read(), now())
  return {
    clock: () => new Date(timeAt(mall, now())),
    follow: async () => {
      const reading = await read()
      if (reading.tookMs > slowReadingMs) return false
      const at = now()
      const stepMs = reading.clock - (mall.time - mall.aheadMs + at - mall.at)
      mall = followed(mall, reading, at)
      if (Math.abs(stepMs) > slowReadingMs) log.warn("the database's clock was set", { seconds: Math.round(stepMs / 1000) })
      return true
    },
  }
}
