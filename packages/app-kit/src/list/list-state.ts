import type { AnyList, QueryOf } from './define-list.ts'
import type { ListSettings } from './list-storage.ts'

/** A page of any list. */
export interface ListPageData<Row> {
  readonly Items: readonly Row[]
  readonly total: number
}

/** What a list page shows and what it can ask for. Made by `useListPage`; a story makes one by hand. */
export interface ListState<Data extends ListPageData<unknown>, One extends AnyList = AnyList> {
  readonly query: QueryOf<One>
  /** What is left for a user who sees no prices of a list that shows some. */
  readonly list?: AnyList | undefined
  /** Undefined while the first page loads. */
  readonly data: Data | undefined
  readonly failure: 'failed' | 'forbidden' | null
  /** What the server said of filters that it refused. */
  readonly problem?: string | null
  /** A page is on its way. */
  readonly updating: boolean
  readonly exporting: boolean
  readonly settings: ListSettings
  /**
   * Shows another query. `replace`: without a step in the history. A row that is no longer looked at leaves none behind: Back then leads
   * to the page before the list.
   */
  onQuery(query: QueryOf<One>, how?: { readonly replace?: boolean }): void
  /** Shows a saved view, by its address. */
  onView(search: string): void
  onSettings(change: Partial<ListSettings>): void
  onRetry(): void
  onExport(): void
}
