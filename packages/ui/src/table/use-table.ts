import { useCallback, useMemo } from 'react'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { useLatest } from '../hooks/use-latest.ts'
import { nextSort, selectionState, toggleAll, toggleKey } from './selection.ts'
import type { TableSort } from './selection.ts'

/** Details of a change of the selection. */
export interface TableSelectionDetails {
  readonly reason: 'row' | 'all' | 'clear'
  readonly event: Event
}

/** Details of a change of the order. */
export interface TableSortDetails {
  readonly reason: 'sort'
  readonly event: Event
}

/** Rows, selection and order of a {@link Table}. */
export interface TableOptions<Row> {
  rows: readonly Row[]
  /** A stable key, the same on all pages and in all orders. */
  rowKey: (row: Row) => string
  /** Controlled keys of the selected rows, also of other pages. */
  selection?: readonly string[] | undefined
  defaultSelection?: readonly string[] | undefined
  onSelectionChange?: ((keys: readonly string[], details: Cancelable<TableSelectionDetails>) => void) | undefined
  /** Rows that cannot be selected have a disabled check box. */
  isSelectable?: ((row: Row) => boolean) | undefined
  /** Controlled order. The caller sorts the rows; the table only shows and requests the order. `null` is the list's default order. */
  sort?: TableSort | null | undefined
  defaultSort?: TableSort | null | undefined
  onSortChange?: ((sort: TableSort | null, details: Cancelable<TableSortDetails>) => void) | undefined
}

const none: readonly string[] = []

/** Selection and order of a table. */
export const useTable = <Row>(options: TableOptions<Row>) => {
  const { rows, rowKey, selection, defaultSelection = none, onSelectionChange, isSelectable } = options
  const { sort, defaultSort = null, onSortChange } = options
  const [selected, setSelected] = useControllable(selection, defaultSelection, onSelectionChange)
  const [order, setOrder] = useControllable<TableSort | null, TableSortDetails>(sort, defaultSort, onSortChange)
  const chosen = useMemo(() => new Set(selected), [selected])
  const selectable = useMemo(() => (isSelectable ? rows.filter(isSelectable) : rows).map(rowKey), [rows, rowKey, isSelectable])
  const latest = useLatest({ selected, selectable, order })

  // Stable identities, so that selecting a row renders only that row.
  const toggleRow = useCallback(
    (key: string, event: Event) => setSelected(toggleKey(latest.current.selected, key), { reason: 'row', event }),
    [latest, setSelected],
  )
  const toggleEvery = useCallback(
    (event: Event) => setSelected(toggleAll(latest.current.selected, latest.current.selectable), { reason: 'all', event }),
    [latest, setSelected],
  )
  const clear = useCallback((event: Event) => setSelected(none, { reason: 'clear', event }), [setSelected])
  const sortBy = useCallback(
    (key: string, event: Event) => setOrder(nextSort(latest.current.order, key), { reason: 'sort', event }),
    [latest, setOrder],
  )
  const state = selectionState(chosen, selectable)
  return { selected, chosen, state, hasSelectable: selectable.length > 0, order, toggleRow, toggleEvery, clear, sortBy }
}
