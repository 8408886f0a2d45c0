import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { checkMigrations } from './migrations.ts'
import { openEmbedded } from './open-database.ts'

it('a database of a later version is accepted, one of an unreleased version is rejected in words', async () => {
  const { db, snapshot, close } = await openEmbedded(null)
  await checkMigrations(db)
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4000000000000)`)
  await checkMigrations(db)
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'another' where id = 1`)
  await expect(openEmbedded(null, await snapshot())).rejects.toThrow('a version of the mall that was never released')
  await close()
})
