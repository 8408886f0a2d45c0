import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { attribute, attributeValue, brand, category } from '../db/schema/catalogue.ts'
import { intArray } from '../db/int-array.ts'

export interface FacetCount {
  readonly Id: number
  readonly Name: string
  readonly Count: number
}

export interface Facets {
  readonly Brands: FacetCount[]
  readonly Categories: FacetCount[]
  readonly Attrs: { readonly Id: number; readonly Name: string; readonly Values: { readonly Value: string; readonly Count: number }[] }[]
}

/** A row of the counting statement. `count` of an item is its place. */
export interface Counted {
  readonly kind: 'item' | 'total' | 'brand' | 'category' | 'value'
  readonly key: number
  readonly count: number
}

/**
 * Attributes shown beside a list, those of most products first, values of each, and the part of the products that an attribute
 * must say something of.
 */
const facetLimits = { attributes: 8, values: 30, coverage: 0.06 } as const

/** Gives counted ids their names. Attributes that the list is narrowed by come first, so that they can be undone. */
export const namedFacets = async (
  db: Db,
  { brands, categories, values }: Readonly<Record<'brands' | 'categories' | 'values', readonly Counted[]>>,
  total: number,
  chosenAttributeIds: readonly number[],
): Promise<Facets> => {
  const idsOf = (rows: readonly Counted[]) => rows.map((row) => row.key)
  const [brandRows, categoryRows, valueRows] = [
    brands.length === 0 ? [] : await db.select({ id: brand.id, name: brand.name }).from(brand).where(inArray(brand.id, idsOf(brands))),
    categories.length === 0
      ? []
      : await db.select({ id: category.id, name: category.name }).from(category).where(inArray(category.id, idsOf(categories))),
    values.length === 0
      ? []
      : await db
          .select({ id: attributeValue.id, value: attributeValue.value, attributeId: attribute.id, name: attribute.name })
          .from(attributeValue)
          .innerJoin(attribute, sql`${attribute.id} = ${attributeValue.attributeId}`)
          .where(sql`${attributeValue.id} = any(${intArray(idsOf(values))})`),
  ]
  const named = (counts: readonly Counted[], rows: readonly { id: number; name: string }[]): FacetCount[] => {
    const names = new Map(rows.map((row) => [row.id, row.name]))
    return counts
      .map((row) => ({ Id: row.key, Name: names.get(row.key) ?? '', Count: row.count }))
      .toSorted((one, other) => other.Count - one.Count || one.Id - other.Id)
  }
  const valueById = new Map(valueRows.map((row) => [row.id, row]))
  const byAttribute = new Map<number, { Id: number; Name: string; Values: { Value: string; Count: number }[] }>()
  for (const counted of values.toSorted((one, other) => other.count - one.count || one.key - other.key)) {
    const row = valueById.get(counted.key)
    if (row === undefined) continue
    const facet = byAttribute.get(row.attributeId) ?? { Id: row.attributeId, Name: row.name, Values: [] }
    byAttribute.set(row.attributeId, facet)
    if (facet.Values.length < facetLimits.values) facet.Values.push({ Value: row.value, Count: counted.count })
  }
  const coverage = (facet: { Values: { Count: number }[] }) => facet.Values.reduce((sum, value) => sum + value.Count, 0)
  const isChosen = (facet: { Id: number }) => Number(chosenAttributeIds.includes(facet.Id))
  return {
    Brands: named(brands, brandRows),
    Categories: named(categories, categoryRows),
    Attrs: [...byAttribute.values()]
      .filter((facet) => isChosen(facet) === 1 || coverage(facet) >= total * facetLimits.coverage)
      .toSorted((one, other) => isChosen(other) - isChosen(one) || coverage(other) - coverage(one) || one.Id - other.Id)
      .slice(0, facetLimits.attributes),
  }
}
