import { useRef } from 'react'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import type { FlyoutDetails } from '../hooks/use-flyout.ts'
import { useNavPanels } from '../hooks/use-nav-panels.ts'

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
export const useDropdown = ({ open, defaultOpen = false, onOpenChange, openDelay, closeDelay }: DropdownOptions) => {
  const root = useRef<HTMLLIElement>(null)
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange)
  const panels = useNavPanels({
    root,
    openKey: isOpen ? KEY : null,
    openDelay,
    closeDelay,
    onChange: (key, details) => {
      if ((key !== null) !== isOpen) setOpen(key !== null, details)
    },
  })
  return {
    rootProps: { ...panels.rootProps, ...panels.itemProps(KEY), ref: root },
    triggerProps: panels.triggerProps(KEY),
    panelProps: panels.panelProps(KEY),
  }
}
