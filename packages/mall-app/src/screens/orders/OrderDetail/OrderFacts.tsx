import type { OrderDetail } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { DescriptionList, type Description } from '@mall/ui/description-list'
import { Icon } from '@mall/ui/icon'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Files } from './OrderDetail.styles.ts'

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
          { term: '金额', value: <Price value={Cost.Amount} /> },
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
      <Section title="附件">
        {order.Attachments.length === 0 ? (
          '没有附件。'
        ) : (
          <Files>
            {order.Attachments.map(({ Url, Name }) => (
              <li key={Url}>
                <Icon name="file" size={16} />
                <span>{Name}</span>
                <Button variant="text" aria-label={`下载 ${Name}`} onClick={() => onDownload(Url)}>
                  下载
                </Button>
              </li>
            ))}
          </Files>
        )}
      </Section>
    </>
  )
}

interface FactsProps {
  readonly title: string
  readonly items: readonly Description[]
}

const Facts = ({ title, items }: FactsProps) => (
  <Section title={title}>
    <DescriptionList items={items} />
  </Section>
)
