import { useCallback, useState } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * A value that the parent owns (`value` given) or the component keeps (`defaultValue`). The setter keeps its
 * identity; it tells the parent in both cases, and never calls it while rendering.
 */
export function useControllable<Value, Details>(
  value: Value | undefined,
  defaultValue: Value | (() => Value),
  onChange?: (value: Value, details: Details) => void,
): [Value, (next: Value, details: Details) => void] {
  const [own, setOwn] = useState(defaultValue)
  const latest = useLatest(onChange)
  const set = useCallback(
    (next: Value, details: Details) => {
      setOwn(() => next)
      latest.current?.(next, details)
    },
    [latest],
  )
  return [value === undefined ? own : value, set]
}
