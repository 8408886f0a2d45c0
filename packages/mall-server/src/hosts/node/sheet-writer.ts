import type { Download, WriteSheet } from '../../platform/http/define-routes.ts'
import { UnavailableError } from '../../platform/http/errors.ts'
import { textsOf } from './row-texts.ts'
import { createThreadPool } from './thread-pool.ts'
import type { SheetOfTexts } from './write-sheet-work.ts'

/**
 * Writes exports in a thread of their own, one after the other.
 * @throws UnavailableError when too many wait already
 */
export const createSheetWriter = (): WriteSheet => {
  const write = createThreadPool<SheetOfTexts, Download>({
    module: new URL('write-sheet-work.ts', import.meta.url),
    name: 'writeSheetWork',
    priority: 'low',
    mayWait: 16,
    patienceMs: 30_000,
    workMs: 30_000,
    keepMs: 0,
    maxHeapMb: 512,
    busy: () => new UnavailableError(),
    overspent: () => new UnavailableError(),
  })
  return async (sheet) => write({ ...sheet, rows: await textsOf(sheet.rows) })
}
