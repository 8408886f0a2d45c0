interface Line {
  readonly Price: number | null
  readonly Quantity: number
}

const cents = (yuan: number): number => Math.round(yuan * 100) / 100

/** What the lines of an order come to, without anything that was saved: a story that has lines of its own has their sums. */
export const lineSums = <One extends Line>(given: readonly One[], Freight = 0) => {
  const Lines = given.map((line) => ({ ...line, Subtotal: cents((line.Price ?? 0) * line.Quantity) }))
  const GoodsAmount = cents(Lines.reduce((sum, { Subtotal }) => sum + Subtotal, 0))
  const PayableAmount = cents(GoodsAmount + Freight)
  return {
    Lines, Quantity: Lines.reduce((sum, { Quantity }) => sum + Quantity, 0), GoodsAmount, Freight, PayableAmount, NetAmount: PayableAmount, SavedAmount: 0, Savings: { Agreed: 0, Quoted: 0, Tier: 0 },
  }
}
