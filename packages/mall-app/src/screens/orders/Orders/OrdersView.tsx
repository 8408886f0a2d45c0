import { orderLifecycle, type OrderList, type OrderStatus, type OrderSummary, type RecommendedProduct } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Icon } from '@mall/ui/icon'
import { Pagination } from '@mall/ui/pagination'
import { mediaQueries } from '@mall/ui/theme'
import type { ReactNode } from 'react'
import type { OrderTask } from '../../../components/order/order-actions.ts'
import { href } from '../../../lib/routes.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { OrderCards } from './OrderCards.tsx'
import { OrderFilterBar } from './OrderFilterBar.tsx'
import { isNarrowed, noFilters, type OrdersQuery } from './orders-query.ts'
import * as S from './Orders.styles.ts'
import { OrderTable } from './OrderTable.tsx'
import { YouLike } from './YouLike.tsx'

export interface OrdersViewProps {
  readonly query: OrdersQuery
  /** Undefined while the first page loads. */
  readonly list: OrderList | undefined
  readonly failure: 'failed' | 'forbidden' | null
  /** A page is on its way. */
  readonly updating: boolean
  readonly ownDepartmentId: number | null
  /** Undefined while they load, null when they failed: the list does without. */
  readonly recommended: readonly RecommendedProduct[] | null | undefined
  /** A task on an order is under way. */
  readonly pending: boolean
  readonly exporting: boolean
  readonly onChange: (change: Partial<OrdersQuery>) => void
  readonly onReplace: (query: OrdersQuery) => void
  readonly onRetry: () => void
  readonly onExport: () => void
  readonly onTask: (task: OrderTask, order: OrderSummary) => void
}

/** The way of an order first, then the ways it can end early. */
const tabOrder: readonly OrderStatus[] = [10, 20, 30, 40, 41, 50, 70, 11, 12, 80, 90]

const nameOf = (status: OrderStatus): string => orderLifecycle.states.find((state) => state.status === status)?.name ?? ''

const tabsOf = (list: OrderList | undefined) => {
  const countOf = (status: OrderStatus) => list?.StatusCounts.find(({ Status }) => Status === status)?.Count ?? 0
  const all = list?.StatusCounts.reduce((sum, { Count }) => sum + Count, 0)
  const tabs = tabOrder.map((status) => ({ value: String(status), label: nameOf(status), count: countOf(status) }))
  return [{ value: 'all', label: '全部', count: all }, ...tabs]
}

/** My orders: tabs by status, filters, the list, and what else one might like. */
export const OrdersView = (props: OrdersViewProps) => {
  const { query, list, failure, updating, onChange, onReplace } = props
  if (failure === 'forbidden') return <Empty kind="forbidden" title="暂无权限，请联系企业管理员" action={<Button href={href('home')}>返回首页</Button>} />
  return (
    <>
      <S.Heading>
        <h1>我的订单</h1>
        <Button icon={<Icon name="download" size={16} />} loading={props.exporting} disabled={list?.total === 0} onClick={props.onExport}>
          导出
        </Button>
      </S.Heading>
      <S.StatusTabs
        label="订单状态"
        items={tabsOf(list)}
        value={query.status === null ? 'all' : String(query.status)}
        onValueChange={(value) => onChange({ status: tabOrder.find((status) => String(status) === value) ?? null })}
      >
        <OrderFilterBar query={query} ownDepartmentId={props.ownDepartmentId} busy={updating && list !== undefined} onReplace={onReplace} />
        <S.Columns>
          <S.Content>
            <Rows {...props} empty={<NothingThere query={query} total={list?.total ?? 0} onReplace={onReplace} />} />
            {list && list.total > 0 ? (
              <Pagination
                page={query.page}
                pageSize={query.pageSize}
                total={list.total}
                onPageChange={(page, { pageSize }) =>
                  onChange(pageSize === query.pageSize ? { page } : { pageSize: pageSize as OrdersQuery['pageSize'] })
                }
              />
            ) : null}
          </S.Content>
          <YouLike products={props.recommended} />
        </S.Columns>
      </S.StatusTabs>
    </>
  )
}

const Rows = ({ empty, ...props }: OrdersViewProps & { readonly empty: ReactNode }) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const List = isPhone ? OrderCards : OrderTable
  return (
    <List
      orders={props.list?.Items ?? []}
      status={props.failure ? 'error' : props.updating ? 'loading' : 'ready'}
      empty={empty}
      sort={props.query.sort}
      pending={props.pending}
      onSortChange={(sort) => props.onChange({ sort })}
      onRetry={props.onRetry}
      onTask={props.onTask}
    />
  )
}

interface NothingThereProps {
  readonly query: OrdersQuery
  readonly total: number
  readonly onReplace: (query: OrdersQuery) => void
}

const NothingThere = ({ query, total, onReplace }: NothingThereProps) => {
  if (total > 0) {
    return (
      <Empty
        kind="search"
        size="small"
        title={`没有第 ${query.page} 页`}
        action={<Button onClick={() => onReplace({ ...query, page: 1 })}>回到第一页</Button>}
      />
    )
  }
  if (isNarrowed(query)) {
    return (
      <Empty
        kind="search"
        size="small"
        title="没有符合条件的数据，请调整筛选"
        action={<Button onClick={() => onReplace({ ...query, ...noFilters, status: null, page: 1 })}>查看全部订单</Button>}
      />
    )
  }
  return (
    <Empty
      size="small"
      title="暂无订单，去采购吧"
      action={
        <Button variant="primary" href={href('productList')}>
          去采购
        </Button>
      }
    />
  )
}
