import { useEffect } from 'react'

let forms = 0

/** Whether the page has something typed that is not sent. */
export const hasUnsent = (): boolean => forms > 0

/** Counts a form of the page while something is typed in it: a session that ends is then renewed over the page. */
export const useUnsent = (dirty: boolean): void => {
  useEffect(() => {
    if (!dirty) return undefined
    forms += 1
    return () => {
      forms -= 1
    }
  }, [dirty])
}
