import { getTableColumns, is } from 'drizzle-orm'
import { PgBigInt53, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { schema } from './client.ts'

test('every column of fen holds more than ¥21,474,836.47, which is where four bytes end', () => {
  const columns = Object.values(schema).flatMap((table) => (is(table, PgTable) ? Object.values(getTableColumns(table)) : []))
  const amounts = columns.filter(({ name }) => name.endsWith('_fen'))
  expect(amounts.length).toBeGreaterThan(20)
  expect(amounts.filter((column) => !is(column, PgBigInt53)).map(({ name }) => name)).toEqual([])
})
