import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed, by a button as by the browser's own command. What is drawn then is there before the browser lays it out. */
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false)
  // As soon as there is something to print: a page that shows its order must never print itself instead.
  useLayoutEffect(() => {
    const print = matchMedia('print')
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => flushSync(() => setPrinting(false))
    const follow = () => setPrinting(print.matches)
    follow()
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    // Tools that show the printed page on the screen send no events.
    print.addEventListener('change', follow)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      print.removeEventListener('change', follow)
    }
  }, [])
  return isPrinting
}
