import { inquiryStatus } from '@mall/api/contract'
import type { SellerInquiry, SellerInquiryList } from '@mall/api/seller/contract'
import { countsOf } from '@mall/app-kit/list/counts-of.ts'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { Text } from '@mall/ui/text'
import { companyTrees } from '../../../components/company-filter.ts'
import { InquiryTag } from '../../../components/InquiryTag.tsx'
import { TimeLeftFact } from '../../../components/TimeLeft.tsx'
import { inquiriesColumns, inquiryHref, wantedText } from './inquiries-columns.tsx'
import { inquiriesList } from './inquiries-list.ts'

export interface InquiriesViewProps {
  readonly state: ListState<SellerInquiryList, typeof inquiriesList>
}

const factOf = ({ StatusCounts }: SellerInquiryList): string => {
  const waiting = StatusCounts.find(({ Status }) => Status === inquiryStatus.pending)?.Count ?? 0
  return waiting === 0 ? '没有待报价的询价' : `${waiting} 单待报价`
}

const inquiryId = ({ InquiryId }: SellerInquiry) => String(InquiryId)

/** 询价: what customers ask a price for. */
export const InquiriesView = ({ state }: InquiriesViewProps) => {
  const { data } = state
  return (
    <ListPage<SellerInquiry>
      list={inquiriesList}
      state={state}
      name="询价"
      fact={data && factOf(data)}
      subject="询价单"
      columns={inquiriesColumns}
      trees={companyTrees(state)}
      rowKey={inquiryId}
      countOf={countsOf(data)}
      renderCard={(inquiry) => (
        <ListCard
          start={<Link href={inquiryHref(inquiry.InquiryId)}>{inquiry.InquiryNo}</Link>}
          end={<InquiryTag inquiry={inquiry} />}
          about={
            <div>
              <div>{wantedText(inquiry)}</div>
              <small>{inquiry.EnterpriseName}</small>
            </div>
          }
          amount={inquiry.QuotedAmount === null ? <Text tone="secondary">未报</Text> : <Price value={inquiry.QuotedAmount} size="large" />}
          note={
            <>
              {`${formatInstant(inquiry.CreateTime)} 询${inquiry.IsAsked ? '，有留言等您回' : ''}`}
              <TimeLeftFact of={inquiry} before="，" />
            </>
          }
        />
      )}
    />
  )
}
