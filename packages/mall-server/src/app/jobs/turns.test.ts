import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPostgres } from '../../hosts/node/open-postgres.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTurn } from './turns.ts'

const everyMs = 30_000

let database: TestDatabase
let now = Date.UTC(2026, 2, 18, 2)
beforeAll(async () => {
  database = await openTestDatabase(null)
})
afterAll(() => database.close())
beforeEach(() => {
  now += 10 * everyMs
})

const processOn = (db: Db, task: () => Promise<unknown>) => inTurn('orders', everyMs, task, { db, clock: () => new Date(now) })

test('several processes run a task as often as one would', async () => {
  let runs = 0
  const processes = Array.from({ length: 3 }, () => processOn(database.db, () => Promise.resolve(runs++)))
  // Each asks every 30 s, 10 s after the one before.
  for (let ask = 0; ask < 30; ask++) {
    await processes[ask % 3]?.()
    now += everyMs / 3
  }
  expect(runs).toBe(10)
})

test('another task has turns of its own', async () => {
  const other = inTurn('mails', everyMs, () => Promise.resolve(), { db: database.db, clock: () => new Date(now) })
  expect([await processOn(database.db, () => Promise.resolve())(), await other()]).toEqual([true, true])
})

test('a failed run gives the turn to the next process that asks', async () => {
  await expect(processOn(database.db, () => Promise.reject(new Error('this process cannot')))()).rejects.toThrow('cannot')
  expect([await processOn(database.db, () => Promise.resolve())(), await processOn(database.db, () => Promise.resolve())()]).toEqual([true, false])
})

test('who dies loses the turn: the next one comes when it would have come', async () => {
  // On two connections the other process could come first.
  await new Promise<void>((begin) => {
    void processOn(database.db, () => {
      begin()
      return new Promise(() => undefined)
    })()
  })
  const other = processOn(database.db, () => Promise.resolve())
  expect(await other()).toBe(false)
  now += everyMs
  expect(await other()).toBe(true)
})

test('a clock that was an hour ahead and is set back holds up no task', async () => {
  const ask = processOn(database.db, () => Promise.resolve())
  const right = now
  now += 3_600_000
  expect(await ask()).toBe(true)
  now = right
  expect([await ask(), await ask()]).toEqual([true, false])
})

test('a process whose clock is behind takes no turn that another has just taken', async () => {
  now += everyMs / 2
  expect(await processOn(database.db, () => Promise.resolve())()).toBe(true)
  now -= everyMs / 2
  expect(await processOn(database.db, () => Promise.resolve())()).toBe(false)
})

test.runIf(process.env.TEST_DATABASE_URL)('at the same second one of two processes runs it', async () => {
  const others = await Promise.all([1, 2].map(() => openPostgres(database.url ?? '', { pool: 5, isBounded: false })))
  try {
    for (let second = 0; second < 20; second++) {
      const ran = await Promise.all(others.flatMap(({ db }) => Array.from({ length: 5 }, () => processOn(db, () => Promise.resolve())())))
      expect(ran.filter(Boolean)).toHaveLength(1)
      now += everyMs
    }
  } finally {
    for (const other of others) await other.close()
  }
})
