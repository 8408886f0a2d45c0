/** How much of the foot of the window is covered by the bars that stand there: the toaster keeps above it. */
export const footHeight = '--mall-foot-height'

const feet = new Map<Element, number>()

const publish = (): void => {
  const { style } = document.documentElement
  if (feet.size === 0) style.removeProperty(footHeight)
  else style.setProperty(footHeight, `${Math.max(...feet.values())}px`)
}

/** The `ref` of a bar at the foot of the window. Where a panel with a foot covers a page with another, the higher one counts. */
export const footRef = (foot: HTMLElement | null): (() => void) | undefined => {
  if (foot === null) return undefined
  const measure = (): void => {
    feet.set(foot, foot.offsetHeight)
    publish()
  }
  const observer = new ResizeObserver(measure)
  observer.observe(foot)
  measure()
  return () => {
    observer.disconnect()
    feet.delete(foot)
    publish()
  }
}
