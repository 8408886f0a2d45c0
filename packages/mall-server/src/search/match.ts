import { plainNumber, roles, type CatalogueIndex, type Role } from './catalogue-index.ts'
import type { Reading, Word } from './reading.ts'
import type { Extent } from './pinyin.ts'

/** What a word counts for by what it is to a product: the name's own words before other names, those before categories. */
const weights: Readonly<Record<Role, Readonly<Record<Extent, number>>>> = {
  [roles.name]: { whole: 10, end: 9.6, part: 9 },
  [roles.brand]: { whole: 9, end: 9, part: 7 },
  [roles.value]: { whole: 9, end: 8.6, part: 8 },
  [roles.kind]: { whole: 7.4, end: 7, part: 5.6 },
  [roles.also]: { whole: 7.2, end: 6.8, part: 5.6 },
  [roles.group]: { whole: 5, end: 4.6, part: 4 },
  [roles.field]: { whole: 3, end: 3, part: 2.6 },
}

/** Beside the best of them: the category of that very name lifts its products, so a 白板 comes before a 白板笔. */
const lifts: Readonly<Partial<Record<Role, Readonly<Record<Extent, number>>>>> = {
  [roles.kind]: { whole: 1.2, end: 0.8, part: 0.2 },
  [roles.also]: { whole: 0.8, end: 0.4, part: 0 },
}

const numberWeights = { whole: 14, start: 12 } as const

const allRoles: readonly Role[] = Object.values(roles)

export interface Found {
  readonly slot: number
  readonly score: number
}

/** What a query finds: the products, and of its words those that no product has together with the others. */
export interface Finding {
  readonly found: readonly Found[]
  readonly words: readonly string[]
  readonly dropped: readonly string[]
}

/** The score of each product for one word. */
const scoresOf = (index: CatalogueIndex, word: Word): Map<number, number> => {
  const best = new Map<number, number>()
  const lift = new Map<number, number>()
  for (const [id, { extent, factor }] of word.hits) {
    const byRole = index.postings[id]
    if (byRole === undefined) continue
    for (const role of allRoles) {
      const weight = weights[role][extent] * factor
      const lifted = (lifts[role]?.[extent] ?? 0) * factor
      for (const slot of byRole[role] ?? []) {
        if (weight > (best.get(slot) ?? 0)) best.set(slot, weight)
        if (lifted > (lift.get(slot) ?? 0)) lift.set(slot, lifted)
      }
    }
  }
  const plain = plainNumber(word.text)
  for (const { number, slot } of index.numbered(word.text)) best.set(slot, number === plain ? numberWeights.whole : numberWeights.start)
  for (const [slot, lifted] of lift) best.set(slot, (best.get(slot) ?? 0) + lifted)
  return best
}

/** Whether a word names what is wanted, and not a colour, a size or a brand of it. 机 alone is the end of too many. */
const namesKind = (index: CatalogueIndex, word: Word): boolean =>
  index.numbered(word.text).length > 0 ||
  (word.text.length > 1 && [...word.hits].some(([id, { extent }]) => {
    const byRole = index.postings[id] ?? []
    const isName = byRole[roles.name] !== undefined && byRole[roles.value] === undefined && byRole[roles.brand] === undefined
    return extent !== 'part' && (isName || byRole[roles.kind] !== undefined || byRole[roles.also] !== undefined)
  }))

const bitsOf = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bitsOf(mask >> 1))

/**
 * Finds the visible products that have all words; when there are none, and `isNear`, those that have as many as any, the words that name a kind
 * before all others. Nothing is found by colours, sizes and brands alone when what was wanted is unknown.
 */
export const find = (index: CatalogueIndex, { words, unknown }: Reading, isVisible: (slot: number) => boolean, isNear: boolean): Finding => {
  const nothing = { found: [], words: words.map(({ text }) => text), dropped: unknown }
  if (words.length === 0 || (unknown.length > 0 && !isNear)) return nothing
  const masks = new Map<number, number>()
  const scores = words.map((word, bit) => {
    const own = scoresOf(index, word)
    for (const slot of own.keys()) masks.set(slot, (masks.get(slot) ?? 0) | (1 << bit))
    return own
  })
  const having = (mask: number): Found[] => {
    const found: Found[] = []
    for (const [slot, own] of masks) {
      if ((own & mask) !== mask || !isVisible(slot)) continue
      found.push({ slot, score: scores.reduce((sum, byslot, bit) => ((mask & (1 << bit)) === 0 ? sum : sum + (byslot.get(slot) ?? 0)), 0) })
    }
    return found
  }
  const all = (1 << words.length) - 1
  const exact = having(all)
  const kinds = words.reduce((mask, word, bit) => (namesKind(index, word) ? mask | (1 << bit) : mask), 0)
  if (!isNear || (exact.length > 0 && unknown.length === 0)) return { ...nothing, found: exact }
  let best = 0
  for (const mask of new Set(masks.values())) {
    const merit = (of: number) => bitsOf(of & kinds) * words.length + bitsOf(of)
    if ((mask & kinds) !== 0 && merit(mask) > merit(best) && [...masks].some(([slot, own]) => (own & mask) === mask && isVisible(slot))) best = mask
  }
  if (best === 0) return nothing
  const kept = words.filter((_, bit) => (best & (1 << bit)) !== 0).map(({ text }) => text)
  return { found: having(best), words: kept, dropped: [...words.map(({ text }) => text).filter((text) => !kept.includes(text)), ...unknown] }
}
