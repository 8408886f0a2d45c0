import { useEffect, useMemo } from 'react'
import type { createHoverIntent, HoverIntent, HoverIntentOptions } from './hover-intent.ts'
import { useLatest } from './use-latest.ts'

let create: typeof createHoverIntent | undefined

/** Loads what opens panels under a mouse: once, when a mouse first enters one of them, so that a page for fingers does not pay for it. */
export const loadHoverIntent = async (): Promise<void> => {
  create ??= (await import('./hover-intent.ts')).createHoverIntent
}

/** {@link HoverIntent}, whose code may still be loading: what the mouse has entered by then counts from the time that it entered it. */
const loadedHoverIntent = (latest: { readonly current: HoverIntentOptions }): HoverIntent => {
  let intent: HoverIntent | undefined
  let entered: (() => void) | null = null
  const cancel = () => {
    entered = null
    intent?.cancel()
  }
  return {
    cancel,
    enter(key, event) {
      if (event.pointerType !== 'mouse') return
      const enter = () => {
        intent ??= create?.(latest)
        intent?.enter(key, event)
      }
      if (create) {
        enter()
        return
      }
      entered = enter
      // Without the code a press opens the panels, and the next item that is entered loads it again.
      loadHoverIntent().then(() => entered === enter && enter(), cancel)
    },
    move: (event) => intent?.move(event),
    leave(event) {
      entered = null
      intent?.leave(event)
    },
  }
}

/** Opens an item on hover, see {@link createHoverIntent}; its code is loaded when a mouse first enters one. */
export const useHoverIntent = (options: HoverIntentOptions): HoverIntent => {
  const latest = useLatest(options)
  const hover = useMemo(() => loadedHoverIntent(latest), [latest])
  useEffect(() => hover.cancel, [hover])
  return hover
}
