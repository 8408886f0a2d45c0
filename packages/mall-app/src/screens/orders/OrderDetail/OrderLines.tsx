import { orderSumNames, type OrderDetail, type OrderLine } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import type { ReactNode } from 'react'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { SumsPlace } from '../../../components/order-sums/OrderSums.styles.ts'
import { OrderSums } from '../../../components/order-sums/OrderSums.tsx'
import { href, productHref } from '../../../site/routes.ts'
import * as L from './OrderLines.styles.ts'

/** What was ordered, how far each line has come, and the sum on ruled lines. */
export const OrderLines = ({ order }: { readonly order: OrderDetail }) => {
  const hasRefused = order.Lines.some(({ RefusedQuantity }) => RefusedQuantity > 0)
  const hasAfterSales = order.Lines.some(({ AfterSalesQuantity }) => AfterSalesQuantity > 0)
  return (
    <Section flush title="商品清单" aside={`${order.Lines.length} 种，${order.Quantity} 件`}>
      <L.Lines>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col">单价</th>
            <th scope="col">数量</th>
            <th scope="col">已发</th>
            <th scope="col">已收</th>
            {hasRefused ? <th scope="col">已拒</th> : null}
            {hasAfterSales ? <th scope="col">可售后</th> : null}
            <th scope="col">{orderSumNames.subtotal}</th>
          </tr>
        </thead>
        <tbody>
          {order.Lines.map((line) => (
            <Line key={line.LineId} line={line} hasRefused={hasRefused} hasAfterSales={hasAfterSales} applyHref={order.AllowActions.includes('ApplyAfterSales') ? href('afterSalesApply', { OrderNo: order.OrderNo, LineId: line.LineId }) : null} />
          ))}
        </tbody>
      </L.Lines>
      <SumsPlace>
        <OrderSums sums={order} />
      </SumsPlace>
    </Section>
  )
}

interface LineProps {
  readonly line: OrderLine
  /** Some line of the order was refused: a column that is 0 throughout is left out. */
  readonly hasRefused: boolean
  /** After-sales can be asked for some line. */
  readonly hasAfterSales: boolean
  readonly applyHref: string | null
}

const Line = ({ line, hasRefused, hasAfterSales, applyHref }: LineProps) => {
  return (
    <tr>
      <th scope="row">
        <Goods product={line} href={productHref(line.ProductCode)}>
          <small>编码 {line.ProductCode}</small>
          {line.Remark ? <small>备注：{line.Remark}</small> : null}
        </Goods>
      </th>
      <td>
        <Price value={line.Price} unit={line.Unit} />
      </td>
      <td data-quantity="">{line.Quantity}</td>
      <Progress label="已发" count={line.ShippedQuantity} />
      <Progress label="已收" count={line.ReceivedQuantity} />
      {hasRefused ? <Progress label="已拒" count={line.RefusedQuantity} /> : null}
      {hasAfterSales ? (
        <Progress label="可售后" count={line.AfterSalesQuantity}>
          {applyHref !== null && line.AfterSalesQuantity > 0 ? (
            <Button variant="text" href={applyHref} aria-label={`申请售后 ${line.CustomerProductName}`}>
              申请
            </Button>
          ) : null}
        </Progress>
      ) : null}
      <td>
        <Price value={line.Subtotal} />
      </td>
    </tr>
  )
}

/** How many have come so far; none yet is quiet, and left out on a phone. */
const Progress = ({ label, count, children }: { readonly label: string; readonly count: number; readonly children?: ReactNode }) => (
  <td data-label={label} data-progress={count === 0 ? 'none' : 'some'}>
    {children}
    {count}
  </td>
)
