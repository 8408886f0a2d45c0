import { useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { gridColumns, isBlock, type GridColumn } from './grid-rows.ts'
import { bringIntoSight } from './use-row-window.ts'

export interface Place {
  readonly at: number
  readonly column: number
}

/** Rows from one to another, both included. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

export interface GridKeys {
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onRemove: (at: number) => void
  readonly onFillDown: (column: GridColumn, range: RowRange) => void
  readonly onNextProblem: (after: number) => void
  readonly onPaste: (text: string, at: number, column: GridColumn) => void
}

const last = gridColumns.length - 1

const placeOf = (target: EventTarget): Place | null => {
  if (!(target instanceof HTMLInputElement) || target.dataset['column'] === undefined) return null
  return { at: Number(target.dataset['row']), column: Number(target.dataset['column']) }
}

const inputAt = (grid: Element | null, { at, column }: Place): HTMLInputElement | null => grid?.querySelector(`input[data-row="${at}"][data-column="${column}"]`) ?? null

/** Where a key leads from a cell; undefined when it is the cell's own, or the browser's. */
const stepOf = (event: KeyboardEvent, input: HTMLInputElement, { at, column }: Place): Place | undefined => {
  const { selectionStart: start, selectionEnd: end, value } = input
  const isWhole = start === 0 && end === value.length
  switch (event.key) {
    case 'ArrowUp':
      return { at: at - 1, column }
    case 'ArrowDown':
      return { at: at + 1, column }
    case 'PageUp':
      return { at: Math.max(0, at - 15), column }
    case 'PageDown':
      return { at: at + 15, column }
    case 'Enter':
      return { at: at + (event.shiftKey ? -1 : 1), column }
    case 'ArrowLeft':
      return isWhole || (start === 0 && end === 0) ? { at, column: column - 1 } : undefined
    case 'ArrowRight':
      return isWhole || (start === value.length && end === value.length) ? { at, column: column + 1 } : undefined
    case 'Tab':
      if (event.shiftKey) return column === 0 ? { at: at - 1, column: last } : { at, column: column - 1 }
      return column === last ? { at: at + 1, column: 0 } : { at, column: column + 1 }
    default:
      return undefined
  }
}

export type GridMoves = ReturnType<typeof useGridMoves>

/** The keys of a sheet: one tab stop, arrows, Enter and Tab between the cells, also to rows that are not drawn; Shift widens the range. */
export const useGridMoves = (scroller: RefObject<HTMLElement | null>, { count, height, headHeight }: { readonly count: number; readonly height: number; readonly headHeight: number }, keys: GridKeys) => {
  const [active, setActive] = useState<Place>({ at: 0, column: 0 })
  /** The row from which a range was widened, or all of them; null: there is no range. */
  const [anchor, setAnchor] = useState<number | 'all' | null>(null)
  const wanted = useRef<Place | null>(null)

  /** Goes to the cell that is wanted, once it is there: its row may only be drawn after it was brought into sight. */
  const goToWanted = (): void => {
    if (wanted.current === null) return
    const input = inputAt(scroller.current, wanted.current)
    if (input === null) return
    input.focus({ preventScroll: true })
    input.select()
    // After it: a cell that is focused otherwise ends the range.
    wanted.current = null
  }

  const go = (place: Place, isWidened = false): boolean => {
    const box = scroller.current
    if (box === null || place.at < 0 || place.at >= count || place.column < 0 || place.column > last) return false
    setAnchor(isWidened ? (typeof anchor === 'number' ? anchor : active.at) : null)
    setActive(place)
    bringIntoSight(box, place.at, height, headHeight)
    wanted.current = place
    goToWanted()
    return true
  }

  const begin = typeof anchor === 'number' ? anchor : active.at
  const range: RowRange = anchor === 'all' ? { from: 0, to: count - 1 } : { from: Math.min(begin, active.at), to: Math.max(begin, active.at) }

  const command = (event: KeyboardEvent, place: Place): boolean => {
    const column = gridColumns[place.column] ?? 'code'
    const key = event.key.toLowerCase()
    if (event.key === 'F8') keys.onNextProblem(place.at)
    else if (!(event.ctrlKey || event.metaKey) || event.altKey) return false
    else if (key === 'z') (event.shiftKey ? keys.onRedo : keys.onUndo)()
    else if (key === 'y') keys.onRedo()
    else if (key === 'd') keys.onFillDown(column, range)
    else if (event.key === 'Delete') keys.onRemove(place.at)
    else return false
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (place === null || event.nativeEvent.isComposing) return
    const input = event.target as HTMLInputElement
    if (event.ctrlKey || event.metaKey || event.key === 'F8') {
      const isTyping = input.dataset['draft'] !== undefined
      if (event.key.toLowerCase() === 'z' && isTyping) return
      // What is typed in the cell is in the table before it is copied.
      if (event.key.toLowerCase() === 'd' && isTyping) {
        input.blur()
        input.focus()
      }
      if (command(event, place)) event.preventDefault()
      return
    }
    if (event.altKey) return
    // Tab leaves the table from the blank row at its end, so that nobody has to walk through all of it.
    if (event.key === 'Tab' && !event.shiftKey && place.at === count - 1 && input.value === '') return
    const isWidened = event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown' || event.key === 'PageUp' || event.key === 'PageDown')
    const step = stepOf(event, input, place)
    if (step === undefined) return
    if (go({ ...step, at: Math.min(step.at, event.key === 'PageDown' ? count - 1 : step.at) }, isWidened)) event.preventDefault()
  }

  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    const place = placeOf(event.target)
    if (place === null || !isBlock(text)) return
    event.preventDefault()
    event.stopPropagation()
    keys.onPaste(text, place.at, gridColumns[place.column] ?? 'code')
  }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (place === null || (place.at === active.at && place.column === active.column)) return
    setActive(place)
    if (wanted.current === null) setAnchor(null)
  }

  /** A press on a cell, also on the one that is active, ends the range; with Shift it widens it to the row that was pressed. */
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (place === null || event.button !== 0) return
    if (!event.shiftKey) {
      setAnchor(null)
      return
    }
    event.preventDefault()
    go(place, true)
  }

  return { active, range: anchor === null ? null : range, go, goToWanted, selectAll: () => setAnchor('all'), leave: () => setAnchor(null), handlers: { onKeyDown, onPaste, onFocus, onMouseDown } }
}
