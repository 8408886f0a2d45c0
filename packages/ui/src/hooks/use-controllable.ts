import { useCallback, useState } from 'react'
import { useLatest } from './use-latest.ts'

/** Details of a change that the page may refuse. */
export type Cancelable<Details> = Details & {
  /** Leaves the component as it is, when it keeps the value itself. Call it in the callback; later it has no effect. */
  cancel: () => void
}

/**
 * A value that is controlled (`value` given) or uncontrolled (`defaultValue`). The setter has a stable
 * identity; it calls `onChange` in both cases, never while rendering, and returns whether the change was not cancelled.
 */
export const useControllable = <Value, Details>(
  value: Value | undefined,
  defaultValue: Value | (() => Value),
  onChange?: (value: Value, details: Cancelable<Details>) => void,
): [Value, (next: Value, details: Details) => boolean] => {
  const [own, setOwn] = useState(defaultValue)
  const latest = useLatest(onChange)
  const set = useCallback(
    (next: Value, details: Details) => {
      let isKept = true
      const cancel = () => {
        isKept = false
      }
      latest.current?.(next, { ...details, cancel })
      if (isKept) setOwn(() => next)
      return isKept
    },
    [latest],
  )
  return [value === undefined ? own : value, set]
}
