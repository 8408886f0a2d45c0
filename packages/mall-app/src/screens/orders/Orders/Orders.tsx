import { isMallError } from '@mall/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { OrderDialogs } from '../../../components/order/OrderDialogs.tsx'
import { useOrderTasks } from '../../../components/order/use-order-tasks.ts'
import { useMallServices } from '../../../lib/mall-context.ts'
import { useViewer } from '../../../lib/use-viewer.ts'
import { orderQueries } from '../../../queries/order.ts'
import { shoppingCartQueries } from '../../../queries/shopping-cart.ts'
import { changeOrdersQuery, formatOrdersQuery, parseOrdersQuery, toFilters, toRequest, type OrdersQuery } from './orders-query.ts'
import { OrdersView } from './OrdersView.tsx'

/** `/userCenter/order/index` */
export const Orders = () => {
  const { mall, notify } = useMallServices()
  const { key, session } = useViewer()
  const [search, setSearch] = useSearchParams()
  const query = parseOrdersQuery(search)
  const { data, error, isFetching, refetch } = useQuery(orderQueries.list(mall, key, toRequest(query)))
  const { data: recommended, isError: isWithoutAdvice } = useQuery(shoppingCartQueries.youLike(mall, key))
  const tasks = useOrderTasks()
  const exporting = useMutation({
    mutationFn: () => mall.order.export(toFilters(query)),
    onSuccess: ({ name }) => notify(`已导出 ${name}`),
  })
  const setQuery = (next: OrdersQuery) => setSearch(formatOrdersQuery(next))
  return (
    <>
      <OrdersView
        query={query}
        list={data}
        failure={isMallError(error, 'forbidden') ? 'forbidden' : error ? 'failed' : null}
        updating={isFetching}
        ownDepartmentId={session?.Enterprise.DepartmentId ?? null}
        recommended={isWithoutAdvice ? null : recommended}
        pending={tasks.pending}
        exporting={exporting.isPending}
        onChange={(change) => setQuery(changeOrdersQuery(query, change))}
        onReplace={setQuery}
        onRetry={() => void refetch()}
        onExport={() => (exporting.isPending ? undefined : exporting.mutate())}
        onTask={tasks.start}
      />
      <OrderDialogs open={tasks.open} pending={tasks.pending} onConfirm={tasks.confirm} onClose={tasks.close} />
    </>
  )
}
