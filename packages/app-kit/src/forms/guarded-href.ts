/** The address within the app that a click is about to open here; null for any other click. */
export const guardedHref = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere ? null : `${link.pathname}${link.search}${link.hash}`
}
