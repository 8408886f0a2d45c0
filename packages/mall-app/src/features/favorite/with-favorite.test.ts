import { expect, test } from 'vitest'
import { withFavorite } from './with-favorite.ts'

const of = (ProductCode: string, IsFavorite: boolean) => ({ ProductCode, IsFavorite, Price: 1 })
const mark = (data: unknown, favorite = true) => withFavorite(data, (code) => code === '1', favorite)

test.each([
  ['a product', of('1', false), of('1', true)],
  ['a list', { Items: [of('1', false), of('2', false)], total: 2 }, { Items: [of('1', true), of('2', false)], total: 2 }],
  ['floors of home', { Floors: [{ Items: [of('2', true)] }, { Items: [of('1', false)] }] }, { Floors: [{ Items: [of('2', true)] }, { Items: [of('1', true)] }] }],
  ['pages', { pages: [[of('1', false)]], pageParams: [1] }, { pages: [[of('1', true)]], pageParams: [1] }],
])('it is marked in %s', (_, data, expected) => {
  expect(mark(data)).toEqual(expected)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', '1'],
  ['another product', [of('2', false)]],
  ['one that is marked already', { Items: [of('1', true)] }],
  ['a line that does not say it', { Lines: [{ ProductCode: '1', Quantity: 2 }] }],
])('%s stays the same', (_, data) => {
  expect(mark(data)).toBe(data)
})

test('the mark is taken off, and what is beside it stays the same', () => {
  const other = { Items: [of('2', true)] }
  const marked = mark([other, of('1', true)], false)
  expect(marked).toEqual([other, of('1', false)])
  expect((marked as unknown[])[0]).toBe(other)
})
