/** A price from a quantity on, integer fen. */
export interface TierFen {
  readonly minQty: number
  readonly priceFen: number
}

/** What a row of an agreement says of a product: prices of its own, or a part of the market price, which follows it. */
export type AgreedRow =
  | { readonly kind: 'fixed'; readonly tiers: readonly TierFen[] }
  /** In hundredths of a percent: 9_250 is 92.5 %. */
  | { readonly kind: 'percent'; readonly percent: number }

/** One version of an agreement, from a day on until the next. */
export interface AgreementVersion {
  /** Its first day in Asia/Shanghai, `YYYY-MM-DD`. */
  readonly from: string
  /** Its row of the product; null: it does not hold the product. */
  readonly row: AgreedRow | null
}

/** An agreement that was approved, as far as it is about one product. */
export interface ProductAgreement {
  /** 协议号. */
  readonly number: string
  readonly level: 'company' | 'group'
  /** Its last day, which ends at 24:00; of one that was ended before (已终止), the day of that. */
  readonly until: string
  /** The older first. */
  readonly versions: readonly AgreementVersion[]
}

/** A quote of a product that the customer accepted. */
export interface AcceptedQuote {
  readonly number: string
  readonly priceFen: number
  /** The least and the greatest quantity that it is for. */
  readonly minQty: number
  readonly maxQty: number
  /** Its last day, which ends at 24:00. */
  readonly until: string
}

export interface PriceQuestion {
  readonly quantity: number
  /** A day in Asia/Shanghai. */
  readonly day: string
  /** Market prices, rising quantities; at least one. */
  readonly market: readonly TierFen[]
  readonly agreements: readonly ProductAgreement[]
  readonly quotes: readonly AcceptedQuote[]
}

/** The price of a piece, and what decided it: the same for buyers, for 查价 and for the line of an order. */
export interface PriceInForce {
  readonly priceFen: number
  /** The price without a quote. */
  readonly levelFen: number
  readonly marketFen: number
  readonly level: ProductAgreement['level'] | 'market'
  /** The agreement and its version that made the price of the level; null: the market. */
  readonly agreement: { readonly number: string; readonly from: string } | null
  /** The quote that makes it cheaper; null: none does. */
  readonly quote: AcceptedQuote | null
}

/** The tier of a quantity; below the first quantity it is the first. */
const tierOf = (tiers: readonly TierFen[], quantity: number): TierFen | undefined => tiers.findLast(({ minQty }) => minQty <= quantity) ?? tiers[0]

const whole = 10_000

/** A part of a price in hundredths of a percent, to the fen, halves up; never below one fen. Exact for every amount of the wire. */
export const percentOfFen = (fen: number, percent: number): number => {
  const rest = fen % whole
  return Math.max(1, ((fen - rest) / whole) * percent + Math.floor((rest * percent * 2 + whole) / (whole * 2)))
}

/** An agreement that holds a product, with the version that is in force. */
interface Candidate {
  readonly agreement: ProductAgreement
  readonly version: AgreementVersion & { readonly row: AgreedRow }
}

/** The version of an agreement that is in force on a day, where it holds the product. */
const candidateOf = (agreement: ProductAgreement, day: string): readonly Candidate[] => {
  const version = day <= agreement.until ? agreement.versions.findLast(({ from }) => from <= day) : undefined
  return version === undefined || version.row === null ? [] : [{ agreement, version: { ...version, row: version.row } }]
}

/** By code units, which is the order of days and of numbers with the same form. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The prices of a row: its own, or those of the market at its percent. */
export const tiersOfRow = (row: AgreedRow, market: readonly TierFen[]): readonly TierFen[] =>
  row.kind === 'fixed' ? row.tiers : market.map(({ minQty, priceFen }) => ({ minQty, priceFen: percentOfFen(priceFen, row.percent) }))

/** Whether a row is no price of its own: at 100 % its product is in the catalogue, at the market price. */
export const isMarketPriced = (row: AgreedRow): boolean => row.kind === 'percent' && row.percent === whole

/** What decides between agreements that hold the same product on the same day. */
export interface AgreementRank {
  readonly number: string
  readonly level: ProductAgreement['level']
  /** First day of the version in force. */
  readonly from: string
}

/** Which of two agreements gives way, as a sort has it: the decisive one comes last. A company's comes after its group's, then whose version began later, then the higher number. */
export const compareAgreements = (one: AgreementRank, other: AgreementRank): number =>
  Number(one.level === 'company') - Number(other.level === 'company') || compare(one.from, other.from) || compare(one.number, other.number)

const rankOf = ({ agreement: { number, level }, version: { from } }: Candidate): AgreementRank => ({ number, level, from })

/** The agreement that makes the price of a product on a day, with its version; undefined where the market does. */
export const agreementInForce = (agreements: readonly ProductAgreement[], day: string): Candidate | undefined =>
  agreements.flatMap((agreement) => candidateOf(agreement, day)).toSorted((one, other) => compareAgreements(rankOf(one), rankOf(other))).at(-1)

/** The cheapest of the quotes that are for this quantity on this day; of equal ones the one that holds longer, then the one with the higher number. */
const cheapestQuote = ({ quotes, quantity, day }: PriceQuestion): AcceptedQuote | undefined =>
  quotes
    .filter(({ minQty, maxQty, until }) => minQty <= quantity && quantity <= maxQty && day <= until)
    .toSorted((one, other) => one.priceFen - other.priceFen || compare(other.until, one.until) || compare(other.number, one.number))[0]

/**
 * Which price holds for a customer, a product, a quantity and a day: that of the company's agreement, else of its group's, else of the market;
 * within a level that of the agreement whose version in force began later. A quote applies only where it is lower than that.
 * @throws RangeError without a market price
 */
export const priceInForce = (question: PriceQuestion): PriceInForce => {
  const { market, quantity, agreements, day } = question
  const marketFen = tierOf(market, quantity)?.priceFen
  if (marketFen === undefined) throw new RangeError('A product has a market price')
  const decided = agreementInForce(agreements, day)
  const levelFen = decided === undefined ? marketFen : (tierOf(tiersOfRow(decided.version.row, market), quantity)?.priceFen ?? marketFen)
  const quote = cheapestQuote(question)
  const isCheaper = quote !== undefined && quote.priceFen < levelFen
  return {
    priceFen: isCheaper ? quote.priceFen : levelFen,
    levelFen,
    marketFen,
    level: decided?.agreement.level ?? 'market',
    agreement: decided === undefined ? null : { number: decided.agreement.number, from: decided.version.from },
    quote: isCheaper ? quote : null,
  }
}
