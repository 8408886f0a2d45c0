import { useEffect, useRef } from 'react'
import type { FocusEvent, MouseEvent, PointerEvent, RefObject } from 'react'
import { focusedIn, isElement, isInside, pageOf } from './own-tree.ts'
import { useHoverIntent } from './use-hover-intent.ts'
import { useLatest } from './use-latest.ts'

/** Reason for opening or closing a panel. */
export type FlyoutReason = 'hover' | 'leave' | 'press' | 'touch' | 'escape' | 'outside' | 'focus-out' | 'select'

/** Details of a change of a panel. */
export interface FlyoutDetails {
  readonly reason: FlyoutReason
  /** The native event that caused the change. */
  readonly event: Event
}

/** Options of a set of panels, of which at most one is open. Times in milliseconds. */
export interface FlyoutOptions {
  readonly root: RefObject<HTMLElement | null>
  readonly openKey: string | null
  readonly openDelay: number
  readonly closeDelay: number
  /** Whether hovering opens panels; called on each event, because it may depend on the width. */
  hovers?: (() => boolean) | undefined
  panelOf: (key: string) => HTMLElement | null
  /** Returns the button that controls the panel: Escape restores the focus to it. */
  triggerOf: (key: string) => HTMLElement | null
  onChange: (key: string | null, details: FlyoutDetails) => void
}

/** Event handlers of {@link useFlyout}. */
export interface Flyout {
  readonly rootProps: {
    onPointerMove: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
  }
  enter: (key: string, event: PointerEvent) => void
  /** Handles a click on the button of a panel. */
  press: (key: string, event: MouseEvent) => void
  close: (details: FlyoutDetails) => void
}

/** A click this soon after the panel opened by hover must not close it. */
const HOVER_THEN_CLICK = 500

/** Disclosure navigation with hover intent: one open panel, closed by Escape, a press outside, or when the focus leaves. */
export const useFlyout = (options: FlyoutOptions): Flyout => {
  const { root, openKey, openDelay, closeDelay, panelOf } = options
  const latest = useLatest(options)
  // A panel opened by a press isKept open when the mouse leaves.
  const opened = useRef<{ by: FlyoutReason; at: number }>({ by: 'press', at: 0 })

  const change = (key: string | null, reason: FlyoutReason, event: Event) => {
    if (key !== null) opened.current = { by: reason, at: event.timeStamp }
    latest.current.onChange(key, { reason, event })
  }
  const hover = useHoverIntent({
    current: openKey,
    openDelay,
    closeDelay,
    panelOf,
    onOpen: (key, event) => change(key, 'hover', event),
    onClose: (event) => {
      if (opened.current.by === 'hover') change(null, 'leave', event)
    },
  })

  useEffect(() => {
    if (openKey === null) return undefined
    const change = (key: string | null, details: FlyoutDetails) => latest.current.onChange(key, details)
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (root.current?.contains(focusedIn(root.current))) latest.current.triggerOf(openKey)?.focus()
      change(null, { reason: 'escape', event })
    }
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (!isInside(event, root.current)) change(null, { reason: 'outside', event })
    }
    const page = pageOf(root.current)
    page.addEventListener('keydown', onKeyDown)
    page.addEventListener('pointerdown', onPointerDown)
    return () => {
      page.removeEventListener('keydown', onKeyDown)
      page.removeEventListener('pointerdown', onPointerDown)
    }
  }, [openKey, root, latest])

  return {
    rootProps: {
      onPointerMove: hover.move,
      onPointerLeave: hover.leave,
      onBlur({ currentTarget, relatedTarget, nativeEvent }) {
        if (openKey === null || !isElement(relatedTarget) || currentTarget.contains(relatedTarget)) return
        change(null, 'focus-out', nativeEvent)
      },
    },
    enter(key, event) {
      if (options.hovers?.() !== false) hover.enter(key, event)
    },
    press(key, { nativeEvent }) {
      hover.cancel()
      const { by, at } = opened.current
      const isKept = openKey !== key || (by === 'hover' && nativeEvent.timeStamp - at < HOVER_THEN_CLICK)
      change(isKept ? key : null, 'press', nativeEvent)
    },
    close({ reason, event }) {
      hover.cancel()
      change(null, reason, event)
    },
  }
}
