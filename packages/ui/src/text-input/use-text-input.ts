import { useImperativeHandle, useLayoutEffect, useRef, useState, type ChangeEvent, type Ref } from 'react'

/** Reason for a change: input (typed, pasted or dictated), or the clear button. */
export interface TextDetails {
  reason: 'type' | 'clear'
  event: Event
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

interface Options<E extends TextElement> {
  ref: Ref<E> | undefined
  value: string | undefined
  defaultValue: string | undefined
  onChange: ((event: ChangeEvent<E>) => void) | undefined
  onValueChange: ((value: string, details: TextDetails) => void) | undefined
}

/** The text of a native control. The control keeps the value, so that form libraries can register it by `ref` and `onChange`. */
export const useTextInput = <E extends TextElement>({ ref, value, defaultValue, onChange, onValueChange }: Options<E>) => {
  const control = useRef<E>(null)
  const clearing = useRef(false)
  const [length, setLength] = useState((defaultValue ?? '').length)
  useImperativeHandle(ref, () => control.current as E)
  // A form library has written its value through the ref by now: when it mounts, and after a reset.
  const count = () => setLength(control.current?.value.length ?? 0)
  useLayoutEffect(count)

  return {
    length: value === undefined ? length : value.length,
    clear: () => {
      const element = control.current
      if (!element) return
      // React detects a new value only with the prototype's setter and a real event.
      const owner = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
      clearing.current = true
      Reflect.set(owner, 'value', '', element)
      element.dispatchEvent(new Event('input', { bubbles: true }))
      clearing.current = false
      element.focus()
    },
    control: {
      ref: control,
      onChange: (event: ChangeEvent<E>) => {
        setLength(event.target.value.length)
        onChange?.(event)
        onValueChange?.(event.target.value, { reason: clearing.current ? 'clear' : 'type', event: event.nativeEvent })
      },
    },
  }
}
