import { Worker } from 'node:worker_threads'
import { BusinessError } from '../../http/errors.ts'
import type { DrawInvoice, InvoicePaper } from '../../invoice/paper.ts'
import { createTurns } from '../in-turn.ts'

/** An invoice that takes longer is given up, ms. */
const patienceMs = 20_000

const print = (paper: InvoicePaper): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./invoice-thread.ts', import.meta.url), { workerData: paper })
    const giveUp = setTimeout(() => void worker.terminate(), patienceMs)
    worker.once('message', (bytes: Uint8Array) => resolve(bytes))
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(giveUp)
      reject(new Error('The invoice was not drawn'))
    })
  })

/**
 * Draws invoices in a thread of their own, which ends with its invoice: reading the font and picking its glyphs takes a good part of a
 * second, in which the server would respond to nobody.
 * @throws BusinessError when too many wait already.
 */
export const createInvoicePrinter = (): DrawInvoice => {
  const inTurn = createTurns({ atOnce: 1, mayWait: 16, busy: () => new BusinessError('INVOICE_BUSY', '正在生成的发票较多，请稍后再试') })
  return (paper) => inTurn(() => print(paper))
}
