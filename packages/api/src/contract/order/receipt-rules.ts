/* Where the pieces of an order are. Form, server and tests take these rules; without a schema, so that a page can load them alone. */

/** A line of an order or of a package: how many of its pieces have come how far. Of a package all are shipped. */
export interface LinePieces {
  readonly ordered: number
  readonly shipped: number
  readonly received: number
  readonly refused: number
}

/** What somebody says of shipped pieces. */
export interface ReceivedPieces {
  readonly received: number
  readonly refused: number
}

/** 未发: ordered and not shipped. */
export const unshippedPieces = ({ ordered, shipped }: LinePieces): number => ordered - shipped

/** 在途: shipped, and neither received nor refused. With 已收, 已拒 and 未发 these are what was ordered, always. */
export const openPieces = ({ shipped, received, refused }: LinePieces): number => shipped - received - refused

/** A line after pieces of it were received and refused; null: these are more than are open. */
export const receivePieces = (line: LinePieces, { received, refused }: ReceivedPieces): LinePieces | null =>
  received < 0 || refused < 0 || received + refused > openPieces(line) ? null : { ...line, received: line.received + received, refused: line.refused + refused }

/** How an order stands by all of its lines: `open` while something is on its way or not shipped; `refused` only when all of it was. */
export const receiptStateOf = (lines: readonly LinePieces[]): 'open' | 'received' | 'refused' => {
  if (lines.some(({ ordered, received, refused }) => received + refused < ordered)) return 'open'
  return lines.every(({ ordered, refused }) => refused === ordered) ? 'refused' : 'received'
}

interface Refusal {
  /** Lines with how many pieces are refused now, and their price in fen. */
  readonly refused: readonly { readonly priceFen: number; readonly pieces: number }[]
  /** All lines of the order, after it. */
  readonly after: readonly LinePieces[]
  readonly freightFen: number
}

/** What goes back for refused pieces, in fen: their price, and the freight with the last of an order of which nothing is kept. */
export const refusalFen = ({ refused, after, freightFen }: Refusal): number =>
  refused.reduce((sum, { priceFen, pieces }) => sum + priceFen * pieces, 0) + (receiptStateOf(after) === 'refused' ? freightFen : 0)
