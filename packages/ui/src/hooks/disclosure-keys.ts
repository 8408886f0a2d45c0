import type { KeyboardEvent } from 'react'
import { isShown } from './layout.ts'

const TOP = '[data-nav-item]:not([data-nav-panel] *)'
const FOCUSABLE = 'a[href],button:not(:disabled)'

/** Returns the target index of a key in a list of `count` items. No wrap; `null` when the key does not move. */
export const stepTo = (key: string, index: number, count: number, rtl = false): number | null => {
  const to = target(key, index, count, rtl)
  return to === null || to === index || to < 0 || to >= count ? null : to
}

const target = (key: string, index: number, count: number, rtl: boolean): number | null => {
  switch (key) {
    case 'ArrowDown':
      return index + 1
    case 'ArrowUp':
      return index - 1
    case 'ArrowRight':
      return rtl ? index - 1 : index + 1
    case 'ArrowLeft':
      return rtl ? index + 1 : index - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/**
 * The optional arrow keys of the disclosure navigation pattern (WAI-ARIA Authoring Practices): among the items marked
 * `data-nav-item`, from an expanded button into its panel, and among the links of a panel.
 */
export const moveDisclosureFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget: nav, target: from, key } = event
  if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const rtl = getComputedStyle(nav).direction === 'rtl'
  const next = from.matches(TOP) ? fromTop(nav, from, key, rtl) : fromPanel(from, key, rtl)
  if (!next) return
  event.preventDefault()
  next.focus()
}

const fromTop = (nav: HTMLElement, from: HTMLElement, key: string, rtl: boolean): HTMLElement | undefined => {
  const panelId = from.getAttribute('aria-expanded') === 'true' ? from.getAttribute('aria-controls') : null
  const entersPanel = key === 'ArrowDown' || key === (rtl ? 'ArrowLeft' : 'ArrowRight')
  const first = panelId && entersPanel ? focusables(document.getElementById(panelId))[0] : undefined
  return first ?? neighbour([...nav.querySelectorAll<HTMLElement>(TOP)].filter(isShown), from, key, rtl)
}

const fromPanel = (from: HTMLElement, key: string, rtl: boolean): HTMLElement | undefined =>
  neighbour(focusables(from.closest('[data-nav-panel]')), from, key, rtl)

const neighbour = (list: HTMLElement[], from: HTMLElement, key: string, rtl: boolean): HTMLElement | undefined => {
  const to = stepTo(key, list.indexOf(from), list.length, rtl)
  return to === null ? undefined : list[to]
}

const focusables = (panel: Element | null): HTMLElement[] =>
  panel ? [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown) : []
