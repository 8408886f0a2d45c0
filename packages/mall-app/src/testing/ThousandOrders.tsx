import { Button } from '../../../packages/ui/src/button/index.ts'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { OrderSummary } from '../../../packages/api/src/contract/index.ts'
import type { ListQuery } from '../../../packages/mall-app/src/list/define-list.ts'
import { ListPage } from '../../../packages/mall-app/src/list/ListPage.tsx'
import { orderColumns } from '../../../packages/mall-app/src/screens/orders/Orders/order-columns.tsx'
import { OrderPeek } from '../../../packages/mall-app/src/screens/orders/Orders/OrderPeek.tsx'
import { ordersList } from '../../../packages/mall-app/src/screens/orders/Orders/orders-list.ts'
import { buildListState } from '../../../packages/mall-app/src/testing/list-state.ts'
import { StoryMall } from '../../../packages/mall-app/src/testing/StoryMall.tsx'
import { buildOrderList, buildOrderSummaries, logins } from '../../../packages/mocks/src/index.ts'

const orders = buildOrderSummaries(1000)
const nothing = () => undefined
const orderNo = ({ OrderNo }: OrderSummary) => OrderNo
const bulkActions = () => <Button>再次购买</Button>

/** What the server would answer: the interactions end with the new rows, not with a wait for them. */
const answer = ({ tab, filters, sort }: ListQuery) => {
  const wanted = orders.filter((order) => (tab === null || order.Status === tab) && ('Pay' in filters && filters.Pay !== null ? order.PaymentTypeName === '账期月结' : true))
  const amounts = sort?.field === 'PayableAmount' ? wanted.toSorted((a, b) => (a.PayableAmount - b.PayableAmount) * (sort.order === 'asc' ? 1 : -1)) : wanted
  return buildOrderList({ Items: amounts, total: amounts.length })
}

/** My orders with a thousand rows that can be selected. */
const Orders = () => {
  const [search, setSearch] = useState('PageSize=1000')
  const [settings, setSettings] = useState(() => buildListState(ordersList, '', { onQuery: nothing, onView: nothing, onSettings: nothing, onRetry: nothing, onExport: nothing }).settings)
  const [columns] = useState(() => orderColumns(false, nothing))
  const query = ordersList.parse(new URLSearchParams(search))
  const listed = ordersList.format({ ...query, peek: '' }).toString()
  const data = useMemo(() => answer(ordersList.parse(new URLSearchParams(listed))), [listed])
  const state = buildListState(ordersList, search, {
    data,
    settings,
    onQuery: (next) => setSearch(ordersList.format(next).toString()),
    onView: setSearch,
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

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root element.')
createRoot(root).render(
  <StoryMall at="/userCenter/order/index" login={logins.buyer}>
    <Orders />
  </StoryMall>,
)
