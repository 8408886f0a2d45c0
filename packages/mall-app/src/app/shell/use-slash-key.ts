import { useEffect, type RefObject } from 'react'

const writing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** The key / leads to a field, from wherever nothing is written and no dialog is open. */
export const useSlashKey = (field: RefObject<HTMLInputElement | null>, isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.target instanceof Element && event.target.closest(writing)) return
      if (!field.current?.checkVisibility() || document.querySelector('dialog:modal')) return
      event.preventDefault()
      field.current.focus()
      field.current.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field, isOn])
}
