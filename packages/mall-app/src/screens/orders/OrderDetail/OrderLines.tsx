import { toFen, toYuan } from '@mall/api'
import type { OrderDetail, OrderLine } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Ledger, type LedgerProps } from '@mall/ui/ledger'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import type { ReactNode } from 'react'
import { Goods } from '../../../components/goods/Goods.tsx'
import { href, productHref } from '../../../site/routes.ts'
import * as L from './OrderLines.styles.ts'

/** 应付 stays what was ordered; of it goes back what was refused, and what was refunded for goods that came back. */
export const sumsOf = ({ GoodsAmount, Freight, PayableAmount, RefusedQuantity, RefusedAmount, RefundAmount }: OrderDetail): Pick<LedgerProps, 'lines' | 'sum'> => {
  const ordered = [{ label: '商品总额', amount: GoodsAmount }, { label: '运费', amount: Freight }]
  const back = [
    ...(RefusedQuantity > 0 ? [{ label: '拒收退回', amount: RefusedAmount }] : []),
    ...(RefundAmount === 0 || RefundAmount === null ? [] : [{ label: '售后退款', amount: RefundAmount }]),
  ]
  if (back.length === 0) return { lines: ordered, sum: { label: '应付', amount: PayableAmount } }
  const backFen = back.reduce((sum, { amount }) => sum + toFen(amount ?? 0), 0)
  return {
    lines: [...ordered, { label: '应付', amount: PayableAmount }, ...back.map(({ label, amount }) => ({ label, amount: amount === null ? null : -amount }))],
    sum: { label: '实际应付', amount: PayableAmount === null ? null : toYuan(toFen(PayableAmount) - backFen) },
  }
}

/** What was ordered, how far each line has come, and the sum on ruled lines. */
export const OrderLines = ({ order }: { readonly order: OrderDetail }) => {
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
            <th scope="col">已拒</th>
            <th scope="col">可售后</th>
            <th scope="col">小计</th>
          </tr>
        </thead>
        <tbody>
          {order.Lines.map((line) => (
            <Line key={line.LineId} line={line} applyHref={order.AllowActions.includes('ApplyAfterSales') ? href('afterSalesApply', { OrderNo: order.OrderNo, LineId: line.LineId }) : null} />
          ))}
        </tbody>
      </L.Lines>
      <L.Sums>
        <Ledger {...sumsOf(order)} />
      </L.Sums>
    </Section>
  )
}

const Line = ({ line, applyHref }: { readonly line: OrderLine; readonly applyHref: string | null }) => {
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
      <Progress label="已拒" count={line.RefusedQuantity} />
      <Progress label="可售后" count={line.AfterSalesQuantity}>
        {applyHref !== null && line.AfterSalesQuantity > 0 ? (
          <Button variant="text" href={applyHref} aria-label={`申请售后 ${line.CustomerProductName}`}>
            申请
          </Button>
        ) : null}
      </Progress>
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
