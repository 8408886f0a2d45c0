import { describe, expect, test } from 'vitest'
import { codeText, filled, requiredText } from './cells.ts'
import { readRows, titlesOf } from './columns.ts'
import { readTable } from './table.ts'

const columns = {
  Account: { names: ['登录名', '账号'], read: filled(codeText(20)) },
  Name: { names: ['姓名'], read: requiredText(5) },
} as const

const read = async (text: string, maxRows = 10) => readRows(await readTable(new TextEncoder().encode(text)), columns, maxRows)

describe('rows by columns', () => {
  test('in any order, under other names, with marks; other columns are left out', async () => {
    expect(await read('姓名*\t工号\t账 号（必填）\n张三\t1\t007\n\n李四\t2\ta1')).toEqual([
      { rowNo: 2, cells: ['007', '张三'], values: { Account: '007', Name: '张三' }, problems: [] },
      { rowNo: 4, cells: ['a1', '李四'], values: { Account: 'a1', Name: '李四' }, problems: [] },
    ])
  })

  test('without a head in the order of the columns, whose titles are the head of a template', async () => {
    expect((await read('007,张三'))[0]?.values).toEqual({ Account: '007', Name: '张三' })
    expect(titlesOf(columns)).toEqual(['登录名', '姓名'])
  })

  test('with full-width digits as digits, and each wrong cell with its reason', async () => {
    expect((await read('００７,张三'))[0]?.values?.Account).toBe('007')
    expect((await read('1.23E+11,\n13800000000,一二三四五六')).map(({ values, problems }) => [values, problems])).toEqual([
      [null, [{ column: 'Account', message: '登录名被Excel转换为科学计数，请改为文本格式' }, { column: 'Name', message: '姓名不能为空' }]],
      [null, [{ column: 'Name', message: '姓名不能超过5个字' }]],
    ])
  })

  test('as many as an import allows', async () => {
    expect(await read('a,b\nc,d', 2)).toHaveLength(2)
    await expect(read('a,b\nc,d\ne,f', 2)).rejects.toThrow('单次最多2行')
    await expect(read('登录名,姓名')).rejects.toThrow('请从第2行开始填写')
  })
})
