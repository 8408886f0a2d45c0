import { useEffect, useRef } from 'react'

/**
 * Delays what a blur does until the press that caused it has ended: a line that appears between pointer down and pointer up moves the
 * button away from under the pointer, and its click is lost.
 * @param active whether a blur may come; listens only then
 */
export const useAfterPress = (active: boolean): ((run: () => void) => void) => {
  const isPressed = useRef(false)
  useEffect(() => {
    if (!active) return undefined
    const press = () => {
      isPressed.current = true
    }
    document.addEventListener('pointerdown', press, { capture: true })
    return () => document.removeEventListener('pointerdown', press, { capture: true })
  }, [active])

  return (run) => {
    if (!isPressed.current) {
      run()
      return
    }
    isPressed.current = false
    const ended = new AbortController()
    const options = { capture: true, signal: ended.signal }
    // The click follows its pointerup in the same task or the next.
    const end = () => {
      ended.abort()
      setTimeout(run)
    }
    document.addEventListener('pointerup', end, options)
    document.addEventListener('pointercancel', end, options)
  }
}
