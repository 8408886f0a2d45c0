import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this render takes over what a server sent. */
const useIsHydrating = (): boolean => useSyncExternalStore(never, () => false, () => true)

/**
 * Whether the content of an element that the server sent may stay as it is, without being hydrated: as long as it shows the same and nobody `isWanting` it. What is rendered in the
 * browser alone is never as served. The element then gets `asServed` in place of its children, and another key once that ends.
 */
export const useAsServed = (isWanting: boolean, shown: object): boolean => {
  const isHydrating = useIsHydrating()
  const [served, setServed] = useState(isHydrating && typeof document !== 'undefined' ? shown : null)
  const isAsServed = served === shown && !isWanting
  // Once wanted it stays React's own: it closes with the state that it has.
  if (served !== null && !isAsServed) setServed(null)
  return isAsServed
}

/** React leaves the content of such an element alone when it hydrates it. */
export const asServed = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const
