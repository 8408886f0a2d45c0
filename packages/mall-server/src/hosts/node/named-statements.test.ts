import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { queryRows } from '../../platform/db/client.ts'
import { createScratchDatabase } from '../../testing/scratch-database.ts'
import { createStatementNames, maxNames, timesBefore } from './named-statements.ts'
import { openPostgres } from './open-postgres.ts'

const again = (nameOf: ReturnType<typeof createStatementNames>, text: string) => Array.from({ length: timesBefore + 2 }, () => nameOf(text))

test('a statement has a name once it came often, and keeps it', () => {
  const nameOf = createStatementNames()
  const names = again(nameOf, 'select $1')
  expect(names.slice(0, timesBefore)).toEqual(Array.from({ length: timesBefore }))
  expect(names.slice(timesBefore)).toEqual([expect.stringMatching(/^[\w-]{43}$/), names[timesBefore]])
  expect(again(nameOf, 'select $1, $2').at(-1)).not.toBe(names.at(-1))
})

test('statements that never end, such as lists of ever other lengths, get no more names than there are', () => {
  const nameOf = createStatementNames()
  const first = again(nameOf, 'select 0').at(-1)
  for (let length = 1; length < 2 * maxNames; length++) again(nameOf, `select ${length}`)
  expect(again(nameOf, 'select one more').at(-1)).toBeUndefined()
  expect(nameOf('select 0')).toBe(first)
})

const server = process.env.TEST_DATABASE_URL

test.runIf(server)('PostgreSQL plans what transactions ask again and again once, by its name, and the answers stay those of the values', async () => {
  const database = await createScratchDatabase(server ?? '', `mall_names_${crypto.randomUUID().replaceAll('-', '')}`)
  const opened = await openPostgres(database.url, { pool: 1, isBounded: false })
  try {
    const doubled: unknown[] = []
    for (let value = 0; value < 10; value++) {
      doubled.push(...(await opened.db.transaction((tx) => queryRows<{ twice: number }>(tx, sql`select ${value}::int * 2 as twice`))))
    }
    expect(doubled).toEqual(Array.from({ length: 10 }, (_, value) => ({ twice: 2 * value })))
    const [held] = await queryRows<{ plans: number }>(opened.db, sql`select (generic_plans + custom_plans)::int as plans from pg_prepared_statements where statement like '%as twice%'`)
    expect(held?.plans).toBe(10 - timesBefore)
  } finally {
    await opened.close()
    await database.drop()
  }
}, 120_000)
