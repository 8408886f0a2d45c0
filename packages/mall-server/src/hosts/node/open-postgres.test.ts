import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createCutProxy } from '../../testing/cut-proxy.ts'
import { createScratchDatabase } from '../../testing/scratch-database.ts'
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
