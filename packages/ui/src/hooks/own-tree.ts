/*
 * A component may be drawn in a shadow root, of which the document sees the host alone: that has the focus, and what is pressed inside has it as its target. It may also be drawn into the document of a
 * frame, which has events, sizes and classes of its own.
 */

/** The tree that a node is in; null while it is in neither a document nor a shadow root. */
export const treeOf = (node: Node | null): Document | ShadowRoot | null => {
  const root = node?.getRootNode()
  return root && 'getElementById' in root ? (root as Document | ShadowRoot) : null
}

/** The document that shows a node: what happens anywhere on the page is heard there. */
export const pageOf = (node: Node | null): Document => node?.ownerDocument ?? document

/** The element with the focus in the tree of `node`. */
export const focusedIn = (node: Node | null): Element | null => treeOf(node)?.activeElement ?? null

/** The element with an id in the tree of `node`. */
export const byIdIn = (node: Node | null, id: string): HTMLElement | null => treeOf(node)?.getElementById(id) ?? null

/** Whether an event that reached the document happened inside `element`. */
export const isInside = (event: Event, element: Element | null): boolean => element !== null && event.composedPath().includes(element)

/** Whether it is an element; `instanceof` knows those of its own window alone. */
export const isElement = (target: EventTarget | null | undefined): target is HTMLElement => target !== null && target !== undefined && 'closest' in target
