import { expect, test } from 'vitest'
import { addedSince, hasRoom, mergedLines, unbuyable } from './merged-lines.ts'

const line = (ProductCode: string, Quantity: number) => ({ ProductCode, Quantity })

test('a product that is in the list gets the sum, another comes last', () => {
  expect(mergedLines([line('1', 5), line('2', 1)], [line('3', 2), line('1', 4)])).toEqual([line('1', 9), line('2', 1), line('3', 2)])
})

test('a product that is named twice becomes one line, of 999,999 pieces at most', () => {
  expect(mergedLines([], [line('1', 600_000), line('1', 600_000)])).toEqual([line('1', 999_999)])
})

test('two hundred different products fit', () => {
  const codes = (count: number) => Array.from({ length: count }, (_, index) => line(String(index), 1))
  expect(hasRoom(mergedLines(codes(200), codes(200)))).toBe(true)
  expect(hasRoom(mergedLines(codes(200), [line('another', 1)]))).toBe(false)
})

test('what was added elsewhere is what neither the list before nor the form has', () => {
  expect(addedSince([line('1', 1), line('2', 1)], [line('1', 9), line('2', 1), line('3', 4), line('4', 1)], [line('1', 1), line('4', 2)])).toEqual([line('3', 4)])
})

test('what is wrong with a quantity is said of that quantity alone, what cannot be had of any', () => {
  expect(unbuyable({ Verdict: 'MOQ', Message: '起订量为20' }, true)).toEqual({ text: '起订量为20', isGone: false })
  expect(unbuyable({ Verdict: 'MOQ', Message: '起订量为20' }, false)).toBeNull()
  expect(unbuyable({ Verdict: 'OFF_SHELF', Message: '已下架' }, false)).toEqual({ text: '已下架', isGone: true })
  expect(unbuyable({ Verdict: 'OK', Message: '可下单' }, true)).toBeNull()
  expect(unbuyable(undefined, true)).toBeNull()
})
