import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrangeColumns, changeColumn, completeSettings, moveColumn } from './arrange-columns.ts'
import { clampWidth, widthAfterKey } from './column-widths.ts'
import type { TableColumn } from './columns.ts'

const column = (key: string, rest: Partial<TableColumn<null>> = {}): TableColumn<null> => ({ key, header: key, render: () => null, ...rest })
const columns = [
  column('no', { frozen: 'start', width: 100, rowHeader: true }),
  column('time'),
  column('name'),
  column('amount'),
  column('actions', { frozen: 'end', width: 80 }),
]
const keysOf = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key)

describe('arranged columns', () => {
  test('are the declared ones without settings', () => {
    expect(arrangeColumns(columns, [])).toEqual(columns)
  })

  test('have the order, the widths and no column of what a person hid', () => {
    const settings = [{ key: 'amount', width: 200 }, { key: 'time', hidden: true }, { key: 'name' }]
    const arranged = arrangeColumns(columns, settings)
    expect(keysOf(arranged)).toEqual(['no', 'amount', 'name', 'actions'])
    expect(arranged[1]?.width).toBe(200)
  })

  test('keep fixed columns in place, visible, whatever was stored', () => {
    const settings = [{ key: 'actions', hidden: true }, { key: 'name' }, { key: 'no', hidden: true, width: 140 }]
    const arranged = arrangeColumns(columns, settings)
    expect([arranged[0]?.key, arranged.at(-1)?.key]).toEqual(['no', 'actions'])
    expect(arranged[0]?.width).toBe(140)
  })

  test('put a new column after the one it follows, and forget one that is gone', () => {
    expect(keysOf(completeSettings(columns, [{ key: 'amount' }, { key: 'gone' }, { key: 'name' }]))).toEqual(['no', 'time', 'amount', 'name', 'actions'])
  })

  test('are all there, each once, for any stored settings', () => {
    const stored = fc.array(fc.record({ key: fc.constantFrom('no', 'time', 'name', 'amount', 'actions', 'gone'), hidden: fc.boolean() }))
    fc.assert(
      fc.property(stored, (settings) => {
        expect(keysOf(completeSettings(columns, settings)).toSorted()).toEqual(keysOf(columns).toSorted())
      }),
    )
  })

  test('move among those that can move, and not beyond them', () => {
    expect(keysOf(moveColumn(columns, [], 'name', -1))).toEqual(['no', 'name', 'time', 'amount', 'actions'])
    expect(keysOf(moveColumn(columns, [], 'time', -1))).toEqual(keysOf(columns))
    expect(keysOf(moveColumn(columns, [], 'amount', 1))).toEqual(keysOf(columns))
    expect(keysOf(moveColumn(columns, moveColumn(columns, [], 'name', -1), 'name', 1))).toEqual(keysOf(columns))
  })

  test('change one at a time', () => {
    expect(changeColumn(columns, [], 'time', { hidden: true })[1]).toEqual({ key: 'time', hidden: true })
  })
})

test('widths stay within limits, and arrow keys follow the direction of reading', () => {
  expect([clampWidth(1), clampWidth(99.6), clampWidth(5000)]).toEqual([64, 100, 640])
  expect(widthAfterKey('ArrowRight', 100, false)).toBe(108)
  expect(widthAfterKey('ArrowRight', 100, true)).toBe(92)
  expect(widthAfterKey('PageDown', 70, false)).toBe(64)
  expect(widthAfterKey('Home', 100, false)).toBeNull()
})
