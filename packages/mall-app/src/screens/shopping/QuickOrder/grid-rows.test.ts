import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuickOrderCheck } from '@mall/api/contract'
import { blockOf, emptyGrid, gridColumns, isBlank, maxRows, mended, nextGrid, stillTrue, tooLong, type Grid, type GridAction } from './grid-rows.ts'

const texts = (code: string, quantity = '1', remark = '') => ({ code, quantity, remark })
const filled = ({ rows }: Grid) => rows.filter((row) => !isBlank(row)).map(({ code, quantity, remark }) => [code, quantity, remark])
const check = (RowNo: number, parts: Partial<QuickOrderCheck>): QuickOrderCheck => ({
  RowNo, Verdict: 'OK', Message: '可下单', Product: null, Quantity: 1, MergedInto: null, FixedQuantity: null, Nearest: [], ...parts,
})
const product = (ProductCode: string) => ({ ProductCode, CustomerProductName: '笔', ImageUrl: '/x.svg', Unit: '支', Price: 1, IsAgreed: true })

describe('a table', () => {
  it('has a blank row to type in, up to 200 rows', () => {
    expect(emptyGrid().rows).toHaveLength(8)
    expect(emptyGrid(Array.from({ length: 8 }, () => texts('1'))).rows).toHaveLength(9)
    expect(emptyGrid(Array.from({ length: 300 }, () => texts('1'))).rows).toHaveLength(maxRows)
  })

  it('takes a block at a place, and adds rows for it', () => {
    const grid = nextGrid(emptyGrid([texts('a'), texts('b', '2', '旧')]), { type: 'paste', row: 1, column: 1, cells: [['5', '前台'], ['6'], ['7', 'x', 'beyond']] })
    expect(filled(grid)).toEqual([['a', '1', ''], ['b', '5', '前台'], ['', '6', ''], ['', '7', 'x']])
    expect(nextGrid(grid, { type: 'paste', row: 199, column: 0, cells: [['z'], ['lost']] }).rows.length).toBeLessThanOrEqual(maxRows)
  })

  it('takes rows below the filled ones, which stay the same ones, as do blank rows that somebody may be typing in', () => {
    const grid = emptyGrid([texts('a'), texts(''), texts('b')].map((row) => (row.code === '' ? texts('', '') : row)))
    const after = nextGrid(grid, { type: 'append', rows: [texts('c'), texts('d')] })
    expect(after.rows.map(({ id, code }) => [id, code]).slice(0, 6)).toEqual([[1, 'a'], [3, 'b'], [9, 'c'], [10, 'd'], [2, ''], [4, '']])
    expect(after.rows).toHaveLength(8)
    expect(nextGrid(emptyGrid(Array.from({ length: maxRows }, () => texts('1'))), { type: 'append', rows: [texts('lost')] }).rows).toHaveLength(maxRows)
  })

  it('drops rows that are done with, but none that was changed since, and the others stay the same ones', () => {
    const grid = emptyGrid([texts('a'), texts('b'), texts('c')])
    const typedMeanwhile = nextGrid(grid, { type: 'set', id: 2, column: 'quantity', text: '9' })
    const after = nextGrid(typedMeanwhile, { type: 'drop', rows: new Set(grid.rows.slice(0, 2)) })
    expect(after.rows.map(({ id }) => id).slice(0, 2)).toEqual([2, 3])
    expect(filled(after)).toEqual([['b', '9', ''], ['c', '1', '']])
    expect(nextGrid(after, { type: 'drop', rows: new Set(grid.rows.slice(0, 2)) })).toBe(after)
  })

  it('does nothing when a cell stays as it is, so that there is nothing to undo', () => {
    const grid = emptyGrid([texts('a')])
    expect(nextGrid(grid, { type: 'set', id: 1, column: 'code', text: ' a ' })).toBe(grid)
  })

  it('comes back by undo and redo from whatever was done', () => {
    const step = fc.oneof(
      fc.record({ type: fc.constant('set' as const), id: fc.integer({ min: 1, max: 9 }), column: fc.constantFrom(...gridColumns), text: fc.string({ maxLength: 3 }) }),
      fc.record({ type: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ type: fc.constant('paste' as const), row: fc.integer({ min: 0, max: 7 }), column: fc.integer({ min: 0, max: 2 }), cells: fc.array(fc.array(fc.string({ maxLength: 2 }), { maxLength: 3 }), { maxLength: 3 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps: GridAction[]) => {
        const begun = emptyGrid([texts('a'), texts('b')])
        const done = steps.reduce(nextGrid, begun)
        const back = done.past.reduce((grid) => nextGrid(grid, { type: 'undo' }), done)
        expect(back.rows).toEqual(begun.rows)
        expect(back.future.reduce((grid) => nextGrid(grid, { type: 'redo' }), back).rows).toEqual(done.rows)
        expect(new Set(done.rows.map(({ id }) => id)).size).toBe(done.rows.length)
      }),
    )
  })
})

it.each([
  [0, '00123', null],
  [0, '00123\n', null],
  [0, 'A4 复印纸', null],
  [0, '00123\t5', [['00123', '5']]],
  [0, '00123\t5\r\n00124\t6\r\n', [['00123', '5'], ['00124', '6']]],
  [0, '00123，5包', [['00123', '5包']]],
  [0, '00123\t5\n00124；6；前台\n00125 x7', [['00123', '5'], ['00124', '6', '前台'], ['00125', 'x7']]],
  [0, '00123\n00124', [['00123'], ['00124']]],
  [1, '5\t前台，二楼', [['5', '前台，二楼']]],
  [2, '前台，二楼', null],
])('what is pasted at column %i: %j', (column, text, block) => {
  expect(blockOf(text, column)).toEqual(block)
})

it('a text that is too long is named by its row', () => {
  expect(tooLong([texts('a'), texts('b'.repeat(51))])).toBe('第2行的商品编码不能超过50个字')
  expect(tooLong([texts('b'.repeat(50), '1', '长'.repeat(101))])).toBe('第1行的备注不能超过100个字')
  expect(tooLong([texts('b'.repeat(50))])).toBeNull()
})

describe('一键修正', () => {
  const { rows } = emptyGrid([texts('a', '5'), texts('b', '3'), texts('a', '2'), texts('x', '1')])

  it('sets quantities that can be bought, puts rows of one product together, and leaves the rest', () => {
    const checks = new Map([
      [1, check(1, { Quantity: 7 })],
      [2, check(2, { Verdict: 'MOQ', Quantity: 3, FixedQuantity: 10 })],
      [3, check(3, { Verdict: 'DUPLICATE', Quantity: 2, MergedInto: 1 })],
      [4, check(4, { Verdict: 'NOT_FOUND' })],
    ])
    expect(mended(rows, checks)).toEqual([texts('a', '7'), texts('b', '10'), texts('x', '1')])
  })

  it('mends what is no number of pieces, and another unit, but leaves a quantity that is written with its own', () => {
    const { rows: odd } = emptyGrid([texts('a', '1.5'), texts('b', '0'), texts('c', '60包'), texts('d', '5盒')])
    const checks = new Map([
      [1, check(1, { Verdict: 'QTY_INVALID', Quantity: null, FixedQuantity: 2 })],
      [2, check(2, { Verdict: 'QTY_INVALID', Quantity: null, FixedQuantity: 10 })],
      [3, check(3, { Verdict: 'UNIT', Quantity: null, FixedQuantity: 12 })],
      [4, check(4, { Quantity: 5 })],
    ])
    expect(mended(odd, checks)?.map(({ quantity }) => quantity)).toEqual(['2', '10', '12', '5'])
    expect(mended(odd.slice(3), new Map([[4, check(4, { Quantity: 5 })]]))).toBeNull()
  })

  it('has nothing to do where no other quantity helps', () => {
    expect(mended(rows, new Map([[1, check(1, { Quantity: 5 })], [4, check(4, { Verdict: 'NOT_FOUND' })]]))).toBeNull()
  })
})

describe('what is known after a step', () => {
  const checks = new Map([[1, check(1, { Product: product('p') })], [2, check(2, { Product: product('q') })], [3, check(3, { Product: product('p') })], [4, check(4, {})]])
  const grid = emptyGrid([texts('p', '1'), texts('q', '1'), texts('p', '2'), texts('x', '1')])
  const known = (action: GridAction, of: Grid = grid) => [...stillTrue(checks, of.rows, nextGrid(of, action).rows).keys()]

  it('a change makes what is known of its product doubtful, and nothing else', () => {
    expect(known({ type: 'set', id: 1, column: 'quantity', text: '9' })).toEqual([2, 4])
    expect(known({ type: 'set', id: 4, column: 'code', text: 'y' })).toEqual([1, 2, 3])
    expect(known({ type: 'paste', row: 1, column: 1, cells: [['2'], ['3']] })).toEqual([4])
  })

  it('a row that has another number is not known any more', () => {
    expect(known({ type: 'remove', id: 2 })).toEqual([])
    expect(known({ type: 'remove', id: 4 })).toEqual([1, 2, 3])
  })

  it('taking a step back leaves what it did not touch', () => {
    expect(known({ type: 'undo' }, nextGrid(grid, { type: 'set', id: 2, column: 'remark', text: '急' }))).toEqual([1, 3, 4])
  })
})
