import { BusinessError, UnavailableError } from '../../platform/http/errors.ts'
import { tooLarge, type TableSize } from '../../platform/imports/table-budget.ts'
import type { ReadTable, TableRow } from '../../platform/imports/table.ts'
import type { TableRead, TableWork } from './read-table-work.ts'
import { rowsFromThread } from './row-texts.ts'
import { createThreadPool } from './thread-pool.ts'

/** What a table of each size may take of its thread. The largest that people have takes a third of the time, and half of the memory. */
const allowances: Readonly<Record<TableSize, { readonly name: string; readonly workMs: number; readonly maxHeapMb: number; readonly mayWait: number }>> = {
  form: { name: 'readTableWork', workMs: 10_000, maxHeapMb: 256, mayWait: 8 },
  bulk: { name: 'readBulkTableWork', workMs: 90_000, maxHeapMb: 1_536, mayWait: 2 },
}

const createReader = (size: TableSize) =>
  createThreadPool<TableWork, TableRead>({
    module: new URL('read-table-work.ts', import.meta.url),
    priority: 'low',
    patienceMs: 30_000,
    keepMs: 0,
    busy: () => new UnavailableError(),
    overspent: tooLarge,
    ...allowances[size],
  })

/**
 * Reads tables in threads of their own, one of each size after the other. One that wants more time or memory than the largest that people have is too large.
 * @throws BusinessError as `ReadTable`
 * @throws UnavailableError when too many wait already
 */
export const createTableReader = (): ReadTable => {
  const readers: Readonly<Record<TableSize, ReturnType<typeof createReader>>> = { form: createReader('form'), bulk: createReader('bulk') }
  return async (bytes, size = 'form') => {
    const result = await readers[size]({ bytes, size })
    if ('refused' in result) throw new BusinessError(result.refused.code, result.refused.message)
    return rowsFromThread<TableRow>(result.rows)
  }
}
