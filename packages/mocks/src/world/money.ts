import { toFen, toYuan } from '@mall/api'

export { toFen, toYuan }

/** The sum of products of fen and pieces, as yuan for the wire. */
export const amountOf = (lines: readonly { readonly fen: number; readonly quantity: number }[]): number =>
  toYuan(lines.reduce((sum, { fen, quantity }) => sum + fen * quantity, 0))
