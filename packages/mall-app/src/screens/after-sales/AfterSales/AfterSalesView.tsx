import { afterSalesStatus, orderStatus, type AfterSalesList, type AfterSalesSummary } from '@mall/api/contract'
import { countsOf } from '@mall/app-kit/list/counts-of.ts'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { usePeekHref } from '@mall/app-kit/list/use-peek-href.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { FactTint } from '@mall/ui/page-header'
import { Price } from '@mall/ui/price'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { afterSalesTone } from '../../../features/after-sales/after-sales-status.ts'
import type { AfterSalesTask } from '../../../features/after-sales/after-sales-task.ts'
import { returnsDrawing } from '../../../components/drawings/returns.tsx'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { href } from '../../../site/routes.ts'
import { afterSalesColumns, AfterSalesRowActions } from './after-sales-columns.tsx'
import { afterSalesList } from './after-sales-list.ts'
import { AfterSalesPeek } from './AfterSalesPeek.tsx'

export interface AfterSalesViewProps {
  readonly state: ListState<AfterSalesList, typeof afterSalesList>
  /** A task is under way. */
  readonly pending: boolean
  readonly onTask: (task: AfterSalesTask, service: AfterSalesSummary) => void
  /** Enter on a row: the page of one. */
  readonly onOpen: (service: AfterSalesSummary) => void
}

const returnOrderId = ({ ReturnOrderId }: AfterSalesSummary) => ReturnOrderId

/** What the service that is looked at says itself. */
const hiddenWhilePeeking = ['OrderNo', 'Quantity', 'ApplyTime', 'Actions']

const countIn = (counts: AfterSalesList['StatusCounts'], ...statuses: readonly number[]): number =>
  counts.reduce((sum, { Status, Count }) => (statuses.includes(Status) ? sum + Count : sum), 0)

/** What waits for the applicant, and what is under way at the seller's. */
const factOf = ({ StatusCounts: counts, AwaitsApplicantCount: asked }: AfterSalesList) => {
  const { pendingReview, pendingReturn, returned, processing, pendingConfirmation } = afterSalesStatus
  const [waits, runs] = [countIn(counts, pendingReturn, pendingConfirmation) + asked, countIn(counts, pendingReview, returned, processing) - asked]
  if (waits === 0) return runs === 0 ? '没有进行中的售后' : `${runs} 单售后商家处理中`
  return (
    <>
      <FactTint tone="warning">{`${waits} 单等你处理`}</FactTint>
      {runs === 0 ? null : `，${runs} 单商家处理中`}
    </>
  )
}

/** 退换/维修: a sentence of filters, the services, and one of them beside the list. */
export const AfterSalesView = ({ state, pending, onTask, onOpen }: AfterSalesViewProps) => {
  const { data, query } = state
  const peekHref = usePeekHref(href('afterSales'), afterSalesList, query)
  const columns = useMemo(() => afterSalesColumns({ peekHref, pending, onTask }), [peekHref, pending, onTask])
  return (
    <ListPage<AfterSalesSummary>
      list={afterSalesList}
      state={state}
      name="退换/维修"
      fact={data && factOf(data)}
      subject="服务单"
      columns={columns}
      rowKey={returnOrderId}
      hiddenWhilePeeking={hiddenWhilePeeking}
      countOf={countsOf(data)}
      empty={<Empty size="small" title="暂无售后服务单" picture={returnsDrawing} action={<Button href={href('orders', { Status: orderStatus.completed })}>从已完成的订单申请</Button>} />}
      onOpen={onOpen}
      renderCard={(service) => (
        <ListCard
          start={
            <>
              <strong>{service.TypeName}</strong> <Text tone="secondary">{service.ReturnOrderId}</Text>
            </>
          }
          end={<StatusTag tone={afterSalesTone(service)}>{service.StatusName}</StatusTag>}
          about={<Goods product={service} href={peekHref(service.ReturnOrderId)} />}
          amount={service.RefundAmount === null ? `× ${service.Quantity}` : <Price value={service.RefundAmount} size="large" />}
          note={`${formatInstant(service.ApplyTime)} 申请 ${service.Quantity} ${service.Unit}`}
          actions={<AfterSalesRowActions service={service} pending={pending} onTask={(task) => onTask(task, service)} />}
        />
      )}
      renderPeek={(service) => <AfterSalesPeek service={service} pending={pending} onTask={(task) => onTask(task, service)} />}
    />
  )
}
