import type { Db } from '../../platform/db/client.ts'
import { searchPin, searchSynonym } from '../../platform/db/schema/search.ts'
import { spelled } from './rules.ts'

/** The product of a change of words (`search_change`). */
export const wordsChanged = -1

/** Products that come first, on their days. */
export interface Pin {
  readonly productIds: readonly number[]
  readonly fromDay: string | null
  readonly untilDay: string | null
}

/** What the seller decided about words: what they mean beside their own, and what comes first for them. */
export interface Words {
  readonly synonyms: ReadonlyMap<string, readonly string[]>
  readonly pins: ReadonlyMap<string, Pin>
}

/** A word or a query as the seller's words are kept: searches that are read alike are the same word. */
export const wordOf = (text: string): string => spelled(text)

/** The seller's words as they are now. */
export const readWords = async (db: Db): Promise<Words> => {
  const synonyms = new Map<string, string[]>()
  const add = (word: string, meaning: string) => {
    const known = synonyms.get(word)
    if (known === undefined) synonyms.set(word, [meaning])
    else known.push(meaning)
  }
  for (const { word, meaning, bothWays } of await db.select().from(searchSynonym).orderBy(searchSynonym.id)) {
    add(word, meaning)
    if (bothWays) add(meaning, word)
  }
  return { synonyms, pins: new Map((await db.select().from(searchPin)).map((row) => [row.word, row])) }
}

/** The products that come first for a query on a day. */
export const pinnedFor = ({ pins }: Words, query: string, day: string): readonly number[] => {
  const pin = pins.get(wordOf(query))
  const isOn = pin !== undefined && (pin.fromDay === null || pin.fromDay <= day) && (pin.untilDay === null || pin.untilDay >= day)
  return isOn ? pin.productIds : []
}
