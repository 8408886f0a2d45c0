const han = /\p{Script=Han}/u

/**
 * The characters that replace a missing picture of a person: the last two characters of a Chinese name, which is how colleagues are called, or
 * the first letters of two words. '' for an empty name.
 */
export const initialsOf = (name: string): string => {
  // Text in brackets is a remark, not part of the name.
  const text = name.replace(/[（(].*$/u, '').trim()
  const chinese = [...text].filter((character) => han.test(character))
  if (chinese.length > 0) return chinese.slice(-2).join('')
  const words = text.split(/\s+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/** One of `count` tints, always the same for the same text. */
export const tintOf = (text: string, count: number): number => {
  let hash = 0
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash % count
}
