import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellFrames, gridTemplate } from './columns.ts'
import type { TableColumn } from './columns.ts'
import { nextSort, selectionState, toggleAll, toggleKey } from './selection.ts'

type Column = TableColumn<null>
const column = (key: string, rest: Partial<Column> = {}): Column => ({ key, header: key, render: () => null, ...rest })

describe('columns', () => {
  const columns = [
    column('no', { width: 160, frozen: 'start' }),
    column('time', { width: 150, frozen: 'start' }),
    column('name', { minWidth: 200 }),
    column('amount', { align: 'end' }),
    column('more', { width: 80, frozen: 'end' }),
    column('actions', { width: 120, frozen: 'end' }),
  ]

  test('a column takes what its words need and no more than its width, a number all that it needs', () => {
    expect(gridTemplate(columns, true)).toBe('44px 160px fit-content(150px) minmax(200px, 1fr) minmax(max-content, 1fr) fit-content(80px) 120px')
    expect(gridTemplate([column('status', { width: 90 }), column('sum', { width: 100, align: 'end' })], false)).toBe('fit-content(90px) max-content')
  })

  test('nothing but a wider number moves the columns while rows come and go', () => {
    expect(gridTemplate([column('status', { width: 90 }), column('sum', { width: 100, align: 'end' })], false, true)).toBe('90px minmax(max-content, 100px)')
  })

  test('a width that a person chose is exact', () => {
    expect(gridTemplate([column('sum', { width: 100, align: 'end', isResized: true })], false)).toBe('100px')
  })

  test('frozen columns stick one after the other, from either side', () => {
    const frames = cellFrames(columns, true)
    expect(frames.map((frame) => frame.style)).toEqual([
      { insetInlineStart: 44 },
      { insetInlineStart: 204 },
      undefined,
      undefined,
      { insetInlineEnd: 120 },
      { insetInlineEnd: 0 },
    ])
    expect(frames.map((frame) => 'data-edge' in frame)).toEqual([false, true, false, false, true, false])
    expect(frames[2]).toEqual({ 'data-align': 'start', 'data-shared': '' })
    expect(frames[3]).toEqual({ 'data-align': 'end' })
  })
})

describe('selection', () => {
  test.each([
    [[], ['a', 'b'], 'none'],
    [['a'], ['a', 'b'], 'some'],
    [['a', 'b'], ['a', 'b'], 'all'],
    [['x'], ['a', 'b'], 'none'],
    [['x', 'a', 'b'], ['a', 'b'], 'all'],
    [[], [], 'none'],
  ])('%j of %j is %s', (selected, keys, state) => {
    expect(selectionState(new Set(selected), keys)).toBe(state)
  })

  test.each([
    [['x', 'a'], ['a', 'b'], ['x', 'a', 'b']],
    [['x', 'a', 'b'], ['a', 'b'], ['x']],
    [[], ['a'], ['a']],
  ])('toggling all over %j of %j leaves %j', (selected, keys, expected) => {
    expect(toggleAll(selected, keys)).toEqual(expected)
  })

  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
  test('toggling twice changes nothing but the order, and other pages keep theirs', () => {
    fc.assert(
      fc.property(keys, fc.constantFrom('a', 'b'), (selected, key) => {
        expect(toggleKey(toggleKey(selected, key), key).toSorted()).toEqual(selected.toSorted())
      }),
    )
    fc.assert(
      fc.property(keys, keys, (selected, page) => {
        const others = selected.filter((key) => !page.includes(key))
        expect(toggleAll(selected, page)).toEqual(expect.arrayContaining(others))
      }),
    )
  })
})

test('a column goes through ascending, descending and none; another starts with ascending', () => {
  const asc = nextSort(null, 'a')
  const desc = nextSort(asc, 'a')
  expect([asc, desc, nextSort(desc, 'a')]).toEqual([{ key: 'a', order: 'asc' }, { key: 'a', order: 'desc' }, null])
  expect(nextSort(desc, 'b')).toEqual({ key: 'b', order: 'asc' })
})
