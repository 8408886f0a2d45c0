import type { InvoicePaper, PaperLine, Party } from '../../../trade/invoice/paper.ts'
import { ink as inks, openSheet, pages as formats, type Placed, type Sheet } from '../pdf-sheet.ts'

const page = { ...formats.half, edge: 22 } as const

/** The lines and labels of an invoice are of one colour, what they say is black. */
const ink = { frame: inks.invoice, sample: inks.sample } as const

const [left, right] = [page.edge, page.width - page.edge]
const inner = right - left

/** Where the parts of a page stand, pt from its top. */
const at = { title: 20, parties: 62, table: 122, rows: 140, end: page.height - 30 } as const

/** Height of the sums and of the capitals below the lines, and the least of the remarks. */
const heights = { sums: 18, words: 22, remarks: 44 } as const

const rowGap = 4
const lineSize = 8

interface Column {
  readonly label: string
  readonly width: number
  readonly align: 'left' | 'center' | 'right'
  readonly text: (line: PaperLine) => string
}

const yuan = (fen: number): string => (fen / 100).toFixed(2)

const columns: readonly Column[] = [
  { label: '项目名称', width: 176, align: 'left', text: ({ name }) => name },
  { label: '规格型号', width: 52, align: 'left', text: () => '' },
  { label: '单位', width: 40, align: 'center', text: ({ unit }) => unit },
  { label: '数量', width: 46, align: 'right', text: ({ quantity }) => quantity },
  { label: '单价', width: 76, align: 'right', text: ({ price }) => price },
  { label: '金额', width: 66, align: 'right', text: ({ netFen }) => yuan(netFen) },
  { label: '税率', width: 44, align: 'center', text: ({ rate }) => rate },
  { label: '税额', width: inner - 500, align: 'right', text: ({ taxFen }) => yuan(taxFen) },
]

const pad = 3

/** One text for each column, side by side. */
const writeRow = (sheet: Sheet, y: number, textOf: (column: Column) => string, look: Partial<Pick<Placed, 'size' | 'color' | 'align'>> = {}): void => {
  let x = left
  for (const column of columns) {
    sheet.write(textOf(column), { align: column.align, ...look, x: x + pad, y, width: column.width - 2 * pad })
    x += column.width
  }
}

const rowHeight = (sheet: Sheet, line: PaperLine): number => Math.max(...columns.map(({ text, width }) => sheet.heightOf(text(line), width - 2 * pad, lineSize))) + rowGap

const remarksHeight = (sheet: Sheet, { remarks }: InvoicePaper): number => Math.max(heights.remarks, sheet.heightOf(remarks.join('\n'), inner - 34, lineSize) + 8)

/** The lines of each page: full pages, and a last one with room for the sums, which may have no lines left. */
const pagesOf = (sheet: Sheet, paper: InvoicePaper): PaperLine[][] => {
  const room = at.end - at.rows
  const lastRoom = room - heights.sums - heights.words - remarksHeight(sheet, paper)
  const pages: PaperLine[][] = [[]]
  let used = 0
  for (const line of paper.lines) {
    const height = rowHeight(sheet, line)
    if (used + height > room) {
      pages.push([])
      used = 0
    }
    pages.at(-1)?.push(line)
    used += height
  }
  if (used > lastRoom) pages.push([])
  return pages
}

const writeParty = (sheet: Sheet, x: number, who: string, { name, taxNo }: Party): void => {
  const [label, top, width] = [ink.frame, at.parties, inner / 2]
  sheet.write(`${who}信息`, { x: x + 4, y: top + 3, width: 9, size: 7.5, color: label })
  sheet.line(x + 17, top, x + 17, at.table)
  sheet.write('名称：', { x: x + 22, y: top + 8, width: 30, color: label })
  sheet.write(name, { x: x + 50, y: top + 8, width: width - 54 })
  sheet.write('统一社会信用代码/纳税人识别号：', { x: x + 22, y: top + 38, width: 130, color: label })
  sheet.write(taxNo, { x: x + 148, y: top + 38, width: width - 152 })
}

const writeHead = (sheet: Sheet, { title, number, day, buyer, seller }: InvoicePaper): void => {
  sheet.write(title, { x: left, y: at.title, width: inner, size: 17, color: ink.frame, align: 'center' })
  sheet.line(page.width / 2 - 110, at.title + 28, page.width / 2 + 110, at.title + 28)
  for (const [label, value, y] of [['发票号码：', number, at.title + 2], ['开票日期：', day, at.title + 16]] as const) {
    sheet.write(label, { x: right - 152, y, width: 46, color: ink.frame })
    sheet.write(value, { x: right - 110, y, width: 110 })
  }
  writeParty(sheet, left, '购买方', buyer)
  writeParty(sheet, left + inner / 2, '销售方', seller)
  sheet.line(left + inner / 2, at.parties, left + inner / 2, at.table)
  sheet.line(left, at.table, right, at.table)
  writeRow(sheet, at.table + 3, ({ label }) => label, { color: ink.frame, align: 'center', size: 7.5 })
}

const writeSums = (sheet: Sheet, paper: InvoicePaper): void => {
  const { netFen, taxFen, totalFen, words, remarks } = paper
  const remarksTop = at.end - remarksHeight(sheet, paper)
  const wordsTop = remarksTop - heights.words
  const sumsTop = wordsTop - heights.sums
  const sums: Readonly<Record<string, string>> = { 金额: `¥${yuan(netFen)}`, 税额: `¥${yuan(taxFen)}` }
  writeRow(sheet, sumsTop + 3, ({ label }) => sums[label] ?? '')
  sheet.write('合　　计', { x: left, y: sumsTop + 3, width: 176, color: ink.frame, align: 'center' })
  sheet.line(left, wordsTop, right, wordsTop)
  sheet.write('价税合计（大写）', { x: left, y: wordsTop + 5, width: 140, color: ink.frame, align: 'center' })
  sheet.line(left + 140, wordsTop, left + 140, remarksTop)
  sheet.write(words, { x: left + 148, y: wordsTop + 5, width: 244 })
  sheet.write('（小写）', { x: left + 392, y: wordsTop + 5, width: 40, color: ink.frame })
  sheet.write(`¥${yuan(totalFen)}`, { x: left + 432, y: wordsTop + 5, width: inner - 440 })
  sheet.line(left, remarksTop, right, remarksTop)
  sheet.write('备注', { x: left + 4, y: remarksTop + 9, width: 9, color: ink.frame })
  sheet.line(left + 17, remarksTop, left + 17, at.end)
  sheet.write(remarks.join('\n'), { x: left + 24, y: remarksTop + 4, width: inner - 34 })
}

const sample = '样张：由演示商城生成，未经税务机关签发，不能作为报销、记账或抵扣的凭证'

/** Draws an invoice, on as many half pages as its lines need. Nothing signs it, so that each of them says that it is a sample. */
export const drawInvoice = async (paper: InvoicePaper): Promise<Uint8Array<ArrayBuffer>> => {
  const sheet = await openSheet({ title: `${paper.title} ${paper.number}`, page, rule: ink.frame })
  const pages = pagesOf(sheet, paper)
  for (const [index, lines] of pages.entries()) {
    const isLast = index === pages.length - 1
    sheet.addPage()
    sheet.stamp('样张')
    writeHead(sheet, paper)
    sheet.frame(left, at.parties, inner, at.end - at.parties)
    let y: number = at.rows
    for (const line of lines) {
      writeRow(sheet, y, ({ text }) => text(line), { size: lineSize })
      y += rowHeight(sheet, line)
    }
    if (isLast) writeSums(sheet, paper)
    sheet.write(`开票人：${paper.drawer}`, { x: left + 4, y: at.end + 6, width: 120 })
    sheet.write(sample, { x: left + 110, y: at.end + 7, width: inner - 200, size: 7, color: ink.sample, align: 'center' })
    if (pages.length > 1) sheet.write(`共 ${pages.length} 页　第 ${index + 1} 页${isLast ? '' : '　续下页'}`, { x: right - 130, y: at.end + 6, width: 126, align: 'right' })
  }
  return sheet.close()
}
