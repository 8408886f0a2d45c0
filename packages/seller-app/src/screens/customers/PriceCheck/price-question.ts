import { isDay, quantityMax } from '@mall/api/contract'

/** What the address holds of a question. */
export interface PriceCheckAddress {
  readonly Customer?: number
  readonly Product?: string
  readonly Quantity?: number
  readonly Day?: string
}

/** A question as far as it is asked. */
export interface PriceQuestion {
  readonly customer: number | null
  readonly product: string | null
  readonly quantity: number
  readonly day: string
}

/** A quantity as it is typed; null for what is none. */
export const quantityOf = (text: string): number | null => {
  const plain = text.trim().replaceAll(',', '')
  const quantity = /^[1-9]\d{0,5}$/.test(plain) ? Number(plain) : 0
  return quantity >= 1 && quantity <= quantityMax ? quantity : null
}

/** The question of an address: what it does not say, or says wrongly, is open, one piece, or today. */
export const questionOf = (search: URLSearchParams, today: string): PriceQuestion => {
  const [customer, product, quantity, day] = ['Customer', 'Product', 'Quantity', 'Day'].map((name) => search.get(name) ?? '') as [string, string, string, string]
  return {
    customer: /^[1-9]\d{0,8}$/.test(customer) ? Number(customer) : null,
    product: /^\d{1,20}$/.test(product) ? product : null,
    quantity: quantityOf(quantity) ?? 1,
    day: isDay(day) && day.startsWith('2') ? day : today,
  }
}

/** The address of a question. */
export const addressOf = ({ customer, product, quantity, day }: PriceQuestion): Record<string, string> => ({
  ...(customer === null ? {} : { Customer: String(customer) }),
  ...(product === null ? {} : { Product: product }),
  Quantity: String(quantity),
  Day: day,
})
