import type { ProductListRequest } from '@mall/api/contract'
import type { CatalogueNames, IndexedProduct } from './catalogue-index.ts'

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

type FacetFilters = Pick<ProductListRequest, 'BrandIds' | 'Attrs'>

/**
 * Attributes shown beside a list, those of most products first, values of each, and the part of the products that an attribute
 * must say something of.
 */
const facetLimits = { attributes: 8, values: 30, coverage: 0.06 } as const

const countOne = (counts: Map<number, number>, key: number): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

interface Counts {
  readonly brands: Map<number, number>
  readonly categories: Map<number, number>
  readonly values: Map<number, number>
}

const byCount = (counts: ReadonlyMap<number, number>): [number, number][] => [...counts].toSorted(([one, ones], [other, others]) => others - ones || one - other)

/** Gives counted ids their names. Attributes that the list is narrowed by come first, so that they can be undone. */
const named = ({ brands, categories, values }: Counts, names: CatalogueNames, total: number, chosenIds: readonly number[]): Facets => {
  const withNames = (counts: ReadonlyMap<number, number>, nameOf: (id: number) => string | undefined): FacetCount[] =>
    byCount(counts).map(([Id, Count]) => ({ Id, Name: nameOf(Id) ?? '', Count }))
  const byAttribute = new Map<number, { Id: number; Name: string; Values: { Value: string; Count: number }[] }>()
  for (const [id, Count] of byCount(values)) {
    const row = names.values.get(id)
    if (row === undefined) continue
    const facet = byAttribute.get(row.attributeId) ?? { Id: row.attributeId, Name: names.attributes.get(row.attributeId) ?? '', Values: [] }
    byAttribute.set(row.attributeId, facet)
    if (facet.Values.length < facetLimits.values) facet.Values.push({ Value: row.value, Count })
  }
  const coverage = (facet: { Values: { Count: number }[] }) => facet.Values.reduce((sum, value) => sum + value.Count, 0)
  const isChosen = (facet: { Id: number }) => Number(chosenIds.includes(facet.Id))
  return {
    Brands: withNames(brands, (id) => names.brands.get(id)?.name),
    Categories: withNames(categories, (id) => names.categories.get(id)?.name),
    Attrs: [...byAttribute.values()]
      .filter((facet) => isChosen(facet) === 1 || coverage(facet) >= total * facetLimits.coverage)
      .toSorted((one, other) => isChosen(other) - isChosen(one) || coverage(other) - coverage(one) || one.Id - other.Id)
      .slice(0, facetLimits.attributes),
  }
}

/**
 * Counts products by brand, category and attribute value, and keeps those of the chosen brands and values. What one facet would add is counted as if
 * nothing were chosen in it. `level` of the categories that are counted: 0 to 2.
 */
export const narrowed = <Item extends { readonly product: IndexedProduct }>(
  items: readonly Item[], { BrandIds = [], Attrs = [] }: FacetFilters, names: CatalogueNames, level: 0 | 1 | 2,
): { readonly items: Item[]; readonly facets: Facets } => {
  const chosen = Attrs.filter(({ Values }) => Values.length > 0).map(({ Id, Values }) => ({
    id: Id,
    valueIds: new Set([...names.values].flatMap(([id, { attributeId, value }]) => (attributeId === Id && Values.includes(value) ? [id] : []))),
  }))
  const brandIds = new Set(BrandIds)
  const counts: Counts = { brands: new Map(), categories: new Map(), values: new Map() }
  const attributeOf = (valueId: number) => names.values.get(valueId)?.attributeId
  const kept = items.filter(({ product }) => {
    const isOfBrand = brandIds.size === 0 || brandIds.has(product.brandId)
    const failed = chosen.filter(({ valueIds }) => !product.attributeValueIds.some((id) => valueIds.has(id)))
    if (failed.length === 0) countOne(counts.brands, product.brandId)
    if (!isOfBrand || failed.length > 1) return false
    const [missed] = failed
    if (missed !== undefined) {
      for (const id of product.attributeValueIds) if (attributeOf(id) === missed.id) countOne(counts.values, id)
      return false
    }
    countOne(counts.categories, product.categoryIds[level])
    for (const id of product.attributeValueIds) countOne(counts.values, id)
    return true
  })
  return { items: kept, facets: named(counts, names, kept.length, chosen.map(({ id }) => id)) }
}
