import MiniSearch, { type Options } from 'minisearch'

/** A part of a page that can be found. */
export interface Entry {
  readonly id: string
  /** From the root of the site, with its fragment. */
  readonly address: string
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** What a result says of itself. */
export type Found = Pick<Entry, 'address' | 'title' | 'heading'>

const han = /\p{Script=Han}/u

/** Words in letters, and Han by pairs: a sentence in Chinese has no blanks. A name such as `aria-label` or `SearchBox` is found by its parts, too. */
const termsOf = (text: string): string[] =>
  (text.match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []).flatMap((run) => {
    const [first = ''] = run
    if (!han.test(first)) return [run, ...(/[a-z][A-Z]/.test(run) ? run.split(/(?<=[a-z])(?=[A-Z])/) : [])]
    const characters = [...run]
    return characters.length === 1 ? [run] : characters.slice(1).map((character, at) => `${characters[at]}${character}`)
  })

/** The same for building the index and for reading it. */
export const indexOptions: Options<Entry> = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['address', 'title', 'heading'],
  tokenize: termsOf,
  searchOptions: { boost: { title: 6, heading: 3 }, prefix: true, fuzzy: (term) => (han.test(term) || term.length < 5 ? false : 0.2), combineWith: 'AND' },
}

/** The index of all parts of all pages. */
export const createIndex = (entries: readonly Entry[]): MiniSearch<Entry> => {
  const index = new MiniSearch<Entry>(indexOptions)
  index.addAll(entries)
  return index
}

/** The best results. */
export const find = (index: MiniSearch<Entry>, query: string): readonly Found[] =>
  index.search(query).slice(0, 10).map(({ address, title, heading }) => ({ address: String(address), title: String(title), heading: String(heading) }))
