/** A node of a Cascader: a province, a category. */
export interface CascaderNode {
  /** Unique among its siblings. */
  readonly id: string
  readonly label: string
  readonly children?: readonly CascaderNode[] | undefined
  /** Nothing is below it; only needed where children are loaded. */
  readonly leaf?: boolean | undefined
  readonly disabled?: boolean | undefined
}

/** The nodes of a path of ids from the top, as far as they are known. */
export const nodesOf = (nodes: readonly CascaderNode[], path: readonly string[]): CascaderNode[] => {
  const [id, ...below] = path
  const node = nodes.find((one) => one.id === id)
  return node ? [node, ...nodesOf(node.children ?? [], below)] : []
}

/** A copy of the tree in which the node of `path` has these children. */
export const withChildren = (nodes: readonly CascaderNode[], path: readonly string[], children: readonly CascaderNode[]): readonly CascaderNode[] => {
  const [id, ...below] = path
  return nodes.map((node) => {
    if (node.id !== id) return node
    return { ...node, children: below.length === 0 ? children : withChildren(node.children ?? [], below, children) }
  })
}

/** Whether choosing the node ends the choice. */
export const isLeaf = (node: CascaderNode, loads: boolean): boolean => {
  if (node.leaf !== undefined) return node.leaf
  return node.children === undefined ? !loads : node.children.length === 0
}

/** The paths to leaves whose labels contain each word of `query`, at most `limit`. */
export const searchPaths = (nodes: readonly CascaderNode[], query: string, loads: boolean, limit: number): readonly (readonly CascaderNode[])[] => {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean)
  const found: (readonly CascaderNode[])[] = []
  const visit = (level: readonly CascaderNode[], above: readonly CascaderNode[]) => {
    for (const node of level) {
      if (found.length >= limit) return
      if (node.disabled) continue
      const path = [...above, node]
      if (!isLeaf(node, loads)) visit(node.children ?? [], path)
      else if (words.every((word) => path.some(({ label }) => label.toLowerCase().includes(word)))) found.push(path)
    }
  }
  visit(nodes, [])
  return found
}
