import { useCallback, useState } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * A value that is controlled (`value` given) or uncontrolled (`defaultValue`). The setter has a stable
 * identity; it calls `onChange` in both cases, and never while rendering.
 */
export const useControllable = <Value, Details>(
  value: Value | undefined,
  defaultValue: Value | (() => Value),
  onChange?: (value: Value, details: Details) => void,
): [Value, (next: Value, details: Details) => void] => {
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
