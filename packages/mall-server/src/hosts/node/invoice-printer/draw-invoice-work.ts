import type { InvoicePaper, PaperLine } from '../../../trade/invoice/paper.ts'
import { rowsInThread } from '../row-texts.ts'
import { drawInvoice } from './draw-invoice.ts'

/** An invoice whose lines are texts. */
export type PaperOfTexts = Omit<InvoicePaper, 'lines'> & { readonly lines: readonly string[] }

export const drawInvoiceWork = (paper: PaperOfTexts): Promise<Uint8Array<ArrayBuffer>> => drawInvoice({ ...paper, lines: rowsInThread<PaperLine>(paper.lines) })
