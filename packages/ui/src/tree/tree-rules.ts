/** A node of a {@link Tree}. Ids are unique in the whole tree. */
export interface TreeNode {
  readonly id: string
  readonly label: string
  readonly children?: readonly TreeNode[] | undefined
  /** Can be seen and opened, not chosen. */
  readonly disabled?: boolean | undefined
}

/** A node that shows, and where it stands. */
export interface TreeRow {
  readonly node: TreeNode
  /** From 1. */
  readonly level: number
  readonly parentId: string | null
  /** Place among its siblings that show, from 1, and how many they are. */
  readonly place: number
  readonly siblings: number
  readonly isOpen: boolean
}

/** The nodes that show while `open` are open, top to bottom. */
export function treeRows(nodes: readonly TreeNode[], open: ReadonlySet<string>, level = 1, parentId: string | null = null): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const isOpen = open.has(node.id) && hasChildren(node)
    const row = { node, level, parentId, place: index + 1, siblings: nodes.length, isOpen }
    return [row, ...(isOpen ? treeRows(node.children ?? [], open, level + 1, node.id) : [])]
  })
}

/** Whether a node can be opened. */
export function hasChildren(node: TreeNode): boolean {
  return (node.children?.length ?? 0) > 0
}

/** All ids of a tree, a parent before its children. */
export function treeIds(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => [node.id, ...treeIds(node.children ?? [])])
}

/** The node of an id. */
export function findNode(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id)
    if (found) return found
  }
  return undefined
}

/** What is left when one looks for `query`: nodes whose label has it, with all below them, and the way to them. Case does not count. */
export function searchTree(nodes: readonly TreeNode[], query: string): readonly TreeNode[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return nodes
  return nodes.flatMap((node) => {
    if (node.label.toLowerCase().includes(wanted)) return [node]
    const children = searchTree(node.children ?? [], wanted)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** Whether a node, with all that can be chosen below it, is chosen. */
export type CheckState = 'all' | 'some' | 'none'

/** The state of a check box: that of the leaves below it. Disabled leaves do not count. */
export function checkState(node: TreeNode, checked: ReadonlySet<string>): CheckState {
  const leaves = leafIds(node)
  const count = leaves.filter((id) => checked.has(id)).length
  if (count === 0) return 'none'
  return count === leaves.length ? 'all' : 'some'
}

/** Checks all leaves of a node, or none when all were checked. Only leaves are kept: their parents follow from them. */
export function toggleNode(node: TreeNode, checked: readonly string[]): string[] {
  const leaves = new Set(leafIds(node))
  const others = checked.filter((id) => !leaves.has(id))
  return checkState(node, new Set(checked)) === 'all' ? others : [...others, ...leaves]
}

function leafIds(node: TreeNode): string[] {
  if (node.disabled) return []
  return hasChildren(node) ? (node.children ?? []).flatMap(leafIds) : [node.id]
}
