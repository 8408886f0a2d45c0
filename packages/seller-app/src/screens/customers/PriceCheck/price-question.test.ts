import { describe, expect, test } from 'vitest'
import { addressOf, linesText, quantityOf, questionOf, readLines } from './price-question.ts'

const today = '2026-03-18'

test('a question is what its address holds, and the other way round', () => {
  const question = { customer: 12, product: '010010222', quantity: 20, products: null, day: '2026-11-23' }
  expect(questionOf(new URLSearchParams(addressOf(question)), today)).toEqual(question)
  const many = { customer: 12, product: null, quantity: 1, products: [{ code: '10010222', quantity: 5 }, { code: '10010159', quantity: 1_000 }], day: '2026-11-23' }
  expect(addressOf(many)).toEqual({ Customer: '12', Products: '10010222*5,10010159*1000', Day: '2026-11-23' })
  for (const each of [many, { ...many, products: [] }]) expect(questionOf(new URLSearchParams(addressOf(each)), today)).toEqual(each)
})

test('what an address does not say, or says wrongly, is open, one piece and today', () => {
  const none = { customer: null, product: null, quantity: 1, products: null, day: today }
  expect(questionOf(new URLSearchParams(), today)).toEqual(none)
  expect(questionOf(new URLSearchParams({ Customer: '-1', Product: 'A4', Quantity: '0', Day: '2026-02-30' }), today)).toEqual(none)
})

test.each([['20', 20], [' 1,000 ', 1_000], ['999999', 999_999], ['1000000', null], ['0', null], ['1.5', null], ['', null], ['二十', null]])('quantity “%s”: %s', (text, quantity) => {
  expect(quantityOf(text)).toBe(quantity)
})

describe('products that are pasted', () => {
  test('are codes with quantities, of a sheet or of a line', () => {
    const lines = [{ code: '10010159', quantity: 20 }, { code: '10010222', quantity: 1 }, { code: '10010333', quantity: 3 }]
    expect(readLines('商品编码\t数量\r\n10010159\t20\r\n\r\n10010222\n１００１０３３３，3')).toEqual({ lines, problem: null })
    expect(readLines(linesText(lines))).toEqual({ lines, problem: null })
    expect(readLines('')).toEqual({ lines: [], problem: null })
  })

  test.each([
    ['10010159\t1,000', 1_000], ['10010159\t1,234,567', null], ['10010159,1,000', 1_000], ['10010159,20', 20], ['10010159 20 包', 20], ['"10010159"\t"1,200"', 1_200],
    ['\u202d10010159\u202c １，２００', 1_200], ['10010159 20；10010222 5', null], ['10010159*20,10010222*5', null], ['10010159\t12,5', null], ['10010159 0', null], ['10010159 -3', null],
  ])('%s: %s pieces', (text, quantity) => {
    expect(readLines(text).lines).toEqual(quantity === null ? [] : [{ code: '10010159', quantity }])
    expect(readLines(text).problem === null).toBe(quantity !== null)
  })

  test('are on lines of their own by every mark that begins one', () => {
    expect(readLines('10010159 20\v10010222 5\u202810010333').lines.map(({ code }) => code)).toEqual(['10010159', '10010222', '10010333'])
  })

  test('a line of an address that says none is not asked for', () => {
    expect(questionOf(new URLSearchParams({ Products: '10010159*0,10010222*5,A4*3,10010333*1000000' }), today).products).toEqual([{ code: '10010222', quantity: 5 }])
  })

  test.each([
    ['二零 3\n10010159 20', '“二零”这一行读不出：一行一种，写编码和数量'],
    ['10010159 20\nA4纸 3', '“A4纸”这一行读不出：一行一种，写编码和数量'],
    ['10010159 两包', '“10010159”这一行读不出：一行一种，写编码和数量'],
    [Array.from({ length: 201 }, (_, at) => String(10_000 + at)).join('\n'), '一次最多 200 种，现在 201 种'],
  ])('%s', (text, problem) => expect(readLines(text).problem).toBe(problem))
})
