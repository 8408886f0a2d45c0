import { and, asc, eq, inArray, isNull, lt, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { auditLog, auditSeal } from '../db/schema/writes.ts'
import type { Deps } from '../deps.ts'
import { hmac } from '../http/crypto.ts'
import { addDays } from '../time.ts'

/** Rows of one link. */
const rowsOfSeal = 1000

/** Links of one run; the others follow in the next. */
const sealsOfRun = 20

/** How long an entry is kept, days: two years (seller.md §7). */
export const keptAuditDays = 731

/** An entry that is older than this and in no link was written behind the mall's back, or nothing makes links, ms. */
export const sealedWithinMs = 3_600_000

type Entry = typeof auditLog.$inferSelect

/** What a link holds of an entry: everything that people read. */
const textOf = ({ sealId: _sealId, createdAt, ...entry }: Entry): string => JSON.stringify([createdAt.toISOString(), ...Object.entries(entry).toSorted(([one], [other]) => (one < other ? -1 : 1))])

const hashOf = (secret: string, previous: string, entries: readonly Entry[]): Promise<string> => hmac(secret, ['audit', previous, ...entries.map(textOf)].join('\n'))

/** Makes the next link of entries that are in none; how many entries it holds. */
const sealNext = async (tx: Tx, secret: string, now: Date): Promise<number> => {
  // One at a time: the links follow on each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit_seal'))`)
  const entries = await tx.select().from(auditLog).where(isNull(auditLog.sealId)).orderBy(asc(auditLog.id)).limit(rowsOfSeal)
  if (entries.length === 0) return 0
  const [last] = await tx.select().from(auditSeal).where(eq(auditSeal.id, tx.select({ id: max(auditSeal.id) }).from(auditSeal)))
  const hash = await hashOf(secret, last?.hash ?? '', entries)
  const [made] = await tx.insert(auditSeal).values({ createdAt: now, rows: entries.length, hash }).returning({ id: auditSeal.id })
  await tx.update(auditLog).set({ sealId: made?.id ?? null }).where(inArray(auditLog.id, entries.map(({ id }) => id)))
  return entries.length
}

/** Puts the new entries of the audit log into its chain (seller.md §7). To be called every minute or so. Returns how many there were. */
export const sealAudit = async ({ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<number> => {
  let sealed = 0
  for (let run = 0; run < sealsOfRun; run++) {
    const more = await db.transaction((tx) => sealNext(tx, config.secret, clock()))
    sealed += more
    if (more < rowsOfSeal) break
  }
  return sealed
}

/** Deletes what is older than two years, whole links at a time, so that the rest can still be verified. */
export const purgeAudit = async (db: Db, now: Date): Promise<void> => {
  const old = await db.select({ id: auditSeal.id }).from(auditSeal).where(and(isNull(auditSeal.droppedAt), lt(auditSeal.createdAt, addDays(now, -keptAuditDays)))).orderBy(asc(auditSeal.id)).limit(sealsOfRun)
  for (const { id } of old) {
    await db.transaction(async (tx) => {
      await tx.update(auditSeal).set({ droppedAt: now }).where(eq(auditSeal.id, id))
      await tx.delete(auditLog).where(eq(auditLog.sealId, id))
    })
  }
}

export interface AuditVerdict {
  /** Entries that are in the chain. */
  readonly entries: number
  readonly seals: number
  /** What does not fit, in words for an operator; empty when nothing was changed. */
  readonly faults: readonly string[]
  /** The last link: whoever keeps it elsewhere sees also when the end of the log was cut off. */
  readonly head: string
}

const entriesOf = (db: Db, sealId: number): Promise<Entry[]> => db.select().from(auditLog).where(eq(auditLog.sealId, sealId)).orderBy(asc(auditLog.id))

/**
 * Whether the log is as it was written: each link is made again from its entries. A changed, removed or added entry shows in its own link; a link that was removed or made again
 * shows in the one after it.
 */
export const verifyAudit = async (db: Db, secret: string, now: Date): Promise<AuditVerdict> => {
  const seals = await db.select().from(auditSeal).orderBy(asc(auditSeal.id))
  const faults: string[] = []
  let entries = 0
  let previous = ''
  for (const seal of seals) {
    if (seal.droppedAt === null) {
      const held = await entriesOf(db, seal.id)
      entries += held.length
      if (held.length !== seal.rows) faults.push(`link ${seal.id} (${seal.createdAt.toISOString()}): ${seal.rows} entries were written, ${held.length} are there`)
      else if ((await hashOf(secret, previous, held)) !== seal.hash) faults.push(`link ${seal.id} (${seal.createdAt.toISOString()}): one of its entries ${held[0]?.id}–${held.at(-1)?.id}, or the link before, was changed`)
    }
    previous = seal.hash
  }
  const unsealed = await db.$count(auditLog, and(isNull(auditLog.sealId), lt(auditLog.createdAt, new Date(now.getTime() - sealedWithinMs))))
  if (unsealed > 0) faults.push(`${unsealed} entries older than an hour are in no link: they were written behind the mall's back, or no process of it has run since`)
  return { entries, seals: seals.length, faults, head: previous }
}
