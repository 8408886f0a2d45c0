import type { Paper, PaperColumn, PaperTable } from '../../../platform/papers.ts'
import { ink, openSheet, pages, type Placed, type Sheet } from '../pdf-sheet.ts'

const edge = 40

/** Where the parts of a page stand from its top, and how large its letters are: pt. */
const layoutOf = ({ isAcross = false }: Paper) => {
  const page = isAcross ? pages.across : pages.whole
  const [left, right] = [edge, page.width - edge]
  return {
    page, left, inner: right - left,
    at: { from: 34, title: 46, facts: 84, next: 60, end: page.height - 52, foot: page.height - 36 },
    sizes: { title: 18, heading: 10.5, text: isAcross ? 8 : 9, label: 8.5 },
  } as const
}

type Layout = ReturnType<typeof layoutOf>

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

const cellsOf = ({ left, inner, sizes }: Layout, columns: readonly PaperColumn[], texts: readonly string[], look: Cell['look'] = {}): Cell[] => {
  const shares = columns.reduce((sum, { width }) => sum + width, 0)
  let x = left
  return columns.map((column, index) => {
    const width = (inner * column.width) / shares
    const cell = { text: texts[index] ?? '', x, width, look: { size: sizes.text, align: column.align, ...look } }
    x += width
    return cell
  })
}

const heightOf = (sheet: Sheet, { inner, sizes }: Layout, cells: readonly Cell[]): number =>
  Math.max(sheet.heightOf('单', inner, sizes.text), ...cells.map(({ text, width, look }) => sheet.heightOf(text, width - 2 * pad.x, look.size ?? sizes.text))) + 2 * pad.y

const drawRow = (sheet: Sheet, y: number, cells: readonly Cell[], height: number): void => {
  for (const { text, x, width, look } of cells) {
    sheet.frame(x, y, width, height)
    sheet.write(text, { ...look, x: x + pad.x, y: y + pad.y, width: width - 2 * pad.x })
  }
}

const drawFact = (sheet: Sheet, sizes: Layout['sizes'], { label, value }: Paper['facts'][number], x: number, y: number, width: number): number => {
  sheet.write(label, { x, y, width: labelWidth, size: sizes.label, color: ink.label })
  sheet.write(value, { x: x + labelWidth, y, width: width - labelWidth, size: sizes.text })
  return sheet.heightOf(value, width - labelWidth, sizes.text)
}

/** The facts, two beside each other. Returns where they end. */
const drawFacts = (sheet: Sheet, { left, inner, at, sizes }: Layout, facts: Paper['facts']): number => {
  let y: number = at.facts
  const half = inner / 2 - 8
  const shown = facts.filter(({ value }) => value !== '')
  for (let index = 0; index < shown.length; index++) {
    const [one, other] = [shown[index], shown[index + 1]]
    if (one === undefined) break
    if (one.wide || other === undefined || other.wide) {
      y += drawFact(sheet, sizes, one, left, y, one.wide ? inner : half) + factGap
      continue
    }
    y += Math.max(drawFact(sheet, sizes, one, left, y, half), drawFact(sheet, sizes, other, left + inner / 2 + 8, y, half)) + factGap
    index++
  }
  return y
}

const drawHead = (sheet: Sheet, layout: Layout, { title, number, from, facts }: Paper): number => {
  const { left, inner, at, sizes } = layout
  sheet.write(from, { x: left, y: at.from, width: inner / 2, size: sizes.label, color: ink.label })
  sheet.write(number, { x: left + inner / 2, y: at.from, width: inner / 2, size: sizes.text, align: 'right' })
  sheet.write(title, { x: left, y: at.title, width: inner, size: sizes.title, align: 'center' })
  return drawFacts(sheet, layout, facts) + 4
}

/** Draws one paper from a new page on. */
const drawPaper = (sheet: Sheet, layout: Layout, paper: Paper): void => {
  const { left, inner, at, sizes } = layout
  const firstPage = sheet.pageCount()
  sheet.addPage()
  let y = drawHead(sheet, layout, paper)
  const turn = (): void => {
    sheet.addPage()
    sheet.write(`${paper.title}　${paper.number}（续）`, { x: left, y: at.from, width: inner, size: sizes.text, color: ink.label })
    y = at.next
  }
  const row = (cells: readonly Cell[], onTurn?: () => void): void => {
    const height = heightOf(sheet, layout, cells)
    if (y + height > at.end) {
      turn()
      onTurn?.()
    }
    drawRow(sheet, y, cells, height)
    y += height
  }
  const drawTable = ({ heading, columns, rows, total }: PaperTable): void => {
    const head = () => row(cellsOf(layout, columns, columns.map(({ title }) => title), { align: 'center', size: sizes.label, color: ink.label }))
    const firstRow = cellsOf(layout, columns, rows[0] ?? [])
    // A heading and a head stand on one page with the first row.
    if (y + headingHeight + heightOf(sheet, layout, firstRow) * 2 > at.end) turn()
    if (heading !== '') {
      sheet.write(heading, { x: left, y: y + 6, width: inner, size: sizes.heading })
      y += headingHeight
    }
    head()
    for (const texts of rows) row(cellsOf(layout, columns, texts), head)
    if (total !== '') row([{ text: total, x: left, width: inner, look: { size: sizes.text } }], head)
  }
  for (const [index, table] of paper.tables.entries()) {
    if (index > 0) y += 10
    drawTable(table)
  }
  if (y + signing.above + Math.ceil(paper.signatures.length / 2) * signing.row > at.end) turn()
  for (const [index, who] of paper.signatures.entries()) {
    const [x, top] = [index % 2 === 0 ? left : left + inner / 2 + 8, y + signing.above + Math.floor(index / 2) * signing.row]
    const width = Math.max(66, (who.length + 1) * sizes.text)
    sheet.write(`${who}：`, { x, y: top, width: width + sizes.text, size: sizes.text })
    sheet.line(x + width, top + 13, x + inner / 2 - 8, top + 13)
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
  if (first === undefined) throw new Error('There is nothing to draw')
  const layout = layoutOf(first)
  const sheet = await openSheet({ title: `${first.title} ${first.number}`, page: layout.page, rule: ink.rule })
  for (const paper of papers) drawPaper(sheet, layout, paper)
  return sheet.close()
}
