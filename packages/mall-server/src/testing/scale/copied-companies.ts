import { sql, type SQL } from 'drizzle-orm'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { withoutTriggers } from '../mass/without-triggers.ts'

/** Ids of the nth copy are so much above those of their originals. */
const stride = 100_000

/** They have the column of a company and are none of its records: roles are mostly presets, which all companies share, and changes of the search are read by each process. */
const isShared: ReadonlySet<string> = new Set(['role', 'search_change'])

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  /** The table that a reference is to, or null. */
  readonly target: string | null
  readonly isKey: boolean
  /** In an index that allows each value once. */
  readonly isUnique: boolean
}

const readColumns = (db: Db): Promise<Column[]> =>
  queryRows(
    db,
    sql`select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
        (select f.confrelid::regclass::text from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any(f.conkey) limit 1) as target,
        a.attidentity <> '' or exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indkey::text = a.attnum::text) as "isKey",
        exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)) as "isUnique"
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attnum`,
  )

const isNumber = ({ type }: Column): boolean => type === 'integer' || type === 'bigint' || type === 'uuid'

/** Tables with records of a company or of its users, with what each column refers to: by a constraint, or by the name that other references have. */
const recordsOf = (columns: readonly Column[]): ReadonlyMap<string, readonly Column[]> => {
  const owned = new Set(['enterprise_group', 'enterprise', 'app_user'])
  for (let size = 0; size !== owned.size; ) {
    size = owned.size
    for (const { table, target } of columns) if (target !== null && owned.has(target) && !isShared.has(table)) owned.add(table)
  }
  const byName = new Map(columns.flatMap(({ name, target }) => (target !== null && owned.has(target) ? [[name, target] as const] : [])))
  const named = columns.map((column) => ({ ...column, target: column.target ?? (isNumber(column) ? (byName.get(column.name) ?? null) : null) }))
  const records = named.filter(({ table }) => !isShared.has(table) && (owned.has(table) || named.some((other) => other.table === table && other.target !== null && owned.has(other.target))))
  return new Map([...new Set(records.map(({ table }) => table))].map((table) => [table, records.filter((column) => column.table === table)]))
}

const copiedColumn = ({ table, name, type, target, isKey, isUnique }: Column, isRecord: (table: string) => boolean): SQL => {
  const value = sql`source.${sql.identifier(name)}`
  if (table === 'department' && name === 'path') {
    return sql`(select '/' || string_agg((part::int + n * ${sql.raw(String(stride))})::text, '/' order by place) || '/' from unnest(string_to_array(trim(both '/' from ${value}), '/')) with ordinality parts (part, place))`
  }
  const isCopied = target === null ? isKey : isRecord(target)
  if (isCopied && type === 'uuid') return sql`md5(${value} || '~' || n)::uuid`
  if (isCopied && (type === 'integer' || type === 'bigint')) return sql`${value} + n * ${sql.raw(String(stride))}`
  // An empty text is none: it is unique nowhere.
  return isUnique && type === 'text' ? sql`case ${value} when '' then '' else ${value} || '~' || n end` : value
}

/** Whether a row belongs to some company: where all of its references to records are empty it is for everybody, such as an announcement to all. */
const isOwned = (columns: readonly Column[], isRecord: (table: string) => boolean): SQL => {
  const references = columns.filter(({ target }) => target !== null && isRecord(target)).map(({ name }) => sql`source.${sql.identifier(name)}`)
  return references.length === 0 ? sql`true` : sql`num_nonnulls(${sql.join(references, sql`, `)}) > 0`
}

/**
 * Copies of all companies of a database, with all of their records: what others own while what is read of one of them is looked at. Which tables and columns those are
 * is read from the schema, so that a table that is added is copied too. What is checked between rows, such as the stock of a product, does not hold afterwards.
 */
export const createCompanyCopies = async (db: Db) => {
  const records = recordsOf(await readColumns(db))
  await queryRows(db, sql`create schema original`)
  for (const table of records.keys()) await queryRows(db, sql`create table original.${sql.identifier(table)} as select * from public.${sql.identifier(table)}`)
  return {
    /** Adds the copies `first` to `last`, from 1. */
    add: async (first: number, last: number): Promise<void> => {
      await withoutTriggers(db, async (tx) => {
        for (const [table, columns] of records) {
          const names = sql.join(columns.map(({ name }) => sql.identifier(name)), sql`, `)
          const isRecord = (target: string) => records.has(target)
          const values = sql.join(columns.map((column) => copiedColumn(column, isRecord)), sql`, `)
          await queryRows(tx, sql`insert into public.${sql.identifier(table)} (${names}) overriding system value select ${values} from original.${sql.identifier(table)} source, generate_series(${first}::int, ${last}::int) n where ${isOwned(columns, isRecord)}`)
        }
      })
      await queryRows(db, sql`vacuum analyze`)
    },
  }
}
