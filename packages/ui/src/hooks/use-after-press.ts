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
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const follow = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown'
    }
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) document.addEventListener(type, follow, options)
    return () => {
      isPressed.current = false
      listening.abort()
    }
  }, [active])

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
    document.addEventListener('pointerup', end, options)
    document.addEventListener('pointercancel', end, options)
  }
}
