import { strToU8, zipSync } from 'fflate'

/** A cell: a number stays a number, everything else is text. */
export type Cell = string | number

export interface Column {
  readonly title: string
  /** Characters. */
  readonly width: number
  /** Numbers of this column are amounts with two decimals. */
  readonly isMoney?: boolean
}

export const xlsxContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// Control characters that XML 1.0 has no way to say.
const unspeakable = new RegExp(String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]`, 'g')

const escaped = (text: string): string =>
  text
    .replaceAll(unspeakable, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replaceAll('\r', '&#13;')

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaging = 'http://schemas.openxmlformats.org/package/2006'

/** Style 1 is the bold head, style 2 amounts. */
const styles = [
  `${head}<styleSheet xmlns="${main}">`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>',
  '<cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>',
].join('')

/** An inline string is text to every spreadsheet program, whatever it starts with: `=`, `+`, `-`, `@` and tabs never become a formula. */
const textCell = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const cellOf = (value: Cell, column: Column | undefined): string =>
  typeof value === 'number' ? `<c s="${column?.isMoney ? 2 : 0}"><v>${value}</v></c>` : textCell(value, 0)

const sheetOf = (columns: readonly Column[], rows: readonly (readonly Cell[])[]): string => {
  const widths = columns
    .map((column, index) => `<col min="${index + 1}" max="${index + 1}" width="${column.width}" customWidth="1"/>`)
    .join('')
  const titles = `<row>${columns.map((column) => textCell(column.title, 1)).join('')}</row>`
  const body = rows.map((row) => `<row>${row.map((value, index) => cellOf(value, columns[index])).join('')}</row>`).join('')
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const view = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`
  return `${head}<worksheet xmlns="${main}">${view}<cols>${widths}</cols><sheetData>${titles}${body}</sheetData></worksheet>`
}

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = [
  `${head}<Types xmlns="${packaging}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
].join('')

const related = (parts: readonly (readonly [type: string, target: string])[]): string => {
  const entries = parts.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${relationships}/${type}" Target="${target}"/>`,
  )
  return `${head}<Relationships xmlns="${packaging}/relationships">${entries.join('')}</Relationships>`
}

const workbookOf = (sheetName: string): string =>
  [
    `${head}<workbook xmlns="${main}" xmlns:r="${relationships}">`,
    `<sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ].join('')

/** A workbook of one sheet, its head in bold and always in view. */
export const buildXlsx = (sheetName: string, columns: readonly Column[], rows: readonly (readonly Cell[])[]): Uint8Array => {
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': related([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbookOf(sheetName),
    'xl/_rels/workbook.xml.rels': related([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheetOf(columns, rows),
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 6 })
}
