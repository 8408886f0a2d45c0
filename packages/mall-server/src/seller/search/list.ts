import { and, asc, desc, eq, exists, gte, inArray, not, or, sql, type SQL } from 'drizzle-orm'
import { missedDays, searchTabNames, type PinState, type SearchTab, type SellerSearchAction, type SellerSearchList, type SellerSearchListRequest, type SellerSearchWord } from '@mall/api/seller/contract'
import { tokensOf } from '../../catalogue/search/rules.ts'
import { wordOf } from '../../catalogue/search/words.ts'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { ignoredWord, searchMiss, searchPin, searchSynonym } from '../../platform/db/schema/search.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { hasText } from '../../platform/lists/filters.ts'
import { offsetOf } from '../../platform/lists/list-page.ts'
import { addDays, toDay, toInstant } from '../../platform/time.ts'

type Viewer = Pick<StaffCaller, 'permissions'>

const tabs = Object.keys(searchTabNames) as readonly SearchTab[]

/** A part of a word, in the spelling in which words are kept. */
const partOf = (keyword: string | undefined): string | undefined => (keyword === undefined ? undefined : wordOf(keyword))

/** Each word without a result, with its searches of so many days until today. */
const missedIn = (db: Db, days: number, keyword: string | undefined, now: Date) =>
  db
    .select({
      word: searchMiss.word,
      count: sql<number>`sum(${searchMiss.count})`.mapWith(Number).as('searches'),
      companies: sql<number>`count(distinct nullif(${searchMiss.enterpriseId}, 0))`.mapWith(Number).as('companies'),
      lastAt: sql<Date>`max(${searchMiss.lastAt})`.mapWith(searchMiss.lastAt).as('latest'),
    })
    .from(searchMiss)
    .where(and(gte(searchMiss.day, toDay(addDays(now, 1 - days))), hasText(searchMiss.word, partOf(keyword))))
    .groupBy(searchMiss.word)
    .as('missed')

type Missed = ReturnType<typeof missedIn>

/** A word without a result, as a statement names it. */
type MissedWord = { readonly word: Missed['word'] | typeof searchMiss.word }

const synonymsOf = (missed: MissedWord): SQL | undefined => or(eq(searchSynonym.word, missed.word), and(searchSynonym.bothWays, eq(searchSynonym.meaning, missed.word)))

const isIgnored = (db: Db, missed: MissedWord): SQL => exists(db.select({ one: sql`1` }).from(ignoredWord).where(eq(ignoredWord.word, missed.word)))

/** Whether somebody decided on the word: it has a synonym, or is ignored. */
export const isHandled = (db: Db, missed: MissedWord): SQL => sql`(${isIgnored(db, missed)} or ${exists(db.select({ one: sql`1` }).from(searchSynonym).where(synonymsOf(missed)))})`

const countOf = async (db: Db, missed: Missed): Promise<{ readonly missed: number; readonly handled: number }> => {
  const handled = isHandled(db, missed)
  const [counts] = await db.select({ missed: sql<number>`count(*) filter (where not ${handled})`.mapWith(Number), handled: sql<number>`count(*) filter (where ${handled})`.mapWith(Number) }).from(missed)
  return counts ?? { missed: 0, handled: 0 }
}

/** Words without a result that nobody has decided on: as many as the list shows that is not filtered. */
export const countMissed = async (db: Db, now: Date): Promise<number> => (await countOf(db, missedIn(db, missedDays, undefined, now))).missed

const manages = ({ permissions }: Viewer): boolean => permissions.has('content.manage')

/** What one of the staff may do with a synonym or a pinned word. */
export const allowedActions = (caller: Viewer): SellerSearchAction[] => (manages(caller) ? ['Edit', 'Delete'] : [])

/** A synonym stands for a single word. */
const isOneWord = (word: string): boolean => tokensOf(word)[0] === word

const missedActions = (caller: Viewer, word: string, handled: boolean, ignored: boolean): SellerSearchAction[] => {
  if (!manages(caller) || (handled && !ignored)) return []
  if (ignored) return ['Restore']
  return isOneWord(word) ? ['AddSynonym', 'Ignore'] : ['Ignore']
}

interface Part {
  readonly limit: number
  readonly offset: number
}

const missedRows = async (db: Db, caller: Viewer, missed: Missed, handled: boolean, { limit, offset }: Part): Promise<SellerSearchWord[]> => {
  const meaning = sql`case when ${searchSynonym.word} = ${missed.word} then ${searchSynonym.meaning} else ${searchSynonym.word} end`
  const rows = await db
    .select({
      word: missed.word, count: missed.count, companies: missed.companies, lastAt: missed.lastAt,
      ignored: sql<boolean>`${isIgnored(db, missed)}`,
      meanings: sql<string[]>`array(${db.select({ meaning: sql`${meaning}` }).from(searchSynonym).where(synonymsOf(missed)).orderBy(searchSynonym.id)})`,
    })
    .from(missed)
    .where(handled ? isHandled(db, missed) : not(isHandled(db, missed)))
    .orderBy(desc(missed.count), asc(missed.word))
    .limit(limit)
    .offset(offset)
  return rows.map(({ word, count, companies, lastAt, ignored, meanings }) => ({
    Key: word, Word: word, Missed: { Count: count, Companies: companies, LastAt: toInstant(lastAt), Meanings: meanings, Ignored: ignored }, Synonym: null, Pin: null,
    AllowActions: missedActions(caller, word, handled, ignored),
  }))
}

const synonymText = (keyword: string | undefined): SQL | undefined => or(hasText(searchSynonym.word, partOf(keyword)), hasText(searchSynonym.meaning, partOf(keyword)))

const synonymRows = async (db: Db, caller: Viewer, where: SQL | undefined, { limit, offset }: Part): Promise<SellerSearchWord[]> => {
  const rows = await db
    .select({ record: searchSynonym, by: staff.name })
    .from(searchSynonym)
    .innerJoin(staff, eq(staff.id, searchSynonym.staffId))
    .where(where)
    .orderBy(desc(searchSynonym.changedAt), desc(searchSynonym.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ record: { id, word, meaning, bothWays, changedAt, version }, by }) => ({
    Key: String(id), Word: word, Missed: null, Pin: null,
    Synonym: { SynonymId: id, Meaning: meaning, BothWays: bothWays, ChangedBy: by, ChangedAt: toInstant(changedAt), Version: version },
    AllowActions: allowedActions(caller),
  }))
}

const pinState = ({ fromDay, untilDay }: Pick<typeof searchPin.$inferSelect, 'fromDay' | 'untilDay'>, day: string): PinState => {
  if (untilDay !== null && untilDay < day) return 'over'
  return fromDay !== null && fromDay > day ? 'waiting' : 'live'
}

const pinRows = async (db: Db, caller: Viewer, where: SQL | undefined, now: Date, { limit, offset }: Part): Promise<SellerSearchWord[]> => {
  const rows = await db
    .select({ record: searchPin, by: staff.name })
    .from(searchPin)
    .innerJoin(staff, eq(staff.id, searchPin.staffId))
    .where(where)
    .orderBy(desc(searchPin.changedAt), desc(searchPin.id))
    .limit(limit)
    .offset(offset)
  const ids = [...new Set(rows.flatMap(({ record }) => record.productIds))]
  const found = ids.length === 0 ? [] : await db.select({ id: product.id, code: product.code, name: product.name, isOnShelf: product.isOnShelf }).from(product).where(inArray(product.id, ids))
  const products = new Map(found.map(({ id, code, name, isOnShelf }) => [id, { ProductCode: code, Name: name, OnSale: isOnShelf }]))
  return rows.map(({ record, by }) => ({
    Key: String(record.id), Word: record.word, Missed: null, Synonym: null,
    Pin: {
      PinId: record.id, Products: record.productIds.flatMap((id) => products.get(id) ?? []), From: record.fromDay, Until: record.untilDay, State: pinState(record, toDay(now)),
      ChangedBy: by, ChangedAt: toInstant(record.changedAt), Version: record.version,
    },
    AllowActions: allowedActions(caller),
  }))
}

const onlyRow = (rows: readonly SellerSearchWord[]): SellerSearchWord => {
  const [row] = rows
  if (row === undefined) throw new Error('The word was not written')
  return row
}

const first: Part = { limit: 1, offset: 0 }

/** One synonym, as a row of its list. */
export const synonymRow = async (db: Db, caller: Viewer, id: number): Promise<SellerSearchWord> => onlyRow(await synonymRows(db, caller, eq(searchSynonym.id, id), first))

/** One pinned word, as a row of its list. */
export const pinRow = async (db: Db, caller: Viewer, id: number, now: Date): Promise<SellerSearchWord> => onlyRow(await pinRows(db, caller, eq(searchPin.id, id), now, first))

/** A page of one of the lists of words, with the counts of all. */
export const listSearchWords = async (db: Db, caller: Viewer, request: SellerSearchListRequest, now: Date): Promise<SellerSearchList> => {
  const { Tab = 'missed', Keyword, Days = missedDays } = request
  const missed = missedIn(db, Days, Keyword, now)
  const ofSynonyms = synonymText(Keyword)
  const ofPins = hasText(searchPin.word, partOf(Keyword))
  const counts: Readonly<Record<SearchTab, number>> = { ...(await countOf(db, missed)), synonyms: await db.$count(searchSynonym, ofSynonyms), pins: await db.$count(searchPin, ofPins) }
  const part: Part = { limit: request.PageSize, offset: offsetOf(request) }
  const rows: Readonly<Record<SearchTab, () => Promise<SellerSearchWord[]>>> = {
    missed: () => missedRows(db, caller, missed, false, part),
    handled: () => missedRows(db, caller, missed, true, part),
    synonyms: () => synonymRows(db, caller, ofSynonyms, part),
    pins: () => pinRows(db, caller, ofPins, now, part),
  }
  return { Items: await rows[Tab](), total: counts[Tab], TabCounts: tabs.map((each) => ({ Tab: each, Count: counts[each] })), CanManage: manages(caller) }
}
