import { inquiryStatus, statementStatus } from '@mall/api/contract'
import type { SellerAfterSalesList, SellerAgreementList, SellerInquiryList, SellerStatementList } from '@mall/api/seller/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { daysText, dueText } from '@mall/app-kit/statement/statement-words.ts'
import { StatementTag } from '@mall/app-kit/statement/StatementTag.tsx'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Text } from '@mall/ui/text'
import type { ReactNode } from 'react'
import { AfterSalesTag } from '../../../components/AfterSalesTag.tsx'
import { AgreementTag } from '../../../components/agreement/AgreementTag.tsx'
import { expiryText, versionNote } from '../../../components/agreement/agreement-words.ts'
import { InquiryTag } from '../../../components/InquiryTag.tsx'
import { href } from '../../../site/routes.ts'
import * as S from './Customer.styles.ts'
import { placeOf, type CustomerPart } from './customer-parts.ts'

/** How many of the newest are listed; the list has the rest. */
const shown = 3

type AboutPart = string | { readonly danger: string }

interface RecordRow {
  readonly key: string
  readonly href: string
  readonly text: string
  readonly tag: ReactNode
  /** A fact each, none of which is broken. */
  readonly about: readonly AboutPart[]
}

interface RecordsProps<List extends { readonly total: number }> {
  readonly id: CustomerPart
  readonly title: string
  readonly query: QueryLike<List>
  /** The list of all of this customer. */
  readonly all: string
  readonly aside: (list: List) => string
  readonly none: string
  readonly rows: (list: List) => readonly RecordRow[]
}

const Records = <List extends { readonly total: number }>({ id, title, query, all, aside, none, rows }: RecordsProps<List>) => {
  const { data } = query
  return (
    <Section {...placeOf(id)} title={title} aside={data !== undefined && data.total > 0 ? aside(data) : undefined} action={data !== undefined && data.total > 0 ? <Link href={all} aria-label={`全部${title}`}>全部</Link> : undefined}>
      <QueryState query={query} part skeleton={<Skeleton lines={3} role="status" aria-label={`${title}加载中`} />} isEmpty={({ total }) => total === 0} empty={<Text tone="secondary">{none}</Text>}>
        {(list) => (
          <S.Records>
            {rows(list).slice(0, shown).map((row) => (
              <li key={row.key}>
                <Link href={row.href}>{row.text}</Link>
                {row.tag}
                <small>
                  {row.about.map((part) => (typeof part === 'string' ? <span key={part} title={part}>{part}</span> : <Text key={part.danger} tone="danger" size={12}>{part.danger}</Text>))}
                </small>
              </li>
            ))}
          </S.Records>
        )}
      </QueryState>
    </Section>
  )
}

interface PartProps<List> {
  readonly enterpriseId: number
  readonly query: QueryLike<List>
}

/** The prices that it buys by. */
export const CustomerAgreements = ({ enterpriseId, query }: PartProps<Pick<SellerAgreementList, 'Items' | 'total'>>) => (
  <Records
    id="agreements"
    title="协议"
    query={query}
    all={href('agreements', { Company: enterpriseId })}
    aside={({ total }) => `${countText(total)} 份`}
    none="还没有协议，按市场价买。"
    rows={({ Items }) =>
      Items.map((agreement) => ({
        key: String(agreement.AgreementId),
        href: href('agreement', {}, { id: String(agreement.AgreementId) }),
        text: agreement.AgreementNo,
        tag: <AgreementTag agreement={agreement} />,
        about: [
          `${agreement.Name}${agreement.Level === 'group' ? '（集团）' : ''}`, `${countText(agreement.Products)} 种`, `到 ${agreement.Until}`, ...(agreement.DaysLeft === null ? [] : [expiryText(agreement)]), versionNote(agreement),
        ].filter((part) => part !== ''),
      }))}
  />
)

const countOf = ({ StatusCounts }: Pick<SellerInquiryList, 'StatusCounts'>, wanted: number): number => StatusCounts.find(({ Status }) => Status === wanted)?.Count ?? 0

/** What it asked a price for. */
export const CustomerInquiries = ({ enterpriseId, query }: PartProps<Pick<SellerInquiryList, 'Items' | 'total' | 'StatusCounts'>>) => (
  <Records
    id="inquiries"
    title="询价"
    query={query}
    all={href('inquiries', { Company: enterpriseId })}
    aside={(list) => `${countText(list.total)} 单，成交 ${countText(countOf(list, inquiryStatus.accepted))} 单`}
    none="还没有询过价。"
    rows={({ Items }) =>
      Items.map((inquiry) => ({
        key: String(inquiry.InquiryId),
        href: href('inquiryQuote', {}, { id: String(inquiry.InquiryId) }),
        text: inquiry.InquiryNo,
        tag: <InquiryTag inquiry={inquiry} />,
        about: [
          formatDay(inquiry.CreateTime), `${inquiry.FirstName}${inquiry.LineCount > 1 ? ` 等 ${inquiry.LineCount} 样` : ''}`, ...(inquiry.QuotedAmount === null ? [] : [`报 ${formatYuan(inquiry.QuotedAmount)}`]),
        ],
      }))}
  />
)

/** What it sent back, or wants to. */
export const CustomerServices = ({ enterpriseId, query }: PartProps<Pick<SellerAfterSalesList, 'Items' | 'total'>>) => (
  <Records
    id="services"
    title="售后"
    query={query}
    all={href('afterSales', { Company: enterpriseId })}
    aside={({ total }) => `${countText(total)} 单`}
    none="还没有售后。"
    rows={({ Items }) =>
      Items.map((service) => ({
        key: service.ReturnOrderId,
        href: href('afterSalesDocument', {}, { id: service.ReturnOrderId }),
        text: service.ReturnOrderId,
        tag: <AfterSalesTag service={service} />,
        about: [
          formatDay(service.ApplyTime), `${service.TypeName} ${service.Quantity} ${service.Unit}`, service.CustomerProductName, ...(service.RefundAmount === null ? [] : [`退 ${formatYuan(service.RefundAmount)}`]),
        ],
      }))}
  />
)

/** What it was asked to pay. */
export const CustomerStatements = ({ enterpriseId, query }: PartProps<Pick<SellerStatementList, 'Items' | 'total'>>) => (
  <Records
    id="statements"
    title="对账单"
    query={query}
    all={href('statements', { Company: enterpriseId })}
    aside={({ total }) => `${countText(total)} 份`}
    none="还没有对账单。"
    rows={({ Items }) =>
      Items.map((statement) => ({
        key: statement.StatementNo,
        href: href('statement', {}, { no: statement.StatementNo }),
        text: statement.StatementNo,
        tag: <StatementTag statement={statement} />,
        about: [
          daysText(statement), formatYuan(statement.TotalAmount),
          ...(statement.Status === statementStatus.settled ? [] : [statement.OverdueDays > 0 ? { danger: dueText(statement) } : dueText(statement)]),
        ],
      }))}
  />
)
