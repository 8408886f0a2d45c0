import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'
import { useSafeArea } from './use-safe-area.ts'

/** How {@link useHoverIntent} decides and whom it tells. Times in milliseconds. */
export interface HoverIntentOptions {
  /** Which item is open now; `null` when none is. */
  readonly current: string | null
  /** Rest on a closed item before it opens. */
  readonly openDelay: number
  /** Time outside before the open item closes. */
  readonly closeDelay: number
  /** The panel of an item: travelling towards it never opens another item. */
  panelOf: (key: string) => Element | null
  onOpen: (key: string, event: Event) => void
  onClose: (event: Event) => void
}

/** Handlers of {@link useHoverIntent}; all of them ignore touch and pen. */
export interface HoverIntent {
  enter: (key: string, event: PointerEvent) => void
  move: (event: PointerEvent) => void
  leave: (event: PointerEvent) => void
  /** Forgets whatever was about to happen. */
  cancel: () => void
}

/** A pointer that rests this long on its way to the panel has changed its mind. */
const TRAVEL_GRACE = 150

/** How long ago the event happened: on a busy page the rest of the mouse begins before anybody hears of it. */
const lateness = ({ timeStamp }: Event) => Math.max(performance.now() - timeStamp, 0)

/**
 * Opens what a mouse means to open: after a rest, at once when a neighbour is open already, and not at all
 * while the pointer crosses a neighbour on its way into the open panel.
 */
export function useHoverIntent(options: HoverIntentOptions): HoverIntent {
  const { current, openDelay, closeDelay, panelOf, onOpen, onClose } = options
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const crossing = useRef<string | null>(null)
  const area = useSafeArea()

  const cancel = () => {
    clearTimeout(timer.current)
    crossing.current = null
  }
  const later = (ms: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms)
  }
  const open = (key: string, event: Event) => {
    cancel()
    onOpen(key, event)
  }
  const cross = (key: string, event: Event) => {
    crossing.current = key
    later(TRAVEL_GRACE, () => open(key, event))
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    cancel,
    enter(key, { pointerType, clientX, clientY, nativeEvent }) {
      if (pointerType !== 'mouse') return
      area.track({ clientX, clientY })
      if (current === key) cancel()
      else if (current === null) later(openDelay - lateness(nativeEvent), () => open(key, nativeEvent))
      else if (area.isHeadingTo(panelOf(current))) cross(key, nativeEvent)
      else open(key, nativeEvent)
    },
    move({ pointerType, clientX, clientY, nativeEvent }) {
      if (pointerType !== 'mouse') return
      area.track({ clientX, clientY })
      const key = crossing.current
      if (key === null || current === null) return
      if (area.isHeadingTo(panelOf(current))) cross(key, nativeEvent)
      else open(key, nativeEvent)
    },
    leave({ pointerType, nativeEvent }) {
      if (pointerType !== 'mouse') return
      cancel()
      if (current !== null) later(closeDelay, () => onClose(nativeEvent))
    },
  }
}
