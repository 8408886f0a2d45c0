import { afterSalesStatus } from '@mall/api/contract'
import type { SellerAfterSales, SellerAfterSalesList } from '@mall/api/seller/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { countsOf } from '@mall/app-kit/list/counts-of.ts'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { Text } from '@mall/ui/text'
import { companyTrees } from '../../../components/company-filter.ts'
import { AfterSalesTag } from '../../../components/AfterSalesTag.tsx'
import { TimeLeftFact } from '../../../components/TimeLeft.tsx'
import { afterSalesColumns, serviceHref } from './after-sales-columns.tsx'
import { afterSalesList } from './after-sales-list.ts'

export interface AfterSalesViewProps {
  readonly state: ListState<SellerAfterSalesList, typeof afterSalesList>
}

const countOf = ({ StatusCounts }: SellerAfterSalesList, status: number): number => StatusCounts.find(({ Status }) => Status === status)?.Count ?? 0

/** What waits for the seller, each by what has to be done. */
const factOf = (data: SellerAfterSalesList): string => {
  const parts = [
    [countOf(data, afterSalesStatus.pendingReview) - data.AwaitsApplicantCount, '单待审核'],
    [countOf(data, afterSalesStatus.returned), '单待收货'],
    [countOf(data, afterSalesStatus.processing), '单待处理'],
  ] as const
  return parts.every(([count]) => count === 0) ? '没有等您处理的售后' : parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`).join('，')
}

const returnOrderId = ({ ReturnOrderId }: SellerAfterSales) => ReturnOrderId

/** 售后: what customers give back, want exchanged or repaired. */
export const AfterSalesView = ({ state }: AfterSalesViewProps) => {
  const { data } = state
  return (
    <ListPage<SellerAfterSales>
      list={afterSalesList}
      state={state}
      name="售后"
      fact={data && factOf(data)}
      subject="服务单"
      columns={afterSalesColumns}
      trees={companyTrees(state)}
      rowKey={returnOrderId}
      countOf={countsOf(data)}
      renderCard={(service) => (
        <ListCard
          start={
            <>
              <strong>{service.TypeName}</strong> <Link href={serviceHref(service.ReturnOrderId)}>{service.ReturnOrderId}</Link>
            </>
          }
          end={<AfterSalesTag service={service} />}
          about={
            <Goods product={service}>
              <small>{service.EnterpriseName}</small>
            </Goods>
          }
          amount={service.RefundAmount === null ? <Text tone="secondary">不退款</Text> : <Price value={service.RefundAmount} size="large" />}
          note={
            <>
              {`${formatInstant(service.ApplyTime)} 申请 ${service.Quantity} ${service.Unit}`}
              <TimeLeftFact of={service} before="，" />
            </>
          }
        />
      )}
    />
  )
}
