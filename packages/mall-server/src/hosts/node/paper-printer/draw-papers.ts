import type { Paper, PaperColumn, PaperTable } from '../../../platform/papers.ts'
import { ink, openSheet, pages, type Placed, type Sheet } from '../pdf-sheet.ts'

const page = { ...pages.whole, edge: 40 } as const
const [left, right] = [page.edge, page.width - page.edge]
const inner = right - left

/** Where the parts of a page stand, pt from its top. */
const at = { from: 34, title: 46, facts: 84, next: 60, end: page.height - 52, foot: page.height - 36 } as const

const sizes = { title: 18, text: 9, label: 8.5 } as const

/** Room between a line and a text, pt. */
const pad = { x: 4, y: 4 } as const

const labelWidth = 48
const factGap = 5
const headingHeight = 24

/** Of the signatures with the room above them, and between two rows of them. */
const signing = { above: 26, row: 30 } as const

/** A cell of a table, as far as the page goes. */
interface Cell {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly look: Partial<Pick<Placed, 'align' | 'color' | 'size'>>
}

const cellsOf = (columns: readonly PaperColumn[], texts: readonly string[], look: Cell['look'] = {}): Cell[] => {
  const shares = columns.reduce((sum, { width }) => sum + width, 0)
  let x = left
  return columns.map((column, index) => {
    const width = (inner * column.width) / shares
    const cell = { text: texts[index] ?? '', x, width, look: { size: sizes.text, align: column.align, ...look } }
    x += width
    return cell
  })
}

const heightOf = (sheet: Sheet, cells: readonly Cell[]): number =>
  Math.max(sheet.heightOf('单', inner, sizes.text), ...cells.map(({ text, width, look }) => sheet.heightOf(text, width - 2 * pad.x, look.size ?? sizes.text))) + 2 * pad.y

const drawRow = (sheet: Sheet, y: number, cells: readonly Cell[], height: number): void => {
  for (const { text, x, width, look } of cells) {
    sheet.frame(x, y, width, height)
    sheet.write(text, { ...look, x: x + pad.x, y: y + pad.y, width: width - 2 * pad.x })
  }
}

const drawFact = (sheet: Sheet, { label, value }: Paper['facts'][number], x: number, y: number, width: number): number => {
  sheet.write(label, { x, y, width: labelWidth, size: sizes.label, color: ink.label })
  sheet.write(value, { x: x + labelWidth, y, width: width - labelWidth, size: sizes.text })
  return sheet.heightOf(value, width - labelWidth, sizes.text)
}

/** The facts, two beside each other. Returns where they end. */
const drawFacts = (sheet: Sheet, facts: Paper['facts'], top: number): number => {
  let y = top
  const half = inner / 2 - 8
  const shown = facts.filter(({ value }) => value !== '')
  for (let index = 0; index < shown.length; index++) {
    const [one, other] = [shown[index], shown[index + 1]]
    if (one === undefined) break
    if (one.wide || other === undefined || other.wide) {
      y += drawFact(sheet, one, left, y, one.wide ? inner : half) + factGap
      continue
    }
    y += Math.max(drawFact(sheet, one, left, y, half), drawFact(sheet, other, left + inner / 2 + 8, y, half)) + factGap
    index++
  }
  return y
}

const drawHead = (sheet: Sheet, { title, number, from, facts }: Paper): number => {
  sheet.write(from, { x: left, y: at.from, width: inner / 2, size: sizes.label, color: ink.label })
  sheet.write(number, { x: left + inner / 2, y: at.from, width: inner / 2, size: sizes.text, align: 'right' })
  sheet.write(title, { x: left, y: at.title, width: inner, size: sizes.title, align: 'center' })
  return drawFacts(sheet, facts, at.facts) + 4
}

/** Draws one paper from a new page on. */
const drawPaper = (sheet: Sheet, paper: Paper): void => {
  const firstPage = sheet.pageCount()
  sheet.addPage()
  let y = drawHead(sheet, paper)
  const turn = (): void => {
    sheet.addPage()
    sheet.write(`${paper.title}　${paper.number}（续）`, { x: left, y: at.from, width: inner, size: sizes.text, color: ink.label })
    y = at.next
  }
  const row = (cells: readonly Cell[], onTurn?: () => void): void => {
    const height = heightOf(sheet, cells)
    if (y + height > at.end) {
      turn()
      onTurn?.()
    }
    drawRow(sheet, y, cells, height)
    y += height
  }
  const drawTable = ({ heading, columns, rows, total }: PaperTable): void => {
    const head = () => row(cellsOf(columns, columns.map(({ title }) => title), { align: 'center', size: sizes.label, color: ink.label }))
    const firstRow = cellsOf(columns, rows[0] ?? [])
    // A heading and a head stand on one page with the first row.
    if (y + headingHeight + heightOf(sheet, firstRow) * 2 > at.end) turn()
    if (heading !== '') {
      sheet.write(heading, { x: left, y: y + 6, width: inner, size: 10.5 })
      y += headingHeight
    }
    head()
    for (const texts of rows) row(cellsOf(columns, texts), head)
    row([{ text: total, x: left, width: inner, look: { size: sizes.text } }], head)
  }
  for (const [index, table] of paper.tables.entries()) {
    if (index > 0) y += 10
    drawTable(table)
  }
  if (y + signing.above + Math.ceil(paper.signatures.length / 2) * signing.row > at.end) turn()
  for (const [index, who] of paper.signatures.entries()) {
    const [x, top] = [index % 2 === 0 ? left : left + inner / 2 + 8, y + signing.above + Math.floor(index / 2) * signing.row]
    sheet.write(`${who}：`, { x, y: top, width: 84, size: sizes.text })
    sheet.line(x + 66, top + 13, x + inner / 2 - 8, top + 13)
  }
  const count = sheet.pageCount() - firstPage
  for (let index = 0; index < count; index++) {
    sheet.turnTo(firstPage + index)
    sheet.write(`${paper.title}　${paper.number}`, { x: left, y: at.foot, width: inner / 2, size: sizes.label, color: ink.label })
    sheet.write(`第 ${index + 1} 页，共 ${count} 页`, { x: left + inner / 2, y: at.foot, width: inner / 2, size: sizes.label, color: ink.label, align: 'right' })
  }
}

/** Draws papers on A4, each from a page of its own on, with its own count of pages. */
export const drawPapers = async (papers: readonly Paper[]): Promise<Uint8Array<ArrayBuffer>> => {
  const [first] = papers
  const sheet = await openSheet({ title: first === undefined ? '' : `${first.title} ${first.number}`, page, rule: ink.rule })
  for (const paper of papers) drawPaper(sheet, paper)
  return sheet.close()
}
