import type { KeyboardEvent } from 'react'
import { isShown } from './layout.ts'
import { byIdIn, isElement } from './own-tree.ts'

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

/** What a page's handler prevents, and keys with a modifier, move nothing. */
const movesFrom = ({ target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): HTMLElement | null =>
  isElement(target) && !(defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) ? target : null

const moveTo = (event: KeyboardEvent, next: HTMLElement | undefined): void => {
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Up, Down, Home and End among all links and buttons that are shown. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const from = movesFrom(event)
  if (from && !/Left|Right/.test(event.key)) moveTo(event, neighbour(focusables(event.currentTarget), from, event.key))
}

/**
 * The optional arrow keys of the disclosure navigation pattern (WAI-ARIA Authoring Practices): among the items marked
 * `data-nav-item`, from an expanded button into its panel, and among the links of a panel.
 */
export const moveDisclosureFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget: nav, key } = event
  const from = movesFrom(event)
  if (!from) return
  const rtl = getComputedStyle(nav).direction === 'rtl'
  moveTo(event, from.matches(TOP) ? fromTop(nav, from, key, rtl) : neighbour(focusables(from.closest('[data-nav-panel]')), from, key, rtl))
}

const fromTop = (nav: HTMLElement, from: HTMLElement, key: string, rtl: boolean): HTMLElement | undefined => {
  const panelId = from.getAttribute('aria-expanded') === 'true' ? from.getAttribute('aria-controls') : null
  const entersPanel = key === 'ArrowDown' || key === (rtl ? 'ArrowLeft' : 'ArrowRight')
  const first = panelId && entersPanel ? focusables(byIdIn(nav, panelId))[0] : undefined
  return first ?? neighbour([...nav.querySelectorAll<HTMLElement>(TOP)].filter(isShown), from, key, rtl)
}

const neighbour = (list: HTMLElement[], from: HTMLElement, key: string, rtl?: boolean): HTMLElement | undefined => {
  const to = stepTo(key, list.indexOf(from), list.length, rtl)
  return to === null ? undefined : list[to]
}

const focusables = (panel: Element | null): HTMLElement[] =>
  panel ? [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown) : []
