import type { Random } from '../../platform/seeded-random.ts'
import type { PriceTier } from '../../platform/db/schema/catalogue.ts'

/** Prices as shops write them: expensive ones end in 9 yuan, cheap ones in a round jiao. */
export const shelfPriceFen = (yuan: number): number => {
  if (yuan >= 1000) return (Math.floor(yuan / 10) * 10 + 9) * 100
  if (yuan >= 100) return Math.round(yuan) * 100
  if (yuan >= 10) return Math.round(yuan * 2) * 50
  return Math.max(10, Math.round(yuan * 10) * 10)
}

/** Between the lowest and the highest price of the line, on a geometric scale: each property multiplies the price. */
export const priceBetween = (from: number, to: number, dearness: number): number => shelfPriceFen(from * (to / from) ** dearness)

/** Rows of falling price, the first at the MOQ. */
export const marketTiersOf = (priceFen: number, moq: number, step: number, random: Random): PriceTier[] => {
  const steps = priceFen >= 50_000 ? [[5, 0.975], [20, 0.94]] as const : [[10, 0.965], [50, 0.92]] as const
  const rows = steps.slice(0, random.pick([0, 1, 2, 2, 2])).map(([times, factor]) => ({
    minQty: Math.ceil((moq * times) / step) * step,
    priceFen: Math.round(priceFen * factor),
  }))
  const tiers: PriceTier[] = [{ minQty: moq, priceFen }]
  for (const row of rows) if (row.priceFen < (tiers.at(-1)?.priceFen ?? 0)) tiers.push(row)
  return tiers
}

/** Takes a share off every row, in whole fen. */
export const discounted = (tiers: readonly PriceTier[], off: number): PriceTier[] => {
  const agreed: PriceTier[] = []
  for (const tier of tiers) {
    const priceFen = Math.max(1, Math.floor(tier.priceFen * (1 - off)))
    if (agreed.length === 0 || priceFen < (agreed.at(-1)?.priceFen ?? 0)) agreed.push({ minQty: tier.minQty, priceFen })
  }
  return agreed
}

/** What the seller pays, with tax: below every price that is sold at, and of one product in thirteen not known. By the id alone, so that it takes no turn of the random numbers. */
export const costFenOf = (productId: number, priceFen: number): number | null => {
  const share = (productId * 5) % 13
  return share === 0 ? null : Math.round(priceFen * (0.54 + share / 100))
}

/** EAN-13 in the range for internal use of a shop (first digit 2): no other article has it. */
export const barcodeOf = (productId: number): string => {
  const digits = `21${String(productId).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
