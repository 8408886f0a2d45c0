import { soundsOf, type Extent } from './pinyin.ts'

/** A word of the catalogue that a word of a query is found in. */
export interface Match {
  readonly word: number
  readonly extent: Extent
}

const isDigit = (character: string | undefined): boolean => character !== undefined && character >= '0' && character <= '9'
const isLatin = (character: string | undefined): boolean => character !== undefined && character >= 'a' && character <= 'z'

/** Whether a number or a Latin word would be cut: `5m` is not in `1.5m`, `80g` not in `180g`, `ab` not in `lab`. */
const isCut = (text: string, at: number, part: string): boolean => {
  const [first, last, before, after] = [part[0], part.at(-1), text[at - 1], text[at + part.length]]
  if (isDigit(first) && (isDigit(before) || (before === '.' && isDigit(text[at - 2])))) return true
  if (isDigit(last) && (isDigit(after) || (after === '.' && isDigit(text[at + part.length + 1])))) return true
  if (isLatin(first) && isLatin(before)) return true
  return isLatin(last) && isLatin(after) && (part.length < 3 || isDigit(part.at(-2)))
}

/** How a text contains a part; null when it does not. */
export const extentIn = (text: string, part: string): Extent | null => {
  let found: Extent | null = null
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (isCut(text, at, part)) continue
    if (at + part.length === text.length) return at === 0 ? 'whole' : 'end'
    found = 'part'
  }
  return found
}

/** The first place in a sorted list whose text is not before `text`. */
const placeOf = (sorted: readonly string[], text: string): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The words of the catalogue, each once however many products have it: what a query says is looked for here, never in the products. Words are
 * what names, brands, categories and specifications have between blanks.
 */
export const createDictionary = () => {
  const words: string[] = []
  const ids = new Map<string, number>()
  const byCharacter = new Map<string, number[]>()
  const bySound = new Map<string, Match[]>()
  const spoken = new Set<string>()
  let sortedSounds: string[] | null = null

  const idOf = (word: string): number => {
    const known = ids.get(word)
    if (known !== undefined) return known
    const id = words.length
    words.push(word)
    ids.set(word, id)
    for (const character of new Set(word)) {
      const others = byCharacter.get(character)
      if (others === undefined) byCharacter.set(character, [id])
      else others.push(id)
    }
    for (const { sound, extent, isInitials } of /\p{Script=Han}/u.test(word) ? soundsOf(word) : []) {
      if (!isInitials) spoken.add(sound)
      const others = bySound.get(sound)
      if (others === undefined) bySound.set(sound, [{ word: id, extent }])
      else others.push({ word: id, extent })
    }
    sortedSounds = null
    return id
  }

  const having = (character: string): readonly number[] => byCharacter.get(character) ?? []

  return {
    idOf,
    textOf: (id: number): string => words[id] ?? '',
    size: () => words.length,

    /** The words that contain a part. */
    containing: (part: string): Match[] => {
      const rarest = [...part].map(having).reduce((one, other) => (other.length < one.length ? other : one), having(part[0] ?? ''))
      return rarest.flatMap((word) => {
        const extent = extentIn(words[word] ?? '', part)
        return extent === null ? [] : [{ word, extent }]
      })
    },

    /** The words that are typed so in pinyin or initials, from one of their syllables on. */
    sounding: (typed: string): Match[] => {
      sortedSounds ??= [...bySound.keys()].toSorted()
      const found: Match[] = []
      for (let at = placeOf(sortedSounds, typed); sortedSounds[at]?.startsWith(typed) === true; at++) {
        const sound = sortedSounds[at] ?? ''
        for (const match of bySound.get(sound) ?? []) found.push(sound === typed ? match : { word: match.word, extent: 'part' })
      }
      return found
    },

    /** Words of Chinese characters that have at least `least` of these. */
    sharing: (characters: readonly string[], least: number): string[] => {
      const counts = new Map<number, number>()
      for (const character of new Set(characters)) for (const word of having(character)) counts.set(word, (counts.get(word) ?? 0) + 1)
      return [...counts].flatMap(([word, count]) => (count >= least ? [words[word] ?? ''] : []))
    },

    /** Sounds in whole syllables. */
    spoken: (): ReadonlySet<string> => spoken,
  }
}

export type Dictionary = ReturnType<typeof createDictionary>
