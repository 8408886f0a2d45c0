import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type ToggleEvent } from 'react'
import { useControllable } from '../hooks/use-controllable.ts'
import type { Placement } from './place.ts'
import { usePlacement } from './use-placement.ts'

/** Reason for opening or closing: the trigger, or Escape and a press outside, which the browser handles. */
export interface PopoverDetails {
  reason: 'trigger' | 'dismiss'
  event: Event
}

interface Options extends Placement {
  id: string | undefined
  ref: Ref<HTMLDivElement> | undefined
  open: boolean | undefined
  defaultOpen: boolean
  onOpenChange: ((open: boolean, details: PopoverDetails) => void) | undefined
}

/** The native `popover`, synchronised with React's state. */
export const usePopover = ({ id: ownId, ref, open: openProp, defaultOpen, onOpenChange, side, align }: Options) => {
  const generatedId = useId()
  const id = ownId ?? generatedId
  const anchor = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useControllable(openProp, defaultOpen, onOpenChange)
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
    anchor,
    triggerProps: { popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': 'dialog' as const, 'aria-controls': id },
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
