import type { StatementTerms } from '@mall/api/seller/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Text } from '@mall/ui/text'
import { VisuallyHidden } from '@mall/ui/theme'
import type { CSSProperties } from 'react'
import { href } from '../../../site/routes.ts'
import { creditParts, creditShares, tickText, type CreditPart } from './credit-parts.ts'
import * as S from './Customer.styles.ts'
import { placeOf } from './customer-parts.ts'

interface CustomerMoneyProps {
  readonly name: string
  readonly terms: QueryLike<StatementTerms>
}

/** 授信 ¥600,000.00，确认后 30 天付 */
const asideText = ({ Terms, Credit }: StatementTerms): string | undefined =>
  Terms === null ? undefined : `${Credit === null ? '额度不限' : `授信 ${formatYuan(Credit.LimitAmount)}`}，账期 ${Terms.CreditDays} 天`

/** Credits are round numbers, and so are their fifths. */
const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1] as const

const Ruler = ({ parts, limit }: { readonly parts: readonly CreditPart[]; readonly limit: number }) => {
  const { shares, limit: end } = creditShares(parts, limit)
  const used = parts.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div aria-hidden="true">
      <S.Ruler>
        {parts.map(({ part }, at) => (
          <span key={part} data-part={part} style={{ '--share': `${shares[at]}%` } as CSSProperties} />
        ))}
        {end < 100 ? <i style={{ '--limit': `${end}%` } as CSSProperties} /> : null}
      </S.Ruler>
      <S.Ticks>
        {ticks.map((tick) => (
          <span key={tick}>{tickText(Math.max(limit, used) * tick)}</span>
        ))}
      </S.Ticks>
    </div>
  )
}

const Amount = ({ part, label, amount, operator, spoken }: { readonly part: CreditPart['part'] | 'limit'; readonly label: string; readonly amount: number; readonly operator?: string; readonly spoken?: string }) => (
  <div>
    <dt>
      <i data-part={part} aria-hidden="true" />
      {spoken === undefined ? null : <VisuallyHidden>{spoken}</VisuallyHidden>}
      {label}
    </dt>
    {operator === undefined ? null : <dd aria-hidden="true">{operator}</dd>}
    <dd data-tone={part === 'overdue' && amount > 0 ? 'danger' : undefined}>{formatAmount(amount)}</dd>
  </div>
)

const Owed = ({ terms }: { readonly terms: StatementTerms }) => {
  const parts = creditParts(terms)
  const { Credit } = terms
  const [operator, spoken] = Credit === null ? ['+', '加'] : ['−', '减']
  // What is used beyond the limit is no free amount of 0.
  const result = Credit === null ? { label: '合计', amount: parts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100 } : { label: '可用', amount: Credit.FreeAmount > 0 ? Credit.FreeAmount : Credit.LimitAmount - Credit.UsedAmount }
  return (
    <>
      {Credit === null ? null : <Ruler parts={parts} limit={Credit.LimitAmount} />}
      <S.Equation>
        {Credit === null ? null : <Amount part="limit" label="授信" amount={Credit.LimitAmount} />}
        {parts.map((part, at) => (
          <Amount key={part.part} {...part} {...(Credit === null && at === 0 ? {} : { operator, spoken })} />
        ))}
        <div data-part="result">
          <dt>
            <VisuallyHidden>等于</VisuallyHidden>
            {result.label}
          </dt>
          <dd aria-hidden="true">=</dd>
          <dd data-tone={result.amount < 0 ? 'danger' : undefined}>{formatAmount(result.amount)}</dd>
        </div>
      </S.Equation>
    </>
  )
}

/** 钱: what the customer owes, by when it was to be paid, on what it may owe. */
export const CustomerMoney = ({ name, terms }: CustomerMoneyProps) => (
  <Section {...placeOf('money')} title="钱" aside={terms.data && asideText(terms.data)} action={terms.data?.Terms && <Link href={href('payments', { Customer: name })}>收款</Link>}>
    <QueryState query={terms} part skeleton={<Skeleton lines={3} role="status" aria-label="欠款加载中" />}>
      {(given) => (given.Terms === null ? <Text tone="secondary">没有设置账期：账期月结的订单不会进对账单。</Text> : <Owed terms={given} />)}
    </QueryState>
  </Section>
)
