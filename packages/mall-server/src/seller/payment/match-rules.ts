import type { MatchBasis } from '@mall/api/seller/contract'

/** A statement that money can be put on. */
export interface Candidate {
  readonly statementNo: string
  /** Above zero. */
  readonly unpaidFen: number
}

/** What is proposed for a statement, and why. */
export interface Suggestion {
  readonly fen: number
  readonly basis: MatchBasis
}

/** The numbers of statements that a text names, each once, as they are written. */
export const namedStatements = (text: string): readonly string[] => [...new Set(text.normalize('NFKC').toUpperCase().match(/DZ\d{12}/g) ?? [])]

/** Takes from the money what each asks for, until nothing is left. */
const filled = (restFen: number, candidates: readonly Candidate[], basis: MatchBasis): ReadonlyMap<string, Suggestion> => {
  let left = restFen
  const suggested = new Map<string, Suggestion>()
  for (const { statementNo, unpaidFen } of candidates) {
    const fen = Math.min(left, unpaidFen)
    if (fen > 0) suggested.set(statementNo, { fen, basis })
    left -= fen
  }
  return suggested
}

/** The first so many candidates of which just this much is unpaid together; null where no run from the first adds up to it. */
const runOf = (restFen: number, candidates: readonly Candidate[]): readonly Candidate[] | null => {
  let sum = 0
  for (const [at, { unpaidFen }] of candidates.entries()) {
    sum += unpaidFen
    if (sum === restFen) return candidates.slice(0, at + 1)
    if (sum > restFen) return null
  }
  return null
}

/**
 * What is proposed for statements of a customer, the earliest due first (seller.md §5: by number and amount): those that the bank's words name; else the one of which just what is
 * left of the money is unpaid; else those from the earliest on that add up to it. Nothing is guessed beyond that: a person says the rest.
 */
export const suggestMatches = (restFen: number, words: string, candidates: readonly Candidate[]): ReadonlyMap<string, Suggestion> => {
  const named = namedStatements(words)
  const byNumber = candidates.filter(({ statementNo }) => named.includes(statementNo))
  if (byNumber.length > 0) return filled(restFen, byNumber, 'number')
  const one = candidates.find(({ unpaidFen }) => unpaidFen === restFen)
  return filled(restFen, one === undefined ? (runOf(restFen, candidates) ?? []) : [one], 'amount')
}

/** Why one of the orders that wait is proposed: the bank's words name it, or it costs just what is left where only one does. Null: it is not. */
export const orderBasis = (restFen: number, words: string, waiting: readonly { readonly orderNo: string; readonly payableFen: number }[]): ((orderNo: string) => MatchBasis | null) => {
  const text = words.normalize('NFKC').toUpperCase()
  const named = new Set(waiting.filter(({ orderNo }) => text.includes(orderNo)).map(({ orderNo }) => orderNo))
  const alike = waiting.filter(({ payableFen }) => payableFen === restFen)
  return (orderNo) => {
    if (named.size > 0) return named.has(orderNo) ? 'number' : null
    return alike.length === 1 && alike[0]?.orderNo === orderNo ? 'amount' : null
  }
}
