import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { isElement } from '../hooks/own-tree.ts'
import { startingWith, typeLetter } from '../menu/menu-keys.ts'
import { activePlace, extendTo, goTo, keyMarks, noMarks, toggleMark, toggleShown, withoutMoved } from './list-marks.ts'
import type { ListMarks } from './list-marks.ts'
import { searchOptions, transferRows } from './transfer-rules.ts'
import type { TransferOption } from './types.ts'

interface Options {
  readonly options: readonly TransferOption[]
  readonly disabled: boolean
  /** Moves what is marked, or else the row that has the keyboard. */
  readonly onMove: (values: readonly string[], event: Event) => void
  /** A search, a mark or a move of the active row. */
  readonly onTouch: () => void
}

/** One list: what it shows, what is marked in it, and its keys. */
export const useTransferPane = ({ options, disabled, onMove, onTouch }: Options) => {
  const [query, setQuery] = useState('')
  const [marks, setMarks] = useState(noMarks)
  const list = useRef<HTMLDivElement>(null)
  const isFollowed = useRef(false)
  const typed = useRef({ text: '', at: 0 })
  const rows = useMemo(() => transferRows(searchOptions(options, query)), [options, query])
  const shown = useMemo(() => rows.flatMap((row) => (row.kind === 'option' ? [row.option] : [])), [rows])
  const movable = useMemo(() => shown.filter((option) => !option.disabled).map(({ value }) => value), [shown])
  // Marks of rows that a search hides stay; those of options that are gone do not count.
  const marked = useMemo(() => options.filter(({ value, disabled: isFixed }) => marks.marked.has(value) && !isFixed).map(({ value }) => value), [options, marks])
  const place = activePlace(marks, shown)

  const change = (next: ListMarks) => {
    setMarks(next)
    onTouch()
  }
  const moveFrom = (at: number, event: Event) => {
    const option = shown[at]
    if (option && !option.disabled) onMove([option.value], event)
  }

  return {
    list,
    isFollowed,
    query,
    rows,
    shown,
    movable,
    marked,
    marks,
    active: shown[place],
    place,
    search: (text: string) => {
      setQuery(text)
      onTouch()
    },
    toggleEvery: () => change(toggleShown(marks, shown)),
    /** Called after rows were asked to leave; the focus moves to this list, because the button may be disabled now. */
    leave: (values: readonly string[]) => {
      setMarks(withoutMoved(marks, shown, new Set(values)))
      list.current?.focus({ preventScroll: true })
    },
    /** The pointer scrolls: the row of the keyboard need not stay in view. */
    letGo: () => {
      isFollowed.current = false
    },
    onSearchKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return
      // Enter would send the form around it.
      event.preventDefault()
      isFollowed.current = true
      list.current?.focus({ preventScroll: true })
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key, shiftKey, nativeEvent } = event
      if (disabled || event.altKey || nativeEvent.isComposing) return
      const ctrlKey = event.ctrlKey || event.metaKey
      isFollowed.current = true
      const next = keyMarks(marks, shown, { key, shiftKey, ctrlKey })
      if (next) change(next)
      else if (ctrlKey) return
      else if (key === 'Enter' || key === 'Delete') {
        if (marked.length > 0) onMove(marked, nativeEvent)
        else moveFrom(place, nativeEvent)
      } else if (key.length === 1) {
        typed.current = typeLetter(typed.current, key, event.timeStamp)
        const labels = shown.map(({ label }) => label)
        change(goTo(marks, shown, startingWith(labels, place, typed.current.text)))
      } else return
      event.preventDefault()
    },
    onClick: ({ target, shiftKey, nativeEvent }: MouseEvent) => {
      const row = isElement(target) ? target.closest<HTMLElement>('[role=option]') : null
      const at = shown.findIndex(({ value }) => value === row?.dataset.value)
      if (disabled || at === -1) return
      if (isElement(target) && target.closest('[data-part=move]')) moveFrom(at, nativeEvent)
      else change((shiftKey ? extendTo : toggleMark)(marks, shown, at))
    },
  }
}

/** What a pane of a {@link TransferList} draws and does. */
export type TransferPaneState = ReturnType<typeof useTransferPane>
