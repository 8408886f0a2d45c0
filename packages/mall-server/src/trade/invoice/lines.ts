import { invoiceContent, orderSumNames, type InvoiceContent } from '@mall/api/contract'

/** A line of an order, as far as it is invoiced. */
export interface OrderedLine {
  readonly name: string
  readonly unit: string
  /** Name of its category of the first level. */
  readonly category: string
  readonly priceFen: number
  /** Without the pieces that were returned. */
  readonly quantity: number
  readonly taxBp: number
  /** 税收分类编码; empty for none. */
  readonly taxCode: string
}

/** Freight is a part of the price of what is sold, and has the general rate of its tax. */
const freightTaxBp = 1_300

/** 运费 as an invoice says it, in 明细 and in 大类. */
export const freightOf = (freightFen: number): OrderedLine => ({ name: orderSumNames.freight, unit: '', category: orderSumNames.freight, priceFen: freightFen, quantity: 1, taxBp: freightTaxBp, taxCode: '' })

export interface InvoiceLineValues {
  readonly name: string
  readonly unit: string
  readonly quantity: number | null
  readonly priceFen: number | null
  readonly amountFen: number
  readonly taxBp: number
  readonly taxFen: number
  readonly taxCode: string
}

/** The tax in an amount that includes it. */
export const taxIn = (amountFen: number, taxBp: number): number => Math.round((amountFen * taxBp) / (10_000 + taxBp))

/**
 * Divides an amount by weights into whole fen that make it up: each share is rounded down, and the largest remainders get the fen that are
 * left. Nothing is given to a weight of 0.
 */
export const apportion = (amountFen: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  // Amounts of 12 digits times weights of 12 are beyond the integers of a number.
  const exact = weights.map((weight) => BigInt(amountFen) * BigInt(weight))
  const shares = exact.map((product) => Number(product / BigInt(total)))
  const left = amountFen - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact.map((product, index) => ({ index, remainder: product % BigInt(total) })).toSorted((a, b) => (a.remainder < b.remainder ? 1 : a.remainder > b.remainder ? -1 : a.index - b.index))
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** The invoice's lines for the goods of one order, which make up `amountFen`. */
const detailed = (amountFen: number, goods: readonly OrderedLine[]): InvoiceLineValues[] => {
  const shares = apportion(amountFen, goods.map(({ priceFen, quantity }) => priceFen * quantity))
  return goods.flatMap(({ name, unit, priceFen, quantity, taxBp, taxCode }, index) => {
    const share = shares[index] ?? 0
    if (share === 0) return []
    const isWhole = share === priceFen * quantity
    return [{ name, unit, quantity: isWhole ? quantity : null, priceFen: isWhole ? priceFen : null, amountFen: share, taxBp, taxFen: taxIn(share, taxBp), taxCode }]
  })
}

const merged = (lines: readonly { readonly key: string; readonly line: InvoiceLineValues }[]): InvoiceLineValues[] => {
  const byKey = new Map<string, InvoiceLineValues>()
  for (const { key, line } of lines) {
    const first = byKey.get(key)
    byKey.set(key, first === undefined ? line : { ...first, amountFen: first.amountFen + line.amountFen, quantity: first.quantity === null || line.quantity === null ? null : first.quantity + line.quantity, taxCode: first.taxCode === line.taxCode ? first.taxCode : '' })
  }
  return [...byKey.values()].map((line) => ({ ...line, priceFen: line.quantity === null ? null : line.priceFen, taxFen: taxIn(line.amountFen, line.taxBp) }))
}

/**
 * The lines of an invoice over amounts of orders. 明细 has a line for each product at its price, 大类 one for each category and tax rate. The
 * lines make up the amounts to the fen, whatever part of an order is invoiced.
 */
export const invoiceLinesOf = (content: InvoiceContent, orders: readonly { readonly amountFen: number; readonly goods: readonly OrderedLine[] }[]): InvoiceLineValues[] => {
  if (content === invoiceContent.lines) {
    const lines = orders.flatMap(({ amountFen, goods }) => detailed(amountFen, goods))
    return merged(lines.map((line) => ({ key: JSON.stringify([line.name, line.unit, line.priceFen, line.taxBp, line.taxCode]), line })))
  }
  const lines = orders.flatMap(({ amountFen, goods }) => detailed(amountFen, goods.map((one) => ({ ...one, name: one.category }))))
  return merged(lines.map((line) => ({ key: JSON.stringify([line.name, line.taxBp]), line: { ...line, unit: '', quantity: null, priceFen: null } })))
}
