import { compareAgreements, priceInForce, tiersOfRow, type PriceInForce, type PriceLevel, type PriceOutcome, type PriceQuestion, type SellerPriceCheck, type TierFen } from '@mall/api/seller/contract'
import { toYuan, yuanText } from '../../platform/money.ts'
import { tierFor } from '../../catalogue/assortment/rules.ts'
import type { KnownAgreement, KnownQuote } from './known-rules.ts'

/** A question, with all that is known to answer it. */
export interface KnownQuestion extends PriceQuestion {
  readonly agreements: readonly KnownAgreement[]
  readonly quotes: readonly KnownQuote[]
  readonly unit: string
}

/** What became of a rule, and why. */
interface Verdict {
  readonly outcome: PriceOutcome
  readonly why: string
}

type Rule = SellerPriceCheck['Rules'][number]

/** Of a rule, all but what depends on the viewer. */
type LookedAt = Omit<Rule, 'Margin'>

const out = (why: string): Verdict => ({ outcome: 'out', why })
const yields = (why: string): Verdict => ({ outcome: 'yields', why })

const priceAt = (tiers: readonly TierFen[], quantity: number): number => tierFor(tiers, quantity).priceFen

const tierText = (tiers: readonly TierFen[], quantity: number, unit: string): string => {
  const { minQty } = tierFor(tiers, quantity)
  return tiers.length > 1 ? `，数量落在${minQty}${unit}起的一档` : ''
}

const verdictOfQuote = ({ quantity, day, unit }: KnownQuestion, quote: KnownQuote, { quote: decisive, levelFen }: PriceInForce): Verdict => {
  if (day > quote.until) return out(`到${quote.until}为止，这一天已过期`)
  if (quantity < quote.minQty) return out(`只报${quote.minQty}${unit}起，这次${quantity}${unit}`)
  if (quantity > quote.maxQty) return out(`只报到${quote.maxQty}${unit}，这次${quantity}${unit}`)
  if (quote === decisive) return { outcome: 'decided', why: `${quote.buyer}接受的报价，比没有报价时的 ${yuanText(levelFen)} 低，本人下单按这个价` }
  return quote.priceFen < levelFen ? yields('另一份报价更低，或同价更晚到期') : yields(`不比没有报价时的 ${yuanText(levelFen)} 低`)
}

/** The version that holds on a day, or the one that is next to it: what a rule is shown by. */
const versionOn = ({ versions }: KnownAgreement, day: string): KnownAgreement['versions'][number] | undefined => versions.findLast(({ from }) => from <= day) ?? versions[0]

const verdictOfAgreement = (question: KnownQuestion, one: KnownAgreement, price: PriceInForce): Verdict => {
  const { day, quantity, unit, market } = question
  const version = versionOn(one, day)
  if (version === undefined || version.from > day) return out(`${version?.from ?? ''}才开始`)
  if (day > one.until) return out(`到${one.until}为止，这一天已到期`)
  if (version.row === null) return out(`第${version.number}版里没有这个商品`)
  const { agreement: decisive, level, quote } = price
  if (decisive?.number === one.number) {
    const tiers = tierText(tiersOfRow(version.row, market), quantity, unit)
    return quote === null ? { outcome: 'decided', why: `同级里起始最晚，含这个商品${tiers}` } : yields(`报价${quote.number}更低`)
  }
  if (level !== one.level) return yields('公司协议先于集团协议')
  return yields(decisive !== null && decisive.from === version.from ? `同级同日起，协议号更小，让给${decisive.number}` : `同级，起始更早，让给${decisive?.number ?? ''}`)
}

const lineOfAgreement = (question: KnownQuestion, one: KnownAgreement, price: PriceInForce): LookedAt => {
  const version = versionOn(one, question.day)
  const { outcome, why } = verdictOfAgreement(question, one, price)
  const row = version?.row ?? null
  return {
    Level: one.level, Number: one.number, Name: one.name, AgreementId: one.id, Version: version?.number ?? null, From: version?.from ?? null, Until: one.until,
    Price: row === null ? null : toYuan(priceAt(tiersOfRow(row, question.market), question.quantity)), Outcome: outcome, Why: why,
  }
}

/** Agreements of one level, the strongest first. */
const inOrder = ({ agreements, day }: KnownQuestion, level: KnownAgreement['level']): KnownAgreement[] =>
  agreements
    .filter((one) => one.level === level)
    .toSorted((one, other) => compareAgreements({ ...other, from: versionOn(other, day)?.from ?? '' }, { ...one, from: versionOn(one, day)?.from ?? '' }))

/** Every rule of a question with what became of it, as they are looked at: quotes, agreements of the company, those of the group, the market. */
export const rulesLookedAt = (question: KnownQuestion, price: PriceInForce): LookedAt[] => {
  const { market, quantity, unit } = question
  const ofQuotes = question.quotes.map((quote): LookedAt => {
    const { outcome, why } = verdictOfQuote(question, quote, price)
    return { Level: 'quote', Number: quote.number, Name: quote.buyer, AgreementId: null, Version: null, From: null, Until: quote.until, Price: toYuan(quote.priceFen), Outcome: outcome, Why: why }
  })
  const ofAgreements = (['company', 'group'] as const).flatMap((level) => inOrder(question, level).map((one) => lineOfAgreement(question, one, price)))
  const isMarket = price.agreement === null && price.quote === null
  const ofMarket: LookedAt = {
    Level: 'market', Number: '', Name: '', AgreementId: null, Version: null, From: null, Until: null, Price: toYuan(price.marketFen), Outcome: isMarket ? 'decided' : 'yields',
    Why: isMarket ? `没有协议含这个商品，按市场价${tierText(market, quantity, unit)}` : price.agreement === null ? `报价${price.quote?.number ?? ''}更低` : '有协议价，不用市场价',
  }
  return [...ofQuotes, ...ofAgreements, ofMarket]
}

/** What decides a price. */
export const decisionOf = (price: PriceInForce): { readonly Level: PriceLevel; readonly Number: string } =>
  price.quote === null ? { Level: price.level, Number: price.agreement?.number ?? '' } : { Level: 'quote', Number: price.quote.number }

/** Quantities from which on the price may be another, each with its price. `step`: of the quantities that are sold. */
export const pricesByQuantity = (question: KnownQuestion, moq: number, step: number) => {
  const { quotes, agreements, market, day } = question
  const ofAgreements = agreements.flatMap((one) => {
    const row = versionOn(one, day)?.row
    return row?.kind === 'fixed' ? row.tiers.map(({ minQty }) => minQty) : []
  })
  const ofQuotes = quotes.flatMap(({ minQty, maxQty }) => [minQty, (Math.floor(maxQty / step) + 1) * step])
  const from = [...new Set([moq, ...market.map(({ minQty }) => minQty), ...ofAgreements, ...ofQuotes])].filter((quantity) => quantity >= moq).toSorted((one, other) => one - other)
  const prices = from.map((quantity) => ({ quantity, price: priceInForce({ ...question, quantity }) }))
  const isSame = (one: PriceInForce, other: PriceInForce | undefined) =>
    other !== undefined && one.priceFen === other.priceFen && decisionOf(one).Number === decisionOf(other).Number
  return prices.filter(({ price }, at) => !isSame(price, prices[at - 1]?.price))
}

/** Days from which on the price may be another between two days, each with its price. */
export const pricesByDay = (question: KnownQuestion, first: string, last: string, dayAfter: (day: string) => string) => {
  const { quotes, agreements } = question
  const ends = [...quotes, ...agreements].map(({ until }) => dayAfter(until))
  const days = [...new Set([first, ...agreements.flatMap(({ versions }) => versions.map(({ from }) => from)), ...ends])].filter((day) => first <= day && day <= last).toSorted()
  const prices = days.map((day) => ({ day, price: priceInForce({ ...question, day }) }))
  return prices.filter(({ price }, at) => at === 0 || price.priceFen !== prices[at - 1]?.price.priceFen || decisionOf(price).Number !== decisionOf(prices[at - 1]?.price ?? price).Number)
}
