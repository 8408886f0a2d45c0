import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createCutProxy } from '../../testing/cut-proxy.ts'
import type { Party } from '../../platform/turns.ts'
import { createScratchDatabase } from '../../testing/scratch-database.ts'
import { duringCall } from './call-context.ts'
import { openPostgres } from './open-postgres.ts'

const server = process.env.TEST_DATABASE_URL

test.runIf(server)('a transaction that cannot begin gives its connection back, and what listens is called again', async () => {
  const database = await createScratchDatabase(server ?? '', `mall_pool_${crypto.randomUUID().replaceAll('-', '')}`)
  const proxy = await createCutProxy(database.url)
  const opened = await openPostgres(proxy.url, { pool: 1, isBounded: false })
  try {
    const heard: string[] = []
    await opened.listen('mall', (payload) => heard.push(payload))
    await opened.db.execute(sql`select 1`)
    proxy.cut()
    await expect(opened.db.transaction(() => turn())).rejects.toThrow()
    proxy.restore()
    await opened.db.transaction((tx) => tx.execute(sql`select 1`))
    await expect.poll(async () => (await opened.db.execute(sql`select pg_notify('mall', 'again')`), heard), { timeout: 30_000 }).toContain('again')
  } finally {
    await opened.close()
    await proxy.close()
    await database.drop()
  }
}, 120_000)

const scratch = () => createScratchDatabase(server ?? '', `mall_pool_${crypto.randomUUID().replaceAll('-', '')}`)

test.runIf(server)('a database that gives no sign holds a call for as long as a call may wait, and its connection is not used again', async () => {
  const database = await scratch()
  const proxy = await createCutProxy(database.url)
  const opened = await openPostgres(proxy.url, { pool: 2, patience: { turnMs: 60_000, callMs: 500 } })
  const call = <Result>(work: () => Promise<Result>) => duringCall({ party: { company: 1, user: 1 }, isCostly: false, left: new AbortController().signal, spend: () => {} }, work)
  const read = () => opened.db.execute(sql`select 1`)
  try {
    await call(read)
    proxy.freeze()
    await expect(call(read)).rejects.toMatchObject({ cause: { message: 'Query read timeout' } })
    await call(() => opened.db.transaction((tx) => tx.execute(sql`select 1`)))
    proxy.freeze()
    await expect(call(() => opened.db.transaction((tx) => tx.execute(sql`select 1`)))).rejects.toThrow()
    await call(read)
    expect(opened.connections()).toEqual({ inUse: 0, idle: 1, waiting: 0 })
  } finally {
    await opened.close()
    await proxy.close()
    await database.drop()
  }
}, 120_000)

test.runIf(server)('connections go to the companies in turn, and those of lists are their own', async () => {
  const database = await scratch()
  const opened = await openPostgres(database.url, { pool: 2, isBounded: false })
  const order: string[] = []
  const send = (party: Party, isCostly = false) =>
    duringCall({ party, isCostly, left: new AbortController().signal, spend: () => {} }, async () => {
      await opened.db.execute(sql`select 1`)
      order.push(`${party.company}${party.user}`)
    })
  try {
    let release = () => {}
    let first: Promise<void> = Promise.resolve()
    await new Promise<void>((taken) => {
      first = opened.db.transaction(
        () =>
          new Promise<void>((resolve) => {
            release = resolve
            taken()
          }),
      )
    })
    const others = [...'aaab'].map((company) => send({ company, user: 1 }))
    await expect.poll(() => opened.connections()).toMatchObject({ waiting: 4 })
    await send({ company: 'list', user: 1 }, true)
    release()
    await Promise.all([first, ...others])
    expect(order).toEqual(['list1', 'a1', 'b1', 'a1', 'a1'])
  } finally {
    await opened.close()
    await database.drop()
  }
}, 120_000)

test.runIf(server)('the time of a connection is the time of the call that has it, of a transaction too', async () => {
  const database = await scratch()
  const opened = await openPostgres(database.url, { pool: 2, isBounded: false })
  let spent = 0
  const call = { party: { company: 1, user: 1 }, isCostly: false, left: new AbortController().signal, spend: (ms: number) => void (spent += ms) }
  try {
    await duringCall(call, () => opened.db.execute(sql`select pg_sleep(0.3)`))
    expect(spent).toBeGreaterThan(290)
    await duringCall(call, () => opened.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.3)`)))
    expect(spent).toBeGreaterThan(590)
  } finally {
    await opened.close()
    await database.drop()
  }
}, 120_000)
