import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type SyntheticEvent } from 'react'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
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
  onOpenChange: ((open: boolean, details: Cancelable<Details | PopoverDetails>) => void) | undefined
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
  // As a prop it is written in one way for React 18 and in another for React 19.
  useLayoutEffect(() => anchor.current?.querySelector('[aria-haspopup]')?.setAttribute('popovertarget', id))

  return {
    open,
    setOpen,
    anchor,
    element: panel,
    triggerProps: { 'aria-expanded': open, 'aria-haspopup': popup, 'aria-controls': id },
    panel: {
      ref: panel,
      id,
      popover: 'auto' as const,
      // React 18 hears this event only on its way down, except for `<details>`.
      onToggleCapture: ({ target, currentTarget, nativeEvent }: SyntheticEvent<HTMLDivElement, ToggleEvent>) => {
        if (target !== currentTarget) return
        const now = nativeEvent.newState === 'open'
        if (now === open) return
        setOpen(now, { reason: now ? 'trigger' : 'dismiss', event: nativeEvent })
        // A controlled popover whose parent keeps it open is shown again.
        setToggled((count) => count + 1)
      },
    },
  }
}
