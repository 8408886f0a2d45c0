import { BusinessError } from '../../platform/http/errors.ts'
import { readInvoiceFile, type InvoiceFileRead } from '../../trade/invoice/invoice-file.ts'

/** A file as it was read, or why it is refused: an error would lose its class between threads. */
export type InvoiceFileWork = { readonly read: InvoiceFileRead } | { readonly refused: string }

export const readInvoiceFileWork = async (bytes: Uint8Array<ArrayBuffer>): Promise<InvoiceFileWork> => {
  try {
    return { read: await readInvoiceFile(bytes) }
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error
    return { refused: error.message }
  }
}
