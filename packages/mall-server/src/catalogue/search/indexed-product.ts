/** A product with everything that lists find, order and count it by. */
export interface IndexedProduct {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly model: string
  readonly brandId: number
  /** First, second and third level. */
  readonly categoryIds: readonly [number, number, number]
  readonly attributeValueIds: readonly number[]
  /** `searchTextOf`: what else finds it is among it. */
  readonly searchText: string
  readonly marketPriceFen: number
  readonly isOnShelf: boolean
  readonly salesCount: number
  /** ms since 1970 */
  readonly createdAt: number
  /** Of the stock area that lists use. */
  readonly stock: 'none' | 'later' | 'now'
}

/** Names that products refer to. */
export interface CatalogueNames {
  /** `mergedInto`: the one that it became; those are in no product any more. */
  readonly brands: ReadonlyMap<number, { readonly name: string; readonly latinName: string; readonly formerNames?: readonly string[]; readonly mergedInto?: number | null }>
  readonly categories: ReadonlyMap<number, { readonly name: string; readonly level: number; readonly mergedInto?: number | null }>
  readonly attributes: ReadonlyMap<number, { readonly name: string; readonly mergedInto?: number | null }>
  readonly values: ReadonlyMap<number, { readonly value: string; readonly attributeId: number; readonly formerNames?: readonly string[] }>
}
