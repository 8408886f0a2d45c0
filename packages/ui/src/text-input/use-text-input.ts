import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type ChangeEvent, type Ref } from 'react'
import { useFieldExcess } from '../field/context.ts'

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
  maxLength: number | undefined
  /** What is said of a text that is too long. */
  excess: (max: number, excess: number) => string
}

/**
 * The text of a native control. The control keeps the value, so that form libraries can register it by `ref` and `onChange`. A text that is
 * longer than `maxLength` stays as it was typed or pasted, where a browser would cut it without a word: the field says by how much it is too
 * long, and its form is not sent.
 */
export const useTextInput = <E extends TextElement>({ ref, value, defaultValue, onChange, onValueChange, maxLength = Infinity, excess: wordsOf }: Options<E>) => {
  const control = useRef<E>(null)
  const clearing = useRef(false)
  const [typed, setLength] = useState((defaultValue ?? '').length)
  const length = value === undefined ? typed : value.length
  const excess = length > maxLength ? wordsOf(maxLength, length - maxLength) : null
  const setExcess = useFieldExcess()
  useImperativeHandle(ref, () => control.current as E)
  // A form library has written its value through the ref by now: when it mounts, and after a reset.
  const count = () => setLength(control.current?.value.length ?? 0)
  useLayoutEffect(count)
  useEffect(() => {
    const element = control.current
    if (excess === null || element === null) return undefined
    const { form } = element
    // Before any handler of the form, of whatever library.
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      element.focus()
    }
    setExcess?.(excess)
    form?.addEventListener('submit', refuse, true)
    return () => {
      setExcess?.(null)
      form?.removeEventListener('submit', refuse, true)
    }
  }, [excess, setExcess])

  return {
    length,
    /** What is said beside it while it is too long and no `Field` is there to say it. */
    excess: setExcess === undefined ? excess : null,
    isTooLong: excess !== null,
    clear: () => {
      const element = control.current
      if (!element) return
      // React detects a new value only with the prototype's setter and a real event.
      const owner = element.localName === 'textarea' ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
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
