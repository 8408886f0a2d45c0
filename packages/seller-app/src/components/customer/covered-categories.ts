import type { TreeNode } from '@mall/ui/tree'

/** The leaves of what is below a node: itself where nothing is. */
const leavesOf = ({ id, children = [] }: TreeNode): string[] => (children.length === 0 ? [id] : children.flatMap(leavesOf))

/** The leaves that are in chosen nodes: what a tree with check boxes shows checked. */
export const leavesCovered = (nodes: readonly TreeNode[], chosen: ReadonlySet<string>): string[] =>
  nodes.flatMap((node) => (chosen.has(node.id) ? leavesOf(node) : leavesCovered(node.children ?? [], chosen)))

/** The other way round: of nodes that are checked with all below them the highest ones. So what is added below them later is covered, too. */
export const nodesCovering = (nodes: readonly TreeNode[], checked: ReadonlySet<string>): string[] =>
  nodes.flatMap((node) => (leavesOf(node).every((id) => checked.has(id)) ? [node.id] : nodesCovering(node.children ?? [], checked)))

/** The ways to chosen nodes, in the order of the tree: 办公用纸 / 复印纸. */
export const waysTo = (nodes: readonly TreeNode[], chosen: ReadonlySet<string>, above: readonly string[] = []): string[] =>
  nodes.flatMap(({ id, label, children = [] }) => [...(chosen.has(id) ? [[...above, label].join(' / ')] : []), ...waysTo(children, chosen, [...above, label])])
