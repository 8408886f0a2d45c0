import type { OrderDetail, OrderLine } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { PageHeader } from '@mall/ui/page-header'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { OrderLink } from '../../../features/order/OrderLink.tsx'
import { href } from '../../../site/routes.ts'
import { crumbs } from './crumbs.ts'

/** The lines that the viewer can apply for now. */
export const serviceableLines = ({ AllowActions, Lines }: Pick<OrderDetail, 'AllowActions' | 'Lines'>): readonly OrderLine[] =>
  AllowActions.includes('ApplyAfterSales') ? Lines.filter(({ AfterSalesQuantity }) => AfterSalesQuantity > 0) : []

/** 申请售后 of an order: which of its products. */
export const ChooseLineView = ({ order }: { readonly order: OrderDetail }) => {
  const lines = serviceableLines(order)
  return (
    <Sheet data-density="default">
      <PageHeader
        crumbs={<Breadcrumbs items={crumbs} />}
        fact={lines.length === 0 ? '没有可申请售后的商品' : '选择要申请售后的商品'}
        details={
          <>
            <span>
              订单 <OrderLink orderNo={order.OrderNo} />
            </span>
            <span>{formatInstant(order.OrderTime)} 下单</span>
          </>
        }
      />
      {lines.length === 0 ? (
        <Empty size="small" title="该订单没有可申请售后的商品" action={<Button href={href('orderDetail', { id: order.OrderNo })}>查看订单</Button>}>
          收货后、在售后期限内，下单人可以申请；已在售后中或已退货的商品不能再次申请。
        </Empty>
      ) : (
        <Section title="商品" aside={`${lines.length} 种可申请`}>
          <GoodsList>
            {lines.map((line) => (
              <li key={line.LineId}>
                <Goods product={line} size={56}>
                  <small>
                    <Price value={line.Price} size="small" unit={line.Unit} /> · 可申请 {line.AfterSalesQuantity} {line.Unit}
                  </small>
                </Goods>
                <Button aria-label={`申请售后 ${line.CustomerProductName}`} href={href('afterSalesApply', { OrderNo: order.OrderNo, LineId: line.LineId })}>
                  申请售后
                </Button>
              </li>
            ))}
          </GoodsList>
        </Section>
      )}
    </Sheet>
  )
}
