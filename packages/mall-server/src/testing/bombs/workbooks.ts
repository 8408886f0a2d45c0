import { strToU8, zipSync } from 'fflate'

/** Bytes of a small file that asks for much. */
export type Bomb = Uint8Array<ArrayBuffer>

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of one sheet: what stands in its `sheetData`, and its shared strings. */
export const workbookOf = (rows: string, { strings = '', others = {} }: { readonly strings?: string; readonly others?: Readonly<Record<string, Uint8Array>> } = {}): Bomb =>
  new Uint8Array(
    zipSync({
      'xl/workbook.xml': strToU8(`<?xml version="1.0"?><workbook xmlns:r="${relationships}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(`<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`),
      'xl/sharedStrings.xml': strToU8(`<?xml version="1.0"?><sst>${strings}</sst>`),
      ...others,
    }),
  )

const centralRecord = 0x02014b50
const sizeAt = 24

/** The archive with other sizes of what unpacks to more than a megabyte: its central directory says what nobody may believe. */
export const withDeclaredSize = (file: Bomb, size: number): Bomb => {
  const lying = file.slice()
  const view = new DataView(lying.buffer)
  for (let at = 0; at < lying.length - sizeAt - 4; at++) {
    if (view.getUint32(at, true) === centralRecord && view.getUint32(at + sizeAt, true) > 1_000_000) view.setUint32(at + sizeAt, size, true)
  }
  return lying
}

const sixtyMegabytes = () => new Uint8Array(60 * 1024 * 1024).fill(32)

/** The workbook's relations name its sheet twice; the library takes the last, which is a rule of nobody's. */
const inAnotherSheet = (rows: string): Bomb => {
  const relation = (path: string) => `<Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/${path}"/>`
  return workbookOf('', {
    others: {
      'xl/_rels/workbook.xml.rels': strToU8(`<?xml version="1.0"?><Relationships>${relation('sheet1.xml')}${relation('sheet2.xml')}</Relationships>`),
      'xl/worksheets/sheet2.xml': strToU8(`<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`),
    },
  })
}

const manyAttributes = () => Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(' ')

const rowOf = (rowNo: number, width: number, cell: (address: string) => string): string =>
  `<row r="${rowNo}">${Array.from({ length: width }, (_, at) => cell(`${String.fromCharCode(65 + at)}${rowNo}`)).join('')}</row>`

const filled = (rows: number, width: number, cell: (address: string) => string): string => Array.from({ length: rows }, (_, at) => rowOf(at + 1, width, cell)).join('')

/** Workbooks of some kilobytes that ask for gigabytes or minutes, by what they do. */
export const workbookBombs: Readonly<Record<string, () => Bomb>> = {
  'one cell far to the right': () => workbookOf('<row r="20000"><c r="NTP20000"><v>1</v></c></row>'),
  'one cell in the last corner': () => workbookOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  'one cell far to the right, in a sheet that is not looked at': () => inAnotherSheet('<row r="20000"><c r="NTP20000"><v>1</v></c></row>'),
  'one row of a number that no sheet has': () => workbookOf('<row r="4000000000"/>'),
  'one tag of 100,000 attributes': () => workbookOf(`<row r="1"><c r="A1" ${manyAttributes()}><v>1</v></c></row>`),
  'one tag of 100,000 attributes among the strings': () => workbookOf('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', { strings: `<si ${manyAttributes()}><t>a</t></si>` }),
  'a tag that never ends': () => workbookOf(`<row r="1"><c ${'a="1" '.repeat(2_000_000)}`),
  '60 MB of blanks': () => workbookOf('', { others: { 'xl/styles.xml': sixtyMegabytes() } }),
  '60 MB of blanks that say they are 1 KB': () => withDeclaredSize(workbookOf('', { others: { 'xl/styles.xml': sixtyMegabytes() } }), 1_000),
  'a million tags within each other': () => workbookOf('<a>'.repeat(1_000_000)),
  'half a million cells': () => workbookOf(filled(20_000, 26, (address) => `<c r="${address}"><v>1</v></c>`)),
  'one long text in 100,000 cells': () => workbookOf(filled(10_000, 10, (address) => `<c r="${address}" t="s"><v>0</v></c>`), { strings: `<si><t>${'长'.repeat(100_000)}</t></si>` }),
}
