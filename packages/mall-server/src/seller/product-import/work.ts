import { asc, eq, inArray } from 'drizzle-orm'
import { productImportStatus, type ProductImportStatus } from '@mall/api/seller/contract'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { tryNext } from './check.ts'
import { record, workingStatuses, type ImportRecord } from './records.ts'
import { undoNext } from './undo.ts'
import { writeNext } from './write.ts'

/** Batches of one run of the background; the others follow in the next, so that a process that stops does not wait long. */
const batchesOfRun = 40

const { checking, running, undoing } = productImportStatus

type Step = (tx: Tx, deps: Deps, one: ImportRecord, now: Date) => Promise<void>

const steps: ReadonlyMap<ProductImportStatus, Step> = new Map<ProductImportStatus, Step>([
  [checking, (tx, _, one, now) => tryNext(tx, one, now)],
  [running, writeNext],
  [undoing, undoNext],
])

/** Does the next batch of an import, in a transaction of its own; false when there is none, or when another process does it. */
export const workOn = (deps: Deps, importId: number): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const [one] = await tx.select().from(record).where(eq(record.id, importId)).for('update', { skipLocked: true })
    const step = one && steps.get(one.status)
    if (one === undefined || step === undefined) return false
    await step(tx, deps, one, deps.clock())
    return true
  })

/** Others have their turn between two batches. */
const nextTurn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0))

/**
 * Goes on with the imports that are being tried, written or undone. To be called every few seconds; several processes may, each batch is done once. Where a process
 * was killed, the next run goes on. Returns how many batches were done.
 */
export const runImports = async (deps: Deps): Promise<number> => {
  const open = await deps.db.select({ id: record.id }).from(record).where(inArray(record.status, [...workingStatuses])).orderBy(asc(record.id))
  let batches = 0
  for (const { id } of open) {
    try {
      while (batches < batchesOfRun && (await workOn(deps, id))) {
        batches++
        await nextTurn()
      }
    } catch (error) {
      // One that fails must not block the following ones; it is tried again in the next run.
      deps.log.error('an import cannot go on', { importId: id, error: error instanceof Error ? error.name : 'not an Error' })
    }
  }
  return batches
}
