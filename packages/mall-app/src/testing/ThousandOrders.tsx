import type { OrderSummary } from '@mall/api/contract'
import type { ListQuery } from '@mall/app-kit/list/define-list.ts'
import { noSettings } from '@mall/app-kit/list/list-storage.ts'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { buildListState } from '@mall/app-kit/testing/list-state.ts'
import { buildOrderList, buildOrderSummaries, logins } from '@mall/mocks'
import { Button } from '@mall/ui/button'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { orderColumns } from '../features/order/order-columns.tsx'
import { OrderPeek } from '../screens/orders/Orders/OrderPeek.tsx'
import { ordersList } from '../screens/orders/Orders/orders-list.ts'
import { StoryMall } from './StoryMall.tsx'

const orders = buildOrderSummaries(1000)
const nothing = () => undefined
const orderNo = ({ OrderNo }: OrderSummary) => OrderNo
const bulkActions = () => <Button>再次购买</Button>

/** The server's response: interactions are measured until the new rows, without a wait for a network. */
const answer = ({ tab, filters, sort }: ListQuery) => {
  const wanted = orders.filter((order) => (tab === null || order.Status === tab) && ('Pay' in filters && filters.Pay !== null ? order.PaymentTypeName === '账期月结' : true))
  const amounts = sort?.field === 'PayableAmount' ? wanted.toSorted((a, b) => (Number(a.PayableAmount) - Number(b.PayableAmount)) * (sort.order === 'asc' ? 1 : -1)) : wanted
  return buildOrderList({ Items: amounts, total: amounts.length })
}

const Orders = () => {
  const [search, setSearch] = useSearchParams()
  const [settings, setSettings] = useState(noSettings)
  const [columns] = useState(() => orderColumns({ pending: false, onTask: nothing, year: '2026', isNarrow: false, isSmall: false }))
  const query = ordersList.parse(search)
  const listed = ordersList.format({ ...query, peek: '' }).toString()
  const data = useMemo(() => answer(ordersList.parse(new URLSearchParams(listed))), [listed])
  const state = buildListState(ordersList, search.toString(), {
    data,
    settings,
    onQuery: (next) => setSearch(ordersList.format(next)),
    onView: (view) => setSearch(new URLSearchParams(view)),
    onSettings: (change) => setSettings({ ...settings, ...change }),
    onRetry: nothing,
    onExport: nothing,
  })
  return (
    <ListPage<OrderSummary>
      list={ordersList}
      state={state}
      name="我的订单"
      subject="订单"
      columns={columns}
      rowKey={orderNo}
      empty={null}
      bulkActions={bulkActions}
      renderCard={nothing}
      renderPeek={(order) => <OrderPeek order={order} detail={null} />}
    />
  )
}

/** My orders for a bench: a thousand of them that can be selected, over a server that needs no time. */
export const ThousandOrders = () => (
  <StoryMall at="/userCenter/order/index?PageSize=1000" login={logins.buyer}>
    <Orders />
  </StoryMall>
)
