/** A node of a {@link Tree}. Ids are unique in the whole tree. */
export interface TreeNode {
  readonly id: string
  readonly label: string
  readonly children?: readonly TreeNode[] | undefined
  /** Can be expanded but not selected. */
  readonly disabled?: boolean | undefined
}

/** A visible node and its position. */
export interface TreeRow {
  readonly node: TreeNode
  /** Level, from 1. */
  readonly level: number
  readonly parentId: string | null
  /** Position among its visible siblings, from 1, and their number. */
  readonly place: number
  readonly siblings: number
  readonly isOpen: boolean
}

/** The visible nodes when `open` are expanded, top to bottom. */
export const treeRows = (nodes: readonly TreeNode[], open: ReadonlySet<string>, level = 1, parentId: string | null = null): TreeRow[] => {
  return nodes.flatMap((node, index) => {
    const isOpen = open.has(node.id) && hasChildren(node)
    const row = { node, level, parentId, place: index + 1, siblings: nodes.length, isOpen }
    return [row, ...(isOpen ? treeRows(node.children ?? [], open, level + 1, node.id) : [])]
  })
}

/** Whether a node can be expanded. */
export const hasChildren = (node: TreeNode): boolean => (node.children?.length ?? 0) > 0

/** All ids of a tree, a parent before its children. */
export const treeIds = (nodes: readonly TreeNode[]): string[] => nodes.flatMap((node) => [node.id, ...treeIds(node.children ?? [])])

/** Finds a node by its id. */
export const findNode = (nodes: readonly TreeNode[], id: string): TreeNode | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id)
    if (found) return found
  }
  return undefined
}

/** Filters a tree by `query`: keeps nodes whose label contains it, with their descendants and ancestors. Case is ignored. */
export const searchTree = (nodes: readonly TreeNode[], query: string): readonly TreeNode[] => {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return nodes
  return nodes.flatMap((node) => {
    if (node.label.toLowerCase().includes(wanted)) return [node]
    const children = searchTree(node.children ?? [], wanted)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** Whether a node with all selectable nodes below it is checked. */
export type CheckState = 'all' | 'some' | 'none'

/** The state of a check box, derived from the leaves below it. Disabled leaves do not count. */
export const checkState = (node: TreeNode, checked: ReadonlySet<string>): CheckState => {
  const leaves = leafIds(node)
  const count = leaves.filter((id) => checked.has(id)).length
  if (count === 0) return 'none'
  return count === leaves.length ? 'all' : 'some'
}

/** Checks all leaves of a node, or unchecks them when all were checked. The value contains leaves only. */
export const toggleNode = (node: TreeNode, checked: readonly string[]): string[] => {
  const leaves = new Set(leafIds(node))
  const others = checked.filter((id) => !leaves.has(id))
  return checkState(node, new Set(checked)) === 'all' ? others : [...others, ...leaves]
}

const leafIds = (node: TreeNode): string[] => {
  if (node.disabled) return []
  return hasChildren(node) ? (node.children ?? []).flatMap(leafIds) : [node.id]
}
