import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { inUnitOf, packedRatio, readPacking } from './packing.ts'
import { readQuantity } from './quantity-text.ts'
import { quickOrderTexts } from './quick-order-line.ts'
import { separatedRows } from './separated-text.ts'

const rowsOf = (text: string) => [...separatedRows(text)]

describe('lines that were put together', () => {
  test.each([
    ['20410033\t6\t会议室\n20410034，12\n20410035;3', [['20410033', '6', '会议室'], ['20410034', '12'], ['20410035', '3']]],
    ['货号\t数量\n"00815","4"\n00816；7', [['货号', '数量'], ['00815', '4'], ['00816', '7']]],
    ['编码;数量;备注\n00815;1,200;二楼', [['编码', '数量', '备注'], ['00815', '1,200', '二楼']]],
    ['说明\n00815,2', [['说明'], ['00815', '2']]],
    ['a,"b\nc"\nd\te', [['a', 'b\nc'], ['d', 'e']]],
    ['a,"b\nc;d\te', [['a', '"b'], ['c;d', 'e']]],
    ['"a"b,c\r"d",e', [['"a"b', 'c'], ['d', 'e']]],
    ['', []],
    ['a\n', [['a']]],
    ['\n\na', [[''], [''], ['a']]],
  ])('%j', (text, rows) => expect(rowsOf(text)).toEqual(rows))

  it('are read back as they were written, in any of the separators', () => {
    const cell = fc.string({ unit: fc.constantFrom('纸', '5', ',', '，', ';', '\t', '\n', '"', ' '), maxLength: 6 })
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    const line = fc.record({ cells: fc.array(cell, { minLength: 2, maxLength: 4 }), separator: fc.constantFrom('\t', ',', '，', ';', '；') })
    fc.assert(fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      expect(rowsOf(lines.map(({ cells, separator }) => cells.map(quoted).join(separator)).join('\n'))).toEqual(lines.map(({ cells }) => cells))
    }))
  })

  it('lose no character that is no separator, whatever they are', () => {
    const any = fc.string({ unit: fc.constantFrom('a', '"', ',', '\t', '；', ' '), maxLength: 40 })
    const rest = (text: string) => text.replaceAll(/[",\t； ]/g, '')
    fc.assert(fc.property(any, (text) => {
      expect(rest(rowsOf(text).flat().join(''))).toBe(rest(text))
    }))
  })
})

describe('a quantity', () => {
  test.each([
    ['20', 20, '', 20], ['２０', 20, '', 20], ['1,200', 1200, '', 1200], ['1，200', 1200, '', 1200], ['5.0', 5, '', 5], ['8箱', 8, '箱', 8], ['8 箱', 8, '箱', 8], ['x8', 8, '', 8], ['X 8', 8, '', 8], ['×8盒', 8, '盒', 8],
    ['*8', 8, '', 8], ['8x', 8, '', 8], ['3pcs', 3, '', 3], ['数量：3', 3, '', 3], ['0', null, '', 1], ['0.4', null, '', 1], ['2.5', null, '', 3], ['2.5箱', null, '箱', 3], ['-3', null, '', null],
    ['1000000', null, '', null], ['三', null, '', null], ['', null, '', null], ['前台', null, '', null], ['5-8', null, '', null], ['1e3', null, '', null],
  ])('%j is %s %s, else %s', (typed, pieces, unit, next) => expect(readQuantity(typed)).toMatchObject({ pieces, unit, next }))
})

describe('a unit', () => {
  test.each([
    ['箱', '5包/箱', 60, '包', 12], ['箱', '5包/箱', 61, '包', 13], ['包', '5包/箱', 2, '箱', 10], ['支', '12支/盒', 1, '盒', 12], ['箱', '1箱', 5, '包', null], ['盒', '12支/盒', 5, '箱', null],
  ])('in %s, packed %s: %i%s are %s', (unit, packing, amount, of, is) => {
    const ratio = packedRatio(unit, readPacking(packing), of)
    expect(ratio && inUnitOf(ratio, amount)).toBe(is)
  })
})

test.each([
  [['20410033', '6', '会议室', '急'], ['20410033', '6', '会议室 急']],
  [['20410033', '6包'], ['20410033', '6包', '']],
  [['20410033 6 会议室'], ['20410033', '6', '会议室']],
  [['20410033 6', '会议室'], ['20410033', '6', '会议室']],
  [['20410033', '6，会议室'], ['20410033', '6', '会议室']],
  [['20410033 x 6'], ['20410033', 'x6', '']],
  [['20410033 6 包 会议室'], ['20410033', '6包', '会议室']],
  [['20410033×6'], ['20410033', '6', '']],
  [['20410033x6包 会议室'], ['20410033', '6包', '会议室']],
  [['HQX18', 'x6'], ['HQX18', 'x6', '']],
  [['HQX18*6'], ['HQX18', '6', '']],
  [['HQX18'], ['HQX18', '', '']],
  [['20410033', '十'], ['20410033', '十', '']],
  [['20410033', '-3'], ['20410033', '-3', '']],
  [[''], ['', '', '']],
])('the row %j of a quick order', (cells, [Code, Quantity, Remark]) => expect(quickOrderTexts(cells)).toEqual({ Code, Quantity, Remark }))
