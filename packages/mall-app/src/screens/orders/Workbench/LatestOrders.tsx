import type { OrderSummary } from '@mall/api/contract'
import { ListCards } from '@mall/app-kit/list/ListCards.tsx'
import { ListTable } from '@mall/app-kit/list/ListPage.styles.ts'
import type { QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Section } from '@mall/ui/section'
import type { TableProps } from '@mall/ui/table'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import type { ComponentType } from 'react'
import { orderColumns } from '../../../features/order/order-columns.tsx'
import { OrderCard } from '../../../features/order/OrderCard.tsx'
import { href } from '../../../site/routes.ts'

interface LatestOrdersProps {
  readonly query: QueryLike<readonly OrderSummary[] | null>
  readonly now: number
  readonly mayPurchase: boolean
}

const OrderTable = ListTable as ComponentType<TableProps<OrderSummary>>

const orderNo = ({ OrderNo }: OrderSummary) => OrderNo

const emptyFor = (mayPurchase: boolean) => (
  <Empty
    size="small"
    title={mayPurchase ? '暂无订单，去采购吧' : '暂无订单'}
    action={
      mayPurchase ? (
        <Button variant="primary" href={href('productList')}>
          去采购
        </Button>
      ) : null
    }
  />
)

/** The latest orders, as my orders shows them. */
export const LatestOrders = ({ query: { data, error, refetch }, now, mayPurchase }: LatestOrdersProps) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const isSmall = useMediaQuery(mediaQueries.narrow)
  const isNarrow = useMediaQuery(mediaQueries.laptop)
  const year = formatDay(new Date(now).toISOString()).slice(0, 4)
  const list = {
    rows: data ?? [],
    rowKey: orderNo,
    status: data !== undefined ? 'ready' : error ? 'error' : 'loading',
    empty: emptyFor(mayPurchase),
    onRetry: () => void refetch(),
  } as const
  return (
    <Section
      title="最近的订单"
      flush
      action={
        <Button variant="text" href={href('orders')}>
          全部订单
        </Button>
      }
    >
      {isPhone ? (
        <ListCards subject="最近的订单" {...list} renderCard={(order) => <OrderCard order={order} year={year} />} />
      ) : (
        <OrderTable flush label="最近的订单" columns={orderColumns({ year, isNarrow, isSmall }).map(({ sort: _sort, ...column }) => column)} {...list} />
      )}
    </Section>
  )
}
