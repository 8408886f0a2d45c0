import { useInsertionEffect, useRef, type RefObject } from 'react'

/** A ref to what was last rendered, current in every handler and effect: for callbacks that must not restart anything. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  useInsertionEffect(() => {
    ref.current = value
  })
  return ref
}
