import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { PageHeader } from '@mall/ui/page-header'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { OrderLink } from '../../../features/order/OrderLink.tsx'
import { href, productHref } from '../../../site/routes.ts'
import { ApplyForm, type ApplyFormProps } from './ApplyForm.tsx'
import { crumbs } from './crumbs.ts'

/** 申请售后 for a line of an order: what is left of it, and what is wrong with how many; or why nothing can be applied for. */
export const AfterSalesApplyView = ({ check, draftKey, onApply, onApplied, upload }: ApplyFormProps) => {
  const { OrderNo, AvailableQuantity, ReceivedQuantity, Unit, DisabledReason } = check
  return (
    <Sheet data-density="default">
      <PageHeader
        crumbs={<Breadcrumbs items={crumbs} />}
        fact={DisabledReason === '' ? `可申请 ${AvailableQuantity} ${Unit}` : '不能申请售后'}
        details={
          <span>
            订单 <OrderLink orderNo={OrderNo} />
          </span>
        }
      />
      <Section heading="start" title="商品">
        <GoodsList>
          <li>
            <Goods product={check} size={56} href={productHref(check.ProductCode)}>
              <small>编码 {check.ProductCode}</small>
              <small>
                <Price value={check.Price} size="small" unit={Unit} /> · 已收 {ReceivedQuantity} {Unit}
                {AvailableQuantity < ReceivedQuantity ? `，其中 ${ReceivedQuantity - AvailableQuantity} ${Unit}已在售后中或已退货` : ''}
              </small>
            </Goods>
          </li>
        </GoodsList>
      </Section>
      {DisabledReason === '' ? (
        <ApplyForm check={check} draftKey={draftKey} onApply={onApply} onApplied={onApplied} upload={upload} />
      ) : (
        <Empty size="small" title={DisabledReason} action={<Button href={href('afterSales', { Keyword: OrderNo })}>查看该订单的售后</Button>} />
      )}
    </Sheet>
  )
}
