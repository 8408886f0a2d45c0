import { UnavailableError } from '../../platform/http/errors.ts'
import { invalidFile } from '../../trade/invoice/e-invoice.ts'
import { isPdf, pdfRead, type ReadInvoiceFile } from '../../trade/invoice/invoice-file.ts'
import type { InvoiceFileWork } from './read-invoice-file-work.ts'
import { createThreadPool } from './thread-pool.ts'

/**
 * Looks into files of invoices in a thread of its own: what somebody sends as XML may be made to take all time and memory that there is.
 * @throws BusinessError `INVOICE_FILE_INVALID`
 * @throws UnavailableError when too many wait already
 */
export const createInvoiceFileReader = (): ReadInvoiceFile => {
  const read = createThreadPool<Uint8Array<ArrayBuffer>, InvoiceFileWork>({
    module: new URL('read-invoice-file-work.ts', import.meta.url),
    name: 'readInvoiceFileWork',
    priority: 'low',
    mayWait: 8,
    patienceMs: 30_000,
    workMs: 5_000,
    keepMs: 0,
    maxHeapMb: 128,
    busy: () => new UnavailableError(),
    overspent: () => invalidFile('文件内容过多，不能读取'),
  })
  return async (bytes) => {
    // Its five bytes need no thread, whose start alone may take longer on a busy machine than a file may.
    if (isPdf(bytes)) return pdfRead
    const result = await read(bytes)
    if ('refused' in result) throw invalidFile(result.refused)
    return result.read
  }
}
