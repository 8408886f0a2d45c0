import { describe, expect, it, test } from 'vitest'
import { zipSync, strToU8 } from 'fflate'
import { BusinessError } from '../../platform/http/errors.ts'
import { readEInvoice } from './e-invoice.ts'
import { readInvoiceFile } from './invoice-file.ts'
import { eInvoiceXml, xmlValues } from './testing/e-invoice-xml.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readEInvoice(bytesOf(text))

/** Why a file is refused. */
const refusalOf = (bytes: Uint8Array): string => {
  try {
    readEInvoice(bytes)
  } catch (error) {
    if (error instanceof BusinessError) return error.message
    throw error
  }
  return ''
}

/** GB18030 of these characters, which no encoder of the platform writes. */
const gb: Readonly<Record<string, readonly number[]>> = { 华: [0xbb, 0xaa], 启: [0xc6, 0xf4] }
const inGb18030 = (text: string): Uint8Array => Uint8Array.from([...text].flatMap((char) => gb[char] ?? [char.charCodeAt(0) < 128 ? char.charCodeAt(0) : 0x3f]))

describe('the XML of a 数电发票', () => {
  it('says what is compared with the application', () => {
    expect(read(eInvoiceXml())).toEqual({
      Number: xmlValues.number, Day: '2026-03-18', Type: 1, IsRed: false, Amount: 113, TaxAmount: 13, BuyerName: xmlValues.buyerName, BuyerTaxNo: xmlValues.buyerTaxNo, SellerTaxNo: xmlValues.sellerTaxNo,
    })
  })

  it('of a red letter has amounts that are positive here', () => {
    expect(read(eInvoiceXml({ amount: '-113.00', tax: '-13.00', kind: '01' }))).toMatchObject({ IsRed: true, Type: 2, Amount: 113, TaxAmount: 13 })
  })

  it.each(['\0', '&#0;', '&#xD800;'])('with %j in a name is refused: no database keeps it', (text) => {
    expect(refusalOf(bytesOf(eInvoiceXml({ buyerName: `华启${text}科技` })))).toMatch(/^XML 文件/)
  })

  it('may be GB18030, or begin with a mark', () => {
    const declared = eInvoiceXml({ buyerName: '华启' }, '<?xml version="1.0" encoding="GB18030"?>')
    expect(readEInvoice(inGb18030(declared)).BuyerName).toBe('华启')
    expect(readEInvoice(Uint8Array.from([0xef, 0xbb, 0xbf, ...bytesOf(eInvoiceXml())])).BuyerName).toBe(xmlValues.buyerName)
    const wide = new Uint8Array(Buffer.from(`\ufeff${eInvoiceXml({}, '')}`, 'utf16le'))
    expect(readEInvoice(wide).BuyerName).toBe(xmlValues.buyerName)
  })

  it('has characters as XML writes them', () => {
    expect(read(eInvoiceXml({ buyerName: 'A&amp;B&#x534e;<![CDATA[<启>]]>' })).BuyerName).toBe('A&B华<启>')
    expect(read(eInvoiceXml({ amount: '113', tax: '13.0', time: '2026年03月18日' }))).toMatchObject({ Amount: 113, TaxAmount: 13, Day: '2026-03-18' })
  })

  test.each([
    ['of a number', { number: '' }, 'XML 文件没有发票号码'],
    ['of a day', { time: '' }, 'XML 文件没有开票日期'],
    ['of an amount', { amount: '' }, 'XML 文件没有价税合计'],
    ['of a tax', { tax: '' }, 'XML 文件没有税额'],
    ['of a kind', { kind: '' }, 'XML 文件没有票种'],
    ['of a buyer', { buyerName: '' }, 'XML 文件没有购买方名称'],
    ['of the buyer’s tax number', { buyerTaxNo: '' }, 'XML 文件没有购买方税号'],
    ['of the seller’s tax number', { sellerTaxNo: '' }, 'XML 文件没有销售方税号'],
  ])('is refused for want %s', (_of, changes, message) => {
    expect(refusalOf(bytesOf(eInvoiceXml(changes)))).toBe(message)
  })

  test.each([
    ['a fraction of a fen', { amount: '113.001' }, 'XML 文件的价税合计不是金额：113.001'],
    ['an amount in words', { tax: 'NaN' }, 'XML 文件的税额不是金额：NaN'],
    ['an exponent', { amount: '1e9' }, 'XML 文件的价税合计不是金额：1e9'],
    ['a short number', { number: '123' }, 'XML 文件的发票号码不是20位数字：123'],
    ['a paper number', { number: '12345678' }, 'XML 文件的发票号码不是20位数字：12345678'],
    ['another kind', { kind: '09' }, 'XML 文件的票种既不是普票，也不是专票'],
    ['a day that there is not', { time: '2026-02-30' }, 'XML 文件的开票日期或金额不正确'],
    ['a long name', { buyerName: '长'.repeat(301) }, 'XML 文件的购买方名称过长'],
  ])('is refused for %s', (_of, changes, message) => {
    expect(refusalOf(bytesOf(eInvoiceXml(changes)))).toBe(message)
  })

  test.each([
    ['entities', eInvoiceXml({ buyerName: '&a;' }, '<?xml version="1.0"?><!DOCTYPE EInvoice [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]>'), 'XML 文件含有不允许的声明（DOCTYPE）'],
    ['a file of the server', eInvoiceXml({ buyerName: '&x;' }, '<!DOCTYPE EInvoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), 'XML 文件含有不允许的声明（DOCTYPE）'],
    ['a deep nesting', `<EInvoice>${'<a>'.repeat(100_000)}`, 'XML 文件的内容过多，不是一张数电发票'],
    ['many elements', `<EInvoice>${'<a/>'.repeat(100_000)}</EInvoice>`, 'XML 文件的内容过多，不是一张数电发票'],
    ['two invoices beside each other', eInvoiceXml() + eInvoiceXml({}, ''), '一个文件只能有一张发票'],
    ['two invoices in one', eInvoiceXml().replace('</EInvoice>', eInvoiceXml({}, '').slice('<EInvoice>'.length)), '一个文件只能有一张发票'],
    ['two amounts', eInvoiceXml().replace('<Drawer>', '<TotalTax-includedAmount>1.00</TotalTax-includedAmount><Drawer>'), '一个文件只能有一张发票'],
    ['a list of invoices', `<EInvoices>${eInvoiceXml({}, '')}</EInvoices>`, '文件不是数电发票的 XML，也不是 PDF 或 OFD'],
    ['half a file', eInvoiceXml().slice(0, -200), 'XML 文件不完整或已损坏，请从电子税务局重新下载'],
    ['tags that do not match', eInvoiceXml().replace('</Header>', '</Head>'), 'XML 文件不完整或已损坏，请从电子税务局重新下载'],
    ['nothing', '', '文件不是数电发票的 XML，也不是 PDF 或 OFD'],
    ['a text', '发票号码 26312000000012345678', '文件不是数电发票的 XML，也不是 PDF 或 OFD'],
    ['an encoding nobody knows', eInvoiceXml({}, '<?xml version="1.0" encoding="utf-7"?>'), 'XML 文件的编码不受支持，请使用 UTF-8 或 GB18030'],
  ])('is refused for %s', (_of, xml, message) => {
    expect(refusalOf(bytesOf(xml))).toBe(message)
  })

  it('is refused in another encoding than it says, and beyond 2 MB', () => {
    expect(refusalOf(inGb18030(eInvoiceXml({ buyerName: '华启' })))).toBe('XML 文件的内容与所标编码不符，请从电子税务局重新下载')
    expect(refusalOf(bytesOf(`<EInvoice>${' '.repeat(2 * 1024 * 1024)}</EInvoice>`))).toBe('XML 文件不能超过 2MB')
  })

  it('takes no text from elsewhere than from its place', () => {
    const elsewhere = eInvoiceXml({ amount: '' }).replace('<Drawer>', '<Deep><TotalTax-includedAmount>1.00</TotalTax-includedAmount></Deep><Drawer>')
    expect(refusalOf(bytesOf(elsewhere))).toBe('XML 文件没有价税合计')
  })
})

describe('a file of an invoice', () => {
  const ofd = new Uint8Array(zipSync({ 'OFD.xml': strToU8('<ofd/>'), 'Doc_0/Document.xml': strToU8('<doc/>') }))
  it('is what its bytes say', async () => {
    expect(await readInvoiceFile(new Uint8Array(bytesOf('%PDF-1.7')))).toEqual({ kind: 'pdf', facts: null })
    expect(await readInvoiceFile(ofd)).toEqual({ kind: 'ofd', facts: null })
    expect(await readInvoiceFile(new Uint8Array(bytesOf(eInvoiceXml())))).toMatchObject({ kind: 'xml', facts: { Number: xmlValues.number } })
  })

  test.each([
    ['another archive', new Uint8Array(zipSync({ '发票.pdf': strToU8('%PDF-') })), '压缩包不是 OFD 发票，请上传解压后的 PDF、OFD 或 XML 文件'],
    ['half an archive', ofd.slice(0, 40), '压缩包不是 OFD 发票，请上传解压后的 PDF、OFD 或 XML 文件'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), 'XML 文件的内容与所标编码不符，请从电子税务局重新下载'],
  ])('%s is refused', async (_of, bytes, message) => {
    await expect(readInvoiceFile(bytes)).rejects.toThrow(message)
  })
})
