/** Whether all, some or none of the rows that can be chosen are. */
export type SelectionState = 'all' | 'some' | 'none'

/** Rows chosen on other pages do not count. */
export function selectionState(selected: ReadonlySet<string>, keys: readonly string[]): SelectionState {
  const chosen = keys.filter((key) => selected.has(key)).length
  if (chosen === 0) return 'none'
  return chosen === keys.length ? 'all' : 'some'
}

/** Chooses or leaves one row, keeping the order in which rows were chosen. */
export function toggleKey(selected: readonly string[], key: string): string[] {
  return selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key]
}

/** Chooses all `keys`, or leaves them when all are chosen. Rows of other pages stay as they are. */
export function toggleAll(selected: readonly string[], keys: readonly string[]): string[] {
  const own = new Set(keys)
  const others = selected.filter((key) => !own.has(key))
  return selectionState(new Set(selected), keys) === 'all' ? others : [...others, ...keys]
}

/** The order of a sorted column. */
export interface TableSort {
  readonly key: string
  readonly order: 'asc' | 'desc'
}

/** The next order of a column that is pressed: ascending, descending, none. */
export function nextSort(sort: TableSort | null, key: string): TableSort | null {
  if (sort?.key !== key) return { key, order: 'asc' }
  return sort.order === 'asc' ? { key, order: 'desc' } : null
}
