import { maxInvoiceOrders, type ApplyableList, type ApplyableOrder } from '@mall/api/contract'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { formatYuan, Price } from '@mall/ui/price'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { invoicesDrawing } from '../../../components/drawings/invoices.tsx'
import { OrderLink } from '../../../features/order/OrderLink.tsx'
import { href } from '../../../site/routes.ts'
import { totalOf } from '../../../lib/total-of.ts'
import { invoiceApplyColumns } from './invoice-apply-columns.tsx'
import { invoiceApplyList } from './invoice-apply-list.ts'

export interface InvoiceApplyViewProps {
  readonly state: ListState<ApplyableList, typeof invoiceApplyList>
  /** The form is on its way. */
  readonly pending: boolean
  readonly onApply: (orders: readonly ApplyableOrder[]) => void
}

const orderNo = ({ OrderNo }: ApplyableOrder) => OrderNo

/** 申请开票: the orders that can be invoiced, one or several of them in one invoice. */
export const InvoiceApplyView = ({ state, pending, onApply }: InvoiceApplyViewProps) => {
  const { data } = state
  const columns = useMemo(() => invoiceApplyColumns({ pending, onApply: (order) => onApply([order]) }), [pending, onApply])
  const bulkActions = (keys: readonly string[]) => (
    <Chosen orders={data?.Items.filter(({ OrderNo }) => keys.includes(OrderNo)) ?? []} pending={pending} onApply={onApply} />
  )
  return (
    <ListPage<ApplyableOrder>
      list={invoiceApplyList}
      state={state}
      name="申请开票"
      fact={data && (data.total === 0 ? '没有待开票的订单' : `${data.total} 单待开票，共 ${formatYuan(data.TotalAmount)}`)}
      subject="订单"
      columns={columns}
      rowKey={orderNo}
      bulkActions={bulkActions}
      empty={
        <Empty size="small" title="暂无可开票的订单" picture={invoicesDrawing} action={<Button href={href('invoices')}>查看开票记录</Button>}>
          订单完成后，可按未退货、未开票的商品金额与运费申请。
        </Empty>
      }
      renderCard={(order) => (
        <ListCard
          start={<OrderLink orderNo={order.OrderNo} />}
          end={<Text tone="secondary">{order.UserName}</Text>}
          about={<Text>{order.EnterpriseName}</Text>}
          amount={<Price value={order.AvailableAmount} size="large" />}
          note={`${formatInstant(order.CompletedTime)} 完成`}
          actions={
            <Button aria-disabled={pending} aria-label={`申请开票 ${order.OrderNo}`} onClick={() => onApply([order])}>
              申请开票
            </Button>
          }
        />
      )}
    />
  )
}

/** What the chosen orders come to, and why they cannot be in one invoice. */
const Chosen = ({ orders, pending, onApply }: Pick<InvoiceApplyViewProps, 'pending' | 'onApply'> & { readonly orders: readonly ApplyableOrder[] }) => {
  const problem =
    new Set(orders.map(({ EnterpriseId }) => EnterpriseId)).size > 1 ? '所选订单开票主体不一致' : orders.length > maxInvoiceOrders ? `一次最多 ${maxInvoiceOrders} 单` : null
  return (
    <>
      <span>{`合计 ${formatYuan(totalOf(orders.map(({ AvailableAmount }) => AvailableAmount)))}`}</span>
      <Button variant="primary" disabled={pending || problem !== null} onClick={() => onApply(orders)}>
        申请开票
      </Button>
      {problem === null ? null : <span role="status">{problem}</span>}
    </>
  )
}
