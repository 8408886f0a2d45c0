/** The value of an attribute, of the element or of the nearest around it that has it, out of shadow roots too; null where none has. */
export const inherited = (element: Element, name: string): string | null => {
  const nearest = element.closest(`[${name}]`)
  if (nearest) return nearest.getAttribute(name)
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? inherited(root.host, name) : null
}

/** Calls `run` when one of the attributes changes where it may be inherited from, until the returned function is called. */
export const followInherited = (element: Element, names: readonly string[], run: () => void): (() => void) => {
  const observer = new MutationObserver(run)
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    observer.observe(root, { subtree: true, attributeFilter: [...names] })
    if (!(root instanceof ShadowRoot)) return () => observer.disconnect()
  }
}
