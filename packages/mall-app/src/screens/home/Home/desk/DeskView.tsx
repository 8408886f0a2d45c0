import type { Home } from '@mall/api/contract'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { Notices } from '../Notices.tsx'
import * as S from './Desk.styles.ts'
import { Frequent, type FrequentProps } from './Frequent.tsx'
import { LatestLists, type LatestListsProps } from './LatestLists.tsx'
import { QuickLine, type QuickLineProps } from './QuickLine.tsx'
import { TodoStrip, type TodoStripProps } from './TodoStrip.tsx'

export interface DeskViewProps {
  readonly home: Home
  readonly now: number
  readonly budget: TodoStripProps['budget']
  /** Undefined for a viewer who may not order. */
  readonly frequent: Omit<FrequentProps, 'items'> | undefined
  readonly quickLine: QuickLineProps
  readonly lists: LatestListsProps
}

/** 价格可见 is off: no product has a price. */
const hidesPrices = ({ FrequentItems, Floors }: Home): boolean =>
  [FrequentItems, ...Floors.map(({ Items }) => Items)].some((items) => items.some(({ MarketPrice }) => MarketPrice === null))

/** The user's desk: what waits, what they buy again, a line by its code, their lists. A user who may not purchase has only what waits. */
export const DeskView = ({ home, now, budget, frequent, quickLine, lists }: DeskViewProps) => (
  <S.Desk>
    {hidesPrices(home) ? <PricesHidden /> : null}
    {home.Todos.length > 0 ? <TodoStrip todos={home.Todos} now={now} budget={budget} /> : null}
    <S.Duo data-single={home.MayPurchase ? undefined : ''}>
      {home.MayPurchase && frequent ? <Frequent {...frequent} items={home.FrequentItems} /> : null}
      <S.Side>
        {home.MayPurchase ? (
          <>
            <QuickLine {...quickLine} />
            <LatestLists {...lists} />
          </>
        ) : null}
        <Notices notices={home.Notices.slice(0, home.MayPurchase ? 3 : 5)} />
      </S.Side>
    </S.Duo>
  </S.Desk>
)
