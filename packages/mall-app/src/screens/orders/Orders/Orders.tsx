import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOrderTasks } from '../../../features/order/use-order-tasks.ts'
import { href } from '../../../site/routes.ts'
import { useMayPurchase } from '../../../queries/use-may-purchase.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { departmentTree } from '../../../queries/department.ts'
import { orderQueries } from '../../../queries/order.ts'
import { shoppingCartQueries } from '../../../queries/shopping-cart.ts'
import { ordersList } from './orders-list.ts'
import { OrdersView } from './OrdersView.tsx'

const OrderDialogs = lazyInPage(async () => (await import('../../../features/order/OrderDialogs.tsx')).OrderDialogs)

/** `/userCenter/order/index` */
export const Orders = () => {
  const { mall } = useMallServices()
  const { key } = useViewer()
  const navigate = useNavigate()
  const state = useListPage(ordersList)
  const tasks = useOrderTasks()
  const { data: departments } = useQuery(departmentTree(mall, key))
  const { data: recommended, isError: isWithoutAdvice } = useQuery(shoppingCartQueries.youLike(mall, key))
  const peeked = useQuery({ ...orderQueries.detail(mall, key, state.query.peek), enabled: state.query.peek !== '' })
  return (
    <>
      <OrdersView
        state={state}
        departments={departments}
        peeked={peeked.isError ? null : peeked.data}
        recommended={isWithoutAdvice ? null : recommended}
        mayPurchase={useMayPurchase()}
        pending={tasks.pending}
        onOpen={({ OrderNo }) => void navigate(href('orderDetail', { id: OrderNo }))}
        onTask={tasks.start}
      />
      <Suspense>
        {tasks.open ? <OrderDialogs open={tasks.open} pending={tasks.pending} onConfirm={tasks.confirm} onTransfer={tasks.transfer} onClose={tasks.close} /> : null}
      </Suspense>
    </>
  )
}
