import { sql } from 'drizzle-orm'
import { queryRows, type Db } from '../../platform/db/client.ts'
import type { Company as Asked } from '../assortment/viewer.ts'
import { readCompany, type Company } from './company.ts'
import { readAgain, readCatalogue } from './read-catalogue.ts'
import { groupBy } from '../../platform/group-by.ts'
import { createSharedTurns } from './shared-turns.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { readWords, wordsChanged, type Words } from './words.ts'

/** An index that has not been used for this long is read from scratch: changes are kept for longer (`purgeSearchChanges`). */
const keptMs = 30 * 60_000
const keptChanges = sql`interval '2 hours'`

/** Companies whose prices are kept at once: some kilobytes each. */
const maxCompanies = 5_000

/** A company as it is on a day: on another, other agreements are in force. */
interface KeptCompany {
  readonly day: string
  readonly company: Promise<Company>
}

interface State {
  readonly index: CatalogueIndex
  readonly words: Words
  /** Companies that were read or are being read: a request waits for its own company only. */
  readonly companies: Map<number, KeptCompany>
  /** Counts the changes of products and words. */
  readonly version: number
  /** Transactions before this one had ended, and are in the index. */
  readonly horizon: string
  /** Changes after it that are in the index too. */
  readonly seen: ReadonlySet<number>
  readonly readAt: number
}

/** The catalogue as it is now, for one viewer; without a company, for a visitor. */
export interface Catalogue {
  readonly index: CatalogueIndex
  readonly company: Company | null
  readonly words: Words
  /** The same for as long as this viewer sees the same, of one index. */
  readonly version: string
}

/** Id, product, enterprise. */
type Change = readonly [number, number, number]

/** Where the transactions that are going on begin, and what those after `horizon` changed; without one, after that beginning. */
const changesSince = async (db: Db, horizon: string | null): Promise<{ horizon: string; changes: readonly Change[] }> => {
  const [row] = await queryRows<{ horizon: string; changes: readonly Change[] }>(
    db,
    sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, (
        select coalesce(json_agg(json_build_array(id, product_id, enterprise_id)), '[]') from search_change
        where transaction >= coalesce(${horizon}::xid8, pg_snapshot_xmin(pg_current_snapshot()))
      ) as changes`,
  )
  if (row === undefined) throw new Error('The database has no transactions')
  return row
}

/** Keeps a company that is being read; one that could not be read is read again when it is asked for. */
const keep = ({ companies }: State, id: number, one: KeptCompany): void => {
  companies.set(id, one)
  one.company.catch(() => {
    if (companies.get(id) === one) companies.delete(id)
  })
}

const readAll = async (db: Db): Promise<State> => {
  // The horizon is read first: what is committed during the rest of the reading appears again as a change.
  const { horizon, changes } = await changesSince(db, null)
  const index = await readCatalogue(db)
  const words = await readWords(db)
  index.setSynonyms(words.synonyms)
  return { index, words, companies: new Map(), version: 0, horizon, seen: new Set(changes.map(([id]) => id)), readAt: performance.now() }
}

const readChanges = async (db: Db, state: State): Promise<State> => {
  const { horizon, changes } = await changesSince(db, state.horizon)
  const fresh = changes.filter(([id]) => !state.seen.has(id))
  if (fresh.some(([, productId, enterpriseId]) => productId === 0 && enterpriseId === 0)) return readAll(db)
  const products = new Set(fresh.flatMap(([, productId, enterpriseId]) => (enterpriseId === 0 && productId !== wordsChanged ? [productId] : [])))
  const words = fresh.some(([, productId]) => productId === wordsChanged) ? await readWords(db) : state.words
  state.index.setSynonyms(words.synonyms)
  await readAgain(db, state.index, [...products])
  for (const [enterpriseId, changed] of groupBy(fresh, ([, , enterpriseId]) => enterpriseId)) {
    const kept = state.companies.get(enterpriseId)
    if (kept === undefined) continue
    const { day, company } = kept
    const ids = new Set(changed.map(([, productId]) => productId))
    const asked = { enterpriseId, day }
    // 0 is all products: its terms, or an agreement as a whole.
    keep(state, enterpriseId, { day, company: ids.has(0) ? readCompany(db, state.index, asked) : company.then((known) => readCompany(db, state.index, asked, known, [...ids])) })
  }
  return { ...state, words, version: state.version + (products.size > 0 || words !== state.words ? 1 : 0), horizon, seen: new Set(changes.map(([id]) => id)), readAt: performance.now() }
}

/** Brings an index up to the moment of each question. Questions that come while one is being answered share the next look at the changes. */
const createFollower = (db: Db) => {
  let state: State | null = null
  /** The day by the company. */
  const wanted = new Map<number, string>()

  const look = async (): Promise<void> => {
    const companies = [...wanted]
    wanted.clear()
    const isOld = state === null || performance.now() - state.readAt > keptMs
    const now = state === null || isOld ? await readAll(db) : await readChanges(db, state)
    for (const [enterpriseId, day] of companies) {
      const kept = now.companies.get(enterpriseId)
      now.companies.delete(enterpriseId)
      if (kept?.day === day) now.companies.set(enterpriseId, kept)
      else keep(now, enterpriseId, { day, company: readCompany(db, now.index, { enterpriseId, day }) })
    }
    for (const id of now.companies.keys()) {
      if (now.companies.size <= maxCompanies) break
      now.companies.delete(id)
    }
    state = now
  }

  const upToDate = createSharedTurns(look)

  return async (asked: Asked | null): Promise<Catalogue> => {
    if (asked !== null) wanted.set(asked.enterpriseId, asked.day)
    await upToDate()
    if (state === null) throw new Error('The catalogue was not read')
    const { index, words, version } = state
    const company = asked === null ? null : ((await state.companies.get(asked.enterpriseId)?.company) ?? null)
    return { index, words, company, version: `${version} ${asked?.enterpriseId ?? ''} ${company?.version ?? ''}` }
  }
}

const followers = new WeakMap<Db, ReturnType<typeof createFollower>>()

/** The catalogue of a database, as it is at this moment. A transaction counts as a database of its own: it reads everything. */
export const catalogueFor = (db: Db, asked: Asked | null): Promise<Catalogue> => {
  const follower = followers.get(db) ?? createFollower(db)
  followers.set(db, follower)
  return follower(asked)
}

/** Deletes changes that every index has read. */
export const purgeSearchChanges = async (db: Db): Promise<void> => {
  await db.execute(sql`delete from search_change where changed_at < now() - ${keptChanges}`)
}
