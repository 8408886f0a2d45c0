import type { OrderDetail } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Price } from '@mall/ui/price'
import { useId, type ReactNode } from 'react'
import * as S from './OrderDetail.styles.ts'

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
        rows={[
          ['收货人', Address.Consignee],
          ['联系电话', Address.Mobile],
          ['收货地址', Address.FullAddress],
          ['期望送达', order.DeliveryDate],
        ]}
      />
      <Facts
        title="发票信息"
        rows={[
          ['开票方式', Invoice.ModeName],
          ['发票类型', Invoice.TypeName],
          ['发票抬头', Invoice.Title],
          ['税号', Invoice.TaxNo],
        ]}
      />
      <Facts
        title="费用归属"
        rows={[
          ['部门', Cost.DepartmentName],
          ['预算', Cost.BudgetName],
          ['金额', <Price key="amount" value={Cost.Amount} />],
        ]}
      />
      <Facts
        title="采购说明"
        rows={[
          ['采购单号', order.PoNo],
          ['采购事由', order.Reason],
          ['订单备注', order.Remark],
        ]}
      />
      <S.Card aria-labelledby="order-attachments">
        <S.CardTitle id="order-attachments">附件</S.CardTitle>
        {order.Attachments.length === 0 ? (
          <S.Quiet>没有附件。</S.Quiet>
        ) : (
          <S.Files>
            {order.Attachments.map(({ Url, Name }) => (
              <li key={Url}>
                <Icon name="file" size={16} />
                <span>{Name}</span>
                <Button variant="text" aria-label={`下载 ${Name}`} onClick={() => onDownload(Url)}>
                  下载
                </Button>
              </li>
            ))}
          </S.Files>
        )}
      </S.Card>
    </>
  )
}

interface FactsProps {
  readonly title: string
  readonly rows: readonly (readonly [string, ReactNode])[]
}

/** What was not given shows `—`. */
const Facts = ({ title, rows }: FactsProps) => {
  const titleId = useId()
  return (
    <S.Card aria-labelledby={titleId}>
      <S.CardTitle id={titleId}>{title}</S.CardTitle>
      <S.Facts>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </S.Facts>
    </S.Card>
  )
}
