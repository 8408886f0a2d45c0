/** A category of the third level, as the mall answers it. */
export interface CategoryLeaf {
  readonly CategoryId: string | number
  readonly Name: string
  /** Number of products in it. */
  readonly ProductCounts?: number | null | undefined
}

/** A category of the second level. */
export interface CategoryBranch extends CategoryLeaf {
  readonly Category3List?: readonly CategoryLeaf[] | null | undefined
}

/** A category of the first level. Those with the same `CategoryGroup` share one row of the navigation. */
export interface CategoryTreeNode extends CategoryLeaf {
  readonly CategoryGroup?: string | number | null | undefined
  readonly Category2List?: readonly CategoryBranch[] | null | undefined
}

/** A row of the navigation: one category, or several of one group. */
export interface NavRow {
  /** Stable across reloads: derived from the first category of the row. */
  readonly id: string
  readonly categories: readonly CategoryTreeNode[]
}

/**
 * Returns the rows of the category navigation: categories of the same `CategoryGroup` are merged at the position of the first one,
 * then the first `limit` rows are kept (the mall shows 11 to a user, 15 to everybody else). A category without a group has its own row.
 */
export const groupCategories = (tree: readonly CategoryTreeNode[], limit: number): NavRow[] => {
  const rows = new Map<string, CategoryTreeNode[]>()
  for (const category of tree) {
    const key = rowKey(category)
    const row = rows.get(key)
    if (row) row.push(category)
    else rows.set(key, [category])
  }
  const count = limit > 0 ? limit : 0
  return [...rows.values()].slice(0, count).map((categories) => ({ id: String(categories[0]?.CategoryId), categories }))
}

const rowKey = ({ CategoryGroup, CategoryId }: CategoryTreeNode): string => {
  const group = String(CategoryGroup ?? '').trim()
  return group === '' ? `category ${CategoryId}` : `group ${group}`
}
