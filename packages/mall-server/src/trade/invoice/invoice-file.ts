import { unzipSync } from 'fflate'
import type { InvoiceFileKind } from '@mall/api/contract'
import type { EInvoiceFacts } from '@mall/api/seller/contract'
import { invalidFile, readEInvoice } from './e-invoice.ts'

/** What a file of an invoice is. */
export interface InvoiceFileRead {
  readonly kind: InvoiceFileKind
  /** What an XML says; null of any other. */
  readonly facts: EInvoiceFacts | null
}

/**
 * Looks into a file of an invoice.
 * @throws BusinessError `INVOICE_FILE_INVALID`
 */
export type ReadInvoiceFile = (bytes: Uint8Array<ArrayBuffer>) => Promise<InvoiceFileRead>

const beginsWith = (bytes: Uint8Array, text: string): boolean => [...text].every((char, at) => bytes[at] === char.charCodeAt(0))

/** Nothing more of a PDF is read. */
export const isPdf = (bytes: Uint8Array): boolean => beginsWith(bytes, '%PDF-')

export const pdfRead: InvoiceFileRead = { kind: 'pdf', facts: null }

/** An OFD (GB/T 33190) is an archive with `OFD.xml` at its top. Nothing of it is unpacked. */
const isOfd = (bytes: Uint8Array): boolean => {
  let found = false
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        found ||= name === 'OFD.xml'
        return false
      },
    })
  } catch {
    return false
  }
  return found
}

/** What of an invoice's file its bytes say, whatever its name. An XML is read; of a PDF or an OFD only what it is. */
export const readInvoiceFile: ReadInvoiceFile = (bytes) => {
  if (isPdf(bytes)) return Promise.resolve(pdfRead)
  if (beginsWith(bytes, 'PK\u0003\u0004')) return isOfd(bytes) ? Promise.resolve({ kind: 'ofd', facts: null }) : Promise.reject(invalidFile('压缩包不是 OFD 发票，请上传解压后的 PDF、OFD 或 XML 文件'))
  try {
    return Promise.resolve({ kind: 'xml', facts: readEInvoice(bytes) })
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error('not an Error'))
  }
}

/** Types of files as they are sent. */
export const invoiceFileTypes: Readonly<Record<InvoiceFileKind, string>> = { pdf: 'application/pdf', ofd: 'application/ofd', xml: 'application/xml' }

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly readInvoiceFile: ReadInvoiceFile
  }
}
