import { inquiryStatus, type InquiryStatus } from '@mall/api/contract'
import type { PastQuote, QuoteCandidate } from '@mall/api/seller/contract'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { formatAmount } from '@mall/ui/ledger'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline, Stack } from '@mall/ui/stack'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import * as S from './InquiryQuote.styles.ts'
import { acceptedAverage, type OfferValues } from './quote-values.ts'

export interface PastQuotes {
  /** Undefined while they load. */
  readonly items: readonly PastQuote[] | undefined
  readonly failed: boolean
  readonly onRetry: () => void
}

interface QuotedBeforeProps {
  readonly past: PastQuotes
  /** What is typed for the line. */
  readonly offer: OfferValues | null
  readonly onUse: (product: QuoteCandidate, price: number) => void
}

const tones: Readonly<Partial<Record<InquiryStatus, StatusTone>>> = { [inquiryStatus.accepted]: 'success', [inquiryStatus.declined]: 'danger', [inquiryStatus.quoted]: 'info' }

/** 报给远帆物流, 2026-01-11, 2 台, 到 2026-01-18 有效: none of them is broken. */
const aboutOf = ({ Time, EnterpriseName, Quantity, Unit, ValidUntil }: PastQuote): readonly string[] => [`报给${EnterpriseName}`, formatDay(Time), `${Quantity} ${Unit}`, `到 ${formatDay(ValidUntil)} 有效`]

const isUsed = ({ ProductCode, Price }: PastQuote, offer: OfferValues | null): boolean => offer?.product.ProductCode === ProductCode && Number(offer.Price) === Price

const Use = ({ quote, offer, onUse }: Omit<QuotedBeforeProps, 'past'> & { readonly quote: PastQuote }) => {
  const { Product, Price, CustomerProductName } = quote
  if (Product === null || Product.Problem !== '') return <StatusTag tone="danger">{Product?.Problem ?? '不能再报'}</StatusTag>
  const used = isUsed(quote, offer)
  const text = used ? '已用' : '用这个报价'
  return (
    <Button variant="text" disabled={used} aria-label={`${text} ${CustomerProductName} ${formatAmount(Price)}`} onClick={() => onUse(Product, Price)}>
      {text}
    </Button>
  )
}

const Quotes = ({ past: { items, failed, onRetry }, ...use }: QuotedBeforeProps) => {
  if (failed) return <Empty kind="error" size="small" title="以前的报价没有读出来" action={<Button onClick={onRetry}>重试</Button>} />
  if (items === undefined) return <div role="status" aria-label="以前的报价加载中"><Skeleton lines={3} /></div>
  if (items.length === 0) return <Empty size="small" title="没有报过">同样的话或选的商品，还没有报给过您的客户。</Empty>
  const productCode = use.offer?.product.ProductCode
  const accepted = productCode === undefined ? null : acceptedAverage(items, productCode)
  return (
    <Stack gap={8}>
      <S.Past aria-label="同样的话以前报过">
        {items.map((quote) => (
          <li key={quote.QuoteId}>
            <Inline gap={8}>
              <span>
                <span data-part="price">{formatAmount(quote.Price)}</span>
                {` / ${quote.Unit}`}
              </span>
              <StatusTag tone={tones[quote.Status] ?? 'neutral'}>{quote.StatusName}</StatusTag>
            </Inline>
            <Use quote={quote} {...use} />
            <span data-part="words">{quote.CustomerProductName}</span>
            <small>{aboutOf(quote).map((part) => <span key={part}>{part}</span>)}</small>
          </li>
        ))}
      </S.Past>
      {accepted === null ? null : <Text as="p" tone="secondary">{`选的商品成交的 ${accepted.count} 次平均 `}<Text strong>{formatAmount(accepted.average)}</Text></Text>}
    </Stack>
  )
}

/** 同样的话以前报过: the newest quotes for the words of a line, or for the product that is chosen for it, and what came of them. One of them is used again with a press. */
export const QuotedBefore = (props: QuotedBeforeProps) => {
  const count = props.past.items?.length ?? 0
  return (
    <Section title="同样的话以前报过" aside={count === 0 ? undefined : `最近 ${count} 次`}>
      <Quotes {...props} />
    </Section>
  )
}
