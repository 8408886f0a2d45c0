import { useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { blockOf, gridColumns, type GridAction } from './grid-rows.ts'

interface Place {
  readonly row: number
  readonly column: number
}

const last = gridColumns.length - 1

const placeOf = (target: EventTarget): Place | null => {
  if (!(target instanceof HTMLInputElement) || target.dataset['column'] === undefined) return null
  return { row: Number(target.dataset['row']), column: Number(target.dataset['column']) }
}

const inputAt = (grid: Element, { row, column }: Place): HTMLInputElement | null => grid.querySelector(`input[data-row="${row}"][data-column="${column}"]`)

/** Where a key leads from a cell; undefined when it is the cell's own, or the browser's. */
const stepOf = (event: KeyboardEvent, input: HTMLInputElement, { row, column }: Place): Place | undefined => {
  const { selectionStart: start, selectionEnd: end, value } = input
  const isWhole = start === 0 && end === value.length
  switch (event.key) {
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'Enter':
      return { row: row + (event.shiftKey ? -1 : 1), column }
    case 'ArrowLeft':
      return isWhole || (start === 0 && end === 0) ? { row, column: column - 1 } : undefined
    case 'ArrowRight':
      return isWhole || (start === value.length && end === value.length) ? { row, column: column + 1 } : undefined
    case 'Tab':
      if (event.shiftKey) return column === 0 ? { row: row - 1, column: last } : { row, column: column - 1 }
      return column === last ? { row: row + 1, column: 0 } : { row, column: column + 1 }
    default:
      return undefined
  }
}

/** Tab goes on behind the table from a row in which nothing is typed, so that nobody has to walk through all of it. */
const leavesTheGrid = (event: KeyboardEvent, grid: Element, { row }: Place): boolean =>
  event.key === 'Tab' && !event.shiftKey && gridColumns.every((_, column) => (inputAt(grid, { row, column })?.value ?? '') === '')

/** The keys of a spreadsheet: one tab stop, arrows, Enter and Tab between the cells, a block from the clipboard, undo and redo. */
export const useGridKeys = (dispatch: (action: GridAction) => void, idAt: (row: number) => number | undefined) => {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })

  const undoOrRedo = (event: KeyboardEvent): boolean => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return false
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return false
    event.preventDefault()
    dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (place === null || event.nativeEvent.isComposing || undoOrRedo(event)) return
    const id = idAt(place.row)
    if (event.key === 'Delete' && event.ctrlKey && id !== undefined) {
      event.preventDefault()
      dispatch({ type: 'remove', id })
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || leavesTheGrid(event, event.currentTarget, place)) return
    const input = event.target as HTMLInputElement
    const step = stepOf(event, input, place)
    const wanted = step && inputAt(event.currentTarget, step)
    if (!wanted) return
    event.preventDefault()
    wanted.focus()
    wanted.select()
  }

  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    const cells = place && blockOf(event.clipboardData.getData('text/plain'), place.column)
    if (place === null || cells === null) return
    event.preventDefault()
    dispatch({ type: 'paste', ...place, cells })
  }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (place !== null && (place.row !== active.row || place.column !== active.column)) setActive(place)
  }

  return { active, onKeyDown, onPaste, onFocus }
}
