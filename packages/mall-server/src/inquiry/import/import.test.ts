import writeXlsxFile from 'write-excel-file/universal'
import { describe, expect, test } from 'vitest'
import { importLines } from './lines.ts'
import { parseText, readTable } from './table.ts'

const today = '2026-03-18'
const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))
const read = async (text: string) => importLines(await readTable(bytesOf(text)), today)
const messages = async (...cells: string[]) => (await read(`商品名称\t单位\t数量\t目标单价\t期望到货日\t参考链接\n${cells.join('\t')}`)).Results.map(({ Message }) => Message)

describe('a text is read', () => {
  test.each([
    ['tabs and CRLF', '笔\t支\r\n纸\t包\r\n', [['笔', '支'], ['纸', '包'], ['']]],
    ['full-width commas', '笔，支\n纸，包', [['笔', '支'], ['纸', '包']]],
    ['quotes, with what separates inside', '"笔, ""金属""\n黑",支', [['笔, "金属"\n黑', '支']]],
    ['a separator that only a text has', '笔,黑\t支', [['笔,黑', '支']]],
  ])('%s', (_, text, rows) => expect(parseText(text)).toEqual(rows))

  test('in UTF-8 with a BOM, in UTF-16 and in GB18030', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from([...'纸\t包'], (char) => char.charCodeAt(0)).buffer)])
    expect(await readTable(bytesOf('\ufeff纸\t包'))).toEqual([{ rowNo: 1, cells: ['纸', '包'] }])
    expect(await readTable(utf16)).toEqual([{ rowNo: 1, cells: ['纸', '包'] }])
    expect(await readTable(Uint8Array.from([0xd6, 0xbd, 0x2c, 0xb0, 0xfc]))).toEqual([{ rowNo: 1, cells: ['纸', '包'] }])
  })
})

describe('lines', () => {
  test('have the columns of the head, in any order and under other names', async () => {
    const { Lines, Results } = await read('数量\t品名*\t目标价（元）\t计量单位\n１，０００\t中性笔\t￥1.20\t支\n\n5\t白板\t\t块')
    expect(Results).toEqual([{ RowNo: 2, Success: true, Code: 'OK', Message: '中性笔' }, { RowNo: 4, Success: true, Code: 'OK', Message: '白板' }])
    expect(Lines).toMatchObject([{ RowNo: 2, Line: { Name: '中性笔', Unit: '支', Quantity: 1000, TargetPrice: 1.2 } }, { RowNo: 4, Line: { TargetPrice: null } }])
  })

  test('without a head have the usual columns', async () => {
    const { Lines } = await read('中性笔,砚屿,K35,0.5mm 黑,支,300,1.5,2026/4/1,https://supplier.example/k35,急用')
    expect(Lines[0]?.Line).toEqual({
      Name: '中性笔', Brand: '砚屿', Model: 'K35', Spec: '0.5mm 黑', Unit: '支', Quantity: 300, TargetPrice: 1.5, ExpectedDate: '2026-04-01',
      Link: 'https://supplier.example/k35', Remark: '急用', Images: [], ProductCode: null,
    })
  })

  test.each([
    [['', '支', '1'], '商品名称不能为空'],
    [['笔', '', '1'], '单位不能为空'],
    [['笔'.repeat(101), '支', '1'], '商品名称不能超过100个字'],
    [['笔', '支', '0'], '数量须为正整数'],
    [['笔', '支', '1.5'], '数量须为正整数'],
    [['笔', '支', '1000000'], '数量不能超过999999'],
    [['笔', '支', '1', '0'], '目标单价须大于0，最多两位小数'],
    [['笔', '支', '1', '1.234'], '目标单价须大于0，最多两位小数'],
    [['笔', '支', '1', '', '2026-02-30'], '期望到货日须如2026-03-18'],
    [['笔', '支', '1', '', '2026年3月17日'], '期望到货日不能早于今天'],
    [['笔', '支', '1', '', '', 'javascript:alert(1)'], '参考链接须以http://或https://开头'],
  ])('%j: %s', async (cells, message) => expect(await messages(...cells)).toEqual([message]))

  test('are at most 100, and at least one', async () => {
    const rows = (count: number) => `品名\t单位\t数量\n${Array.from({ length: count }, () => '笔\t支\t1').join('\n')}`
    expect((await read(rows(100))).Lines).toHaveLength(100)
    await expect(read(rows(101))).rejects.toThrow('单次最多100行')
    await expect(read('品名\t单位\t数量\n')).rejects.toThrow('表头下面没有内容')
    await expect(read(' \n\t\n')).rejects.toThrow('没有读取到任何内容')
  })
})

describe('a workbook is read', () => {
  const workbook = async () => {
    const cell = (value: string) => ({ type: String, value })
    const file = await writeXlsxFile(
      [
        ['商品名称', '单位', '数量', '期望到货日'].map(cell),
        [cell('复印纸'), cell('包'), { type: Number, value: 50 }, { type: Date, value: new Date('2026-04-01T00:00:00Z'), format: 'yyyy-mm-dd' }],
        [cell('中性笔'), cell(''), { type: Number, value: 3 }, cell('')],
      ],
      { sheet: '询价' },
    ).toBlob()
    return new Uint8Array(await file.arrayBuffer())
  }

  test('with numbers and dates, and a reason for each bad row', async () => {
    const { Lines, Results } = importLines(await readTable(await workbook()), today)
    expect(Lines).toMatchObject([{ RowNo: 2, Line: { Name: '复印纸', Quantity: 50, ExpectedDate: '2026-04-01' } }])
    expect(Results[1]).toEqual({ RowNo: 3, Success: false, Code: 'INQUIRY_LINE_INVALID', Message: '单位不能为空' })
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
})
