import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbedded } from './open-database.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-embedded-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('the requests have their turn between the statements that wait for the embedded database', async () => {
  const { db, close } = await openEmbedded(join(folder, 'pg'))
  let turns = 0
  let isOver = false
  const take = () => {
    turns++
    if (!isOver) setImmediate(take)
  }
  setImmediate(take)
  await Promise.all(Array.from({ length: 100 }, (_, at) => db.execute(sql`select ${at}::int`)))
  isOver = true
  await close()
  expect(turns).toBeGreaterThanOrEqual(100)
})
