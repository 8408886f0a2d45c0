import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type ToggleEvent } from 'react'
import { useControllable } from '../hooks/use-controllable.ts'
import type { Placement } from './place.ts'
import { usePlacement } from './use-placement.ts'

/** Reason for opening or closing: the trigger, or Escape and a press outside, which the browser handles. */
export interface PopoverDetails {
  reason: 'trigger' | 'dismiss'
  event: Event
}

interface Options<Details> extends Placement {
  id: string | undefined
  ref: Ref<HTMLDivElement> | undefined
  open: boolean | undefined
  defaultOpen: boolean
  onOpenChange: ((open: boolean, details: Details | PopoverDetails) => void) | undefined
  /** Role of the panel, which its trigger announces. */
  popup?: 'dialog' | 'menu' | undefined
}

/** The native `popover`, synchronised with React's state. `Details` are those of the changes that its user makes with `setOpen`. */
export const usePopover = <Details = PopoverDetails>(options: Options<Details>) => {
  const { id: ownId, ref, open: openProp, defaultOpen, onOpenChange, side, align, popup = 'dialog' } = options
  const generatedId = useId()
  const id = ownId ?? generatedId
  const anchor = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useControllable<boolean, Details | PopoverDetails>(openProp, defaultOpen, onOpenChange)
  const [toggled, setToggled] = useState(0)
  useImperativeHandle(ref, () => panel.current as HTMLDivElement)

  useLayoutEffect(() => {
    const element = panel.current
    if (!element?.togglePopover || element.matches(':popover-open') === open) return
    element.togglePopover(open)
  }, [open, toggled])
  usePlacement(open, anchor, panel, { side, align })

  return {
    open,
    setOpen,
    anchor,
    element: panel,
    triggerProps: { popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': popup, 'aria-controls': id },
    panel: {
      ref: panel,
      id,
      popover: 'auto' as const,
      onToggle: (event: ToggleEvent<HTMLDivElement>) => {
        if (event.target !== event.currentTarget) return
        const now = event.newState === 'open'
        if (now === open) return
        setOpen(now, { reason: now ? 'trigger' : 'dismiss', event: event.nativeEvent })
        // A controlled popover whose parent keeps it open is shown again.
        setToggled((count) => count + 1)
      },
    },
  }
}
