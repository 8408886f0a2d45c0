import { drizzle } from 'drizzle-orm/pglite'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { PGlite } from '@electric-sql/pglite'
import { ilike } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasText } from './filters.ts'
import { containing } from './like.ts'

const item = pgTable('item', { id: integer('id').primaryKey(), name: text('name').notNull() })
const names = ['得力订书机 A4', '得力订书机 a4', 'Deli ２４/６', 'ÉCLAT', 'éclat', 'ΣΙΓΜΑ', 'σιγμα', '100%棉', 'ＡＢ', 'ａｂ', 'K', 'k', 'ß', 'Ǆ', 'ǆ']

const client = new PGlite()
const db = drizzle(client)

beforeAll(async () => {
  await client.exec('create table item (id int primary key, name text not null)')
  await db.insert(item).values(names.map((name, id) => ({ id, name })))
})
afterAll(() => client.close())

const namesWith = async (typed: string | undefined) => (await db.select().from(item).where(hasText(item.name, typed)).orderBy(item.id)).map(({ name }) => name)

test.each([
  ['订书机', ['得力订书机 A4', '得力订书机 a4']],
  ['机 A4', ['得力订书机 A4', '得力订书机 a4']],
  [' éclat ', ['ÉCLAT', 'éclat']],
  ['100%', ['100%棉']],
  ['  ', names],
  [undefined, names],
])('%s finds names with it, as capitals or small letters', async (typed, found) => {
  expect(await namesWith(typed)).toEqual(found)
})

test('a text without letters is compared as it is, and one with letters in small ones', () => {
  const statementOf = (typed: string) => db.select().from(item).where(hasText(item.name, typed)).toSQL().sql
  expect(statementOf('订书机')).toMatch(/ like /)
  expect(statementOf('A4')).toMatch(/ ilike /)
})

test('what is compared as it is misses nothing that a comparison of small letters finds', async () => {
  const parts = [...new Set(names.flatMap((name) => [...name]))]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 }).map((chars) => chars.join('')).filter((typed) => typed.trim() !== ''), async (typed) => {
      const always = await db.select().from(item).where(ilike(item.name, containing(typed))).orderBy(item.id)
      expect(await namesWith(typed)).toEqual(always.map(({ name }) => name))
    }),
    { numRuns: 200 },
  )
})
