import { useEffect, useRef, type RefObject } from 'react'

interface FocusAfterRemoval<List extends HTMLElement> {
  /** The list, whose children are the lines. */
  readonly list: RefObject<List | null>
  /** The user removes this one. */
  readonly onRemove: (key: number) => void
}

/** The focus of a button that is removed with its line goes to the line that takes its place, else to the last one, else to the page. */
export const useFocusAfterRemoval = <List extends HTMLElement>(keys: readonly number[]): FocusAfterRemoval<List> => {
  const list = useRef<List>(null)
  const leaving = useRef<{ readonly key: number; readonly at: number } | null>(null)
  useEffect(() => {
    const gone = leaving.current
    if (gone === null || keys.includes(gone.key)) return
    leaving.current = null
    list.current?.children[Math.min(gone.at, keys.length - 1)]?.querySelector<HTMLElement>('input, button, a')?.focus()
  }, [keys])
  useEffect(
    () => () => {
      if (leaving.current !== null) document.querySelector('main')?.focus()
    },
    [],
  )
  return { list, onRemove: (key) => void (leaving.current = { key, at: keys.indexOf(key) }) }
}
