import { inUnitOf } from '@mall/api/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceInUnitOf, ratioText, unitRatio } from './units.ts'

test.each([
  ['包', '5包/箱', '包', 60, 60, ''],
  ['包', '5包/箱', '箱', 60, 300, '1箱=5包'],
  ['箱', '5包/箱', '包', 60, 12, '1箱=5包'],
  ['箱', '5包/箱', '包', 61, 13, '1箱=5包'],
  ['支', '12支/盒', ' 盒 ', 2, 24, '1盒=12支'],
  ['个', '', '台', 20, 20, ''],
])('a product in %s, packed %s: asked in %s, %i are %i (%s)', (unit, packing, asked, quantity, pieces, text) => {
  const ratio = unitRatio({ unit, packing, units: [] }, asked)
  expect(ratio && inUnitOf(ratio, quantity)).toBe(pieces)
  expect(ratio && ratioText({ unit }, asked.trim(), ratio)).toBe(text)
})

test.each([
  ['个', '', '件', '件', 48, '1件=24个'],
  ['个', '', '件', '台', 2, ''],
  ['个', '24个/件', '托', '件', 48, '1件=24个'],
  ['包', '5包/箱', '托', '托', 48, '1托=24包'],
])('a product in %s, packed %j, with 24 in a %s: two %s are %i (%s)', (unit, packing, Name, asked, pieces, text) => {
  const ratio = unitRatio({ unit, packing, units: [{ Name, Pieces: 24 }] }, asked)
  expect(ratio && inUnitOf(ratio, 2)).toBe(pieces)
  expect(ratio && ratioText({ unit }, asked, ratio)).toBe(text)
})

test.each([
  ['箱', '1箱', '包'],
  ['包', '500张/包', '箱'],
  ['页', '1000页/箱', '包'],
  ['台', '', '箱'],
  ['包', '0包/箱', '箱'],
])('a product in %s, packed “%s”, is not counted in %s: somebody has to ask', (unit, packing, asked) => {
  expect(unitRatio({ unit, packing, units: [] }, asked)).toBeNull()
})

test('what was asked for is there, and less than one more of the product’s unit; a price says the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 99_999 }), fc.boolean(), (pieces, quantity, isLarge) => {
      const packing = `${pieces}包/箱`
      const ratio = unitRatio({ unit: isLarge ? '箱' : '包', packing, units: [] }, isLarge ? '包' : '箱')
      if (ratio === null) throw new Error('The packing says how many')
      const sold = inUnitOf(ratio, quantity)
      expect(sold * ratio.per).toBeGreaterThanOrEqual(quantity * ratio.of)
      expect((sold - 1) * ratio.per).toBeLessThan(quantity * ratio.of)
      expect(priceInUnitOf({ of: ratio.per, per: ratio.of }, priceInUnitOf(ratio, 1_000_000 * pieces))).toBe(1_000_000 * pieces)
    }),
  )
})
