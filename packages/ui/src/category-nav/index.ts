export { CategoryNav, type CategoryNavMessages, type CategoryNavProps } from './CategoryNav.tsx'
export type { CategoryLinkProps, RenderCategoryLink } from './CategoryPanel.tsx'
export { groupCategories, type CategoryBranch, type CategoryLeaf, type CategoryTreeNode, type NavRow } from './group-categories.ts'
