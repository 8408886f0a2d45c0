import type { DepartmentNode, OrderDetail, OrderList, OrderSummary, RecommendedProduct } from '@mall/api/contract'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useMemo } from 'react'
import { ordersDrawing } from '../../../components/drawings/orders.tsx'
import { departmentNodes } from '../../../features/department/department-nodes.ts'
import { orderColumns } from '../../../features/order/order-columns.tsx'
import { OrderCard } from '../../../features/order/OrderCard.tsx'
import type { OrderTask } from '../../../features/order/order-actions.ts'
import { href } from '../../../site/routes.ts'
import { ordersList } from './orders-list.ts'
import { YouLike } from './YouLike.tsx'

const OrderPeek = lazyInPage(async () => (await import('./OrderPeek.tsx')).OrderPeek)

export interface OrdersViewProps {
  readonly state: ListState<OrderList, typeof ordersList>
  /** Those that the list can be narrowed to; undefined while they load. */
  readonly departments: readonly DepartmentNode[] | undefined
  /** The order that is looked at; undefined while it loads, null when it failed. */
  readonly peeked: OrderDetail | null | undefined
  /** Undefined while they load, null when they failed: the list does without. */
  readonly recommended: readonly RecommendedProduct[] | null | undefined
  readonly mayPurchase: boolean
  /** A task on an order is under way. */
  readonly pending: boolean
  readonly onOpen: (order: OrderSummary) => void
  readonly onTask: (task: OrderTask, order: OrderSummary) => void
}

const orderNo = ({ OrderNo }: OrderSummary) => OrderNo

/** Least needed beside an order that is looked at; in less room, neither its time. */
const hiddenWhilePeeking = ['Quantity', 'Actions']
const hiddenInLessRoom = [...hiddenWhilePeeking, 'OrderTime']

const countsOf = (list: OrderList | undefined) => (status: string | number | null) =>
  status === null
    ? list?.StatusCounts.reduce((sum, { Count }) => sum + Count, 0)
    : (list?.StatusCounts.find(({ Status }) => Status === status)?.Count ?? 0)

/** What waits for the viewer, in words; nothing while nothing does. */
const factOf = (countOf: ReturnType<typeof countsOf>): string | undefined => {
  const waiting = [
    [countOf(20), '单等你付款'],
    [countOf(50), '单待收货'],
  ].filter((pair): pair is [number, string] => Number(pair[0]) > 0)
  return waiting.length > 0 ? waiting.map(([count, words]) => `${count} ${words}`).join('，') : undefined
}

const emptyFor = (mayPurchase: boolean) => (
  <Empty
    size="small"
    title={mayPurchase ? '暂无订单，去采购吧' : '暂无订单'}
    picture={ordersDrawing}
    action={
      mayPurchase ? (
        <Button variant="primary" href={href('productList')}>
          去采购
        </Button>
      ) : null
    }
  />
)

/** My orders: tabs by status, a sentence of filters, the list, and recommendations. */
export const OrdersView = ({ state, departments, peeked, recommended, mayPurchase, pending, onOpen, onTask }: OrdersViewProps) => {
  const year = formatDay(new Date(useNow()).toISOString()).slice(0, 4)
  const isLaptop = useMediaQuery(mediaQueries.laptop)
  const isWide = useMediaQuery(mediaQueries.wide)
  const isNarrow = isLaptop || (state.query.peek !== '' && !isWide)
  const isSmall = useMediaQuery(mediaQueries.narrow)
  const columns = useMemo(() => orderColumns({ pending, onTask, year, isNarrow, isSmall }), [pending, onTask, year, isNarrow, isSmall])
  const nodes = useMemo(() => departmentNodes(departments ?? []), [departments])
  const countOf = countsOf(state.data)
  return (
    <ListPage<OrderSummary>
      list={ordersList}
      state={state}
      name="我的订单"
      fact={factOf(countOf)}
      subject="订单"
      columns={columns}
      rowKey={orderNo}
      hiddenWhilePeeking={isWide ? hiddenWhilePeeking : hiddenInLessRoom}
      countOf={countOf}
      empty={emptyFor(mayPurchase)}
      departments={nodes}
      renderCard={(order) => <OrderCard order={order} year={year} pending={pending} onTask={onTask} />}
      renderPeek={(order) => <OrderPeek order={order} detail={peeked?.OrderNo === order.OrderNo ? peeked : peeked === null ? null : undefined} />}
      below={<YouLike products={recommended} />}
      onOpen={onOpen}
    />
  )
}
