import { useId, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { reveal } from '../hooks/layout.ts'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'

/** Reason for a change of the tab. */
export interface TabsDetails {
  reason: 'press' | 'keyboard'
  event: Event
}

interface Item {
  value: string
  disabled?: boolean | undefined
}

interface Options {
  items: readonly Item[]
  value: string | undefined
  defaultValue: string | undefined
  onValueChange: ((value: string, details: Cancelable<TabsDetails>) => void) | undefined
}

/** The tabs pattern of the ARIA practices: one tab stop, arrows with wrap, Home and End, automatic activation. */
export const useTabs = ({ items, value, defaultValue, onValueChange }: Options) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const open = items.filter((item) => !item.disabled)
  const [selected, select] = useControllable(value, defaultValue ?? open[0]?.value ?? '', onValueChange)
  const stop = open.some((item) => item.value === selected) ? selected : open[0]?.value

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = open.findIndex((item) => item.value === stop)
    const to = { ArrowRight: at + (rtl ? -1 : 1), ArrowLeft: at + (rtl ? 1 : -1), Home: 0, End: open.length - 1 }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = open.at(to % open.length)
    if (!next) return
    const tab = list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)
    tab?.focus()
    reveal(tab)
    if (next.value !== selected) select(next.value, { reason: 'keyboard', event: event.nativeEvent })
  }

  return {
    selected,
    list: { ref: list, role: 'tablist', onKeyDown },
    tab: (item: Item) => ({
      id: `${id}tab-${item.value}`,
      role: 'tab',
      'aria-selected': item.value === selected,
      'aria-disabled': item.disabled || undefined,
      'aria-controls': `${id}panel`,
      'data-value': item.value,
      'data-selected': item.value === selected ? '' : undefined,
      tabIndex: item.value === stop ? 0 : -1,
      onClick: (event: MouseEvent) => {
        if (!item.disabled && item.value !== selected) select(item.value, { reason: 'press', event: event.nativeEvent })
      },
    }),
    panel: { id: `${id}panel`, role: 'tabpanel', 'aria-labelledby': `${id}tab-${selected}` },
  }
}
