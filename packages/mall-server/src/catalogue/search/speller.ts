import { spelled } from './rules.ts'

/** Whether a blank after this parts words for certain: after a number, what follows may be its unit, or a side of `76 * 76`. */
const endsInWord = (text: string): boolean => {
  const last = text.charAt(text.length - 1)
  return (last >= '一' && last <= '龥') || (last >= 'a' && last <= 'w')
}

const piecesOf = (text: string): string[] => {
  const pieces: string[] = []
  let isOpen = false
  for (const part of text.split(' ')) {
    if (isOpen) pieces.push(`${pieces.pop() ?? ''} ${part}`)
    else pieces.push(part)
    isOpen = !endsInWord(part)
  }
  return pieces
}

const hyphened = /[a-z\d]-[a-z\d]/

/** Words alone: a single Chinese character is no word of a product. `xu-18` is found by `xu18` too. */
const wordsOfSpelled = (text: string): string[] =>
  text.split(' ').flatMap((word) => {
    if (word === '' || /^\p{Script=Han}$/u.test(word)) return []
    return hyphened.test(word) ? [word, word.replaceAll('-', '')] : [word]
  })

/** Pieces of texts whose words are kept. */
const maxKept = 50_000

/** The words of texts. Products repeat each other's, and each is spelled but once. */
export const createSpeller = () => {
  const known = new Map<string, readonly string[]>()
  const wordsOfPiece = (piece: string): readonly string[] => {
    const words = known.get(piece)
    if (words !== undefined) return words
    const own = wordsOfSpelled(spelled(piece))
    if (known.size >= maxKept) known.clear()
    known.set(piece, own)
    return own
  }
  return {
    wordsIn: (text: string): readonly string[] => piecesOf(text).flatMap(wordsOfPiece),
    /** The same for a text that many products have. */
    shared: wordsOfPiece,
  }
}

export type Speller = ReturnType<typeof createSpeller>
