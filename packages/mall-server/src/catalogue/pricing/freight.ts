/** Goods of this sum are delivered free of charge, integer fen. */
export const freeFreightFromFen = 9_900

/** What a smaller delivery costs, integer fen. */
export const freightFen = 800

/** Freight of an order: ¥8, free from ¥99 of goods. */
export const freightFor = (goodsFen: number): number => (goodsFen >= freeFreightFromFen ? 0 : freightFen)
