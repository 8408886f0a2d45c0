import { Parser } from 'saxen'
import { invoiceType } from '@mall/api/contract'
import { eInvoiceFacts, type EInvoiceFacts } from '@mall/api/seller/contract'
import { BusinessError } from '../../platform/http/errors.ts'
import { toYuan } from '../../platform/money.ts'
import { isStorable } from '../../platform/storable.ts'

/* The XML of a 数电发票, as the tax authority gives it out. Nothing of it is trusted: it is read without a tree, with a budget, and without entities of its own. */

export const invalidFile = (message: string): BusinessError => new BusinessError('INVOICE_FILE_INVALID', message)

/** An invoice of ten thousand lines, each with all that a line can say, has less. */
const limits = { bytes: 2 * 1024 * 1024, depth: 16, elements: 60_000, text: 300 } as const

const encodings: Readonly<Record<string, string>> = { 'utf-8': 'utf-8', utf8: 'utf-8', gb18030: 'gb18030', gbk: 'gb18030', gb2312: 'gb18030', 'utf-16': 'utf-16le', 'utf-16le': 'utf-16le' }

/** The encoding that its mark or its declaration names; UTF-8 without either. */
const encodingOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  const declaration = String.fromCharCode(...bytes.subarray(0, 200))
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]{1,20})["']/i.exec(declaration)?.[1]
  const known = encodings[(declared ?? 'utf-8').toLowerCase()]
  if (known === undefined) throw invalidFile('XML 文件的编码不受支持，请使用 UTF-8 或 GB18030')
  return known
}

const textOf = (bytes: Uint8Array): string => {
  if (bytes.length > limits.bytes) throw invalidFile('XML 文件不能超过 2MB')
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw invalidFile('XML 文件的内容与所标编码不符，请从电子税务局重新下载')
  }
}

const root = 'EInvoice'

/** Where each of what we need stands. */
const places = {
  number: 'TaxSupervisionInfo/InvoiceNumber',
  time: 'TaxSupervisionInfo/IssueTime',
  kind: 'Header/InherentLabel/GeneralOrSpecialVAT/LabelCode',
  amount: 'EInvoiceData/BasicInformation/TotalTax-includedAmount',
  tax: 'EInvoiceData/BasicInformation/TotalTaxAm',
  buyerName: 'EInvoiceData/BuyerInformation/BuyerName',
  buyerTaxNo: 'EInvoiceData/BuyerInformation/BuyerIdNum',
  sellerTaxNo: 'EInvoiceData/SellerInformation/SellerIdNum',
} as const

type Place = keyof typeof places

/** What a field is called where it is missing. */
const placeNames: Readonly<Record<Place, string>> = {
  number: '发票号码', time: '开票日期', kind: '票种', amount: '价税合计', tax: '税额', buyerName: '购买方名称', buyerTaxNo: '购买方税号', sellerTaxNo: '销售方税号',
}

const placeAt = new Map<string, Place>((Object.keys(places) as Place[]).map((place) => [`${root}/${places[place]}`, place]))

/** Elements that stand once in one invoice. */
const once = new Set([root, ...['Header', 'EInvoiceData', 'TaxSupervisionInfo', 'EInvoiceData/BasicInformation', 'EInvoiceData/BuyerInformation', 'EInvoiceData/SellerInformation'].map((path) => `${root}/${path}`), ...placeAt.keys()])

const broken = () => invalidFile('XML 文件不完整或已损坏，请从电子税务局重新下载')

/** The texts of the places; one that is missing is not in it. @throws BusinessError `INVOICE_FILE_INVALID` */
const textsOf = (xml: string): ReadonlyMap<Place, string> => {
  const texts = new Map<Place, string>()
  const path: string[] = []
  const seen = new Set<string>()
  let elements = 0
  const add = (text: string): void => {
    const place = placeAt.get(path.join('/'))
    if (place === undefined) return
    const whole = (texts.get(place) ?? '') + text
    if (whole.length > limits.text) throw invalidFile(`XML 文件的${placeNames[place]}过长`)
    texts.set(place, whole)
  }
  const parser = new Parser()
  parser.on('openTag', (name) => {
    if (++elements > limits.elements || path.length >= limits.depth) throw invalidFile('XML 文件的内容过多，不是一张数电发票')
    if (path.length === 0 && seen.size > 0) throw invalidFile('一个文件只能有一张发票')
    if (path.length === 0 && name !== root) throw invalidFile('文件不是数电发票的 XML，也不是 PDF 或 OFD')
    path.push(name)
    const here = path.join('/')
    if (!once.has(here)) return
    if (seen.has(here)) throw invalidFile('一个文件只能有一张发票')
    seen.add(here)
  })
  parser.on('closeTag', () => {
    path.pop()
  })
  parser.on('text', (text, decodeEntities) => add(decodeEntities(text)))
  parser.on('cdata', add)
  // A document type could define entities. No invoice has one.
  parser.on('attention', () => {
    throw invalidFile('XML 文件含有不允许的声明（DOCTYPE）')
  })
  parser.on('error', () => {
    throw broken()
  })
  if (!xml.trimStart().startsWith('<')) throw invalidFile('文件不是数电发票的 XML，也不是 PDF 或 OFD')
  parser.parse(xml)
  if (![...texts.values()].every(isStorable)) throw broken()
  return texts
}

/** An amount of at most two decimals, fen. */
const fenOf = (text: string, name: string): number => {
  const [, sign, whole, decimals = ''] = /^(-?)(\d{1,10})(?:\.(\d{1,2})0{0,6})?$/.exec(text) ?? []
  if (whole === undefined) throw invalidFile(`XML 文件的${name}不是金额：${text.slice(0, 20)}`)
  return (Number(whole) * 100 + Number(decimals.padEnd(2, '0'))) * (sign === '-' ? -1 : 1)
}

/** `2026-03-18 10:22:31`, `2026-03-18` or `20260318…`, in Asia/Shanghai. */
const dayOf = (text: string): string => {
  const [, year, month, date] = /^(\d{4})[-/年]?(\d{2})[-/月]?(\d{2})(?!\d{7})/.exec(text) ?? []
  return `${year}-${month}-${date}`
}

const kinds: Readonly<Record<string, EInvoiceFacts['Type']>> = { '01': invoiceType.electronicSpecial, '02': invoiceType.electronicGeneral }

/**
 * What the XML of one 数电发票 says. Of a red letter the amounts are negative there, and positive here.
 * @throws BusinessError `INVOICE_FILE_INVALID`, with what is wrong
 */
export const readEInvoice = (bytes: Uint8Array): EInvoiceFacts => {
  const texts = textsOf(textOf(bytes))
  const of = (place: Place): string => {
    const text = texts.get(place)?.trim() ?? ''
    if (text === '') throw invalidFile(`XML 文件没有${placeNames[place]}`)
    return text
  }
  const [amount, tax] = [fenOf(of('amount'), placeNames.amount), fenOf(of('tax'), placeNames.tax)]
  const kind = kinds[of('kind')]
  if (kind === undefined) throw invalidFile('XML 文件的票种既不是普票，也不是专票')
  if (!/^\d{20}$/.test(of('number'))) throw invalidFile(`XML 文件的发票号码不是20位数字：${of('number').slice(0, 30)}`)
  const found = eInvoiceFacts.safeParse({
    Number: of('number'), Day: dayOf(of('time')), Type: kind, IsRed: amount < 0, Amount: toYuan(Math.abs(amount)), TaxAmount: toYuan(Math.abs(tax)),
    BuyerName: of('buyerName'), BuyerTaxNo: of('buyerTaxNo'), SellerTaxNo: of('sellerTaxNo'),
  })
  if (!found.success) throw invalidFile('XML 文件的开票日期或金额不正确')
  return found.data
}
