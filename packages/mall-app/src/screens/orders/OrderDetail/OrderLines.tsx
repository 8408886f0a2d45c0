import type { OrderDetail, OrderLine } from '@mall/api/contract'
import { Link } from '@mall/ui/link'
import { Ledger } from '@mall/ui/ledger'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { productHref } from '../../../lib/routes.ts'
import * as L from './OrderLines.styles.ts'

/** What was ordered, how far each line has come, and the sum on ruled lines. */
export const OrderLines = ({ order }: { readonly order: OrderDetail }) => {
  return (
    <Section title="商品清单" aside={`共${order.Lines.length}种、${order.Quantity}件商品`}>
      <L.Lines>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col">单价</th>
            <th scope="col">数量</th>
            <th scope="col">已发</th>
            <th scope="col">已收</th>
            <th scope="col">可售后</th>
            <th scope="col">小计</th>
          </tr>
        </thead>
        <tbody>
          {order.Lines.map((line) => (
            <Line key={line.LineId} line={line} />
          ))}
        </tbody>
      </L.Lines>
      <L.Sums>
        <Ledger
          lines={[
            { label: '商品总额', amount: order.GoodsAmount },
            { label: '运费', amount: order.Freight },
          ]}
          sum={{ label: '应付', amount: order.PayableAmount }}
        />
      </L.Sums>
    </Section>
  )
}

const Line = ({ line }: { readonly line: OrderLine }) => {
  return (
    <tr>
      <th scope="row">
        <Product line={line} />
      </th>
      <td data-label="单价">
        <Price value={line.Price} unit={line.Unit} />
      </td>
      <td data-label="数量">{line.Quantity}</td>
      <td data-label="已发">{line.ShippedQuantity}</td>
      <td data-label="已收">{line.ReceivedQuantity}</td>
      <td data-label="可售后">{line.AfterSalesQuantity}</td>
      <td data-label="小计">
        <Price value={line.Subtotal} />
      </td>
    </tr>
  )
}

const Product = ({ line }: { readonly line: OrderLine }) => {
  return (
    <L.Product>
      <img src={line.ImageUrl} alt="" width={56} height={56} loading="lazy" decoding="async" />
      <div>
        <Link href={productHref(line.ProductCode)}>{line.CustomerProductName}</Link>
        <small>编码 {line.ProductCode}</small>
        {line.Remark ? <small>备注：{line.Remark}</small> : null}
      </div>
    </L.Product>
  )
}
