import { textOf, type ContentPage } from '@mall/app-kit/content/content-page.ts'

/** A help page that was found. */
export interface HelpHit {
  /** 1 to 15 (specification §2). */
  readonly number: number
  readonly title: string
  /** The words around the first place where the page says it; empty when only the title does. */
  readonly excerpt: string
}

const before = 12
const after = 36

/** The words of a query: between spaces, each once. */
export const wordsOf = (query: string): string[] => [...new Set(query.trim().split(/\s+/).filter((word) => word !== ''))]

/** Pages that say every word of the query, whatever its case; those with one in the title come first. */
export const searchHelp = (pages: readonly ContentPage[], query: string): HelpHit[] => {
  const words = wordsOf(query).map((word) => word.toLowerCase())
  if (words.length === 0) return []
  const hits = pages.flatMap(({ title, nodes }, at) => {
    const text = textOf(nodes)
    const titleLow = title.toLowerCase()
    const low = text.toLowerCase()
    if (!words.every((word) => low.includes(word) || titleLow.includes(word))) return []
    const places = words.map((word) => low.indexOf(word)).filter((place) => place >= 0)
    const excerpt = places.length === 0 ? '' : excerptAround(text, Math.min(...places))
    return [{ number: at + 1, title, excerpt, inTitle: words.some((word) => titleLow.includes(word)) }]
  })
  return hits.toSorted((one, other) => Number(other.inTitle) - Number(one.inTitle)).map(({ number, title, excerpt }) => ({ number, title, excerpt }))
}

const excerptAround = (text: string, place: number): string => {
  const begin = Math.max(0, place - before)
  const end = Math.min(text.length, place + after)
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end)}${end < text.length ? '…' : ''}`
}
