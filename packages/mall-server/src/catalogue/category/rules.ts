import type { Category1 } from '@mall/api/contract'

/** A row of the category table. */
export interface CategoryRow {
  readonly id: number
  readonly parentId: number | null
  readonly level: number
  readonly name: string
  readonly categoryGroup: string
}

/**
 * The tree of the wire from rows in the order of the nav and counts by third level. A branch without a product is left out: it
 * would lead to an empty list.
 */
export const categoryTree = (rows: readonly CategoryRow[], counts: ReadonlyMap<number, number>): Category1[] => {
  const children = (parentId: number) => rows.filter((row) => row.parentId === parentId)
  return rows
    .filter((row) => row.level === 1)
    .map((row1) => ({
      CategoryId: row1.id,
      Name: row1.name,
      CategoryGroup: row1.categoryGroup,
      Category2List: children(row1.id)
        .map((row2) => {
          const thirds = children(row2.id)
            .map((row3) => ({ CategoryId: row3.id, Name: row3.name, ProductCounts: counts.get(row3.id) ?? 0 }))
            .filter((third) => third.ProductCounts > 0)
          return {
            CategoryId: row2.id,
            Name: row2.name,
            ProductCounts: thirds.reduce((sum, third) => sum + third.ProductCounts, 0),
            Category3List: thirds,
          }
        })
        .filter((second) => second.ProductCounts > 0),
    }))
    .filter((first) => first.Category2List.length > 0)
}
