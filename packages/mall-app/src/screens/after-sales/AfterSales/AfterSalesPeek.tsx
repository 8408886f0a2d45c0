import type { AfterSalesSummary } from '@mall/api/contract'
import { PeekContent } from '@mall/app-kit/list/PeekContent.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { StatusTag } from '@mall/ui/status-tag'
import { AfterSalesButtons } from '../../../features/after-sales/AfterSalesButtons.tsx'
import { afterSalesTone } from '../../../features/after-sales/after-sales-status.ts'
import type { AfterSalesTask } from '../../../features/after-sales/after-sales-task.ts'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { OrderLink } from '../../../features/order/OrderLink.tsx'
import { href, productHref } from '../../../site/routes.ts'

interface AfterSalesPeekProps {
  readonly service: AfterSalesSummary
  readonly pending: boolean
  readonly onTask: (task: AfterSalesTask) => void
}

/** A service beside its list: what of which order, how it stands, and what the viewer can do. */
export const AfterSalesPeek = ({ service, pending, onTask }: AfterSalesPeekProps) => (
  <PeekContent
    title={`${service.TypeName} ${service.Quantity} ${service.Unit}`}
    amount={service.RefundAmount === null ? null : <Price value={service.RefundAmount} size="large" />}
    details={`${service.UserName} · ${service.DepartmentName}，${formatInstant(service.ApplyTime)} 申请`}
    foot={
      <AfterSalesButtons allowed={service.AllowActions} pending={pending} onTask={onTask}>
        <Button href={href('afterSalesDetail', {}, { ReturnOrderId: service.ReturnOrderId })}>查看全部</Button>
      </AfterSalesButtons>
    }
  >
    <Section level={3} title="商品">
      <GoodsList>
        <li>
          <Goods product={service} href={productHref(service.ProductCode)} />
          {`× ${service.Quantity}`}
        </li>
      </GoodsList>
    </Section>
    <Section level={3} title="进度">
      <DescriptionList
        items={[
          { term: '状态', value: <StatusTag tone={afterSalesTone(service)}>{service.StatusName}</StatusTag> },
          { term: '订单号', value: <OrderLink orderNo={service.OrderNo} /> },
        ]}
      />
    </Section>
  </PeekContent>
)
