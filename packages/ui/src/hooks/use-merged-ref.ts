import { useCallback } from 'react'
import type { Ref, RefCallback, RefObject } from 'react'

/** One ref callback for a component's own ref and the one its parent gave. */
export function useMergedRef<T>(own: RefObject<T | null>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      own.current = node
      if (typeof given === 'function') {
        const cleanup = given(node)
        if (typeof cleanup === 'function') return cleanup
      } else if (given) given.current = node
      return undefined
    },
    [own, given],
  )
}
