import { expect, it } from 'vitest'
import { createRandom } from '../../platform/seeded-random.ts'
import { createAttributeTable } from '../../demo/catalogue/attributes.ts'
import { brands } from '../../demo/catalogue/brands.ts'
import { productsOf } from '../../demo/catalogue/products.ts'
import { plantTree } from '../../demo/catalogue/tree.ts'
import { createBest } from './best.ts'
import { createCatalogueIndex } from './catalogue-index.ts'
import { find } from './match.ts'
import { searchTextOf } from './rules.ts'
import { heldOutQueries, markedProducts } from './testing/held-out-queries.ts'
import { labelledQueries } from './testing/labelled-queries.ts'

const perLine = 12
const idsPerLine = 20

/** The whole demo catalogue, without a database. */
const catalogue = (marks: readonly (readonly [name: string, model: string])[] = []) => {
  const { categories, places } = plantTree()
  const attributes = createAttributeTable()
  const random = createRandom(1)
  const rows = places.flatMap((place, at) =>
    productsOf(place, perLine, at * idsPerLine + 1, attributes, random.fork(`line ${place.ids[2]}`), new Date('2026-03-18T10:00:00+08:00')))
  const table = attributes.rows()
  const index = createCatalogueIndex({
    brands: new Map(brands.map((brand) => [brand.id, brand])),
    categories: new Map(categories.map(({ id, name, level }) => [id, { name, level }])),
    attributes: new Map(table.attributes.map(({ id = 0, name }) => [id, { name }])),
    values: new Map(table.values.map(({ id, attributeId, value }) => [id, { attributeId, value }])),
  })
  for (const row of rows) {
    index.put({
      id: row.id, code: row.code, name: row.name, model: row.model, brandId: row.brandId, categoryIds: [row.category1Id, row.category2Id, row.category3Id],
      attributeValueIds: row.attributeValueIds, searchText: row.searchText, marketPriceFen: row.marketPriceFen, isOnShelf: true, salesCount: row.salesCount,
      createdAt: row.createdAt.getTime(), stock: 'now',
    })
  }
  const cartridges = categories.find(({ name, level }) => name === '黑白硒鼓' && level === 3)?.id ?? 0
  const place = rows.find(({ category3Id }) => category3Id === cartridges)
  if (place === undefined) throw new Error('The demo has no cartridges')
  const marked = marks.map(([name, model], at) => ({ ...place, id: 900_000 + at, code: String(90_000_000 + at), name, model, specs: [], attributeValueIds: [], searchText: searchTextOf([name, model]), salesCount: 0 }))
  for (const row of marked) {
    index.put({
      id: row.id, code: row.code, name: row.name, model: row.model, brandId: row.brandId, categoryIds: [row.category1Id, row.category2Id, row.category3Id],
      attributeValueIds: [], searchText: row.searchText, marketPriceFen: row.marketPriceFen, isOnShelf: true, salesCount: 0, createdAt: row.createdAt.getTime(), stock: 'now',
    })
  }
  const kinds = new Map(categories.map(({ id, name }) => [id, name]))
  const texts = [...rows, ...marked].map((row) => ({
    kind: kinds.get(row.category3Id) ?? '',
    text: [row.name, row.model, row.code, ...row.specs.map(({ value }) => value)].join(' '),
  }))
  return { index, texts }
}

it('finds what buyers type: one of ten is right for 95 of 100 queries, the first for 85', () => {
  const { index, texts } = catalogue()
  const shown = labelledQueries.map(({ query, right }) => {
    const { slots, scores } = find(index, index.read(query, true), () => true, true)
    const best = createBest(10)
    slots.forEach((slot, at) => best.add(slot, (scores[at] ?? 0) + Math.log10(1 + (index.products[slot]?.salesCount ?? 0)) * 0.05))
    return { query, isRight: best.inOrder().map(({ id }) => right(texts[id] ?? { kind: '', text: '' })), isThere: texts.some(right) }
  })
  expect(shown.filter(({ isThere }) => !isThere).map(({ query }) => query), 'queries for which the catalogue has nothing').toEqual([])
  const first = shown.filter(({ isRight }) => isRight[0] === true)
  const ten = shown.filter(({ isRight }) => isRight.includes(true))
  const share = (part: typeof shown) => (part.length / shown.length).toFixed(3)
  const others = (part: typeof shown) => shown.filter((one) => !part.includes(one)).map(({ query }) => query).join(' · ')
  process.stdout.write(`${shown.length} queries. The first is right: ${share(first)}, not for ${others(first)}. One of ten: ${share(ten)}, not for ${others(ten)}.\n`)
  expect(ten.length / shown.length).toBeGreaterThanOrEqual(0.95)
  expect(first.length / shown.length).toBeGreaterThanOrEqual(0.85)
})

it.each(['激光切割机', '量子纠缠', '飞行器', '查无此物', '儿童自行车', '挖掘机 红色', 'zzzz', '<b>x</b>'])('finds nothing by %s, and nothing near', (query) => {
  const { index } = catalogue()
  expect(find(index, index.read(query, true), () => true, true).slots.map((slot) => index.products[slot]?.name)).toEqual([])
})

it.each([{ half: 1, share: 0.9, isShown: true }, { half: 2, share: 0.85, isShown: false }] as const)('is right for what was not used to write it, half $half: marks, sizes of two names, parts of words, what is not sold', ({ half, share, isShown }) => {
  const { index, texts } = catalogue(markedProducts)
  const some = heldOutQueries.filter((one) => one.half === half)
  const wrong = some.filter(({ query, isRight }) => {
    const reading = index.read(query, true)
    const { slots, scores, dropped } = find(index, reading, () => true, true)
    const best = createBest(1)
    slots.forEach((slot, at) => best.add(slot, (scores[at] ?? 0) + Math.log10(1 + (index.products[slot]?.salesCount ?? 0)) * 0.05))
    const first = best.inOrder().map(({ id }) => texts[id])[0]
    return !isRight({ first: first && `${first.kind} ${first.text}`, isNear: reading.isCorrected || dropped.length > 0 })
  })
  process.stdout.write(`Held out, half ${half}: ${some.length - wrong.length} of ${some.length} right${isShown ? `, not ${wrong.map(({ query }) => query).join(' · ')}` : ''}\n`)
  expect(1 - wrong.length / some.length).toBeGreaterThanOrEqual(share)
})

it('finds each product by its whole name, as it is copied from a list or a quote', () => {
  const { index } = catalogue()
  const lost = index.products.filter(({ name }, slot) => !find(index, index.read(name, false), () => true, false).slots.includes(slot)).map(({ name }) => name)
  // A character that stands alone is no word of a product: these are found by their other words, as what is nearest.
  expect(lost.filter((name) => !/USB与PS|国AA级|果汁 橙/.test(name))).toEqual([])
  expect(lost.length).toBeLessThan(20)
})
