export { Tree, type TreeProps } from './Tree.tsx'
export type { TreeNode } from './tree-rules.ts'
export type { TreeDetails } from './use-tree.ts'
