import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import { withDeclaredSize, workbookOf } from '../../testing/bombs/workbooks.ts'
import { readTable } from './table.ts'

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))

describe('a text is read', () => {
  const cellsOf = async (text: string) => (await readTable(bytesOf(text))).map(({ cells }) => cells)

  test.each([
    ['tabs and CRLF', '笔\t支\r\n纸\t包\r\n', [['笔', '支'], ['纸', '包']]],
    ['line breaks of two kinds', '笔,支\r\n纸,包\n墨,瓶\r夹,盒', [['笔', '支'], ['纸', '包'], ['墨', '瓶'], ['夹', '盒']]],
    ['full-width commas', '笔，支\n纸，包', [['笔', '支'], ['纸', '包']]],
    ['quotes, with what separates inside', '"笔, ""金属""\n黑",支', [['笔, "金属" 黑', '支']]],
    ['quotes after a BOM', '\ufeff"笔","支"', [['笔', '支']]],
    ['rows of different lengths', '笔,\n纸,包,\n,,盒', [['笔', ''], ['纸', '包', ''], ['', '', '盒']]],
    ['a separator that only a text has', '笔,黑\t支', [['笔,黑', '支']]],
    ['a quote inside of a cell', '27"屏,5\n纸,6', [['27"屏', '5'], ['纸', '6']]],
    ['a quote that is never closed', '"27屏,5\n纸,6', [['"27屏', '5'], ['纸', '6']]],
    ['blanks before quotes', '笔, "金属, 黑" ,　"支"\n "纸, A4", 包', [['笔', '金属, 黑', '支'], ['纸, A4', '包']]],
    ['blanks within quotes', '"笔, ""黑""", "支 "', [['笔, "黑"', '支']]],
    ['blanks before quotes that do not pair', '27"屏, "黑, 白\n纸, 包', [['27"屏', '"黑', '白'], ['纸', '包']]],
    ['lines with separators of their own', '笔\t支\t黑\n纸，包\n"墨, 红",瓶', [['笔', '支', '黑'], ['纸', '包'], ['墨, 红', '瓶']]],
    ['text behind a closed quote', '"得力"笔,5\n纸,6', [['"得力"笔', '5'], ['纸', '6']]],
  ])('%s', async (_, text, cells) => expect(await cellsOf(text)).toEqual(cells))

  test('to the end of what a cell may have, without half a character', async () => {
    expect(await cellsOf(`${'笔'.repeat(1999)}👍,支`)).toEqual([['笔'.repeat(1999), '支']])
  })

  test('without the example of a template', async () => {
    expect(await cellsOf('商品编码,数量\n示例：10010411,5\n10010428,2\n')).toEqual([['商品编码', '数量'], ['10010428', '2']])
  })

  test('with blank lines counted, and left out', async () => {
    expect(await readTable(bytesOf('笔,支\n\n,\n纸,包\n'))).toEqual([
      { rowNo: 1, cells: ['笔', '支'] },
      { rowNo: 4, cells: ['纸', '包'] },
    ])
    await expect(readTable(bytesOf('\n,\n'))).rejects.toThrow('没有读取到任何内容')
  })

  test('not beyond twenty thousand lines', async () => {
    expect(await readTable(bytesOf(`${'\n'.repeat(19_999)}笔`))).toEqual([{ rowNo: 20_000, cells: ['笔'] }])
    await expect(readTable(bytesOf(`${'\n'.repeat(20_000)}笔`))).rejects.toThrow('文件超过20000行，请删除空行后重试')
  })

  test('in UTF-8 with a BOM, in UTF-16 and in GB18030', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from([...'纸\t包'], (char) => char.charCodeAt(0)).buffer)])
    expect(await readTable(bytesOf('\ufeff纸\t包'))).toEqual([{ rowNo: 1, cells: ['纸', '包'] }])
    expect(await readTable(utf16)).toEqual([{ rowNo: 1, cells: ['纸', '包'] }])
    expect(await readTable(utf16.map((_, at) => utf16[at ^ 1] ?? 0))).toEqual([{ rowNo: 1, cells: ['纸', '包'] }])
    expect(await readTable(Uint8Array.from([0xd6, 0xbd, 0x2c, 0xb0, 0xfc]))).toEqual([{ rowNo: 1, cells: ['纸', '包'] }])
  })
})

describe('a workbook is read', () => {
  const cell = (value: string) => ({ type: String, value })
  const workbook = async () => {
    const file = await writeXlsxFile(
      [
        ['登录名', '数量', '日期'].map(cell),
        [cell('007'), { type: Number, value: 50 }, { type: Date, value: new Date('2026-04-01T00:00:00Z'), format: 'yyyy-mm-dd' }],
        [{ type: Number, value: 2 ** 70 }, cell('=1+1'), { type: 'Formula', value: 'SUM(B2:B2)' }],
        // Excel keeps fifteen digits.
        [{ type: Number, value: 2_026_112_600_001_230 }, { type: Number, value: 999_999_999_999_999 }],
      ],
      { sheet: '账号' },
    ).toBlob()
    return new Uint8Array(await file.arrayBuffer())
  }
  /** The workbook with one of its parts changed. */
  const changed = async (part: string, change: (xml: string) => string) => {
    const parts = unzipSync(await workbook())
    const xml = new TextDecoder().decode(parts[part])
    expect(change(xml)).not.toBe(xml)
    return new Uint8Array(zipSync({ ...parts, [part]: strToU8(change(xml)) }))
  }

  test('with codes, numbers and dates as texts; a formula is never worked out, and a number that lost digits shows it', async () => {
    expect((await readTable(await workbook())).map(({ cells }) => cells)).toEqual([
      ['登录名', '数量', '日期'],
      ['007', '50', '2026-04-01'],
      ['1.1805916207174113e+21', '=1+1', ''],
      ['2.02611260000123e+15', '999999999999999', ''],
    ])
  })

  test('without what its XML points to outside of it', async () => {
    const entity = '<!DOCTYPE sst [<!ENTITY outside SYSTEM "file:///etc/passwd">]>'
    const file = await changed('xl/sharedStrings.xml', (xml) => xml.replace('?>', `?>${entity}`).replace('007', '[&outside;]'))
    const read = await readTable(file).then((rows) => JSON.stringify(rows), (error: Error) => error.message)
    expect(read).not.toContain('root:')
    expect(read).toMatch(/文件无法读取|\[&outside;\]|\[\]/)
  })

  test('without entities that grow', async () => {
    const levels = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join('')
    const file = await changed('xl/sharedStrings.xml', (xml) => xml.replace('?>', `?><!DOCTYPE sst [<!ENTITY e0 "lol">${levels}]>`).replace('007', '&e9;'))
    const read = await readTable(file).then((rows) => JSON.stringify(rows), (error: Error) => error.message)
    expect(read.length).toBeLessThan(1_000)
  })

  test('not when it is broken, old or huge', async () => {
    const whole = await workbook()
    await expect(readTable(whole.slice(0, 200))).rejects.toThrow('文件无法读取，请另存为.xlsx后重试')
    await expect(readTable(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))).rejects.toThrow('不支持旧版.xls文件')
    await expect(readTable(Uint8Array.from([0x25, 0x50, 0, 0, 0x2d]))).rejects.toThrow('文件无法读取')
    // A central directory that promises 1 GB.
    const huge = whole.slice()
    const view = new DataView(huge.buffer)
    for (let at = 0; at < huge.length - 4; at++) if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1_000_000_000, true)
    await expect(readTable(huge)).rejects.toThrow('文件内容过大')
  })

  test('not when it holds more than it promises', async () => {
    const parts = unzipSync(await workbook())
    const file = new Uint8Array(zipSync({ ...parts, 'xl/sharedStrings.xml': new Uint8Array(60 * 1024 * 1024).fill(32) }))
    await expect(readTable(file)).rejects.toThrow('文件内容过大')
    await expect(readTable(withDeclaredSize(file, 1_000))).rejects.toThrow('文件无法读取')
  })

  test('whatever its pictures weigh', async () => {
    const parts = unzipSync(await workbook())
    const file = new Uint8Array(zipSync({ ...parts, 'xl/media/image1.png': new Uint8Array(30 * 1024 * 1024) }))
    expect(await readTable(file)).toHaveLength(4)
  })
})

describe('a workbook beyond the budget', () => {
  const cell = (address: string, attributes = '') => `<c r="${address}" ${attributes}><v>1</v></c>`
  const inRow = (row: number, ...cells: readonly string[]) => `<row r="${row}">${cells.join('')}</row>`

  test.each([
    ['of rows', inRow(20_001, cell('A20001')), '文件超过20000行，请删除空行后重试'],
    ['of rows, by a number that no sheet has', inRow(1_048_577), '文件无法读取'],
    ['of columns', inRow(1, cell('CW1')), '文件超过100列，请删除多余的列后重试'],
    ['of columns, with prefixes and single quotes', `<x:row r='1'><x:c  r = 'CW1'><x:v>1</x:v></x:c></x:row>`, '文件超过100列'],
    ['of columns, by two addresses', '<row r="1"><c r="A1" x-y:r="CW1"><v>1</v></c></row>', '文件超过100列'],
    ['of columns, in characters that stand for others', '<row r="1"><c r="&#67;W1"><v>1</v></c></row>', '文件无法读取'],
    ['in a tag', inRow(1, cell('A1', `a="${'>'.repeat(70_000)}"`)), '文件内容过大'],
    ['in a tag without an end', inRow(1, `<c ${' '.repeat(70_000)}`), '文件内容过大'],
  ])('%s', async (_, rows, message) => await expect(readTable(workbookOf(rows))).rejects.toThrow(message))

  test('is none within it: a frame around empty cells, the last row, the last column, a comment', async () => {
    const framed = '<row r="1048576"><c r="XFD1048576" s="1"/></row>'
    const rows = await readTable(workbookOf(`<!-- ${"don't".repeat(20_001)} <c r="ZZZ1"> -->${inRow(1, cell('A1'), cell('CV1'))}${inRow(20_000, cell('B20000'))}${framed}`))
    expect(rows.map(({ rowNo, cells }) => [rowNo, cells.length, cells.filter(Boolean)])).toEqual([[1, 100, ['1', '1']], [20_000, 100, ['1']]])
  })

  test('is not looked for in other sheets than the first', async () => {
    const others = { 'xl/worksheets/sheet2.xml': strToU8(`<worksheet><sheetData>${inRow(30_000, cell('ZZ30000'))}</sheetData></worksheet>`) }
    expect(await readTable(workbookOf(inRow(1, cell('A1')), { others }))).toEqual([{ rowNo: 1, cells: ['1'] }])
  })
})

describe('a text beyond the budget', () => {
  test('of columns, counted to the last that has anything in it', async () => {
    expect(await readTable(bytesOf(`笔${','.repeat(16_383)}\n${','.repeat(99)}支`))).toMatchObject([{ rowNo: 1 }, { rowNo: 2 }])
    await expect(readTable(bytesOf(`${','.repeat(100)}支`))).rejects.toThrow('文件超过100列，请删除多余的列后重试')
  })

  test('of a cell, whose beginning is read', async () => {
    expect(await readTable(bytesOf(`${'长'.repeat(500_000)},支`))).toEqual([{ rowNo: 1, cells: ['长'.repeat(2_000), '支'] }])
  })

  test('of cells', async () => {
    await expect(readTable(bytesOf(`${'1,'.repeat(100)}\n`.repeat(6_000)))).rejects.toThrow('文件内容过大')
  })
})
