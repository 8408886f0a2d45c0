/* What an order comes to, in fen, and the words for it. Server, app, print and files take both from here; without a schema, so that a page can load them alone. */

/** A line of a cart or an order, as far as it is paid. Amounts are integer fen, tax included. */
export interface PaidLine {
  /** Price of a piece for this quantity. */
  readonly priceFen: number
  readonly quantity: number
}

/** Why a piece costs less than the market price of one: 协议价 agreed with the company, 报价 quoted to the buyer, 阶梯价 of the market, which everybody has from a quantity on. */
export type SavingKind = 'agreed' | 'quoted' | 'tier'

/** The kinds in the order in which they are shown. */
export const savingKinds: readonly SavingKind[] = ['agreed', 'quoted', 'tier']

/** A paid line, as far as something is saved by it. */
export interface SavingLine extends PaidLine {
  /** Market price (市场价) of one piece, which is the same for every quantity. */
  readonly marketFen: number
  /** Whose price it has. */
  readonly saving: SavingKind
}

/** 商品总额, 运费 and 应付, in fen. */
export interface OrderTotals {
  readonly goodsFen: number
  readonly freightFen: number
  readonly payableFen: number
}

/** 已省 by kind, in fen. */
export type Savings = Readonly<Record<SavingKind, number>>

/** 小计: price × quantity. */
export const subtotalFen = ({ priceFen, quantity }: PaidLine): number => priceFen * quantity

/** 商品总额: what the lines cost at the prices that are paid, without freight. */
export const goodsFenOf = (lines: readonly PaidLine[]): number => lines.reduce((sum, line) => sum + subtotalFen(line), 0)

/**
 * 应付 = 商品总额 + 运费. Nothing to deliver costs no freight. 已省 is no part of it: 商品总额 is at the prices that are paid already.
 * @param freightOf what the delivery of goods of this sum costs, fen
 */
export const orderTotals = (lines: readonly PaidLine[], freightOf: (goodsFen: number) => number): OrderTotals => {
  const goodsFen = goodsFenOf(lines)
  const freightFen = lines.length === 0 ? 0 : freightOf(goodsFen)
  return { goodsFen, freightFen, payableFen: goodsFen + freightFen }
}

/** 省: what a line costs less than at the market price of one piece. A price above it saves nothing, and takes nothing from what others save. */
export const savedFen = (line: Pick<SavingLine, 'priceFen' | 'marketFen' | 'quantity'>): number => Math.max(0, line.marketFen - line.priceFen) * line.quantity

/** What the lines save, by whose price they have: a quote's saving is never shown as one of the agreement. */
export const savingsOf = (lines: readonly SavingLine[]): Savings => {
  const savings = { agreed: 0, quoted: 0, tier: 0 }
  for (const line of lines) savings[line.saving] += savedFen(line)
  return savings
}

/** 已省: of all kinds together. */
export const savedTotal = (savings: Savings): number => savingKinds.reduce((sum, kind) => sum + savings[kind], 0)

/** 实际应付: 应付 without what goes back of it, which is 拒收退回 for refused goods and 售后退款 for returned ones. 应付 stays what was ordered. */
export const netFen = ({ payableFen, refusedFen, refundedFen }: { readonly payableFen: number; readonly refusedFen: number; readonly refundedFen: number }): number =>
  payableFen - refusedFen - refundedFen

/** The one word for each of these amounts. */
export const orderSumNames = {
  subtotal: '小计',
  goods: '商品总额',
  freight: '运费',
  payable: '应付',
  saved: '已省',
  refused: '拒收退回',
  refunded: '售后退款',
  /** Of one return. */
  refund: '退款金额',
  net: '实际应付',
  /** Of what was paid: what has gone back, and what is going back. */
  paidBack: '已退款',
  payingBack: '退款中',
} as const

/** 已省 by kind, in words. */
export const savingNames = { agreed: '协议价已省', quoted: '报价已省', tier: '阶梯价已省' } as const satisfies Record<SavingKind, string>

/** What lines come to in yuan, as carts, orders and approvals are sent: the fields of `sumFields`. */
export const sumsInYuan = ({ goodsFen, freightFen, payableFen }: OrderTotals, savings: Savings) => ({
  GoodsAmount: goodsFen / 100,
  Freight: freightFen / 100,
  PayableAmount: payableFen / 100,
  SavedAmount: savedTotal(savings) / 100,
  Savings: { Agreed: savings.agreed / 100, Quoted: savings.quoted / 100, Tier: savings.tier / 100 },
})
