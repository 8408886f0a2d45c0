import type { AgreementProduct, AgreementRow } from '@mall/api/seller/contract'
import { describe, expect, it, test } from 'vitest'
import { changesOf, type PriceChange } from './change-rows.ts'
import { boughtTexts, factsOf, gridOf, gridRowOf, isBlock, nextGrid, paidTexts, problemKinds, readPasted, tierLines, tiersInWords, yearText, type Grid, type GridColumn, type Known } from './grid-rows.ts'
import { kindAt, nextProblem, saysOf, summaryOf, tableOf, unknownCodes } from './grid-summary.ts'
import { atOnce } from './in-parts.ts'
import { afterPart, firstPart, savedRowsOf, unsavedOf, type SavedRows } from './saved-rows.ts'
import type { RowRange } from './use-grid-moves.ts'

const product = (ProductCode: string, changes: Partial<AgreementProduct> = {}): AgreementProduct => ({
  ProductCode, Name: `商品${ProductCode}`, ImageUrl: '/p.svg', Unit: '包', OnShelf: true, Market: [{ MinQty: 1, Price: 100 }], Floor: 80, Cost: 70, Before: 90, Bought: { Quantity: 0, Amount: 0 }, ...changes,
})
const known: Known = new Map([...['1', '2', '3'].map((code) => [code, product(code)] as const), ['4', product('4', { Before: null })], ['9', null]])

const saved = (Position: number, code: string, changes: Partial<AgreementRow> = {}): AgreementRow => ({
  ...product(code), Position, MaterialCode: '', Price: 90, Percent: null, Tiers: [], LowReason: '', IsLow: false, Decision: null, DecisionReason: '', ...changes,
})
const blockOf = (text: string, column: GridColumn) => atOnce(readPasted(text, column))
const pasted = (text: string, grid: Grid = gridOf([])): Grid => nextGrid(grid, { type: 'paste', at: Math.max(0, grid.rows.length - 1), rows: blockOf(text, 'code') })
const summed = (rows: Grid['rows'], of: Known) => atOnce(summaryOf(tableOf(rows, of)))
const unsaved = (rows: Grid['rows'], of: Known, onServer: SavedRows) => atOnce(unsavedOf({ ...tableOf(rows, of), saved: onServer }))
const changed = (rows: Grid['rows'], range: RowRange, price: PriceChange) => atOnce(changesOf({ rows, known, ...range, price }))
const kinds = ({ rows }: Grid) => {
  const table = tableOf(rows, known)
  const places = problemKinds.map((kind) => [kind, rows.flatMap((_, at) => (kindAt(table, at) === kind ? [at] : []))] as const)
  expect(atOnce(summaryOf(table)).problems).toEqual(Object.fromEntries(places.map(([kind, found]) => [kind, found.length])))
  return Object.fromEntries(places.filter(([, found]) => found.length > 0))
}

describe('a block from a sheet', () => {
  it('fills the columns from the one on that it is pasted at', () => {
    expect(blockOf('1\tHQ-1\t95.5\t20 90\t竞标\n2\t\t88\n', 'code')).toEqual([{ code: '1', material: 'HQ-1', price: '95.5', tiers: '20 90', reason: '竞标' }, { code: '2', material: '', price: '88' }])
    expect(blockOf('95.5\t20 90\n88', 'price')).toEqual([{ price: '95.5', tiers: '20 90' }, { price: '88' }])
  })
  it('has titles that say which column is which', () => {
    expect(blockOf('协议价\t名称\t商品编码\t物料号\n95\t复印纸\t1\tHQ-1', 'code')).toEqual([{ price: '95', code: '1', material: 'HQ-1' }])
  })
  it('is one where there is a tab or a second line', () => {
    expect(['1', '1\n', '1\t2', '1\n2'].map(isBlock)).toEqual([false, false, true, true])
  })
  it('is read up to the most rows of an agreement', () => {
    const text = Array.from({ length: 10_050 }, (_, at) => `${at}\t\t9.9`).join('\n')
    const grid = pasted(text)
    expect(grid.rows.length).toBe(10_000)
    expect(summed(grid.rows, known).filled).toBe(10_000)
  })
})

describe('what is said beside a row', () => {
  it('a code without a product, one twice, a price that is none, below the floor without and with a reason, above the market', () => {
    expect(kinds(pasted('9\t\t90\n1\t\t90\n1\t\t91\n2\t\t面议\n3\t\t79.99\n4\t\t79\t\t竞标\n'))).toEqual({ unknown: [0], twice: [2], unreadable: [3], silent: [4], low: [5] })
    expect(kinds(pasted('1\t\t100\n2\t\t100.01'))).toEqual({ above: [1] })
  })
  it('the floor is for each tier, and a percent is of the market price', () => {
    expect(kinds(pasted('1\t\t90\t20 79.99\n2\t\t79.99%\n3\t\t80%'))).toEqual({ silent: [0, 1] })
  })
  it('a floor that is not to be seen is said by the server, as long as the row says the same', () => {
    const row = gridRowOf(saved(1, '1', { Price: 90, IsLow: true }))
    expect(factsOf(row, known)).toMatchObject({ kind: 'silent', text: '低于底价' })
    const grid = nextGrid(gridOf([row]), { type: 'set', id: 1, column: 'price', text: '91' })
    expect(factsOf(grid.rows[0] ?? row, known).kind).toBeNull()
  })
  it('the next one is found around the end', () => {
    const table = tableOf(pasted('9\t\t90\n1\t\t90\n3\t\t70').rows, known)
    expect([nextProblem(table, -1), nextProblem(table, 0), nextProblem(table, 2), nextProblem(table, 2, ['silent']), nextProblem(table, 0, ['above'])]).toEqual([0, 2, 0, 2, null])
  })
  it('counts what changed and what is new', () => {
    expect(summed(pasted('1\t\t90\n2\t\t88\n4\t\t88').rows, known)).toMatchObject({ filled: 3, changed: 1, added: 1 })
  })
})

test('undo and redo go through every step, and a decision goes with its terms', () => {
  const start = gridOf([gridRowOf(saved(1, '1', { Decision: 'approved' }))])
  const material = nextGrid(start, { type: 'set', id: 1, column: 'material', text: ' HQ ' })
  expect(material.rows[0]).toMatchObject({ material: 'HQ', said: { Decision: 'approved' } })
  const price = nextGrid(material, { type: 'set', id: 1, column: 'price', text: '88' })
  expect(price.rows[0]?.said).toBeNull()
  const all = pasted('2\t\t88', price)
  expect(all.rows.map(({ code }) => code)).toEqual(['1', '2', ''])
  const back = nextGrid(nextGrid(all, { type: 'undo' }), { type: 'undo' })
  expect(back.rows[0]).toMatchObject({ price: '90.00', said: { Decision: 'approved' } })
  expect(nextGrid(nextGrid(back, { type: 'redo' }), { type: 'redo' }).rows).toEqual(all.rows)
})

describe('a range', () => {
  it('is changed by a percent of the former or of the present price; a row without one stays', () => {
    const { rows } = pasted('1\t\t95\t20 85.5\n2\t\t90%\n4\t\t88')
    const textsOf = (range: RowRange, price: PriceChange) => [...changed(rows, range, price).replaced.values()].map(({ price: text, tiers }) => [text, tiers])
    expect(textsOf({ from: 0, to: 2 }, { change: -200, base: 'before', rounding: 'jiao' })).toEqual([['88.20', '20 79.38'], ['88.2%', '']])
    expect(textsOf({ from: 2, to: 2 }, { change: -200, base: 'now', rounding: 'fen' })).toEqual([['86.24', '']])
  })
  it('says what comes of it before it is done', () => {
    const { rows } = pasted('1\t\t100\n2\t\t82')
    expect(changed(rows, { from: 0, to: 1 }, { change: -500, base: 'now', rounding: 'fen' })).toMatchObject({ marginBefore: 2308, marginAfter: 1903, low: 1 })
  })
  it('replaces the rows that it was reckoned for, in one step; one that is another by now stays', () => {
    const start = pasted('1\t\t95\n2\t\t90')
    const { replaced } = changed(start.rows, { from: 0, to: 1 }, { change: -1000, base: 'now', rounding: 'fen' })
    const typed = nextGrid(start, { type: 'set', id: start.rows[0]?.id ?? 0, column: 'price', text: '99' })
    const after = nextGrid(typed, { type: 'replace', replaced })
    expect(after.rows.map(({ price }) => price)).toEqual(['99', '81.00', ''])
    expect(nextGrid(after, { type: 'undo' }).rows).toBe(typed.rows)
    expect(nextGrid(after, { type: 'replace', replaced })).toBe(after)
  })
  it('is filled with its first cell, a single row with that above it', () => {
    const grid = pasted('1\t\t95\n2\t\t90\n3\t\t85')
    const pricesAfter = (from: number, to: number) => nextGrid(grid, { type: 'fill', column: 'price', from, to }).rows.map(({ price }) => price)
    expect(pricesAfter(0, 2)).toEqual(['95', '95', '95', ''])
    expect(pricesAfter(2, 2)).toEqual(['95', '90', '90', ''])
    expect(pricesAfter(1, 3)).toEqual(['95', '90', '90', ''])
    for (const none of [{ column: 'code', from: 0, to: 2 }, { column: 'price', from: 0, to: 0 }] as const) expect(nextGrid(grid, { type: 'fill', ...none })).toBe(grid)
  })
})

describe('what is kept on the server', () => {
  const first = [gridRowOf(saved(1, '1')), gridRowOf(saved(2, '2'))]
  it('is what changed, in parts; what cannot be kept stays on the page, and its former row there', () => {
    const grid = pasted('3\t\t88\n9\t\t50\n1\t\t60', gridOf(first))
    const typed = nextGrid(nextGrid(grid, { type: 'set', id: 1, column: 'price', text: '91' }), { type: 'set', id: 2, column: 'price', text: '面议' })
    const now = unsaved(typed.rows, known, savedRowsOf(first))
    expect(now.rows.map(({ row }) => [row.ProductCode, row.Price])).toEqual([['1', 91], ['3', 88]])
    expect([now.held, now.removed]).toEqual([3, []])
    const after = afterPart(savedRowsOf(first), firstPart(now))
    expect(unsaved(typed.rows, known, after).rows).toEqual([])
  })
  it('loses the rows that were taken out', () => {
    const { rows } = nextGrid(gridOf(first), { type: 'remove', ids: new Set([2]) })
    expect(unsaved(rows, known, savedRowsOf(first))).toEqual({ rows: [], removed: ['2'], held: 0 })
  })
  it('is no more than a request takes', () => {
    const many: Known = new Map(Array.from({ length: 1200 }, (_, at) => [String(at), product(String(at))]))
    const { rows } = pasted([...many.keys()].map((code) => `${code}\t\t88`).join('\n'))
    const now = unsaved(rows, many, new Map())
    expect([now.rows.length, firstPart(now).rows.length]).toEqual([1200, 500])
  })
})

test('the codes are the same until one of them changes', () => {
  const start = pasted('1\t\t90\n2\t\t88')
  const [first] = start.rows
  const price = nextGrid(start, { type: 'set', id: first?.id ?? 0, column: 'price', text: '91' })
  expect([price.codes, nextGrid(price, { type: 'undo' }).codes, nextGrid(price, { type: 'fill', column: 'price', from: 0, to: 1 }).codes]).toEqual([start.codes, start.codes, start.codes])
  expect(price.codes).toBe(start.codes)
  const other = nextGrid(price, { type: 'set', id: first?.id ?? 0, column: 'code', text: '3' })
  expect(other.codes).toEqual(['3', '2', ''])
  expect(nextGrid(other, { type: 'undo' }).codes).toEqual(['1', '2', ''])
  expect(nextGrid(other, { type: 'removeAt', at: 0 }).codes).toEqual(['2', ''])
})

test('each code is asked about once, and only one that can be one', () => {
  expect(unknownCodes(pasted('1\t\t90\n77\t\t90\n77\t\t91\nA4纸\t\t9').codes, known)).toEqual(['77'])
})

describe('what was bought within a year', () => {
  const rows = ['1', '2', '4'].map((code, at) => gridRowOf(saved(at + 1, code, { Price: 85 })))
  const bought: Known = new Map([['1', product('1', { Bought: { Quantity: 1_200, Amount: 108_000 } })], ['2', product('2', { Bought: { Quantity: 10, Amount: 800.5 } })], ['4', product('4')]])

  it('would have come to so much more or less at the prices that are typed', () => {
    expect(summed(rows, bought).yearFen).toBe(1_200 * 8_500 - 10_800_000 + 10 * 8_500 - 80_050)
    expect(summed(rows, known).yearFen).toBeNull()
  })
  it('counts a product once, and no row without a price', () => {
    const [first, second] = rows
    if (first === undefined || second === undefined) throw new Error('There are no rows')
    expect(summed([first, { ...first, id: 9 }, { ...second, price: '面议' }], bought).yearFen).toBe(-600_000)
  })
  it.each([[-218_640, '按近一年的量，少收 ¥2,186.40'], [100, '按近一年的量，多收 ¥1.00'], [0, '按近一年的量，收的一样']])('%i fen: %s', (fen, text) => expect(yearText(fen)).toBe(text))
  it('is pieces and what they cost', () => {
    expect(['1', '4'].map((code) => boughtTexts(bought.get(code) ?? product(code)))).toEqual([['1,200 包', '1,200 包，¥108,000.00'], ['—', undefined]])
  })
})

describe('a version that is read', () => {
  const half = gridRowOf(saved(1, '1', { Price: null, Percent: 92.5 }))
  const one = gridRowOf(saved(2, '2', { Price: 1_090, Tiers: [{ MinQty: 10, Price: 1_042.2 }] }))
  const two = gridRowOf(saved(3, '3', { Tiers: [{ MinQty: 10, Price: 89 }, { MinQty: 50, Price: 88 }] }))
  const gone = gridRowOf(saved(4, '9'))
  const dear: Known = new Map([...known, ['2', product('2', { Market: [{ MinQty: 1, Price: 1_200 }] })]])

  it('shows what is paid, and of what it is a part', () => {
    expect([half, one, two, gone].map((row) => paidTexts(factsOf(row, dear), row.price))).toEqual([['92.50', '市场价 92.5%'], ['1,090.00', ''], ['90.00', ''], ['90.00', '']])
    expect(paidTexts({ terms: null, fen: null }, '面议')).toEqual(['面议', ''])
    expect(paidTexts({ terms: null, fen: null }, '')).toEqual(['—', ''])
  })
  it('says from how many on a price is', () => {
    expect([half, one, two].map((row) => tiersInWords(factsOf(row, dear), row.tiers, '包'))).toEqual(['', '10 包 1042.20', '10 包 89.00；50 包 88.00'])
    expect(tiersInWords({ terms: null }, '买十送一', '包')).toBe('买十送一')
  })
  it('has a line for each price by quantity, and for many one for the first and one for the last', () => {
    const linesOf = (row: typeof one) => tierLines(factsOf(row, dear), '包')
    const many = gridRowOf(saved(5, '3', { Tiers: [10, 50, 100, 1_440].map((MinQty, at) => ({ MinQty, Price: 89 - at })) }))
    expect(linesOf(half)).toEqual([])
    expect(linesOf(one)).toEqual([{ quantity: '10 包', price: '1,042.20' }])
    expect(linesOf(two)).toEqual([{ quantity: '10 包', price: '89.00' }, { quantity: '50 包', price: '88.00' }])
    expect(linesOf(many)).toEqual([{ quantity: '10 包', price: '89.00' }, { quantity: '… 1,440 包', price: '86.00' }])
  })
  it.each([
    ['prices alone', [half, one, two], false],
    ['a reason', [{ ...one, reason: '竞标' }], true],
    ['a decision', [{ ...one, said: { IsLow: false, Decision: 'approved' as const, DecisionReason: '' } }], true],
    ['a row with something wrong', [one, gone], true],
  ])('of %s knows whether something is said', (_case, rows, says) => expect(saysOf(tableOf(rows, dear))).toBe(says))
})
