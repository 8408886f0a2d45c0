/** A sum of yuan, to the fen. What is no number counts as nothing. */
export const totalOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + (Number.isFinite(amount) ? Math.round(amount * 100) : 0), 0) / 100
