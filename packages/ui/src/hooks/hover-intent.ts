import type { PointerEvent } from 'react'
import { createSafeArea } from './safe-area.ts'

/** Options and callbacks of {@link createHoverIntent}. Times in milliseconds. */
export interface HoverIntentOptions {
  /** The open item, or `null`. */
  readonly current: string | null
  /** Time the pointer rests on a closed item before it opens. */
  readonly openDelay: number
  /** Time outside before the open item closes. */
  readonly closeDelay: number
  /** Returns the panel of an item: moving towards it never opens another item. */
  panelOf: (key: string) => Element | null
  onOpen: (key: string, event: Event) => void
  onClose: (event: Event) => void
}

/** Event handlers of {@link createHoverIntent}; all of them ignore touch and pen. */
export interface HoverIntent {
  enter: (key: string, event: PointerEvent) => void
  move: (event: PointerEvent) => void
  leave: (event: PointerEvent) => void
  /** Cancels a pending change. */
  cancel: () => void
}

/** A pointer that rests this long on its way to the panel no longer counts as moving to it. */
const TRAVEL_GRACE = 150

/** Age of an event: on a busy page the pointer may already rest when its event is dispatched. */
const lateness = ({ timeStamp }: Event) => Math.max(performance.now() - timeStamp, 0)

/**
 * Opens an item on hover: after a rest, immediately when another item is open, and not at all
 * while the pointer crosses an item on its way into the open panel.
 */
export const createHoverIntent = (latest: { readonly current: HoverIntentOptions }): HoverIntent => {
  const area = createSafeArea()
  let timer: ReturnType<typeof setTimeout> | undefined
  let crossing: string | null = null

  const cancel = () => {
    clearTimeout(timer)
    crossing = null
  }
  const later = (ms: number, run: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  const open = (key: string, event: Event) => {
    cancel()
    latest.current.onOpen(key, event)
  }
  const cross = (key: string, event: Event) => {
    crossing = key
    later(TRAVEL_GRACE, () => open(key, event))
  }

  return {
    cancel,
    enter(key, { pointerType, clientX, clientY, nativeEvent }) {
      if (pointerType !== 'mouse') return
      area.track({ clientX, clientY })
      const { current, openDelay, panelOf } = latest.current
      if (current === key) cancel()
      else if (current === null) later(openDelay - lateness(nativeEvent), () => open(key, nativeEvent))
      else if (area.isHeadingTo(panelOf(current))) cross(key, nativeEvent)
      else open(key, nativeEvent)
    },
    move({ pointerType, clientX, clientY, nativeEvent }) {
      if (pointerType !== 'mouse') return
      area.track({ clientX, clientY })
      const { current, panelOf } = latest.current
      const key = crossing
      if (key === null || current === null) return
      if (area.isHeadingTo(panelOf(current))) cross(key, nativeEvent)
      else open(key, nativeEvent)
    },
    leave({ pointerType, nativeEvent }) {
      if (pointerType !== 'mouse') return
      cancel()
      const { current, closeDelay } = latest.current
      if (current !== null) later(closeDelay, () => latest.current.onClose(nativeEvent))
    },
  }
}
