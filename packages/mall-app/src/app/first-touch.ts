import { useEffect, useState } from 'react'

/** A hand on the mouse, the screen or the keys, a screen reader's step or its click, and the browser's own way back. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'popstate'] as const

/** Calls back once, when somebody touches the page. Answers how to call that off. */
export function onFirstTouch(begin: () => void): () => void {
  const off = () => {
    for (const name of touches) removeEventListener(name, touched, { capture: true })
  }
  const touched = () => {
    off()
    begin()
  }
  for (const name of touches) addEventListener(name, touched, { capture: true, passive: true })
  return off
}

/**
 * Whether somebody has touched the page. What only answers to people is loaded then: early enough that the live regions of the
 * toasts stand before the first toast, and not with the page.
 */
export function useHasBegun(): boolean {
  const [hasBegun, setHasBegun] = useState(false)
  useEffect(() => (hasBegun ? undefined : onFirstTouch(() => setHasBegun(true))), [hasBegun])
  return hasBegun
}
