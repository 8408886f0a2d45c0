import { orderStatus } from '@mall/api/contract'
import { orderBatchLimits, type SellerOrder, type SellerOrderAction, type SellerOrderList } from '@mall/api/seller/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { Text } from '@mall/ui/text'
import { companyTrees } from '../../../components/company-filter.ts'
import { hasPackages, isPickable } from '../../../components/order-papers.ts'
import { OrderTag } from '../../../components/OrderTag.tsx'
import { TimeLeftFact } from '../../../components/TimeLeft.tsx'
import { orderHref, ordersColumns } from './orders-columns.tsx'
import { ordersList } from './orders-list.ts'

export interface OrdersViewProps {
  readonly state: ListState<SellerOrderList, typeof ordersList>
  /** A paper is on its way. */
  readonly printing: boolean
  /** Orders are being confirmed. */
  readonly accepting: boolean
  readonly onAccept: (orders: readonly SellerOrder[]) => void
  /** Saves the sheet in which the packages of several orders are filled in. */
  readonly onShipmentSheet: (orders: readonly SellerOrder[]) => void
  /** Opens the import of such a sheet; undefined for those who do not ship. */
  readonly onImport?: (() => void) | undefined
  /** The same of a sheet that says where packages are. */
  readonly onImportTracks?: (() => void) | undefined
  /** Saves one list to pick the goods of several orders by. */
  readonly onPickList: (orders: readonly SellerOrder[]) => void
  /** Saves the delivery notes of all packages of several orders. */
  readonly onDeliveryNotes: (orders: readonly SellerOrder[]) => void
  /** Saves the labels of all packages of several orders; undefined for those who do not ship. */
  readonly onLabels?: ((orders: readonly SellerOrder[]) => void) | undefined
}

interface BulkProps extends Omit<OrdersViewProps, 'state' | 'onImport' | 'onImportTracks'> {
  readonly chosen: readonly SellerOrder[]
}

/** What can be done with the orders that are chosen, each with those that it is for. */
const Bulk = ({ chosen, printing, accepting, onAccept, onShipmentSheet, onPickList, onDeliveryNotes, onLabels }: BulkProps) => {
  const [toPick, sent] = [chosen.filter(isPickable), chosen.filter(hasPackages)]
  const those = (action: SellerOrderAction) => chosen.filter(({ AllowActions }) => AllowActions.includes(action))
  const [toAccept, toShip] = [those('Accept'), those('Ship')]
  const isFit = ({ length }: readonly SellerOrder[]): boolean => length > 0 && length <= orderBatchLimits.orders
  return (
    <>
      {toAccept.length > 0 ? <Button loading={accepting} disabled={!isFit(toAccept)} onClick={() => onAccept(toAccept)}>{`确认 ${toAccept.length}`}</Button> : null}
      <Button disabled={printing || !isFit(toPick)} onClick={() => onPickList(toPick)}>{`拣货单 ${toPick.length}`}</Button>
      <Button disabled={printing || !isFit(sent)} onClick={() => onDeliveryNotes(sent)}>{`送货单 ${sent.length}`}</Button>
      {onLabels ? <Button disabled={printing || !isFit(sent)} onClick={() => onLabels(sent)}>{`面单 ${sent.length}`}</Button> : null}
      {toShip.length > 0 ? <Button disabled={printing || !isFit(toShip)} onClick={() => onShipmentSheet(toShip)}>{`发货表 ${toShip.length}`}</Button> : null}
      {chosen.length > orderBatchLimits.orders ? <Text tone="warning">{`一次最多 ${orderBatchLimits.orders} 个订单`}</Text> : null}
    </>
  )
}

const countOf = ({ StatusCounts }: SellerOrderList, ...statuses: readonly number[]): number =>
  StatusCounts.reduce((sum, { Status, Count }) => (statuses.length === 0 || statuses.includes(Status) ? sum + Count : sum), 0)

const FactOf = ({ data }: { readonly data: SellerOrderList }) => {
  const waiting = countOf(data, orderStatus.pendingConfirmation)
  const toShip = countOf(data, orderStatus.preparing, orderStatus.partlyShipped)
  const refused = countOf(data, orderStatus.refused)
  return (
    <>
      {waiting + toShip === 0 ? '没有等您处理的订单' : `${countText(waiting)} 单待确认，${countText(toShip)} 单待发货`}
      {refused === 0 ? null : (
        <>
          ，<Text tone="danger">{`${countText(refused)} 单被拒收`}</Text>
        </>
      )}
    </>
  )
}

/** Of a card: the first product, and for whom. */
const AboutOrder = ({ order: { Lines: [first], Lines, EnterpriseName } }: { readonly order: SellerOrder }) =>
  first ? (
    <Goods product={first}>
      {Lines.length > 1 ? <small>{`等 ${Lines.length} 种`}</small> : null}
      <small>{EnterpriseName}</small>
    </Goods>
  ) : null

const orderNo = ({ OrderNo }: SellerOrder) => OrderNo

/** 订单: what customers ordered, from its confirmation to its receipt. */
export const OrdersView = ({ state, onImport, onImportTracks, ...bulk }: OrdersViewProps) => {
  const { data } = state
  const rows = data?.Items ?? []
  const bulkActions = (keys: readonly string[]) => <Bulk {...bulk} chosen={rows.filter(({ OrderNo }) => keys.includes(OrderNo))} />
  return (
    <ListPage<SellerOrder>
      list={ordersList}
      state={state}
      name="订单"
      fact={data && <FactOf data={data} />}
      subject="订单"
      columns={ordersColumns}
      trees={companyTrees(state)}
      rowKey={orderNo}
      countOf={(tab) => data && countOf(data, ...(tab === null ? [] : [Number(tab)]))}
      action={
        <>
          {onImportTracks ? <Button onClick={onImportTracks}>导入轨迹</Button> : null}
          {onImport ? <Button onClick={onImport}>导入发货</Button> : null}
        </>
      }
      bulkActions={bulkActions}
      renderCard={(order) => (
        <ListCard
          start={<Link href={orderHref(order.OrderNo)}>{order.OrderNo}</Link>}
          end={<OrderTag order={order} />}
          about={<AboutOrder order={order} />}
          amount={<Price value={order.PayableAmount} size="large" />}
          note={
            <>
              {`${formatInstant(order.OrderTime)}，未发 ${countText(order.OpenQuantity)} / ${countText(order.Quantity)} 件`}
              <TimeLeftFact of={order} before="，" />
            </>
          }
        />
      )}
    />
  )
}
