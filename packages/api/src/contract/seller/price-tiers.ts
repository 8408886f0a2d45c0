/** A price by quantity, yuan. */
export interface TierPrice {
  readonly MinQty: number
  readonly Price: number
}

/** Integer fen, the unit of all arithmetic. */
const fenOf = (yuan: number): number => Math.round(yuan * 100)

/**
 * The tiers of a product whose market price is changed: each keeps its part of the market price, to the fen, halves up; none falls below one fen or rises above
 * the tier before. The first is the market price itself.
 */
export const repriced = (tiers: readonly TierPrice[], price: number): TierPrice[] => {
  const [first] = tiers
  if (first === undefined) return []
  const [before, after] = [fenOf(first.Price), fenOf(price)]
  let last = after
  return tiers.map(({ MinQty, Price }, at) => {
    if (at > 0) last = Math.max(1, Math.min(last, Math.floor((fenOf(Price) * after * 2 + before) / (before * 2))))
    return { MinQty, Price: last / 100 }
  })
}
