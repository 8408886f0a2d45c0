/** Files of the mall, which a browser would load and not go to. */
const files = /^\/(?:api|files|pictures)\//

/**
 * Follows the links that the router of the mall does not follow itself, such as those to another window: there is but this one here.
 * Returns a function that ends this.
 */
export const followLinks = (open: (at: string) => void): (() => void) => {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (!link || event.defaultPrevented || link.origin !== location.origin || link.hasAttribute('download') || files.test(link.pathname)) return
    event.preventDefault()
    open(link.pathname + link.search + link.hash)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
