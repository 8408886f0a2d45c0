/** Targets that a finger may miss: narrower or lower than 40 px, including the area around them that takes presses. */
export interface SmallTargets {
  /** Buttons, fields, tabs and the like: their names and sizes. */
  readonly controls: readonly string[]
  /** Links that are a line of text. Those within a sentence do not count. */
  readonly textLinks: number
}

/** Runs in the page, so it must not use anything of this file. */
export const findSmallTargets = (): SmallTargets => {
  const reach = 20
  const isHit = (target: HTMLElement, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y)
    const label = hit?.closest('label')
    return hit !== null && (target.contains(hit) || (label !== null && label !== undefined && (label.contains(target) || label.control === target)))
  }
  const sizeOf = (target: HTMLElement): readonly [width: number, height: number] | null => {
    // Its label takes presses for a field.
    const pressed = target.closest('label') ?? target
    pressed.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = pressed.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    // Covered, or a field that another one stands for.
    if (width < 2 || height < 2 || !isHit(target, x, y)) return null
    const extent = (dx: number, dy: number) => {
      let steps = 0
      while (steps < reach && isHit(target, x + dx * (steps + 1), y + dy * (steps + 1))) steps++
      return steps
    }
    return [extent(-1, 0) + extent(1, 0) + 1, extent(0, -1) + extent(0, 1) + 1]
  }
  const controls: string[] = []
  let textLinks = 0
  for (const target of document.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [role=tab], [role=treeitem]')) {
    const { display, backgroundColor, borderBlockStartWidth } = getComputedStyle(target)
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || (target.matches('a') && display === 'inline')) continue
    const size = sizeOf(target)
    // A border of one pixel on each side belongs to the frame of a field.
    if (size === null || Math.min(...size) >= 2 * reach - 2) continue
    const isText = target.matches('a') && backgroundColor === 'rgba(0, 0, 0, 0)' && borderBlockStartWidth === '0px' && target.textContent.trim() !== ''
    if (isText) textLinks++
    else controls.push(`${(target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 12) || target.tagName} ${size.join('×')}`)
  }
  scrollTo(0, 0)
  return { controls: [...new Set(controls)], textLinks }
}
