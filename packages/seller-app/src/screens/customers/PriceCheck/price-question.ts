import { isDay, quantityMax } from '@mall/api/contract'
import { priceCheckLimits } from '@mall/api/seller/contract'
import type { ComboboxOption } from '@mall/ui/combobox'

/** Looks up customers or products while their name is typed. */
export type Find<Value extends string | number> = (keyword: string, options: { readonly signal: AbortSignal }) => Promise<readonly ComboboxOption<Value>[]>

/** What the address holds of a question. */
export interface PriceCheckAddress {
  readonly Customer?: number
  readonly Product?: string
  readonly Quantity?: number
  /** Many products, `10010159*20,10010222*5`; they take the place of the one. */
  readonly Products?: string
  readonly Day?: string
}

/** One of many products that are asked about. */
export interface PriceLine {
  readonly code: string
  readonly quantity: number
}

/** A question as far as it is asked. */
export interface PriceQuestion {
  readonly customer: number | null
  readonly product: string | null
  readonly quantity: number
  /** Many products, in place of the one; null: one is asked about. */
  readonly products: readonly PriceLine[] | null
  readonly day: string
}

/** A quantity as it is typed; null for what is none. */
export const quantityOf = (text: string): number | null => {
  const plain = text.trim().replaceAll(',', '')
  const quantity = /^[1-9]\d{0,5}$/.test(plain) ? Number(plain) : 0
  return quantity >= 1 && quantity <= quantityMax ? quantity : null
}

/** A number with separators of thousands, as sheets copy it: no two cells. */
const grouped = /(?<=[\s,;*×"])\d{1,3}(?:,\d{3})+(?![\d,])/g

/** The cells of each line that has some, without marks that nobody sees. */
const cellsOf = (text: string): readonly (readonly string[])[] =>
  text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '').split(/[\n\r\v\f\u0085\u2028\u2029]+/)
    .map((line) => line.replaceAll(/^[\s"]+|[\s"]+$/g, '').replaceAll(grouped, (number) => number.replaceAll(',', '')).split(/[\s,;*×"]+/))
    .filter(([code]) => code !== '')

/** A code and a quantity, with words behind at most: `10010159 20 包`. Null where there is more to it, or less. */
const lineOf = ([code = '', quantity = '1', ...rest]: readonly string[]): PriceLine | null => {
  const pieces = quantityOf(quantity)
  return !/^\d{1,20}$/.test(code) || pieces === null || rest.some((cell) => /\d/.test(cell)) ? null : { code, quantity: pieces }
}

/** Products as they are pasted or typed, one a line: `10010159 20`. Without a quantity it is one piece; a first line without a digit is a head. */
export const readLines = (text: string): { readonly lines: readonly PriceLine[]; readonly problem: string | null } => {
  const typed = cellsOf(text)
  const rows = typed[0]?.some((cell) => /\d/.test(cell)) === false ? typed.slice(1) : typed
  const lines = rows.map(lineOf)
  const wrong = rows[lines.indexOf(null)]
  const problem = wrong !== undefined ? `“${wrong[0] ?? ''}”这一行读不出：一行一种，写编码和数量` : lines.length > priceCheckLimits.products ? `一次最多 ${priceCheckLimits.products} 种，现在 ${lines.length} 种` : null
  return { lines: lines.filter((line) => line !== null), problem }
}

/** Products as they are edited: read again, they are the same. */
export const linesText = (lines: readonly PriceLine[]): string => lines.map(({ code, quantity }) => `${code} ${quantity}`).join('\n')

/** What cannot be read of an address is not asked for. */
const productsOf = (text: string | null): readonly PriceLine[] | null => (text === null ? null : readLines(text.replaceAll(',', '\n')).lines.slice(0, priceCheckLimits.products))

/** The question of an address: what it does not say, or says wrongly, is open, one piece, or today. */
export const questionOf = (search: URLSearchParams, today: string): PriceQuestion => {
  const [customer, product, quantity, day] = ['Customer', 'Product', 'Quantity', 'Day'].map((name) => search.get(name) ?? '') as [string, string, string, string]
  return {
    customer: /^[1-9]\d{0,8}$/.test(customer) ? Number(customer) : null,
    product: /^\d{1,20}$/.test(product) ? product : null,
    quantity: quantityOf(quantity) ?? 1,
    products: productsOf(search.get('Products')),
    day: isDay(day) && day.startsWith('2') ? day : today,
  }
}

/** The address of a question. */
export const addressOf = ({ customer, product, quantity, products, day }: PriceQuestion): Record<string, string> => ({
  ...(customer === null ? {} : { Customer: String(customer) }),
  ...(products === null ? { ...(product === null ? {} : { Product: product }), Quantity: String(quantity) } : { Products: products.map((line) => `${line.code}*${line.quantity}`).join(',') }),
  Day: day,
})
