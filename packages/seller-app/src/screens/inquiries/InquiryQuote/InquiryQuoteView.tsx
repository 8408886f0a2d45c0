import { inquiryStatus } from '@mall/api/contract'
import { quoteLimits, type SellerInquiryDetail } from '@mall/api/seller/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { formatDay, formatInstant } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { DatePicker } from '@mall/ui/date-picker'
import { DescriptionList } from '@mall/ui/description-list'
import { Field } from '@mall/ui/field'
import { formatAmount } from '@mall/ui/ledger'
import { PageHeader } from '@mall/ui/page-header'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Table, type TableColumn } from '@mall/ui/table'
import { TextArea } from '@mall/ui/text-input'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import type { ReactNode } from 'react'
import { Decision } from '../../../components/Decision.tsx'
import { InquiryTag } from '../../../components/InquiryTag.tsx'
import { TemplatePicker, type Templates } from '../../../components/reply-template/TemplatePicker.tsx'
import { TimeLeftFact } from '../../../components/TimeLeft.tsx'
import { href } from '../../../site/routes.ts'
import { CandidateList, type Candidates } from './CandidateList.tsx'
import * as S from './InquiryQuote.styles.ts'
import { factsOfLine, LineList } from './LineList.tsx'
import { OfferForm } from './OfferForm.tsx'
import { QuotedBefore, type PastQuotes } from './QuotedBefore.tsx'
import { QuoteSum } from './QuoteSum.tsx'
import { amountOf, startOffer, takenOver, type InquiryLine } from './quote-values.ts'
import { Talk } from './Talk.tsx'
import { useQuote, type Quote, type QuoteValues } from './use-quote.ts'

export interface InquiryQuoteViewProps {
  readonly inquiry: SellerInquiryDetail
  /** The line that is quoted for. */
  readonly selected: number
  readonly onSelect: (lineId: number) => void
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
  readonly candidates: Candidates
  /** Which action is under way. */
  readonly pending: 'save' | 'quote' | null
  /** Reject when it could not be done: what was typed stays. */
  readonly onSave: (values: QuoteValues) => Promise<unknown>
  readonly onQuote: (values: QuoteValues) => Promise<unknown>
  readonly onMessage: (text: string) => Promise<unknown>
  readonly onUnavailable: () => void
  readonly onDownload: (url: string) => void
  readonly templates: Templates
  /** Reads what was quoted before for the chosen line, by the products that are chosen so far. */
  readonly renderPast: (props: PastProps) => ReactNode
}

export interface PastProps {
  readonly lineId: number
  readonly products: Quote['products']
  readonly children: (past: PastQuotes) => ReactNode
}

/** A quote that says nothing else holds for a week. */
const usualDays = 7
const dayMs = 86_400_000

const dayFrom = (now: number, days: number): string => new Date(now + days * dayMs + 8 * 3_600_000).toISOString().slice(0, 10)

const factOf = ({ EnterpriseName, Lines, Status, QuotedAmount }: SellerInquiryDetail, done: number): string => {
  const wants = `${EnterpriseName}要 ${Lines.length} 样`
  if (Status === inquiryStatus.pending) return done === 0 ? `${wants}，还没报` : `${wants}，报好 ${done} 样`
  return QuotedAmount === null ? wants : `${wants}，报了 ${formatYuan(QuotedAmount)}`
}

const Head = ({ inquiry, done }: { readonly inquiry: SellerInquiryDetail; readonly done: number }) => (
  <PageHeader
    crumbs={<Breadcrumbs items={[{ label: '询价', href: href('inquiries') }, { label: inquiry.InquiryNo }]} />}
    fact={factOf(inquiry, done)}
    details={
      <>
        <InquiryTag inquiry={inquiry} />
        <span>{inquiry.UserName}</span>
        <span>{formatInstant(inquiry.CreateTime)} 询价</span>
        <TimeLeftFact of={inquiry} />
        {inquiry.ValidUntil === null ? null : <span>报价到 {formatInstant(inquiry.ValidUntil)}</span>}
      </>
    }
  />
)

/** What the buyer said of a line, as it was said. */
const Wanted = ({ line, at, onDownload }: { readonly line: InquiryLine; readonly at: number; readonly onDownload: (url: string) => void }) => (
  <S.Asked>
    <small>{`第 ${at + 1} 样，客户的话`}</small>
    <h2>{`“${line.Name}，${line.Quantity} ${line.Unit}”`}</h2>
    <p>
      {factsOfLine(line).map((text) => (
        <span key={text}>{text}</span>
      ))}
      {line.Images.map((url, place) => (
        <Button key={url} variant="text" onClick={() => onDownload(url)}>{`附图 ${place + 1}`}</Button>
      ))}
    </p>
  </S.Asked>
)

const offerColumns: readonly TableColumn<InquiryLine>[] = [
  { key: 'Name', header: '要什么', minWidth: 160, rowHeader: true, render: ({ Name }) => Name },
  { key: 'Quantity', header: '数量', width: 88, align: 'end', render: ({ Quantity, Unit }) => `${Quantity} ${Unit}` },
  { key: 'Product', header: '报的商品', minWidth: 180, render: ({ Product }) => Product?.CustomerProductName ?? '未报' },
  { key: 'Price', header: '单价（元）', width: 104, align: 'end', render: ({ Offer }) => (Offer === null ? '—' : formatAmount(Offer.Price)) },
  { key: 'Offered', header: '报价数量', width: 96, align: 'end', render: ({ Offer, Product }) => (Offer === null ? '—' : `${Offer.Quantity} ${Product?.Unit ?? ''}`) },
  { key: 'LeadDays', header: '交期', width: 72, align: 'end', render: ({ Offer }) => (Offer === null ? '—' : `${Offer.LeadDays} 天`) },
]

/** What was asked and answered, where there is nothing to fill in. */
const Answered = ({ inquiry: { Lines, CloseReason } }: { readonly inquiry: SellerInquiryDetail }) => (
  <>
    {CloseReason === '' ? null : (
      <Section title="客户说">
        <Alert>{CloseReason}</Alert>
      </Section>
    )}
    <Section flush title="询价与报价" aside={`${Lines.length} 样`}>
      <Table flush label="询价与报价" columns={offerColumns} rows={Lines} rowKey={({ LineId }) => String(LineId)} />
    </Section>
  </>
)

interface BenchProps extends Pick<InquiryQuoteViewProps, 'inquiry' | 'selected' | 'onSelect' | 'keyword' | 'onSearch' | 'candidates' | 'onDownload' | 'templates' | 'renderPast'> {
  readonly quote: Quote
  readonly now: number
}

/** The lines, and the offer for the chosen one. On a phone its price comes before the other products. */
const Bench = ({ inquiry: { Lines }, selected, onSelect, keyword, onSearch, candidates, onDownload, templates, renderPast, quote, now }: BenchProps) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const at = Math.max(0, Lines.findIndex(({ LineId }) => LineId === selected))
  const line = Lines[at]
  if (line === undefined) return null
  const offer = quote.offerOf(line)
  const form =
    offer === null
      ? null
      : renderPast({
          lineId: line.LineId,
          products: quote.products,
          children: ({ items }) => (
            <S.Offer>
              <OfferForm line={line} offer={offer} past={items} isChecked={quote.isChecked} onChange={(next) => quote.edit(line.LineId, next)} />
            </S.Offer>
          ),
        })
  return (
    <>
      <S.Bench>
        <div>
          <LineList lines={Lines} selected={line.LineId} onSelect={onSelect} offerOf={quote.offerOf} />
          {isPhone ? null : <QuoteSum offered={quote.offered} total={Lines.length} />}
        </div>
        <div>
          <Wanted line={line} at={at} onDownload={onDownload} />
          {isPhone ? form : null}
          <CandidateList
            key={line.LineId}
            candidates={candidates}
            keyword={keyword}
            onSearch={onSearch}
            chosen={offer?.product.ProductCode}
            onChoose={(product) => quote.edit(line.LineId, startOffer(product))}
          />
          {isPhone ? <QuoteSum offered={quote.offered} total={Lines.length} /> : form}
        </div>
      </S.Bench>
      <Section title="一起发出">
        <S.Fields>
          <Field label="有效期到" required>
            <DatePicker value={quote.ValidUntil} min={dayFrom(now, 0)} max={dayFrom(now, quoteLimits.validDays)} onValueChange={(day) => (day === '' ? undefined : quote.say({ ValidUntil: day }))} />
          </Field>
          <Field data-full="" label="给客户的话" hint="没报的样数和单位换算会自动写在后面">
            <TextArea rows={2} value={quote.Text} maxLength={300} counter onValueChange={(text) => quote.say({ Text: text })} placeholder={`您好，已为您报价，${quote.ValidUntil}前有效。`} />
          </Field>
          <div data-full="">
            <TemplatePicker templates={templates} value={quote.Text} onValueChange={(Text) => quote.say({ Text })} shown={3} />
          </div>
        </S.Fields>
      </Section>
    </>
  )
}

const Draft = ({ inquiry: { Draft: draft } }: { readonly inquiry: SellerInquiryDetail }): ReactNode =>
  draft === null ? null : (
    <Section title="草稿">
      <DescriptionList items={[{ term: '存的人', value: draft.Editor }, { term: '最近存', value: formatInstant(draft.Time) }, { term: '有效期到', value: formatDay(`${draft.ValidUntil}T00:00:00+08:00`) }]} />
    </Section>
  )

/** How many lines have a product and a price for it. */
const pricedOf = ({ offered }: Quote): number => offered.filter(({ offer }) => amountOf(offer) > 0).length

/** 3 样里报了 2 样，合计 ¥1,200.00；没报的 1 样会告诉客户暂时无法供货。 */
const decisionText = (total: number, quote: Quote): string => {
  const done = pricedOf(quote)
  if (done === 0) return '选好商品、填好单价，就能发出报价。'
  const sum = quote.offered.reduce((amount, { offer }) => amount + amountOf(offer), 0)
  return `${total} 样里报了 ${done} 样，合计 ${formatYuan(sum)}${done < total ? `；没报的 ${total - done} 样会告诉客户暂时无法供货` : ''}。`
}

const Quoting = (props: InquiryQuoteViewProps) => {
  const { inquiry, selected, pending, onSelect, onSave, onQuote, onMessage, onUnavailable, templates, renderPast } = props
  const now = useNow()
  const quote = useQuote(inquiry, dayFrom(now, usualDays))
  const chosen = inquiry.Lines.find(({ LineId }) => LineId === selected)
  const send = async (how: (values: QuoteValues) => Promise<unknown>) => {
    const checked = quote.checked()
    if ('wrong' in checked) return onSelect(checked.wrong.LineId)
    try {
      await how(checked.values)
      quote.forget()
    } catch {
      // The client shows the reason; what was typed stays, to be sent again.
    }
  }
  return (
    <>
      <LeaveGuard dirty={quote.dirty} />
      <DocumentPage
        head={<Head inquiry={inquiry} done={pricedOf(quote)} />}
        rail={
          <>
            {chosen === undefined
              ? null
              : renderPast({
                  lineId: chosen.LineId,
                  products: quote.products,
                  children: (past) => (
                    <QuotedBefore past={past} offer={quote.offerOf(chosen)} onUse={(product, price) => quote.edit(chosen.LineId, takenOver(quote.offerOf(chosen), product, price))} />
                  ),
                })}
            <Talk inquiry={inquiry} onMessage={onMessage} templates={templates} />
            <Draft inquiry={inquiry} />
          </>
        }
        decision={
          <Decision words={decisionText(inquiry.Lines.length, quote)}>
            <Button onClick={onUnavailable}>都没有货</Button>
            <Button loading={pending === 'save'} disabled={!quote.dirty} onClick={() => void send(onSave)}>
              存草稿
            </Button>
            <Button variant="decisive" loading={pending === 'quote'} disabled={quote.offered.length === 0} onClick={() => void send(onQuote)}>
              发出报价
            </Button>
          </Decision>
        }
      >
        <Bench {...props} quote={quote} now={now} />
      </DocumentPage>
    </>
  )
}

/** An inquiry as the seller quotes for it: line by line, with the prices that the company has beside the price that is typed. */
export const InquiryQuoteView = (props: InquiryQuoteViewProps) => {
  const { inquiry, onMessage, templates } = props
  return (
    <Sheet data-density="default">
      {inquiry.AllowActions.includes('Quote') ? (
        <Quoting {...props} />
      ) : (
        <DocumentPage head={<Head inquiry={inquiry} done={inquiry.Lines.filter(({ Offer }) => Offer !== null).length} />} rail={<Talk inquiry={inquiry} onMessage={onMessage} templates={templates} />}>
          <Answered inquiry={inquiry} />
        </DocumentPage>
      )}
    </Sheet>
  )
}
