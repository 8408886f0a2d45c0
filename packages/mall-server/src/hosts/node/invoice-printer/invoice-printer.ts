import { BusinessError } from '../../../platform/http/errors.ts'
import type { DrawInvoice } from '../../../trade/invoice/paper.ts'
import { textsOf } from '../row-texts.ts'
import { createThreadPool } from '../thread-pool.ts'
import type { PaperOfTexts } from './draw-invoice-work.ts'

const busy = () => new BusinessError('INVOICE_BUSY', '正在生成的发票较多，请稍后再试')

/**
 * Draws invoices in a thread of their own: reading the font and picking its glyphs takes a good part of a second, in which the server
 * would not respond.
 * @throws BusinessError when too many wait already.
 */
export const createInvoicePrinter = (): DrawInvoice => {
  const draw = createThreadPool<PaperOfTexts, Uint8Array<ArrayBuffer>>({
    module: new URL('draw-invoice-work.ts', import.meta.url),
    name: 'drawInvoiceWork',
    priority: 'low',
    mayWait: 16,
    patienceMs: 60_000,
    workMs: 60_000,
    keepMs: 0,
    maxHeapMb: 512,
    busy,
    overspent: busy,
  })
  return async (paper) => draw({ ...paper, lines: await textsOf(paper.lines) })
}
