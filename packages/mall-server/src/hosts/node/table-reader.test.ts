import { describe, expect, it } from 'vitest'
import { textBombs } from '../../testing/bombs/texts.ts'
import { workbookBombs, workbookOf } from '../../testing/bombs/workbooks.ts'
import { UnavailableError } from '../../platform/http/errors.ts'
import { createTableReader } from './table-reader.ts'

const usual = () => workbookOf('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>5</v></c></row>', { strings: '<si><t>10010111</t></si>' })
const rows = [{ rowNo: 1, cells: ['10010111', '5'] }]

/** What is said of a table. */
const outcomeOf = async (work: Promise<unknown>): Promise<string> => work.then(() => 'read', String)

describe('tables read in a thread', () => {
  const read = createTableReader()

  it.each((['form', 'bulk'] as const).flatMap((size) => Object.entries({ ...workbookBombs, ...textBombs }).map(([name, make]) => [size, name, make] as const)))(
    'as a %s: %s ends with a clear message, and the next table is read',
    async (size, _, make) => {
      // One after the other: on a busy machine the next one's patience, a matter of clocks, would end first.
      expect(await outcomeOf(read(make(), size))).toMatch(/^(read|BusinessError: (文件内容过大|文件超过\d+[行列]|文件无法读取|没有读取到任何内容).*)$/)
      expect(await read(usual(), size)).toEqual(rows)
    },
    300_000,
  )

  it('turns away more than may wait', async () => {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => read(usual())))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(UnavailableError)
  }, 60_000)
})
