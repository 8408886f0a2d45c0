import type { OrderDetail, OrderSummary } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Price } from '@mall/ui/price'
import { Skeleton } from '@mall/ui/skeleton'
import { StatusTag } from '@mall/ui/status-tag'
import { orderTone } from '../../../components/order/order-status.ts'
import { formatInstant } from '../../../lib/format.ts'
import { href } from '../../../lib/routes.ts'
import * as S from './Orders.styles.ts'

interface OrderPeekProps {
  readonly order: OrderSummary
  /** Undefined while it loads; null when it failed: what the row knows is enough. */
  readonly detail: OrderDetail | null | undefined
}

/** An order beside its list: what it is, what is in it, where it goes. */
export const OrderPeek = ({ order, detail }: OrderPeekProps) => (
  <S.Peek>
    <header>
      <div>
        <StatusTag tone={orderTone(order.Status)}>{order.StatusName}</StatusTag>
        <S.Quiet>{`${order.UserName} ${order.DepartmentName}，${formatInstant(order.OrderTime)}`}</S.Quiet>
      </div>
      <Price value={order.PayableAmount} />
    </header>
    <section aria-label="商品">
      <h3>
        商品 <S.Quiet>{`${order.Lines.length} 种，${order.Quantity} 件`}</S.Quiet>
      </h3>
      <ul>
        {order.Lines.map((line) => (
          <li key={line.ProductCode}>
            <img src={line.ImageUrl} alt="" width={40} height={40} loading="lazy" decoding="async" />
            <span>{line.CustomerProductName}</span>
            <span>{`× ${line.Quantity}`}</span>
          </li>
        ))}
      </ul>
    </section>
    {detail === undefined ? <Skeleton lines={4} /> : detail ? <Facts detail={detail} /> : null}
    <Button href={href('orderDetail', { id: order.OrderNo })}>查看全部</Button>
  </S.Peek>
)

const Facts = ({ detail }: { readonly detail: OrderDetail }) => (
  <section aria-label="送到哪里">
    <h3>送到哪里</h3>
    <p>
      {`${detail.Address.Consignee} ${detail.Address.Mobile}`}
      <br />
      <S.Quiet>{detail.Address.FullAddress}</S.Quiet>
    </p>
    <h3>走到哪里</h3>
    <ol>
      {detail.Logs.slice(-5).map((log) => (
        <li key={`${log.Time}${log.Text}`}>
          {log.Text} <S.Quiet>{`${log.Operator} ${formatInstant(log.Time)}`}</S.Quiet>
        </li>
      ))}
    </ol>
  </section>
)
