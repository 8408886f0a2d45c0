import type { ProductListRequest } from '@mall/api/contract'
import { groupBy } from '../../platform/group-by.ts'
import { byEveryName } from '../../platform/records/former-names.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { Numbered } from './columns.ts'

export interface FacetCount {
  readonly Id: number
  readonly Name: string
  readonly Count: number
}

interface FacetText {
  readonly Value: string
  readonly Asked?: string
  readonly Count: number
}

export interface Facets {
  readonly Brands: FacetCount[]
  readonly Categories: FacetCount[]
  readonly Attrs: { readonly Id: number; readonly Name: string; readonly Values: FacetText[] }[]
}

type Counted = Pick<CatalogueIndex, 'columns' | 'names'>
type FacetFilters = Pick<ProductListRequest, 'BrandIds' | 'Attrs'>

/**
 * Attributes shown beside a list, those of most products first, values of each, and the part of the products that an attribute
 * must say something of.
 */
const facetLimits = { attributes: 8, values: 30, coverage: 0.06 } as const

/** By number. */
interface Counts {
  readonly brands: Uint32Array
  readonly categories: Uint32Array
  readonly values: Uint32Array
}

const countOne = (counts: Uint32Array, number: number): void => {
  counts[number] = (counts[number] ?? 0) + 1
}

/** Ids with their counts, the greatest first. */
const byCount = (counts: Uint32Array, { idOf }: Numbered): [number, number][] => {
  const counted: [number, number][] = []
  counts.forEach((count, number) => {
    if (count > 0) counted.push([idOf(number), count])
  })
  return counted.toSorted(([one, ones], [other, others]) => others - ones || one - other)
}

/** Gives counted ids their names. Attributes that the list is narrowed by come first, so that they can be undone. */
const named = ({ brands, categories, values }: Counts, { columns: { numbers }, names }: Counted, total: number, chosenIds: readonly number[]): Facets => {
  const withNames = (counts: [number, number][], nameOf: (id: number) => string | undefined): FacetCount[] =>
    counts.map(([Id, Count]) => ({ Id, Name: nameOf(Id) ?? '', Count }))
  const byAttribute = new Map<number, { Id: number; Name: string; Values: FacetText[] }>()
  for (const [id, Count] of byCount(values, numbers.values)) {
    const row = names.values.get(id)
    if (row === undefined) continue
    const facet = byAttribute.get(row.attributeId) ?? { Id: row.attributeId, Name: names.attributes.get(row.attributeId)?.name ?? '', Values: [] }
    byAttribute.set(row.attributeId, facet)
    if (facet.Values.length < facetLimits.values) facet.Values.push({ Value: row.value, Count })
  }
  const coverage = (facet: { Values: { Count: number }[] }) => facet.Values.reduce((sum, value) => sum + value.Count, 0)
  const isChosen = (facet: { Id: number }) => Number(chosenIds.includes(facet.Id))
  return {
    Brands: withNames(byCount(brands, numbers.brands), (id) => names.brands.get(id)?.name),
    Categories: withNames(byCount(categories, numbers.categories), (id) => names.categories.get(id)?.name),
    Attrs: [...byAttribute.values()]
      .filter((facet) => isChosen(facet) === 1 || coverage(facet) >= total * facetLimits.coverage)
      .toSorted((one, other) => isChosen(other) - isChosen(one) || coverage(other) - coverage(one) || one.Id - other.Id)
      .slice(0, facetLimits.attributes),
  }
}

const withAsked = (text: FacetText, Asked: string | undefined): FacetText => (Asked === undefined ? text : { ...text, Asked })

/** A value that an address names. */
interface ChosenValue {
  readonly id: number
  readonly value: string
  readonly text: string
}

/** The attributes that a list is narrowed by, as they are now: an address may name one that became another one since, and a value by a former name. */
const chosenAttributes = (attrs: NonNullable<FacetFilters['Attrs']>, { columns: { numbers }, names }: Counted) => {
  const now = attrs.filter(({ Values }) => Values.length > 0).map(({ Id, Values }) => ({ id: names.attributes.get(Id)?.mergedInto ?? Id, askedId: Id, Values }))
  return [...groupBy(now, ({ id }) => id)].map(([id, asked]) => {
    const rows = byEveryName([...names.values].flatMap(([valueId, { attributeId, value, formerNames = [] }]) => (attributeId === id ? [{ id: valueId, name: value, formerNames }] : [])))
    const found = asked.flatMap(({ Values }) => Values).flatMap((text): ChosenValue[] => {
      const row = rows.get(text)
      return row === undefined ? [] : [{ id: row.id, value: row.name, text }]
    })
    const current = new Set(found.filter(({ value, text }) => value === text).map(({ value }) => value))
    return {
      id,
      askedId: asked[0]?.askedId ?? id,
      values: new Set(found.map((one) => numbers.values.numberOf(one.id))),
      askedTexts: new Map(found.filter(({ value }) => !current.has(value)).map(({ value, text }) => [value, text])),
    }
  })
}

/**
 * Counts products by brand, category and attribute value, and says which are of the chosen brands and values. What one facet would add is counted as if
 * nothing were chosen in it. `level` of the categories that are counted: 0 to 2.
 */
export const createFacetCounter = (counted: Counted, { BrandIds = [], Attrs = [] }: FacetFilters, level: 0 | 1 | 2) => {
  const { columns: { numbers, ...columns }, names } = counted
  const chosen = chosenAttributes(Attrs, counted)
  // An address may name a brand that became another one since. It is counted under the id of the address, where its reader finds it chosen; so are attributes and values.
  const asked = new Map(BrandIds.map((id) => [names.brands.get(id)?.mergedInto ?? id, id]))
  const brands = new Set([...asked.keys()].map(numbers.brands.numberOf))
  const categories = columns.categories[level]
  const counts: Counts = {
    brands: new Uint32Array(numbers.brands.count), categories: new Uint32Array(numbers.categories.count), values: new Uint32Array(numbers.values.count),
  }
  const isOf = (value: number, attributeId: number) => names.values.get(numbers.values.idOf(value))?.attributeId === attributeId
  let total = 0

  return {
    /** Whether a product is kept. */
    count: (slot: number): boolean => {
      const brand = columns.brands[slot] ?? -1
      const values = columns.values[slot] ?? []
      const failed = chosen.length === 0 ? chosen : chosen.filter((one) => !values.some((value) => one.values.has(value)))
      if (failed.length === 0) countOne(counts.brands, brand)
      if (failed.length > 1 || (brands.size > 0 && !brands.has(brand))) return false
      const [missed] = failed
      if (missed !== undefined) {
        for (const value of values) if (isOf(value, missed.id)) countOne(counts.values, value)
        return false
      }
      countOne(counts.categories, categories[slot] ?? -1)
      for (const value of values) countOne(counts.values, value)
      total++
      return true
    },
    /** How many were kept. */
    total: () => total,
    facets: (): Facets => {
      const facets = named(counts, counted, total, chosen.map(({ id }) => id))
      return {
        ...facets,
        Brands: facets.Brands.map((one) => ({ ...one, Id: asked.get(one.Id) ?? one.Id })),
        Attrs: facets.Attrs.map((one) => {
          const { askedId, askedTexts } = chosen.find(({ id }) => id === one.Id) ?? { askedId: one.Id, askedTexts: new Map<string, string>() }
          return { ...one, Id: askedId, Values: one.Values.map((each) => withAsked(each, askedTexts.get(each.Value))) }
        }),
      }
    },
  }
}
