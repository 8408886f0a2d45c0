import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { toDay } from '../../platform/time.ts'
import { createSharedTurns } from './shared-turns.ts'

/** Longer words are sentences, which no synonym stands for. */
const maxWordLength = 20

/** More digits are a telephone number, or the number of a person. */
const maxDigits = 6

/** Words of a day, of one company or of all visitors: who searches for more looks for nothing. */
export const maxMissesOfDay = 500

/** Words that wait to be written at once. */
const maxGathered = 1000

/** Days whose misses are kept: the longest time of the list. */
export const keptMissDays = 91

/** Whether a word without a result is kept: one that may be a name of goods. */
const isKept = (word: string): boolean => word.length <= maxWordLength && /\p{L}/u.test(word)

/** Whether a query may say who somebody is: then none of its words is kept. */
const saysWho = (keyword: string): boolean => keyword.replaceAll(/\P{N}/gu, '').length > maxDigits

interface Miss {
  readonly word: string
  readonly day: string
  readonly enterprise_id: number
  readonly last_at: string
  readonly count: number
}

const createMissCounter = (db: Db) => {
  const gathered = new Map<string, Miss>()
  const write = createSharedTurns(async () => {
    // In one order, so that two processes do not wait for each other.
    const rows = [...gathered.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
    gathered.clear()
    await db.execute(sql`
      insert into search_miss (word, day, enterprise_id, count, last_at)
      select m.word, m.day, m.enterprise_id, m.count, m.last_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(word text, day date, enterprise_id int, count int, last_at timestamptz)
      where (select count(*) from (select 1 from search_miss k where k.day = m.day and k.enterprise_id = m.enterprise_id limit ${maxMissesOfDay}) of_day) < ${maxMissesOfDay}
        or exists (select 1 from search_miss k where k.word = m.word and k.day = m.day and k.enterprise_id = m.enterprise_id)
      on conflict (word, day, enterprise_id) do update set count = search_miss.count + excluded.count, last_at = greatest(search_miss.last_at, excluded.last_at)`)
  })
  return (words: readonly string[], enterpriseId: number, now: Date): Promise<void> => {
    const day = toDay(now)
    for (const word of words) {
      const key = `${word} ${day} ${enterpriseId}`
      const count = (gathered.get(key)?.count ?? 0) + 1
      if (count > 1 || gathered.size < maxGathered) gathered.set(key, { word, day, enterprise_id: enterpriseId, last_at: now.toISOString(), count })
    }
    return write()
  }
}

const counters = new WeakMap<Db, ReturnType<typeof createMissCounter>>()

/** Counts the words of a search that nothing is found by. Those of searches that come together are one write. `enterpriseId`: 0 for a visitor. */
export const countMisses = async (db: Db, keyword: string, words: readonly string[], enterpriseId: number, now: Date): Promise<void> => {
  const kept = words.filter(isKept)
  if (kept.length === 0 || saysWho(keyword)) return
  const counter = counters.get(db) ?? createMissCounter(db)
  counters.set(db, counter)
  await counter(kept, enterpriseId, now)
}
