/** A sum of yuan, to the fen; null when one of them is withheld. What is no number counts as nothing. */
export const totalOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.includes(null) ? null : amounts.reduce<number>((fen, amount) => fen + (Number.isFinite(amount) ? Math.round(Number(amount) * 100) : 0), 0) / 100
