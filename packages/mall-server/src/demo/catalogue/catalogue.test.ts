import { drawProduct } from '@mall/pictures'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../platform/seeded-random.ts'
import { aboutLine } from './about/about-line.ts'
import { agreedProductOf, catalogues } from './agreements.ts'
import { createAttributeTable } from './attributes.ts'
import { brands } from './brands.ts'
import { makePicturesDiffer } from './pictures.ts'
import { barcodeOf } from './prices.ts'
import { productsOf } from './products.ts'
import { stockOf } from './stock.ts'
import { plantTree } from './tree.ts'

const now = new Date('2026-03-18T10:00:00+08:00')

const grow = (count: number) => {
  const attributes = createAttributeTable()
  const random = createRandom(7)
  return plantTree().places.map((place, index) =>
    productsOf(place, count, index * 20 + 1, attributes, random.fork(`line ${place.ids[2]}`), now))
}
const lines = grow(12)
const products = lines.flat()

describe('the demo catalogue', () => {
  it('has the specified size', () => {
    const { categories } = plantTree()
    const levels = [1, 2, 3].map((level) => categories.filter((row) => row.level === level))
    expect(products.length).toBeGreaterThanOrEqual(3000)
    expect(levels[0]?.length).toBeGreaterThanOrEqual(15)
    expect(levels[1]?.length).toBeGreaterThanOrEqual(60)
    expect(levels[2]?.length).toBeGreaterThanOrEqual(200)
    expect(new Set(levels[0]?.map((row) => row.categoryGroup)).size).toBe(15)
    expect(levels[0]?.length).toBeGreaterThan(15)
    expect(brands.length).toBeGreaterThanOrEqual(40)
  })

  it('is the same each time, and a small one is its beginning', () => {
    expect(grow(12).flat()).toEqual(products)
    /** Ids of attribute values are given out in the order of first use, which is another one. */
    const withoutValueIds = (rows: typeof products) => rows.map((row) => ({ ...row, attributeValueIds: [] }))
    expect(grow(2).map(withoutValueIds)).toEqual(lines.map((line) => withoutValueIds(line.slice(0, 2))))
  })

  it('gives each product its own code, barcode and name', () => {
    for (const of of ['code', 'barcode', 'name', 'id'] as const) expect(new Set(products.map((row) => row[of])).size).toBe(products.length)
    for (const { code } of products) expect(code).toMatch(/^\d{8,9}$/)
    expect(products.some(({ code }) => code.startsWith('0'))).toBe(true)
  })

  it('sells in whole steps at falling prices', () => {
    for (const { moq, step, marketTiers, marketPriceFen, maxQty } of products) {
      expect(moq % step).toBe(0)
      expect(marketTiers[0]).toEqual({ minQty: moq, priceFen: marketPriceFen })
      if (maxQty !== null && maxQty !== undefined) expect(maxQty).toBeGreaterThanOrEqual(moq)
      marketTiers.forEach((tier, index) => {
        expect(Number.isInteger(tier.priceFen) && tier.priceFen > 0).toBe(true)
        expect(tier.minQty % step).toBe(0)
        const before = marketTiers[index - 1]
        if (before) {
          expect(tier.priceFen).toBeLessThan(before.priceFen)
          expect(tier.minQty).toBeGreaterThan(before.minQty)
        }
      })
    }
  })

  it('buys for less than the greatest discount of an agreement leaves, and does not know the cost of some', () => {
    for (const { marketTiers, costFen } of products) expect(costFen ?? 0).toBeLessThan(Math.min(...marketTiers.map(({ priceFen }) => priceFen)) * 0.75)
    expect(products.filter(({ costFen }) => costFen === null).length / products.length).toBeCloseTo(1 / 13, 1)
  })

  it('stays within the prices of its tables', () => {
    plantTree().places.forEach(({ line }, index) => {
      for (const { marketPriceFen, name } of lines[index] ?? []) {
        expect(marketPriceFen, name).toBeGreaterThanOrEqual(line.from * 90)
        expect(marketPriceFen, name).toBeLessThanOrEqual(line.to * 110)
      }
    })
  })

  it('draws a picture of its own for each', () => {
    const drawn = structuredClone(products)
    makePicturesDiffer(drawn)
    expect(new Set(drawn.map((row) => drawProduct(row.picture))).size).toBe(drawn.length)
  })

  it('draws what the name says, also where a category has more than one thing', () => {
    const kindsOf = (word: string) => new Set(products.filter((row) => row.name.includes(word)).map((row) => row.picture.kind))
    expect(kindsOf('修正带')).toEqual(new Set(['correction-tape']))
    expect(kindsOf('美术橡皮')).toEqual(new Set(['eraser']))
    expect(kindsOf('抱枕被')).toEqual(new Set(['cushion']))
    for (const { line } of plantTree().places) expect(line.kinds.length, line.name).toBeLessThanOrEqual(line.nouns.length)
  })

  it('says of each what it is, what it is for and how it is kept, as of no other', () => {
    plantTree().places.forEach(({ line }, index) => {
      const [, use, care] = aboutLine(line.name)
      for (const { name, description = '' } of lines[index] ?? []) {
        for (const part of [name.split(' ')[2] ?? '', use, care]) expect(description, name).toContain(part)
      }
    })
    expect(new Set(plantTree().places.map(({ line }) => aboutLine(line.name)[1])).size).toBe(lines.length)
    expect(new Set(products.map((row) => row.description)).size).toBe(products.length)
  })

  it('has no row of a specification twice, and none that a product shows anyway', () => {
    for (const { name, specs, packing, model } of products) {
      for (const of of ['name', 'value'] as const) expect(new Set(specs.map((row) => row[of])).size, name).toBe(specs.length)
      for (const { name: term, value } of specs) {
        expect(['品牌', '型号', '包装规格', '条形码'], name).not.toContain(term)
        expect([packing, model], name).not.toContain(value)
      }
    }
  })

  it('agrees on about 70 % of the products, 40 % with a price of 5–25 % less', () => {
    for (const catalogue of catalogues) {
      const items = products.map((row) => agreedProductOf(catalogue, row, createRandom(row.id + catalogue.enterpriseId * 1e6)))
      const priced = items.flatMap((item, index) => (item?.tiers?.[0] ? [item.tiers[0].priceFen / (products[index]?.marketPriceFen ?? 0)] : []))
      expect(items.filter((item) => item !== null).length / products.length).toBeCloseTo(0.7, 1)
      expect(priced.length / products.length).toBeCloseTo(0.4, 1)
      for (const ratio of priced) {
        expect(ratio).toBeGreaterThan(0.7)
        expect(ratio).toBeLessThanOrEqual(0.95)
      }
    }
  })

  it('has stock in each area and every state somewhere', () => {
    const rows = products.flatMap((row) => stockOf(row, false, createRandom(row.id)))
    expect(rows.length).toBe(products.length * 5)
    expect(rows.every((row) => row.quantity >= 0)).toBe(true)
    expect(rows.some((row) => row.quantity === 0)).toBe(true)
    const supplies = products.flatMap((row) => stockOf(row, true, createRandom(row.id))).map((row) => row.supply)
    expect(new Set(supplies)).toEqual(new Set(['now', 'delayed', 'preorder']))
  })
})

it.each([[1, '2100000000012'], [5617, '2100000056170']])('barcode of %i has its check digit', (id, barcode) => {
  const digits = [...barcodeOf(id)].map(Number)
  expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10).toBe(0)
  expect(barcodeOf(id)).toBe(barcode)
})
