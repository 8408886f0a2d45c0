import { strToU8, zipSync } from 'fflate'
import { eInvoiceXml } from '../../trade/invoice/testing/e-invoice-xml.ts'
import { withDeclaredSize } from './workbooks.ts'

/** The most that a file of an invoice may have as XML, bytes. */
const twoMegabytes = 2 * 1024 * 1024

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(strToU8(text))
const archive = (files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> => new Uint8Array(zipSync({ ...files }))

/** `text` over and over behind the root of an invoice, up to 2 MB. */
const filledWith = (text: string): Uint8Array<ArrayBuffer> => utf8(`<EInvoice>${text.repeat(Math.floor((twoMegabytes - 30) / text.length))}`)

/** Ten entities, each of ten of the one before it: a billion texts. */
const entities = Array.from({ length: 10 }, (_, at) => `<!ENTITY e${at} "${at === 0 ? '长' : `&e${at - 1};`.repeat(10)}">`).join('')

/** Files of invoices that ask for more than an invoice does: the XML of a 数电发票, and the archive that an OFD is. */
export const invoiceBombs: Readonly<Record<string, () => Uint8Array<ArrayBuffer>>> = {
  '2 MB of elements within each other': () => filledWith('<a>'),
  '2 MB of elements beside each other': () => filledWith('<a/>'),
  '2 MB of ends of elements': () => filledWith('</a>'),
  'one tag of 100,000 attributes': () => utf8(`<EInvoice><Header ${Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(' ')}/></EInvoice>`),
  'a tag that never ends': () => utf8(`<EInvoice><b ${'a="1" '.repeat(340_000)}`),
  'a billion texts of ten entities': () => utf8(eInvoiceXml({ buyerName: '&e9;' }, `<?xml version="1.0"?><!DOCTYPE EInvoice [${entities}]>`)),
  'a name of 400,000 entities': () => utf8(eInvoiceXml({ buyerName: '&amp;'.repeat(400_000) })),
  'a name of 150,000 pieces': () => utf8(eInvoiceXml({ buyerName: '<![CDATA[]]>'.repeat(150_000) })),
  'an OFD that unpacks to 200 MB': () => archive({ 'OFD.xml': new Uint8Array(200 * 1024 * 1024) }),
  'an OFD that says it is 1 KB and unpacks to 200 MB': () => withDeclaredSize(archive({ 'OFD.xml': new Uint8Array(200 * 1024 * 1024) }), 1_000),
  'an archive of 40,000 files': () => archive(Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`${at}`, new Uint8Array()]))),
}
