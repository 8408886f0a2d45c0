/** How long the browser may take to go back one entry, ms: a busy one needs more than half a second, and a step that came after the end would undo the next navigation. */
const unblockMs = 5_000

/**
 * Keeps the page that is open while something must not be interrupted (specification §2): each step back is undone, and the
 * router never hears of it, as long as this begins before the router listens (a window's own events reach its listeners in the
 * order of their registration). Returns a function that ends this and leaves no extra history entry.
 */
export const blockBack = (): () => Promise<void> => {
  let end: (() => void) | null = null
  const hold = () => history.pushState(history.state, '', location.href)
  const stepped = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    if (end) end()
    else hold()
  }
  hold()
  addEventListener('popstate', stepped)
  return () =>
    new Promise((resolve) => {
      end = () => {
        clearTimeout(timer)
        removeEventListener('popstate', stepped)
        resolve()
      }
      const timer = setTimeout(end, unblockMs)
      history.back()
    })
}
