import type { SellerCategory } from '@mall/api/seller/contract'
import type { TreeNode } from '@mall/ui/tree'

/** Those below one, or those of the first level, in their order. */
export const childrenOf = (categories: readonly SellerCategory[], parentId: number | null): SellerCategory[] => categories.filter(({ ParentId }) => ParentId === parentId)

/** All categories as a tree, also those that the navigation leaves out. */
export const categoryTree = (categories: readonly SellerCategory[], parentId: number | null = null): TreeNode[] =>
  childrenOf(categories, parentId).map(({ CategoryId, Name }) => ({ id: String(CategoryId), label: Name, children: categoryTree(categories, CategoryId) }))

/** 办公用纸 / 打印复印纸 / A4复印纸 */
export const wayTo = (categories: readonly SellerCategory[], { ParentId, Name }: SellerCategory): string => {
  const above = categories.find(({ CategoryId }) => CategoryId === ParentId)
  return above === undefined ? Name : `${wayTo(categories, above)} / ${Name}`
}
