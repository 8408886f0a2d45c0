import type { Category1 } from '@mall/api/contract'
import type { TreeNode } from '@mall/ui/tree'

/** The categories as the tree of a filter. */
export const categoryNodes = (categories: readonly Category1[] = []): TreeNode[] =>
  categories.map((first) => ({
    id: String(first.CategoryId),
    label: first.Name,
    children: first.Category2List.map((second) => ({
      id: String(second.CategoryId),
      label: second.Name,
      children: second.Category3List.map((third) => ({ id: String(third.CategoryId), label: third.Name })),
    })),
  }))
