import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Sets `--from-top` of an element to how far below the top of the page it begins: the header has its banner or not, and lines that wrap. */
export const useFromTop = (): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = element.current
    if (node === null) return undefined
    const measure = () => node.style.setProperty('--from-top', `${node.getBoundingClientRect().top + scrollY}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return element
}
