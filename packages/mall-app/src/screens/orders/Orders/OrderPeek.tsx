import type { OrderDetail, OrderSummary } from '@mall/api/contract'
import { PeekContent } from '@mall/app-kit/list/PeekContent.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline, Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Timeline } from '@mall/ui/timeline'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { OrderSums } from '../../../components/order-sums/OrderSums.tsx'
import { orderTone } from '../../../features/order/order-status.ts'
import { href } from '../../../site/routes.ts'

interface OrderPeekProps {
  readonly order: OrderSummary
  /** Undefined while it loads; null when it failed: what the row knows is enough. */
  readonly detail: OrderDetail | null | undefined
}

/** An order beside its list: what it is, what is in it, where it goes. */
export const OrderPeek = ({ order, detail }: OrderPeekProps) => (
  <PeekContent
    title={order.Lines.length > 1 ? `${order.Lines[0]?.CustomerProductName} 等${order.Lines.length}种` : order.Lines[0]?.CustomerProductName}
    amount={<Price value={order.PayableAmount} size="large" />}
    details={
      <>
        {`${order.UserName} · ${order.DepartmentName}，${formatInstant(order.OrderTime)} 下单 `}
        <StatusTag tone={orderTone(order.Status)}>{order.StatusName}</StatusTag>
      </>
    }
    foot={<Foot order={order} />}
  >
    <Section level={3} title="商品" aside={`${order.Lines.length} 种，${order.Quantity} 件`}>
      <Stack gap={16}>
        <GoodsList>
          {detail?.Lines.map((line) => (
            <li key={line.LineId}>
              <Goods product={line}>
                <small>
                  <Price value={line.Price} size="small" unit={line.Unit} /> × {line.Quantity}
                </small>
              </Goods>
              <Price value={line.Subtotal} />
            </li>
          )) ??
            order.Lines.map((line) => (
              <li key={line.ProductCode}>
                <Goods product={line} />
                {`× ${line.Quantity}`}
              </li>
            ))}
        </GoodsList>
        <div>
          <OrderSums sums={order} />
        </div>
      </Stack>
    </Section>
    {detail === undefined ? (
      <Section level={3} title="送到哪里">
        <Skeleton lines={4} />
      </Section>
    ) : detail ? (
      <Facts detail={detail} />
    ) : null}
  </PeekContent>
)

const Foot = ({ order: { OrderNo, AllowActions } }: Pick<OrderPeekProps, 'order'>) => (
  <Inline gap={8}>
    {AllowActions.includes('ApplyAfterSales') ? <Button href={href('afterSalesApply', { OrderNo })}>申请售后</Button> : null}
    <Button href={href('orderDetail', { id: OrderNo })}>查看全部</Button>
    {AllowActions.includes('Pay') ? (
      <Button variant="decisive" href={href('pay', { id: OrderNo })}>
        去付款
      </Button>
    ) : null}
  </Inline>
)

const Facts = ({ detail: { Address, Logs } }: { readonly detail: OrderDetail }) => (
  <>
    <Section level={3} title="送到哪里">
      <DescriptionList
        items={[
          { term: '收货人', value: `${Address.Consignee} ${Address.Mobile}` },
          { term: '收货地址', value: Address.FullAddress },
        ]}
      />
    </Section>
    <Section level={3} title="走到哪里">
      <Timeline items={Logs.slice(-5).map(({ Time, Operator, Text }, at) => ({ id: `${at}`, title: Text, time: formatInstant(Time), description: Operator }))} />
    </Section>
  </>
)
