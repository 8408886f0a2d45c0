import { useEffect, useState } from 'react'

const beginnings = ['pointerdown', 'keydown'] as const

/**
 * Whether somebody has touched the page. What only answers to people is loaded then: early enough that the live regions of the
 * toasts stand before the first toast, and not with the page.
 */
export function useHasBegun(): boolean {
  const [hasBegun, setHasBegun] = useState(false)
  useEffect(() => {
    if (hasBegun) return undefined
    const begin = () => setHasBegun(true)
    for (const name of beginnings) addEventListener(name, begin, { once: true, capture: true, passive: true })
    return () => {
      for (const name of beginnings) removeEventListener(name, begin, { capture: true })
    }
  }, [hasBegun])
  return hasBegun
}
