import { unzipSync, zipSync } from 'fflate'
import { broken, tooLarge, tooLong, tooWide, type TableBudget } from './table-budget.ts'

/** The files of a workbook by their path. */
type Parts = Readonly<Record<string, Uint8Array>>

const isXml = (path: string): boolean => path.endsWith('.xml') || path.endsWith('.rels')

/** The XML of a workbook. A part gets no more room than the archive says it needs, and all of them together no more than the budget: an archive that says less than the truth is broken. */
const unpack = (bytes: Uint8Array, budget: TableBudget): Parts => {
  let size = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isXml(name)) return false
      size += originalSize
      if (size > budget.unpackedBytes) throw tooLarge()
      return true
    },
  })
}

const [doubleQuote, singleQuote, bracket] = [...`"'>`].map((char) => char.charCodeAt(0))

/** Where the tag that begins at `start` ends; brackets within quotes are none. */
const endOfTag = (xml: string, start: number, longest: number): number => {
  for (let at = start + 1; at <= start + longest; at++) {
    const char = xml.charCodeAt(at)
    if (char === bracket) return at
    if (char === doubleQuote || char === singleQuote) at = Math.max(at, xml.indexOf(String.fromCharCode(char), at + 1))
  }
  throw tooLarge()
}

/** What holds brackets that are no tags, and its end. */
const verbatim = [['<!--', '-->'], ['<![CDATA[', ']]>']] as const

/** The tags of a part. */
const tagsOf = function* (xml: string, { tag: longest }: Pick<TableBudget, 'tag'>): Generator<string, void> {
  for (let start = xml.indexOf('<'); start !== -1;) {
    const [, close] = verbatim.find(([open]) => xml.startsWith(open, start)) ?? []
    const end = close === undefined ? endOfTag(xml, start, longest) : xml.indexOf(close, start)
    if (end === -1) return
    if (close === undefined) yield xml.slice(start, end + 1)
    start = xml.indexOf('<', end)
  }
}

const textOf = (part: Uint8Array | undefined): string => new TextDecoder().decode(part)

/** The value of an attribute, with or without a prefix. */
const valueOf = (tag: string, name: RegExp): string | undefined => name.exec(tag)?.slice(1).find((value) => value !== undefined)

const attribute = (name: string): RegExp => new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
const [id, relationId, target] = [attribute('id'), attribute('Id'), attribute('Target')] as const
const tagOf = (name: string): RegExp => new RegExp(`^<(?:[^\\s:]*:)?${name}\\s`)
const [sheetTag, relationTag, rowTag, cellTag] = [tagOf('sheet'), tagOf('Relationship'), tagOf('row'), tagOf('c')] as const

const findTag = (part: Uint8Array | undefined, budget: TableBudget, fits: (tag: string) => boolean): string | undefined => {
  for (const tag of tagsOf(textOf(part), budget)) if (fits(tag)) return tag
  return undefined
}

/** Where the first sheet is, which is the one that is read. */
const firstSheetOf = (parts: Parts, budget: TableBudget): string | undefined => {
  const sheet = findTag(parts['xl/workbook.xml'], budget, (tag) => sheetTag.test(tag))
  if (sheet === undefined) return undefined
  const relation = findTag(parts['xl/_rels/workbook.xml.rels'], budget, (tag) => relationTag.test(tag) && valueOf(tag, relationId) === valueOf(sheet, id))
  const path = relation === undefined ? undefined : valueOf(relation, target)
  return path?.startsWith('/') === true ? path.slice(1) : `xl/${path}`
}

/** Whatever the library may take for the address of a row or a cell: of two attributes it takes the one or the other. */
const addressesOf = (tag: string): string[] => Array.from(tag.matchAll(/[\s:]r\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, double, single]) => double ?? single ?? '')

/** Rows of a sheet, all of which may have looks and nothing in them. */
const lastRow = 1_048_576

const columnOf = (letters: string): number => [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)

const checkAddress = (address: string, budget: TableBudget): void => {
  const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(address) ?? []
  if (letters === undefined) throw broken()
  if (Number(row) > budget.rows) throw tooLong(budget)
  if (columnOf(letters) > budget.columns) throw tooWide(budget)
}

/** Checks where the cells of a sheet are that have anything in them. Empty ones may be anywhere: a frame around all of a sheet makes millions. */
const checkCells = (xml: string, budget: TableBudget): void => {
  let cells = 0
  for (const tag of tagsOf(xml, budget)) {
    if (rowTag.test(tag) && addressesOf(tag).some((row) => !/^\d+$/.test(row) || Number(row) > lastRow)) throw broken()
    if (!cellTag.test(tag) || tag.endsWith('/>')) continue
    for (const address of addressesOf(tag)) checkAddress(address, budget)
    if (++cells > budget.cells) throw tooLarge()
  }
}

const checkTags = (xml: string, budget: TableBudget): void => {
  for (const _ of tagsOf(xml, budget));
}

/**
 * A workbook of what was checked and nothing else, not compressed: its parts are no larger than the budget, no tag is so long that the library reads it over and over,
 * and the cells of its first sheet are where a table has them. Whatever gets past this has the limits of its thread.
 * @throws BusinessError beyond the budget
 */
export const checkedWorkbook = (bytes: Uint8Array, budget: TableBudget): Uint8Array<ArrayBuffer> => {
  const parts = unpack(bytes, budget)
  const sheet = firstSheetOf(parts, budget)
  for (const [path, part] of Object.entries(parts)) {
    if (path === sheet) checkCells(textOf(part), budget)
    else checkTags(textOf(part), budget)
  }
  return new Uint8Array(zipSync({ ...parts }, { level: 0 }))
}
