import { useEffect, useRef, type RefObject } from 'react'
import { useSingleKeys } from './single-keys.ts'

/** Where a letter is typed, or chooses by its first letter. */
const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role=menu], [role=listbox], [role=combobox], [popover]'

/** Where space presses what has the focus. */
const pressed = 'a, button, summary, input, label, [role=tab], [role=option]'

/** Whether a key belongs to the page: nothing is being typed, and no dialog is open but the one that the keys are of. */
export const isFreeKey = (event: KeyboardEvent, within?: Element | null): boolean => {
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return false
  if (event.target instanceof Element && event.target.closest(event.key === ' ' ? `${typing}, ${pressed}` : typing)) return false
  const modals = [...document.querySelectorAll('dialog:modal')]
  return modals.every((modal) => within !== undefined && within !== null && modal.contains(within))
}

/**
 * Keys that act from wherever on the page nothing is being typed, by `KeyboardEvent.key` in small letters. `within` is an element of the
 * part that they belong to: in a dialog of its own they still act. None acts for a person who turned them off.
 */
export const usePageKeys = (keys: Readonly<Record<string, () => void>>, within?: RefObject<Element | null>): void => {
  const current = useRef(keys)
  const [isOn] = useSingleKeys()
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    if (!isOn) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const act = current.current[event.key.toLowerCase()]
      if (act === undefined || !isFreeKey(event, within?.current)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, within])
}
