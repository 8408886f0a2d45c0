import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedRatio, isReadUnit, largerUnitProblem, largerUnitsOf, packingText, unitsAndPiecesText, wholeUnitsText, type LargerUnit } from './larger-units.ts'
import { inUnitOf } from './packing.ts'

const box: LargerUnit = { Name: '箱', Pieces: 5 }
const pallet: LargerUnit = { Name: '托', Pieces: 200 }

describe('pieces in larger units', () => {
  test.each([
    [10, [box], '2箱', '2箱'],
    [23, [box], null, '4箱 3包'],
    [4, [box], null, null],
    [5, [box], '1箱', '1箱'],
    [210, [box, pallet], '42箱', '1托 2箱'],
    [400, [pallet, box], '2托', '2托'],
    [203, [box, pallet], null, '1托 3包'],
    [10, [], null, null],
    [0, [box], null, null],
  ])('%i 包 of %j: whole %s, as they are taken %s', (pieces, units, whole, taken) => {
    expect(wholeUnitsText(pieces, units)).toBe(whole)
    expect(unitsAndPiecesText(pieces, '包', units)).toBe(taken)
  })
})

test.each([
  ['5包/箱', [], '1箱 = 5包'],
  ['5包/箱', [pallet], '1箱 = 5包，1托 = 200包'],
  ['5包/箱', [pallet, box], '1箱 = 5包，1托 = 200包'],
  ['500张/包', [], '500张/包'],
  ['500张/包', [box], '500张/包，1箱 = 5包'],
  ['', [box], '1箱 = 5包'],
  ['1包/箱', [], '1包/箱'],
  ['', [], ''],
])('packed %j with %j reads %j', (packing, units, text) => expect(packingText({ unit: '包', packing, units })).toBe(text))

test.each([
  ['5包/箱', [box], null],
  ['5包/箱', [{ Name: '箱', Pieces: 6 }], '包装规格说 1箱 是 5包，与 1箱 = 6包 不同'],
  ['1包/箱', [box], '包装规格说 1箱 是 1包，与 1箱 = 5包 不同'],
  ['12包/BOX', [{ Name: 'ｂｏｘ', Pieces: 10 }], '包装规格说 1BOX 是 12包，与 1ｂｏｘ = 10包 不同'],
  ['500张/包', [box], null],
  ['500张/包', [{ Name: '张', Pieces: 2 }], '包装规格说 1包 是 500张，与 1张 = 2包 不同'],
  ['5盒/箱', [{ Name: '盒', Pieces: 4 }, { Name: '箱', Pieces: 20 }], null],
  ['5盒/箱', [{ Name: '盒', Pieces: 4 }, { Name: '箱', Pieces: 24 }], '包装规格说 1箱 是 5盒，与 1盒 = 4包，1箱 = 24包 不同'],
])('%j beside %j: %s', (packing, units, problem) => expect(largerUnitProblem({ unit: '包', packing, units })).toBe(problem))

test.each([['8包/箱', '包'], ['1包/箱', '包']])('what is sold by the outer unit of %s has no larger %s', (packing, Name) => {
  expect(largerUnitProblem({ unit: '箱', packing, units: [{ Name, Pieces: 5 }] })).toContain(`包装规格说 ${packing === '8包/箱' ? '1箱 是 8包' : '1箱 是 1包'}`)
})

test.each([['箱', true], ['整箱', true], ['Box', true], ['ｃｔｎ', true], ['标准整箱', true], ['标准大整箱', false], ['pcs', false], ['x', false], ['箱2', false], ['大 箱', false], ['大-箱', false], ['', false]])('a quantity in %j is read: %s', (name, is) =>
  expect(isReadUnit(name)).toBe(is),
)

test('a unit is found however it is typed', () => {
  expect(countedRatio({ unit: '包', packing: '', units: [{ Name: 'Ｂox', Pieces: 12 }] }, 'box')).toEqual({ of: 12, per: 1 })
})

const units = fc.uniqueArray(fc.record({ Name: fc.constantFrom('盒', '箱', '件', '托'), Pieces: fc.integer({ min: 2, max: 5000 }) }), { maxLength: 4, selector: ({ Name }) => Name })

/** What a text of units comes to in pieces. */
const piecesIn = (text: string, all: readonly LargerUnit[]): number =>
  text.split(' ').reduce((sum, part) => {
    const [, count = '', name = ''] = /^(\d+)(\D+)$/.exec(part) ?? []
    return sum + Number(count) * (name === '包' ? 1 : (all.find(({ Name }) => Name === name)?.Pieces ?? Number.NaN))
  }, 0)

test('whatever the units are, their text comes to the pieces, and no piece stays single that fills one', () => {
  fc.assert(
    fc.property(units, fc.integer({ min: 1, max: 999_999 }), (all, pieces) => {
      const [whole, taken] = [wholeUnitsText(pieces, all), unitsAndPiecesText(pieces, '包', all)]
      if (whole !== null) expect(piecesIn(whole, all)).toBe(pieces)
      if (taken !== null) expect(piecesIn(taken, all)).toBe(pieces)
      const least = Math.min(...all.map(({ Pieces }) => Pieces))
      expect(taken === null).toBe(pieces < least)
      expect(Number(/(\d+)包$/.exec(taken ?? '')?.[1] ?? 0)).toBeLessThan(least)
      expect(whole === null).toBe(all.every(({ Pieces }) => pieces % Pieces !== 0))
    }),
  )
})

test('what is counted in a larger unit is the same in pieces, whichever says so', () => {
  fc.assert(
    fc.property(units, fc.integer({ min: 2, max: 9999 }), fc.integer({ min: 1, max: 99 }), (all, packed, amount) => {
      const goods = { unit: '包', packing: `${packed}包/柜`, units: all }
      for (const { Name, Pieces } of largerUnitsOf(goods)) {
        const ratio = countedRatio(goods, Name)
        expect(ratio && inUnitOf(ratio, amount)).toBe(amount * Pieces)
      }
      expect(countedRatio(goods, '桶')).toBeNull()
    }),
  )
})
