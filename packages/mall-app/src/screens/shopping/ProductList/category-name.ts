import type { Category1 } from '@mall/api/contract'

/** The name of a category of any level. */
export const categoryName = (tree: readonly Category1[], id: number | null): string | undefined => {
  const all = tree.flatMap((first) => [first, ...first.Category2List.flatMap((second) => [second, ...second.Category3List])])
  return all.find(({ CategoryId }) => CategoryId === id)?.Name
}
