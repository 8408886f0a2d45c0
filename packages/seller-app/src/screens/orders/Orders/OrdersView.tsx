import { orderStatus } from '@mall/api/contract'
import type { SellerOrder, SellerOrderList } from '@mall/api/seller/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Empty } from '@mall/ui/empty'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { Text } from '@mall/ui/text'
import { OrderTag } from '../../../components/OrderTag.tsx'
import { orderHref, ordersColumns } from './orders-columns.tsx'
import { ordersList } from './orders-list.ts'

export interface OrdersViewProps {
  readonly state: ListState<SellerOrderList, typeof ordersList>
}

const countOf = ({ StatusCounts }: SellerOrderList, ...statuses: readonly number[]): number =>
  StatusCounts.reduce((sum, { Status, Count }) => (statuses.length === 0 || statuses.includes(Status) ? sum + Count : sum), 0)

const FactOf = ({ data }: { readonly data: SellerOrderList }) => {
  const waiting = countOf(data, orderStatus.pendingConfirmation)
  const toShip = countOf(data, orderStatus.preparing, orderStatus.partlyShipped)
  const refused = countOf(data, orderStatus.refused)
  return (
    <>
      {waiting + toShip === 0 ? '没有等您处理的订单' : `${waiting} 单待确认，${toShip} 单待发货`}
      {refused === 0 ? null : (
        <>
          ，<Text tone="danger">{`${refused} 单被拒收`}</Text>
        </>
      )}
    </>
  )
}

/** Of a card: the first product, and for whom. */
const AboutOrder = ({ order: { Lines: [first], Lines, EnterpriseName } }: { readonly order: SellerOrder }) =>
  first ? (
    <Goods product={first}>
      <small>{`${Lines.length > 1 ? `等 ${Lines.length} 种，` : ''}${EnterpriseName}`}</small>
    </Goods>
  ) : null

const orderNo = ({ OrderNo }: SellerOrder) => OrderNo

/** 订单: what customers ordered, from its confirmation to its receipt. */
export const OrdersView = ({ state }: OrdersViewProps) => {
  const { data } = state
  return (
    <ListPage<SellerOrder>
      list={ordersList}
      state={state}
      name="订单"
      fact={data && <FactOf data={data} />}
      subject="订单"
      columns={ordersColumns}
      trees={{ companies: data && data.CustomerName !== null ? [{ id: String(state.query.filters.Company), label: data.CustomerName }] : [] }}
      rowKey={orderNo}
      countOf={(tab) => data && countOf(data, ...(tab === null ? [] : [Number(tab)]))}
      empty={<Empty size="small" title="还没有订单" />}
      renderCard={(order) => (
        <ListCard
          start={<Link href={orderHref(order.OrderNo)}>{order.OrderNo}</Link>}
          end={<OrderTag order={order} />}
          about={<AboutOrder order={order} />}
          amount={<Price value={order.PayableAmount} size="large" />}
          note={`${formatInstant(order.OrderTime)}，未发 ${order.OpenQuantity} / ${order.Quantity} 件`}
        />
      )}
    />
  )
}
