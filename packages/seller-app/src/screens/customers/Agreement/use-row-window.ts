import { useDeferredValue, useEffect, useState, type RefObject } from 'react'

/** Rows beyond the edges that are drawn, too; half of them at once with those in sight, which are looked at again once so many have gone. */
const beyond = 8

/** Rows of the first drawing. */
const firstRows = 40

/** What of a box is above the part in sight, px: by its own scrolling, or by that of the page, as on a phone. */
const hiddenAbove = (box: HTMLElement): number => box.scrollTop + Math.max(0, -box.getBoundingClientRect().top)

interface RowWindow {
  readonly first: number
  /** Exclusive. */
  readonly end: number
}

/** What is drawn at once: the rows in sight, and of those around them what is there already. */
export const drawnAtOnce = (inSight: RowWindow, around: RowWindow, before: RowWindow): RowWindow => {
  if (before.end <= around.first || before.first >= around.end) return inSight
  return { first: Math.min(inSight.first, Math.max(around.first, before.first)), end: Math.max(inSight.end, Math.min(around.end, before.end)) }
}

/** The rows of a height that are in sight, and some around them, which follow after the paint of those. The others are left out. */
export const useRowWindow = (count: number, height: number, scroller: RefObject<HTMLElement | null>) => {
  const [view, setView] = useState({ top: 0, rows: firstRows })
  useEffect(() => {
    const box = scroller.current
    if (box === null) return undefined
    const look = () => {
      const next = { top: Math.floor(hiddenAbove(box) / height), rows: Math.ceil(Math.min(box.clientHeight, window.innerHeight) / height) }
      setView((now) => (now.rows === next.rows && Math.abs(now.top - next.top) < beyond / 2 ? now : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    const listening = new AbortController()
    // The scrolling of the box does not bubble.
    document.addEventListener('scroll', look, { passive: true, capture: true, signal: listening.signal })
    window.addEventListener('resize', look, { signal: listening.signal })
    return () => {
      observer.disconnect()
      listening.abort()
    }
  }, [scroller, height])
  const windowOf = ({ top, rows }: typeof view, above: number, below: number): RowWindow => {
    const first = Math.min(Math.max(0, top - above), Math.max(0, count - rows - above))
    return { first, end: Math.min(count, Math.max(top, first) + rows + below) }
  }
  const around = (one: typeof view) => windowOf(one, beyond, 2 * beyond)
  return drawnAtOnce(windowOf(view, beyond / 2, beyond / 2), around(view), around(useDeferredValue(view)))
}

/** Scrolls as little as needed to bring a row into sight below the head. */
export const bringIntoSight = (box: HTMLElement, at: number, height: number, headHeight: number): void => {
  if (box.scrollHeight <= box.clientHeight) {
    const middle = box.getBoundingClientRect().top + (at + 0.5) * height
    // In the middle nothing that sticks to an edge of the window covers it.
    if (middle < window.innerHeight / 4 || middle > (window.innerHeight * 3) / 4) window.scrollBy(0, middle - window.innerHeight / 2)
    return
  }
  const [top, bottom] = [at * height, (at + 1) * height]
  if (top < box.scrollTop) box.scrollTop = top
  else if (bottom + headHeight > box.scrollTop + box.clientHeight) box.scrollTop = bottom + headHeight - box.clientHeight
}
