import type { AgreementProduct, AgreementRow } from '@mall/api/seller/contract'
import { describe, expect, it, test } from 'vitest'
import { changesOf, filledDown, outcomeOf } from './change-rows.ts'
import { boughtTexts, factsOf, gridOf, gridRowOf, isBlock, nextGrid, nextProblem, readPasted, summaryOf, unknownCodes, yearText, type Grid, type Known } from './grid-rows.ts'
import { afterPart, firstPart, savedRowsOf, unsavedOf } from './saved-rows.ts'

const product = (ProductCode: string, changes: Partial<AgreementProduct> = {}): AgreementProduct => ({
  ProductCode, Name: `商品${ProductCode}`, ImageUrl: '/p.svg', Unit: '包', OnShelf: true, Market: [{ MinQty: 1, Price: 100 }], Floor: 80, Cost: 70, Before: 90, Bought: { Quantity: 0, Amount: 0 }, ...changes,
})
const known: Known = new Map([...['1', '2', '3'].map((code) => [code, product(code)] as const), ['4', product('4', { Before: null })], ['9', null]])

const saved = (Position: number, code: string, changes: Partial<AgreementRow> = {}): AgreementRow => ({
  ...product(code), Position, MaterialCode: '', Price: 90, Percent: null, Tiers: [], LowReason: '', IsLow: false, Decision: null, DecisionReason: '', ...changes,
})
const pasted = async (text: string, grid: Grid = gridOf([])): Promise<Grid> => nextGrid(grid, { type: 'paste', at: Math.max(0, grid.rows.length - 1), rows: await readPasted(text, 'code') })
const tableOf = (rows: Grid['rows'], of: Known) => ({ rows, known: of, summary: summaryOf(rows, of) })
const kinds = ({ rows }: Grid) => {
  const { problems } = summaryOf(rows, known)
  return Object.fromEntries(Object.entries(problems).filter(([, places]) => places.length > 0))
}

describe('a block from a sheet', () => {
  it('fills the columns from the one on that it is pasted at', async () => {
    expect(await readPasted('1\tHQ-1\t95.5\t20 90\t竞标\n2\t\t88\n', 'code')).toEqual([{ code: '1', material: 'HQ-1', price: '95.5', tiers: '20 90', reason: '竞标' }, { code: '2', material: '', price: '88' }])
    expect(await readPasted('95.5\t20 90\n88', 'price')).toEqual([{ price: '95.5', tiers: '20 90' }, { price: '88' }])
  })
  it('has titles that say which column is which', async () => {
    expect(await readPasted('协议价\t名称\t商品编码\t物料号\n95\t复印纸\t1\tHQ-1', 'code')).toEqual([{ price: '95', code: '1', material: 'HQ-1' }])
  })
  it('is one where there is a tab or a second line', () => {
    expect(['1', '1\n', '1\t2', '1\n2'].map(isBlock)).toEqual([false, false, true, true])
  })
  it('is read up to the most rows of an agreement', async () => {
    const text = Array.from({ length: 10_050 }, (_, at) => `${at}\t\t9.9`).join('\n')
    const grid = await pasted(text)
    expect(grid.rows.length).toBe(10_000)
    expect(summaryOf(grid.rows, known).filled).toBe(10_000)
  })
})

describe('what is said beside a row', () => {
  it('a code without a product, one twice, a price that is none, below the floor without and with a reason, above the market', async () => {
    expect(kinds(await pasted('9\t\t90\n1\t\t90\n1\t\t91\n2\t\t面议\n3\t\t79.99\n4\t\t79\t\t竞标\n'))).toEqual({ unknown: [0], twice: [2], unreadable: [3], silent: [4], low: [5] })
    expect(kinds(await pasted('1\t\t100\n2\t\t100.01'))).toEqual({ above: [1] })
  })
  it('the floor is for each tier, and a percent is of the market price', async () => {
    expect(kinds(await pasted('1\t\t90\t20 79.99\n2\t\t79.99%\n3\t\t80%'))).toEqual({ silent: [0, 1] })
  })
  it('a floor that is not to be seen is said by the server, as long as the row says the same', () => {
    const row = gridRowOf(saved(1, '1', { Price: 90, IsLow: true }))
    expect(factsOf(row, known)).toMatchObject({ kind: 'silent', text: '低于底价' })
    const grid = nextGrid(gridOf([row]), { type: 'set', id: 1, column: 'price', text: '91' })
    expect(factsOf(grid.rows[0] ?? row, known).kind).toBeNull()
  })
  it('the next one is found around the end', async () => {
    const summary = summaryOf((await pasted('9\t\t90\n1\t\t90\n3\t\t70')).rows, known)
    expect([nextProblem(summary, -1), nextProblem(summary, 0), nextProblem(summary, 2), nextProblem(summary, 0, ['above'])]).toEqual([0, 2, 0, null])
  })
  it('counts what changed and what is new', async () => {
    expect(summaryOf((await pasted('1\t\t90\n2\t\t88\n4\t\t88')).rows, known)).toMatchObject({ filled: 3, changed: 1, added: 1 })
  })
})

test('undo and redo go through every step, and a decision goes with its terms', async () => {
  const start = gridOf([gridRowOf(saved(1, '1', { Decision: 'approved' }))])
  const material = nextGrid(start, { type: 'set', id: 1, column: 'material', text: ' HQ ' })
  expect(material.rows[0]).toMatchObject({ material: 'HQ', said: { Decision: 'approved' } })
  const price = nextGrid(material, { type: 'set', id: 1, column: 'price', text: '88' })
  expect(price.rows[0]?.said).toBeNull()
  const all = await pasted('2\t\t88', price)
  expect(all.rows.map(({ code }) => code)).toEqual(['1', '2', ''])
  const back = nextGrid(nextGrid(all, { type: 'undo' }), { type: 'undo' })
  expect(back.rows[0]).toMatchObject({ price: '90.00', said: { Decision: 'approved' } })
  expect(nextGrid(nextGrid(back, { type: 'redo' }), { type: 'redo' }).rows).toEqual(all.rows)
})

describe('a range', () => {
  it('is changed by a percent of the former or of the present price; a row without one stays', async () => {
    const { rows } = await pasted('1\t\t95\t20 85.5\n2\t\t90%\n4\t\t88')
    expect([...changesOf(rows, { from: 0, to: 2 }, known, { change: -200, base: 'before', rounding: 'jiao' }).values()]).toEqual([{ price: '88.20', tiers: '20 79.38' }, { price: '88.2%', tiers: '' }])
    expect([...changesOf(rows, { from: 2, to: 2 }, known, { change: -200, base: 'now', rounding: 'fen' }).values()]).toEqual([{ price: '86.24', tiers: '' }])
  })
  it('says what comes of it before it is done', async () => {
    const { rows } = await pasted('1\t\t100\n2\t\t82')
    const range = { from: 0, to: 1 }
    expect(outcomeOf(rows, range, known, changesOf(rows, range, known, { change: -500, base: 'now', rounding: 'fen' }))).toEqual({ marginBefore: 2308, marginAfter: 1903, low: 1 })
  })
  it('is filled with its first cell, a single row with that above it', async () => {
    const { rows } = await pasted('1\t\t95\n2\t\t90\n3\t\t85')
    expect([...filledDown(rows, 'price', { from: 0, to: 2 }).values()]).toEqual([{ price: '95' }, { price: '95' }])
    expect([...filledDown(rows, 'price', { from: 2, to: 2 }).values()]).toEqual([{ price: '90' }])
    expect(filledDown(rows, 'code', { from: 0, to: 2 }).size).toBe(0)
  })
})

describe('what is kept on the server', () => {
  const first = [gridRowOf(saved(1, '1')), gridRowOf(saved(2, '2'))]
  it('is what changed, in parts; what cannot be kept stays on the page, and its former row there', async () => {
    const grid = await pasted('3\t\t88\n9\t\t50\n1\t\t60', gridOf(first))
    const changed = nextGrid(nextGrid(grid, { type: 'set', id: 1, column: 'price', text: '91' }), { type: 'set', id: 2, column: 'price', text: '面议' })
    const now = unsavedOf(tableOf(changed.rows, known), savedRowsOf(first))
    expect(now.rows.map(({ row }) => [row.ProductCode, row.Price])).toEqual([['1', 91], ['3', 88]])
    expect([now.held, now.removed]).toEqual([3, []])
    const after = afterPart(savedRowsOf(first), firstPart(now))
    expect(unsavedOf(tableOf(changed.rows, known), after).rows).toEqual([])
  })
  it('loses the rows that were taken out', () => {
    const { rows } = nextGrid(gridOf(first), { type: 'remove', ids: new Set([2]) })
    expect(unsavedOf(tableOf(rows, known), savedRowsOf(first))).toEqual({ rows: [], removed: ['2'], held: 0 })
  })
  it('is no more than a request takes', async () => {
    const many: Known = new Map(Array.from({ length: 1200 }, (_, at) => [String(at), product(String(at))]))
    const { rows } = await pasted([...many.keys()].map((code) => `${code}\t\t88`).join('\n'))
    const now = unsavedOf(tableOf(rows, many), new Map())
    expect([now.rows.length, firstPart(now).rows.length]).toEqual([1200, 500])
  })
})

test('each code is asked about once, and only one that can be one', async () => {
  expect(unknownCodes((await pasted('1\t\t90\n77\t\t90\n77\t\t91\nA4纸\t\t9')).rows, known)).toEqual(['77'])
})

describe('what was bought within a year', () => {
  const rows = ['1', '2', '4'].map((code, at) => gridRowOf(saved(at + 1, code, { Price: 85 })))
  const bought: Known = new Map([['1', product('1', { Bought: { Quantity: 1_200, Amount: 108_000 } })], ['2', product('2', { Bought: { Quantity: 10, Amount: 800.5 } })], ['4', product('4')]])

  it('would have come to so much more or less at the prices that are typed', () => {
    expect(summaryOf(rows, bought).yearFen).toBe(1_200 * 8_500 - 10_800_000 + 10 * 8_500 - 80_050)
    expect(summaryOf(rows, known).yearFen).toBeNull()
  })
  it('counts a product once, and no row without a price', () => {
    const [first, second] = rows
    if (first === undefined || second === undefined) throw new Error('There are no rows')
    expect(summaryOf([first, { ...first, id: 9 }, { ...second, price: '面议' }], bought).yearFen).toBe(-600_000)
  })
  it.each([[-218_640, '按近一年的量，少收 ¥2,186.40'], [100, '按近一年的量，多收 ¥1.00'], [0, '按近一年的量，收的一样']])('%i fen: %s', (fen, text) => expect(yearText(fen)).toBe(text))
  it('is pieces and what they cost', () => {
    expect(['1', '4'].map((code) => boughtTexts(bought.get(code) ?? product(code)))).toEqual([['1,200 包', '1,200 包，¥108,000.00'], ['—', undefined]])
  })
})
