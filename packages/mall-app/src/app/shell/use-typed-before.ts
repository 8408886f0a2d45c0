import { useEffect, useRef, useState, type RefObject } from 'react'

/** Asks a combobox for its list. */
const askKey = { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true } as const

/**
 * Home is drawn before its scripts are there: what somebody typed into a field meanwhile is theirs, and they wait for its
 * suggestions. `take` is a state's own setter. Answers the ref of the field.
 */
export function useTypedBefore(take: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const { value = '', defaultValue = '' } = field.current ?? {}
    if (value === defaultValue) return
    take(value)
    setTyped(value)
  }, [take])
  useEffect(() => {
    if (typed !== '' && field.current === document.activeElement) field.current?.dispatchEvent(new KeyboardEvent('keydown', askKey))
  }, [typed])
  return field
}
