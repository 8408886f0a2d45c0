import { drizzle } from 'drizzle-orm/pglite'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { PGlite } from '@electric-sql/pglite'
import { ilike } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { containing } from './like.ts'
import { listPage } from './list-page.ts'

const item = pgTable('item', { id: integer('id').primaryKey(), name: text('name').notNull(), rank: integer('rank').notNull() })
const sort = { columns: { Rank: item.rank, Name: item.name }, byDefault: 'Rank', last: item.id } as const

const client = new PGlite()
const db = drizzle(client)

beforeAll(async () => {
  await client.exec('create table item (id int primary key, name text not null, rank int not null)')
  await db.insert(item).values(Array.from({ length: 25 }, (_, id) => ({ id, name: ['100%', '1000', 'a_b', 'aXb', String.raw`c\d`][id % 5] ?? '', rank: id % 2 })))
})
afterAll(() => client.close())

const pageOf = (request: Parameters<typeof listPage<never, 'Rank' | 'Name'>>[2]) => listPage(db.select().from(item).$dynamic(), sort, request)

test('pages follow on each other without gap or repetition, though many rows are equal', async () => {
  const pages = [await pageOf({ PageIndex: 1, PageSize: 10 }), await pageOf({ PageIndex: 2, PageSize: 10 }), await pageOf({ PageIndex: 3, PageSize: 10 })]
  expect(pages.map((rows) => rows.length)).toEqual([10, 10, 5])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(25)
})

test('the default order is descending; a request may choose among the named columns', async () => {
  expect((await pageOf({ PageIndex: 1, PageSize: 10 })).map(({ rank }) => rank)).toEqual(Array.from({ length: 10 }, () => 1))
  const names = (await pageOf({ PageIndex: 1, PageSize: 10, SortField: 'Name', SortOrder: 'asc' })).map(({ name }) => name)
  expect(names).toEqual(names.toSorted())
})

test.each([
  ['100%', ['100%']],
  ['a_b', ['a_b']],
  [String.raw`c\d`, [String.raw`c\d`]],
  [' 100 ', ['100%', '1000']],
])('a pattern takes %s literally', async (typed, found) => {
  const rows = await db.selectDistinct({ name: item.name }).from(item).where(ilike(item.name, containing(typed))).orderBy(item.name)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(found.toSorted())
})
