import { useCallback, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState, type PointerEvent, type Ref } from 'react'
import { isElement, isInside, pageOf } from '../hooks/own-tree.ts'
import { usePlacement } from '../popover/use-placement.ts'

const LEAVE_MS = 100

interface Options {
  ref: Ref<HTMLSpanElement> | undefined
  id: string | undefined
  delay: number
  side: 'top' | 'bottom'
}

/** A tooltip that opens on hover or keyboard focus, and stays while the pointer is on it (WCAG 1.4.13). */
export const useTooltip = ({ ref, id: ownId, delay, side }: Options) => {
  const generatedId = useId()
  const id = ownId ?? generatedId
  const anchor = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  useImperativeHandle(ref, () => panel.current as HTMLSpanElement)

  const later = useCallback((next: boolean, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), ms)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])

  useLayoutEffect(() => {
    const element = panel.current
    if (element?.togglePopover && element.matches(':popover-open') !== open) element.togglePopover(open)
  }, [open])
  usePlacement(open, anchor, panel, { side, align: 'center' })

  useEffect(() => {
    if (!open) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      clearTimeout(timer.current)
      setOpen(false)
    }
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (!isInside(event, anchor.current) && !isInside(event, panel.current)) setOpen(false)
    }
    const page = pageOf(anchor.current)
    page.addEventListener('keydown', onKeyDown)
    page.addEventListener('pointerdown', onPointerDown)
    return () => {
      page.removeEventListener('keydown', onKeyDown)
      page.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open])

  // Touch has no hover: the tooltip would stay open after the press.
  const hover = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') later(true, delay)
    },
    onPointerLeave: () => later(false, LEAVE_MS),
  }
  return {
    describedBy: id,
    anchor: {
      ref: anchor,
      ...hover,
      onFocus: (event: { target: Element }) => {
        if (event.target.matches(':focus-visible')) later(true, 0)
      },
      onBlur: () => later(false, 0),
      // A press on a control that is out of use has nothing else to do than to say why, also by touch.
      onClick: ({ target }: { target: EventTarget }) => later(isElement(target) && target.closest('[aria-disabled=true]') !== null, 0),
    },
    panel: { ref: panel, id, popover: 'manual' as const, ...hover },
  }
}
