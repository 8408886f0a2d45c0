import type { KeyboardEvent } from 'react'

/** What a key does with the row that has the focus. */
export interface RowKeyDetails {
  readonly reason: 'space' | 'enter'
  readonly event: Event
}

interface RowKeyOptions<Row> {
  rows: readonly Row[]
  onRowPeek: ((row: Row, details: RowKeyDetails) => void) | undefined
  onRowOpen: ((row: Row, details: RowKeyDetails) => void) | undefined
}

const isTyping = (element: Element): boolean => element.matches('input:not([type=checkbox]), textarea, select, [contenteditable=true]')
const isControl = (element: Element): boolean => element.matches('a, button, input, select, textarea, [role=menuitem]')

const rowOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('tbody > tr[data-index]')

/**
 * Keys of the rows, while the focus is in the table: J and K move it from row to row, Enter opens the row, space looks at it.
 * Moving is done on the elements alone, so that nothing renders.
 */
export const useRowKeys = <Row>({ rows, onRowPeek, onRowOpen }: RowKeyOptions<Row>) => {
  if (!onRowPeek && !onRowOpen) return undefined
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null
    if (!target || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
    const current = rowOf(target)
    if (event.key === 'j' || event.key === 'k') {
      const next = event.key === 'j' ? current?.nextElementSibling : current?.previousElementSibling
      const first = event.currentTarget.querySelector<HTMLElement>('tbody > tr[data-index]')
      const to = current ? next : first
      if (to instanceof HTMLElement) to.focus()
      event.preventDefault()
      return
    }
    const row = current ? rows[Number(current.dataset.index)] : undefined
    if (row === undefined || isControl(target)) return
    if (event.key === ' ' && onRowPeek) onRowPeek(row, { reason: 'space', event: event.nativeEvent })
    else if (event.key === 'Enter' && onRowOpen) onRowOpen(row, { reason: 'enter', event: event.nativeEvent })
    else return
    event.preventDefault()
  }
}
