import type { InvoiceDetail } from '@mall/api/contract'
import { formatYuan, Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { OrderLink } from '../../../features/order/OrderLink.tsx'

/** The orders that it is for, with what was reversed of each, or should be. */
export const InvoiceOrders = ({ orders }: { readonly orders: InvoiceDetail['Orders'] }) => (
  <Section title="关联订单" aside={`${orders.length} 单`}>
    <Stack gap={8}>
      {orders.map(({ OrderNo, Amount, RedAmount, RedPendingAmount, SuggestedRedAmount }) => (
        <Inline key={OrderNo} justify="between">
          <span>
            <OrderLink orderNo={OrderNo} />
            {Number(RedAmount) > 0 ? <Text tone="secondary">{` 已红冲 ${formatYuan(RedAmount)}`}</Text> : null}
            {Number(RedPendingAmount) > 0 ? <Text tone="secondary">{` 红冲中 ${formatYuan(RedPendingAmount)}`}</Text> : null}
            {Number(SuggestedRedAmount) > 0 ? <Text tone="secondary">{` 退货待红冲 ${formatYuan(SuggestedRedAmount)}`}</Text> : null}
          </span>
          <Price value={Amount} />
        </Inline>
      ))}
    </Stack>
  </Section>
)
