import type { AnyList } from '@mall/app-kit/list/define-list.ts'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { useListPage as useKitListPage, type DataOf } from '@mall/app-kit/list/use-list-page.ts'

/** A list of the seller's side, which hides no prices from anybody. */
export const useListPage = <One extends AnyList>(list: One): ListState<DataOf<One>, One> => useKitListPage(list, { seesPrices: true })
