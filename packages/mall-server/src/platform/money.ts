/** Yuan with two decimals, as money is sent, from integer fen. */
export const toYuan = (fen: number): number => fen / 100

/** Integer fen from yuan. Rounds, because 19.99 * 100 is not an integer in binary. */
export const toFen = (yuan: number): number => Math.round(yuan * 100)

const amount = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1,234.50`: an amount in a table, from yuan. */
export const amountText = (yuan: number): string => amount.format(yuan)

/** `¥1,234.50`: an amount within a sentence, from integer fen. A space stands between it and the words beside it, as on the pages: 本单 ¥1,234.50，超出 ¥34.50. */
export const yuanText = (fen: number): string => `¥${amountText(toYuan(fen))}`

/** A sentence with — in place of its amounts, for a reader who sees no prices. */
export const amountsHidden = (sentence: string): string => sentence.replaceAll(/[−-]?¥[−-]?\d[\d,]*(\.\d+)?/g, '—')
