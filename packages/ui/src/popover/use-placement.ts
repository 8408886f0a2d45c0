import { useLayoutEffect, type RefObject } from 'react'
import { onResize } from '../hooks/layout.ts'
import { pageOf } from '../hooks/own-tree.ts'
import { place, type Placement } from './place.ts'

/** Keeps an open panel beside the first element of `anchor` while the page scrolls or resizes, or the panel grows. */
export const usePlacement = (
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { side, align }: Placement,
): void => {
  useLayoutEffect(() => {
    const element = panel.current
    const target = anchor.current?.firstElementChild
    if (!open || !element || !target) return undefined
    const page = pageOf(element)
    const view = page.defaultView ?? globalThis
    const update = () => {
      // A list may be as wide as the field it belongs to.
      element.style.setProperty('--anchor-inline-size', `${target.getBoundingClientRect().width}px`)
      const room = { width: page.documentElement.clientWidth, height: view.innerHeight }
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const rtl = getComputedStyle(target).direction === 'rtl'
      const at = place(target.getBoundingClientRect(), size, room, { side, align }, rtl)
      element.style.setProperty('left', `${at.x}px`)
      element.style.setProperty('top', `${at.y}px`)
      element.setAttribute('data-side', at.side)
    }
    update()
    const stop = onResize(update, element, target)
    view.addEventListener('resize', update)
    page.addEventListener('scroll', update, { capture: true, passive: true })
    return () => {
      stop()
      view.removeEventListener('resize', update)
      page.removeEventListener('scroll', update, { capture: true })
    }
  }, [open, anchor, panel, side, align])
}
