import type { AnyList } from '@mall/app-kit/list/define-list.ts'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { useListPage as useKitListPage, type DataOf } from '@mall/app-kit/list/use-list-page.ts'
import { useSeesPrices } from './use-sees-prices.ts'

/** A list of the mall: without filters and orders by amounts where prices are withheld from the viewer. */
export const useListPage = <One extends AnyList>(list: One): ListState<DataOf<One>, One> => useKitListPage(list, { seesPrices: useSeesPrices() })
