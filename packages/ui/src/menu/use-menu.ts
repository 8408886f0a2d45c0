import { useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react'
import { focusedIn, isElement } from '../hooks/own-tree.ts'
import type { Cancelable } from '../hooks/use-controllable.ts'
import type { Placement } from '../popover/place.ts'
import { usePopover } from '../popover/use-popover.ts'
import { menuStep, startingWith, typeLetter } from './menu-keys.ts'
import type { MenuAction, MenuDetails } from './types.ts'

interface Options extends Placement {
  id: string | undefined
  ref: Ref<HTMLDivElement> | undefined
  items: readonly MenuAction[]
  open: boolean | undefined
  defaultOpen: boolean
  onOpenChange: ((open: boolean, details: Cancelable<MenuDetails>) => void) | undefined
}

const itemsOf = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
const focusEnd = (menu: HTMLElement | null, end: 'first' | 'last') => itemsOf(menu).at(end === 'first' ? 0 : -1)?.focus({ preventScroll: true })

/** The menu button pattern of the ARIA practices on the native popover: the focus is on the items, one after another. */
export const useMenu = ({ items, ...options }: Options) => {
  const popover = usePopover<MenuDetails>({ ...options, popup: 'menu' })
  const { open, setOpen, anchor, element } = popover
  const typed = useRef({ text: '', at: 0 })
  const opensAt = useRef<'first' | 'last'>('first')
  const wasOpen = useRef(open)

  const focusTrigger = () => {
    const trigger = anchor.current?.firstElementChild
    if (isElement(trigger)) trigger.focus()
  }

  useLayoutEffect(() => {
    // A menu that is open from the start must not take the focus from the page.
    if (open && !wasOpen.current) focusEnd(element.current, opensAt.current)
    wasOpen.current = open
    opensAt.current = 'first'
  }, [open, element])

  const close = (reason: 'select' | 'tab' | 'dismiss', event: Event) => {
    focusTrigger()
    setOpen(false, { reason, event })
  }

  const onMenuKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    if (event.altKey || event.ctrlKey || event.metaKey || nativeEvent.isComposing) return
    if (key === 'Tab') {
      // The trigger has the focus when the browser moves it on.
      close('tab', nativeEvent)
      return
    }
    const nodes = itemsOf(element.current)
    const focused = focusedIn(element.current)
    const at = nodes.findIndex((node) => node === focused)
    const to = menuStep(key, at, nodes.length)
    if (to !== null) nodes[to]?.focus()
    else if (key === 'Escape') close('dismiss', nativeEvent)
    else if (key === ' ' || key === 'Enter') nodes[at]?.click()
    else if (key.length === 1) {
      typed.current = typeLetter(typed.current, key, event.timeStamp)
      const labels = items.map(({ label }) => label)
      nodes[startingWith(labels, at, typed.current.text)]?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    ...popover,
    onTriggerKeyDown: (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      const end = event.key === 'ArrowDown' ? 'first' : 'last'
      if (open) focusEnd(element.current, end)
      opensAt.current = end
      if (!open) setOpen(true, { reason: 'keyboard', event: event.nativeEvent })
    },
    onMenuKeyDown,
    choose: (action: MenuAction, event: Event) => {
      close('select', event)
      action.onSelect?.({ reason: 'select', event })
    },
  }
}
