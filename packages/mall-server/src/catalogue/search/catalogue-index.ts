import { createColumns } from './columns.ts'
import { createDictionary } from './dictionary.ts'
import type { CatalogueNames, IndexedProduct } from './indexed-product.ts'
import { createReader } from './reading.ts'
import { normalise } from './rules.ts'
import { createSpeller, type Speller } from './speller.ts'

/** The role of a word of a product. */
export const roles = { name: 0, kind: 1, also: 2, brand: 3, value: 4, group: 5, field: 6 } as const
export type Role = (typeof roles)[keyof typeof roles]

/** Beginnings of codes and models that are looked up by. */
const numberStart = 4

export const plainNumber = (text: string): string => normalise(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The parts of a mark from each of which people type it on: Q2612A is 2612A too, and MLT-D111S is D111S. */
const partsOfMark = (mark: string): string[] =>
  Array.from(normalise(mark).matchAll(/(?<=[^\p{L}\p{N}])[\p{L}\p{N}]|(?<=[a-z])\d/gu), ({ index }) => plainNumber(normalise(mark).slice(index)))

/** What a product is looked up by: its code and model from their beginning, and the model from its parts. */
const numbersOf = ({ code, model }: IndexedProduct): ReadonlySet<string> => new Set([plainNumber(code), plainNumber(model), ...partsOfMark(model)])

/** The words of a product, each with its role. */
const wordsOf = (product: IndexedProduct, names: CatalogueNames, { wordsIn, shared }: Speller): [string, Role][] => {
  const [field, group, kind] = product.categoryIds.map((id) => names.categories.get(id)?.name ?? '')
  const brand = names.brands.get(product.brandId)
  const entries: [string, Role][] = []
  const tell = (words: readonly string[], role: Role) => {
    for (const word of words) entries.push([word, role])
  }
  tell(wordsIn(product.name), roles.name)
  tell(shared(kind ?? ''), roles.kind)
  tell(shared(group ?? ''), roles.group)
  tell(shared(field ?? ''), roles.field)
  tell(shared(brand?.name ?? ''), roles.brand)
  tell(shared(brand?.latinName ?? ''), roles.brand)
  for (const former of brand?.formerNames ?? []) tell(shared(former), roles.brand)
  for (const id of product.attributeValueIds) {
    const { value = '', formerNames = [] } = names.values.get(id) ?? {}
    for (const text of [value, ...formerNames]) tell(shared(text), roles.value)
  }
  const known = new Set([...entries.map(([word]) => word), ...wordsIn(product.model), product.code])
  tell(wordsIn(product.searchText).filter((word) => !known.has(word)), roles.also)
  return entries
}

/**
 * The catalogue in memory: products in slots, their facts in columns, and for each word of the dictionary the slots of the products that have it. A
 * slot stays a product's own for ever.
 */
export const createCatalogueIndex = (names: CatalogueNames) => {
  const dictionary = createDictionary()
  const speller = createSpeller()
  const { columns, write } = createColumns(names)
  const products: IndexedProduct[] = []
  const slots = new Map<number, number>()
  const byCode = new Map<string, number>()
  /** By word, then by role. */
  const postings: (number[] | undefined)[][] = []
  const numbers = new Map<string, { readonly number: string; readonly slot: number }[]>()
  const heads = new Set<string>()
  let added: ReadonlyMap<string, readonly string[]> = new Map()

  const postingOf = (word: string, role: Role): number[] => {
    const byRole = (postings[dictionary.idOf(word)] ??= [])
    return (byRole[role] ??= [])
  }

  const remove = (slot: number, old: IndexedProduct) => {
    for (const [word, role] of wordsOf(old, names, speller)) {
      const posting = postingOf(word, role)
      const at = posting.indexOf(slot)
      if (at >= 0) posting.splice(at, 1)
    }
    for (const number of numbersOf(old)) {
      const alike = numbers.get(number.slice(0, numberStart))
      if (alike !== undefined) numbers.set(number.slice(0, numberStart), alike.filter((one) => one.slot !== slot))
    }
  }

  const add = (slot: number, product: IndexedProduct) => {
    for (const [word, role] of wordsOf(product, names, speller)) {
      const posting = postingOf(word, role)
      if (posting.at(-1) !== slot && !(slot < products.length - 1 && posting.includes(slot))) posting.push(slot)
      if (role === roles.kind) heads.add(word.at(-1) ?? '')
    }
    for (const number of numbersOf(product)) {
      const start = number.slice(0, numberStart)
      const alike = numbers.get(start)
      if (alike === undefined) numbers.set(start, [{ number, slot }])
      else alike.push({ number, slot })
    }
  }

  const wordSource = ({ code, name, model, brandId, categoryIds, attributeValueIds, searchText }: IndexedProduct) =>
    JSON.stringify([code, name, model, brandId, categoryIds, attributeValueIds, searchText])

  /** Codes and models that begin with a text. */
  const numbered = (text: string): readonly { readonly number: string; readonly slot: number }[] => {
    const plain = plainNumber(text)
    if (plain.length < numberStart || !/^[a-z\d]*\d[a-z\d]*$/.test(plain)) return []
    return (numbers.get(plain.slice(0, numberStart)) ?? []).filter(({ number }) => number.startsWith(plain))
  }

  return {
    names,
    columns,
    products,
    postings,
    numbered,
    slotOf: (id: number): number | undefined => slots.get(id),
    slotOfCode: (code: string): number | undefined => byCode.get(code),
    ...createReader({ dictionary, isHead: (character) => heads.has(character), hasNumber: (text) => numbered(text).length > 0, added: () => added }),

    /** The seller's own synonyms: what searches for a word find too. */
    setSynonyms: (synonyms: ReadonlyMap<string, readonly string[]>): void => {
      added = synonyms
    },

    /** Adds a product, or replaces its earlier state. */
    put: (product: IndexedProduct): void => {
      const slot = slots.get(product.id)
      byCode.set(product.code, slot ?? products.length)
      if (slot === undefined) {
        slots.set(product.id, products.length)
        products.push(product)
        write(products.length - 1, product)
        add(products.length - 1, product)
        return
      }
      const old = products[slot]
      products[slot] = product
      write(slot, product)
      if (old === undefined || wordSource(old) === wordSource(product)) return
      remove(slot, old)
      add(slot, product)
    },
  }
}

export type CatalogueIndex = ReturnType<typeof createCatalogueIndex>
