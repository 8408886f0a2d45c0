import { parentPort, workerData } from 'node:worker_threads'
import type { InvoicePaper } from '../../invoice/paper.ts'
import { drawInvoice } from './draw-invoice.ts'

// The thread of one invoice: see `invoice-printer.ts`.
const bytes = await drawInvoice(workerData as InvoicePaper)
parentPort?.postMessage(bytes, [bytes.buffer])
