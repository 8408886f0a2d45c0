import type { Download, SheetDownload, WriteSheet } from '../../platform/http/define-routes.ts'
import { UnavailableError } from '../../platform/http/errors.ts'
import { createThreadPool } from './thread-pool.ts'

/**
 * Writes exports in a thread of their own, one after the other.
 * @throws UnavailableError when too many wait already
 */
export const createSheetWriter = (): WriteSheet =>
  createThreadPool<SheetDownload, Download>({
    module: new URL('../../platform/lists/write-sheet.ts', import.meta.url),
    name: 'writeSheet',
    atOnce: 1,
    mayWait: 16,
    patienceMs: 30_000,
    workMs: 30_000,
    keepMs: 0,
    maxHeapMb: 512,
    busy: () => new UnavailableError(),
    overspent: () => new UnavailableError(),
  })
