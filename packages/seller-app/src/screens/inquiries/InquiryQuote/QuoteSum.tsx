import { formatAmount } from '@mall/ui/ledger'
import { formatYuan } from '@mall/ui/price'
import * as S from './InquiryQuote.styles.ts'
import { amountOf, sumsOf } from './quote-values.ts'
import type { Quote } from './use-quote.ts'

interface QuoteSumProps {
  readonly offered: Quote['offered']
  /** How many lines the inquiry has. */
  readonly total: number
}

/** 已报合计: what the lines come to so far, and their margin where it is known; nothing before the first price. */
export const QuoteSum = ({ offered, total }: QuoteSumProps) => {
  const { amount, margin } = sumsOf(offered.map(({ offer }) => offer))
  if (amount === 0) return null
  return (
    <S.Sum>
      {offered.map(({ line, offer }) => (
        <SumLine key={line.LineId} name={line.Name} amount={amountOf(offer)} />
      ))}
      <dt data-part="total">已报合计</dt>
      <dd data-part="total">{formatYuan(amount)}</dd>
      <dd data-part="about">{`${total} 样里报了 ${offered.length} 样${margin === null ? '' : `，毛利 ${margin.toFixed(1)}%`}`}</dd>
    </S.Sum>
  )
}

const SumLine = ({ name, amount }: { readonly name: string; readonly amount: number }) => (
  <>
    <dt>{name}</dt>
    <dd>{amount === 0 ? '—' : formatAmount(amount)}</dd>
  </>
)
