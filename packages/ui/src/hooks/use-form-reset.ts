import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useLatest } from './use-latest.ts'

/** Calls back when the form around a control is reset: the browser resets native values only. */
export const useFormReset = (
  control: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  onReset: (event: Event) => void,
): void => {
  const latest = useLatest(onReset)
  useEffect(() => {
    const form = control.current?.form
    if (!form) return undefined
    const listener = (event: Event) => latest.current(event)
    form.addEventListener('reset', listener)
    return () => form.removeEventListener('reset', listener)
  }, [control, latest])
}
