import type { KeyboardEvent, MouseEvent } from 'react'
import { isElement, pageOf } from '../hooks/own-tree.ts'

/** What was done with a row: a press on it, or a key while it has the focus. */
export interface TableRowDetails {
  readonly reason: 'press' | 'space' | 'enter'
  readonly event: Event
}

interface RowEventOptions<Row> {
  rows: readonly Row[]
  onRowPeek: ((row: Row, details: TableRowDetails) => void) | undefined
  onRowOpen: ((row: Row, details: TableRowDetails) => void) | undefined
}

interface RowEvents {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onClick: (event: MouseEvent<HTMLElement>) => void
}

type Modified = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>

const isTyping = (element: Element): boolean => element.matches('input:not([type=checkbox]), textarea, select, [contenteditable=true]')
const isControl = (element: Element): boolean => element.matches('a, button, input, select, textarea, [role=menuitem]')
/** Elements that handle a press themselves. */
const ownPress = 'a, button, label, input, select, textarea, summary, [popover], dialog, [contenteditable=true]'

const rowOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('tbody > tr[data-index]')
const elementOf = (target: EventTarget): Element | null => (isElement(target) ? target : null)
const isModified = ({ ctrlKey, metaKey, altKey }: Modified): boolean => ctrlKey || metaKey || altKey

/** Whether text of an element is selected: then the press ended the selection. */
const hasSelection = (element: Element): boolean => {
  const selection = pageOf(element).getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(element, true)
}

/**
 * Pointer and keys of the rows. A press beside their controls looks at a row. While the focus is in the table, J and K move it from row to
 * row, Enter opens the row, space looks at it. Moving is done on the elements alone, so that nothing renders.
 */
export const useRowEvents = <Row>({ rows, onRowPeek, onRowOpen }: RowEventOptions<Row>): Partial<RowEvents> => {
  const rowAt = (element: HTMLElement | null) => (element ? rows[Number(element.dataset.index)] : undefined)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = elementOf(event.target)
    if (!target || event.defaultPrevented || isModified(event) || isTyping(target)) return
    const current = rowOf(target)
    if (event.key === 'j' || event.key === 'k') {
      const next = event.key === 'j' ? current?.nextElementSibling : current?.previousElementSibling
      const first = event.currentTarget.querySelector<HTMLElement>('tbody > tr[data-index]')
      const to = current ? next : first
      if (isElement(to)) to.focus()
      event.preventDefault()
      return
    }
    const row = rowAt(current)
    if (row === undefined || isControl(target)) return
    if (event.key === ' ' && onRowPeek) onRowPeek(row, { reason: 'space', event: event.nativeEvent })
    else if (event.key === 'Enter' && onRowOpen) onRowOpen(row, { reason: 'enter', event: event.nativeEvent })
    else return
    event.preventDefault()
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = elementOf(event.target)
    if (!target || event.defaultPrevented || isModified(event) || event.shiftKey || target.closest(ownPress)) return
    const element = rowOf(target)
    const row = rowAt(element)
    if (element === null || row === undefined || hasSelection(element)) return
    onRowPeek?.(row, { reason: 'press', event: event.nativeEvent })
  }

  return {
    ...(onRowPeek || onRowOpen ? { onKeyDown } : {}),
    ...(onRowPeek ? { onClick } : {}),
  }
}
