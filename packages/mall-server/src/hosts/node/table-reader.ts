import { BusinessError, UnavailableError } from '../../platform/http/errors.ts'
import { tooLarge } from '../../platform/imports/table-budget.ts'
import type { ReadTable, TableRow } from '../../platform/imports/table.ts'
import type { TableRead } from './read-table-work.ts'
import { rowsFromThread } from './row-texts.ts'
import { createThreadPool } from './thread-pool.ts'

/**
 * Reads tables in a thread of their own, one after the other. One that wants more time or memory than the largest that people have is too large.
 * @throws BusinessError as `ReadTable`
 * @throws UnavailableError when too many wait already
 */
export const createTableReader = (): ReadTable => {
  const read = createThreadPool<Uint8Array<ArrayBuffer>, TableRead>({
    module: new URL('read-table-work.ts', import.meta.url),
    name: 'readTableWork',
    atOnce: 1,
    mayWait: 8,
    patienceMs: 30_000,
    // The largest that people have takes a second of it, and half of this memory.
    workMs: 10_000,
    keepMs: 0,
    maxHeapMb: 256,
    busy: () => new UnavailableError(),
    overspent: tooLarge,
  })
  return async (bytes) => {
    const result = await read(bytes)
    if ('refused' in result) throw new BusinessError(result.refused.code, result.refused.message)
    return rowsFromThread<TableRow>(result.rows)
  }
}
