import { useId, useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { useFlyout } from '../hooks/use-flyout.ts'
import type { FlyoutDetails } from '../hooks/use-flyout.ts'

/** Options of a dropdown of the top bar. Times in milliseconds. */
export interface DropdownOptions {
  /** Controlled open state. */
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean, details: Cancelable<FlyoutDetails>) => void) | undefined
  /** Time the mouse rests before it opens. */
  openDelay?: number | undefined
  /** Time outside before it closes. */
  closeDelay?: number | undefined
}

const KEY = 'panel'

/** One disclosure: the ARIA, pointer and focus behaviour of a button and its panel. */
export const useDropdown = ({ open, defaultOpen = false, onOpenChange, openDelay = 120, closeDelay = 200 }: DropdownOptions) => {
  const root = useRef<HTMLLIElement>(null)
  const panelId = useId()
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange)
  const flyout = useFlyout({
    root,
    openKey: isOpen ? KEY : null,
    openDelay,
    closeDelay,
    panelOf: () => root.current?.querySelector<HTMLElement>('[data-nav-panel]') ?? null,
    triggerOf: () => root.current?.querySelector('button') ?? null,
    onChange: (key, details) => {
      if ((key !== null) !== isOpen) setOpen(key !== null, details)
    },
  })
  return {
    rootProps: { ...flyout.rootProps, ref: root, onPointerEnter: (event: PointerEvent) => flyout.enter(KEY, event) },
    triggerProps: {
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      'data-nav-item': '',
      onClick: (event: MouseEvent) => flyout.press(KEY, event),
    },
    panelProps: {
      id: panelId,
      'data-nav-panel': '',
      'data-state': isOpen ? ('open' as const) : ('closed' as const),
      onClick: ({ target, nativeEvent }: MouseEvent) => {
        if (target instanceof Element && target.closest('a')) flyout.close({ reason: 'select', event: nativeEvent })
      },
    },
  }
}
