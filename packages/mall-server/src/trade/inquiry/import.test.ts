import { describe, expect, test } from 'vitest'
import { importLines } from './import.ts'
import { readTable } from '../../platform/imports/table.ts'

const today = '2026-03-18'
const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))
const read = async (text: string) => importLines(await readTable(bytesOf(text)), today)
const messages = async (...cells: string[]) => (await read(`商品名称\t单位\t数量\t目标单价\t期望到货日\t参考链接\n${cells.join('\t')}`)).Rows.map(({ Problems }) => Problems.map(({ Message }) => Message))

describe('lines', () => {
  test('have the columns of the head, in any order and under other names', async () => {
    const { Lines, Rows, Columns } = await read('数量\t品名*\t目标价（元）\t计量单位\n１，０００\t中性笔\t￥1.20\t支\n\n5\t白板\t\t块')
    expect(Columns).toEqual(['商品名称', '品牌', '型号', '规格', '单位', '数量', '目标单价', '期望到货日', '参考链接', '备注'])
    expect(Rows).toEqual([
      { RowNo: 2, Cells: ['中性笔', '', '', '', '支', '１，０００', '￥1.20', '', '', ''], Problems: [] },
      { RowNo: 4, Cells: ['白板', '', '', '', '块', '5', '', '', '', ''], Problems: [] },
    ])
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
  ])('%j: %s', async (cells, message) => expect(await messages(...cells)).toEqual([[message]]))

  test('have the unit of their quantity where they have no other', async () => {
    const { Lines, Rows } = await read('品名\t单位\t数量\n笔\t\t12支\n笔\t支\tx6\n笔\t盒\t12支')
    expect(Lines.map(({ Line }) => [Line.Unit, Line.Quantity])).toEqual([['支', 12], ['支', 6]])
    expect(Rows[2]?.Problems).toEqual([{ Column: 5, Message: '数量的单位“支”与单位“盒”不同' }])
  })

  test('say what is wrong at each cell', async () => {
    expect((await read('品名\t单位\t数量\n\t\t-1')).Rows[0]?.Problems).toEqual([
      { Column: 0, Message: '商品名称不能为空' }, { Column: 4, Message: '单位不能为空' }, { Column: 5, Message: '数量须为正整数' },
    ])
  })

  test('are at most 100, and at least one', async () => {
    const rows = (count: number) => `品名\t单位\t数量\n${Array.from({ length: count }, () => '笔\t支\t1').join('\n')}`
    expect((await read(rows(100))).Lines).toHaveLength(100)
    await expect(read(rows(101))).rejects.toThrow('单次最多100行')
    await expect(read('品名\t单位\t数量\n')).rejects.toThrow('请从第2行开始填写')
    await expect(read(' \n\t\n')).rejects.toThrow('没有读取到任何内容')
  })
})
