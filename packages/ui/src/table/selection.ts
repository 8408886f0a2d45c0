/** Whether all, some or none of the selectable rows are selected. */
export type SelectionState = 'all' | 'some' | 'none'

/** State of the rows of this page; rows selected on other pages do not count. */
export const selectionState = (selected: ReadonlySet<string>, keys: readonly string[]): SelectionState => {
  const chosen = keys.filter((key) => selected.has(key)).length
  if (chosen === 0) return 'none'
  return chosen === keys.length ? 'all' : 'some'
}

/** Toggles one row, keeping the order of selection. */
export const toggleKey = (selected: readonly string[], key: string): string[] =>
  selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key]

/** Selects all `keys`, or deselects them when all are selected. Rows of other pages are unchanged. */
export const toggleAll = (selected: readonly string[], keys: readonly string[]): string[] => {
  const own = new Set(keys)
  const others = selected.filter((key) => !own.has(key))
  return selectionState(new Set(selected), keys) === 'all' ? others : [...others, ...keys]
}

/** The order of a sorted column. */
export interface TableSort {
  readonly key: string
  readonly order: 'asc' | 'desc'
}

/** The next order after a click on a column: ascending, descending, none. */
export const nextSort = (sort: TableSort | null, key: string): TableSort | null => {
  if (sort?.key !== key) return { key, order: 'asc' }
  return sort.order === 'asc' ? { key, order: 'desc' } : null
}
