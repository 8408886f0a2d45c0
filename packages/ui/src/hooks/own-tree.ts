/*
 * A component may be drawn in a shadow root. From the document only its host is seen: that has the focus, and what is pressed inside has it as its target.
 */

/** The tree that a node is in; null while it is in neither a document nor a shadow root. */
const treeOf = (node: Node | null): Document | ShadowRoot | null => {
  const root = node?.getRootNode()
  return root && 'getElementById' in root ? (root as Document | ShadowRoot) : null
}

/** The element with the focus in the tree of `node`. */
export const focusedIn = (node: Node | null): Element | null => treeOf(node)?.activeElement ?? null

/** The element with an id in the tree of `node`. */
export const byIdIn = (node: Node | null, id: string): HTMLElement | null => treeOf(node)?.getElementById(id) ?? null

/** Whether an event that reached the document happened inside `element`. */
export const isInside = (event: Event, element: Element | null): boolean => element !== null && event.composedPath().includes(element)
