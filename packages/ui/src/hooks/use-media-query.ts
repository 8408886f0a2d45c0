'use client'

import { useSyncExternalStore } from 'react'

/** Whether a media query holds now; follows the window. For what CSS cannot do: drawing something else, not the same differently. */
export const useMediaQuery = (query: string): boolean => {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
