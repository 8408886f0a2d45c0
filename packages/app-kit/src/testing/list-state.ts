import type { AnyList, QueryOf } from '../list/define-list.ts'
import { noSettings } from '../list/list-storage.ts'
import type { ListPageData, ListState } from '../list/list-state.ts'
// What a list loads when a row is looked at is there before any story: a picture must not depend on when it comes.
import '../list/ListPeek.tsx'

type Given<One extends AnyList, Data extends ListPageData<unknown>> = Partial<ListState<Data, One>> &
  Pick<ListState<Data, One>, 'onQuery' | 'onView' | 'onSettings' | 'onRetry' | 'onExport'>

/** What a list page is given for an address, for the stories of its view. */
export const buildListState = <One extends AnyList, Data extends ListPageData<unknown>>(
  list: One,
  search: string,
  given: Given<One, Data>,
): ListState<Data, One> => ({
  query: list.parse(new URLSearchParams(search)) as QueryOf<One>,
  data: undefined,
  failure: null,
  updating: false,
  exporting: false,
  settings: noSettings,
  ...given,
})
