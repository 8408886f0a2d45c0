import { plainNumber, roles, type CatalogueIndex, type Role } from './catalogue-index.ts'
import type { Reading, Word } from './reading.ts'
import type { Extent } from './pinyin.ts'

/** The weight of a word by its role in a product: the name's own words before other names, those before categories. */
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

/** What a query finds: the slots with their scores, and of its words those that no product has together with the others. */
export interface Finding {
  readonly slots: readonly number[]
  readonly scores: readonly number[]
  readonly words: readonly string[]
  readonly dropped: readonly string[]
}

/** By slot, and used by all queries, one after the other: of a hundred thousand slots only those that were written are cleared. */
const table = { best: new Float64Array(0), lift: new Float64Array(0), sums: new Float64Array(0), masks: new Uint8Array(0), met: [] as number[] }

const clearTable = (size: number): void => {
  if (table.masks.length < size) {
    const room = Math.ceil(size * 1.2)
    Object.assign(table, { best: new Float64Array(room), lift: new Float64Array(room), sums: new Float64Array(room), masks: new Uint8Array(room) })
  } else for (const slot of table.met) table.sums[slot] = table.masks[slot] = 0
  table.met = []
}

/** Adds the score of each product for one word. */
const addScores = (index: CatalogueIndex, word: Word, bit: number): void => {
  const { best, lift, sums, masks, met } = table
  const own: number[] = []
  for (const [id, { extent, factor }] of word.hits) {
    const byRole = index.postings[id]
    if (byRole === undefined) continue
    for (const role of allRoles) {
      const weight = weights[role][extent] * factor
      const lifted = (lifts[role]?.[extent] ?? 0) * factor
      for (const slot of byRole[role] ?? []) {
        const known = best[slot] ?? 0
        if (known === 0) own.push(slot)
        if (weight > known) best[slot] = weight
        if (lifted > (lift[slot] ?? 0)) lift[slot] = lifted
      }
    }
  }
  const plain = plainNumber(word.text)
  for (const { number, slot } of index.numbered(word.text)) {
    if (best[slot] === 0) own.push(slot)
    best[slot] = number === plain ? numberWeights.whole : numberWeights.start
  }
  for (const slot of own) {
    if (masks[slot] === 0) met.push(slot)
    masks[slot] = (masks[slot] ?? 0) | (1 << bit)
    sums[slot] = (sums[slot] ?? 0) + (best[slot] ?? 0) + (lift[slot] ?? 0)
    best[slot] = lift[slot] = 0
  }
}

/** Writes which of the words each product has, and what they count for together. */
const meet = (index: CatalogueIndex, words: readonly Word[]): void => {
  clearTable(index.products.length)
  words.forEach((word, bit) => addScores(index, word, bit))
}

const havingAll = (count: number, isVisible: (slot: number) => boolean): Pick<Finding, 'slots' | 'scores'> => {
  const { masks, sums, met } = table
  const all = (1 << count) - 1
  const slots = met.filter((slot) => masks[slot] === all && isVisible(slot))
  return { slots, scores: slots.map((slot) => sums[slot] ?? 0) }
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
  const nothing = { slots: [], scores: [], words: words.map(({ text }) => text), dropped: unknown }
  if (words.length === 0 || (unknown.length > 0 && !isNear)) return nothing
  meet(index, words)
  const exact = havingAll(words.length, isVisible)
  if (!isNear || (exact.slots.length > 0 && unknown.length === 0)) return { ...nothing, ...exact }
  const kinds = words.reduce((mask, word, bit) => (namesKind(index, word) ? mask | (1 << bit) : mask), 0)
  const merit = (mask: number) => bitsOf(mask & kinds) * words.length + bitsOf(mask)
  const masks = new Set(table.met.filter(isVisible).map((slot) => table.masks[slot] ?? 0))
  const best = [...masks].filter((mask) => (mask & kinds) !== 0).reduce((one, other) => (merit(other) > merit(one) ? other : one), 0)
  if (best === 0) return nothing
  const kept = words.filter((_, bit) => (best & (1 << bit)) !== 0)
  meet(index, kept)
  const texts = kept.map(({ text }) => text)
  return { ...havingAll(kept.length, isVisible), words: texts, dropped: [...nothing.words.filter((text) => !texts.includes(text)), ...unknown] }
}
