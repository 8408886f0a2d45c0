interface Part {
  readonly text: string
  readonly isHit: boolean
}

/** Cuts a text where searched words begin and end, whatever their case. The parts together are the text. */
export const splitAtWords = (text: string, words: readonly string[]): Part[] => {
  const wanted = words.filter((word) => word !== '').toSorted((one, other) => other.length - one.length)
  if (wanted.length === 0) return text === '' ? [] : [{ text, isHit: false }]
  const pattern = new RegExp(`(${wanted.map(literally).join('|')})`, 'iu')
  return text.split(new RegExp(pattern, 'giu')).flatMap((part) => (part === '' ? [] : [{ text: part, isHit: pattern.test(part) }]))
}

const literally = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
