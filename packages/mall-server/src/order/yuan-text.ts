/** `¥1234.50`: an amount within a sentence, from integer fen. */
export const yuanText = (fen: number): string => `¥${(fen / 100).toFixed(2)}`
