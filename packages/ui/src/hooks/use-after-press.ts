import { useEffect, useRef, type RefObject } from 'react'
import { pageOf } from './own-tree.ts'

/**
 * Delays what a blur does until the press that caused it has ended: a line that appears between pointer down and pointer up moves the
 * button away from under the pointer, and its click is lost.
 * @param field what is blurred
 * @param active whether a blur may come; listens only then
 */
export const useAfterPress = (field: RefObject<Element | null>, active: boolean): ((run: () => void) => void) => {
  const isPressed = useRef(false)
  useEffect(() => {
    if (!active) return undefined
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const follow = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown'
    }
    const page = pageOf(field.current)
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) page.addEventListener(type, follow, options)
    return () => {
      isPressed.current = false
      listening.abort()
    }
  }, [field, active])

  return (run) => {
    if (!isPressed.current) {
      run()
      return
    }
    const ended = new AbortController()
    const options = { capture: true, signal: ended.signal }
    // The click follows its pointerup in the same task or the next.
    const end = () => {
      ended.abort()
      setTimeout(run)
    }
    const page = pageOf(field.current)
    page.addEventListener('pointerup', end, options)
    page.addEventListener('pointercancel', end, options)
  }
}
