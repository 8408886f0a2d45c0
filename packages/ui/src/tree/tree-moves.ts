import { findNode } from './tree-rules.ts'
import type { TreeNode } from './tree-rules.ts'

/** Where a node of a {@link Tree} lands. */
export interface TreeTarget {
  /** The node that it becomes a child of; null at the first level. */
  readonly parentId: string | null
  /** Its place among the children of that node, from 0, counted without the moved node. */
  readonly index: number
}

/** Where a pointer is over a row, as `@atlaskit/pragmatic-drag-and-drop-hitbox` names it. Levels are from 0. */
export type DropSpot =
  | { readonly type: 'reorder-above' | 'reorder-below' | 'make-child' }
  | { readonly type: 'reparent'; readonly desiredLevel: number }

/** What Alt and an arrow do: a place up or down among siblings, out of the parent, or into the sibling above. */
export type MoveKey = 'up' | 'down' | 'out' | 'in'

/** Why a key moves nothing. */
export type NoMove = 'first' | 'last' | 'top' | 'alone'

interface Place {
  readonly node: TreeNode
  /** From the first level down to the parent. */
  readonly ancestors: readonly TreeNode[]
  readonly siblings: readonly TreeNode[]
  readonly index: number
}

const placeOf = (nodes: readonly TreeNode[], id: string, ancestors: readonly TreeNode[] = []): Place | undefined => {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id) return { node, ancestors, siblings: nodes, index }
    const below = placeOf(node.children ?? [], id, [...ancestors, node])
    if (below) return below
  }
  return undefined
}

const parentIdOf = ({ ancestors }: Place): string | null => ancestors.at(-1)?.id ?? null

/** Where a node is now, in the terms of a target. */
export const currentTarget = (nodes: readonly TreeNode[], id: string): TreeTarget | undefined => {
  const place = placeOf(nodes, id)
  return place && { parentId: parentIdOf(place), index: place.index }
}

export const isSameTarget = (one: TreeTarget | undefined, other: TreeTarget): boolean =>
  one?.parentId === other.parentId && one.index === other.index

/** Whether a target is the node itself or below it, where it can never go. */
export const isBelowItself = (nodes: readonly TreeNode[], id: string, { parentId }: TreeTarget): boolean => {
  const node = findNode(nodes, id)
  return node !== undefined && parentId !== null && findNode([node], parentId) !== undefined
}

/** Where `id` lands when it is dropped at a spot of the row `overId`; undefined when one of them is gone. */
export const dropTarget = (nodes: readonly TreeNode[], id: string, overId: string, spot: DropSpot): TreeTarget | undefined => {
  const over = placeOf(nodes, overId)
  const moved = placeOf(nodes, id)
  if (!over || !moved) return undefined
  if (spot.type === 'make-child') {
    return { parentId: overId, index: (over.node.children ?? []).filter((child) => child.id !== id).length }
  }
  const beside = spot.type === 'reparent' ? climb(nodes, over, spot.desiredLevel) : over
  const index = beside.siblings.filter((sibling) => sibling.id !== id).indexOf(beside.node)
  // A place beside itself is where it already is.
  if (index === -1) return { parentId: parentIdOf(beside), index: beside.index }
  return { parentId: parentIdOf(beside), index: spot.type === 'reorder-above' ? index : index + 1 }
}

/** The ancestor at `level`, but no further up than the line below the row is also the end of that ancestor. */
const climb = (nodes: readonly TreeNode[], place: Place, level: number): Place => {
  const parent = place.ancestors.at(-1)
  if (place.ancestors.length <= level || place.index < place.siblings.length - 1 || !parent) return place
  const above = placeOf(nodes, parent.id)
  return above ? climb(nodes, above, level) : place
}

/** Where Alt and an arrow move a node, or why they do not. */
export const keyTarget = (nodes: readonly TreeNode[], id: string, key: MoveKey): TreeTarget | NoMove | undefined => {
  const place = placeOf(nodes, id)
  if (!place) return undefined
  const parentId = parentIdOf(place)
  if (key === 'up') return place.index === 0 ? 'first' : { parentId, index: place.index - 1 }
  if (key === 'down') return place.index === place.siblings.length - 1 ? 'last' : { parentId, index: place.index + 1 }
  if (key === 'in') {
    const above = place.siblings[place.index - 1]
    return above ? { parentId: above.id, index: above.children?.length ?? 0 } : 'alone'
  }
  const parent = parentId === null ? undefined : currentTarget(nodes, parentId)
  return parent ? { parentId: parent.parentId, index: parent.index + 1 } : 'top'
}

/**
 * The tree after a move, for `onMove` of a {@link Tree}. A move to below itself, or of a node that is gone, returns `nodes`.
 * @example onMove={(node, target) => setNodes((before) => moveTreeNode(before, node.id, target))}
 */
export const moveTreeNode = (nodes: readonly TreeNode[], id: string, target: TreeTarget): readonly TreeNode[] => {
  const node = findNode(nodes, id)
  const isThere = target.parentId === null || findNode(nodes, target.parentId) !== undefined
  if (!node || !isThere || isBelowItself(nodes, id, target)) return nodes
  return inserted(without(nodes, id), null, node, target)
}

const withChildren = (node: TreeNode, change: (children: readonly TreeNode[]) => readonly TreeNode[]): TreeNode =>
  node.children ? { ...node, children: change(node.children) } : node

const without = (nodes: readonly TreeNode[], id: string): readonly TreeNode[] =>
  nodes.filter((node) => node.id !== id).map((node) => withChildren(node, (children) => without(children, id)))

const inserted = (nodes: readonly TreeNode[], parentId: string | null, moved: TreeNode, target: TreeTarget): readonly TreeNode[] => {
  if (parentId === target.parentId) return nodes.toSpliced(target.index, 0, moved)
  return nodes.map((node) => {
    const children = node.children ?? []
    const next = inserted(children, node.id, moved, target)
    return node.children || next.length > 0 ? { ...node, children: next } : node
  })
}
