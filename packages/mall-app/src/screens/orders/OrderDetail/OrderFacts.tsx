import { orderSumNames, type OrderDetail } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { DescriptionList, type Description } from '@mall/ui/description-list'
import { Icon } from '@mall/ui/icon'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Inline } from '@mall/ui/stack'
import { GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { said } from '../../../lib/said.ts'

interface OrderFactsProps {
  readonly order: OrderDetail
  readonly onDownload: (url: string) => void
}

/** Where it goes, who is billed, what it is charged to, and what was said about it. */
export const OrderFacts = ({ order, onDownload }: OrderFactsProps) => {
  const { Address, Invoice, Cost } = order
  return (
    <>
      <Facts
        title="收货信息"
        items={[
          { term: '收货人', value: Address.Consignee },
          { term: '联系电话', value: Address.Mobile },
          { term: '收货地址', value: Address.FullAddress },
          { term: '期望送达', value: order.DeliveryDate },
        ]}
      />
      <Facts
        title="发票信息"
        items={[
          { term: '开票方式', value: Invoice.ModeName },
          { term: '发票类型', value: Invoice.TypeName },
          { term: '发票抬头', value: Invoice.Title },
          { term: '税号', value: Invoice.TaxNo },
        ]}
      />
      <Facts
        title="费用归属"
        items={[
          { term: '部门', value: Cost.DepartmentName },
          { term: '预算', value: Cost.BudgetName },
          { term: Cost.Amount === order.PayableAmount ? orderSumNames.payable : orderSumNames.net, value: <Price value={Cost.Amount} /> },
        ]}
      />
      <Facts
        title="采购说明"
        items={[
          { term: '采购单号', value: order.PoNo },
          { term: '采购事由', value: order.Reason },
          { term: '订单备注', value: order.Remark },
        ]}
      />
      {order.Attachments.length === 0 ? null : (
        <Section title="附件">
          <GoodsList>
            {order.Attachments.map(({ Url, Name }) => (
              <li key={Url}>
                <Inline>
                  <Icon name="file" size={16} />
                  {Name}
                </Inline>
                <Button variant="text" aria-label={`下载 ${Name}`} onClick={() => onDownload(Url)}>
                  下载
                </Button>
              </li>
            ))}
          </GoodsList>
        </Section>
      )}
    </>
  )
}

interface FactsProps {
  readonly title: string
  readonly items: readonly Description[]
}

/** What was not said is left out. */
const Facts = ({ title, items }: FactsProps) => {
  const known = said(items)
  if (known.length === 0) return null
  return (
    <Section title={title}>
      <DescriptionList items={known} />
    </Section>
  )
}
