import { useInsertionEffect, useRef, type RefObject } from 'react'

/** A ref to the value of the last render, for handlers and effects that must not restart when it changes. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const ref = useRef(value)
  useInsertionEffect(() => {
    ref.current = value
  })
  return ref
}
