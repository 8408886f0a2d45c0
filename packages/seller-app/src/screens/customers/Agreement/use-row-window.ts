import { useEffect, useState, type RefObject } from 'react'

/** Rows beyond the edges that are drawn, too. */
const beyond = 8

/** Rows of the first drawing. */
const firstRows = 40

/** The rows of a height that are in sight of their scroller: from `first` to `end`, exclusive. Those above and below are left out. */
export const useRowWindow = (count: number, height: number, scroller: RefObject<HTMLElement | null>) => {
  const [view, setView] = useState({ top: 0, rows: firstRows })
  useEffect(() => {
    const box = scroller.current
    if (box === null) return undefined
    const look = () => {
      const next = { top: Math.floor(box.scrollTop / height), rows: Math.ceil(box.clientHeight / height) }
      setView((now) => (now.rows === next.rows && Math.abs(now.top - next.top) < beyond / 2 ? now : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [scroller, height])
  const first = Math.min(Math.max(0, view.top - beyond), Math.max(0, count - view.rows - beyond))
  return { first, end: Math.min(count, Math.max(view.top, first) + view.rows + 2 * beyond) }
}

/** Scrolls as little as needed to bring a row into sight below the head. */
export const bringIntoSight = (box: HTMLElement, at: number, height: number, headHeight: number): void => {
  const [top, bottom] = [at * height, (at + 1) * height]
  if (top < box.scrollTop) box.scrollTop = top
  else if (bottom + headHeight > box.scrollTop + box.clientHeight) box.scrollTop = bottom + headHeight - box.clientHeight
}
