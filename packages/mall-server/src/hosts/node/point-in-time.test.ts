import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { callerOf, loginTo } from '../../testing/http-caller.ts'
import { prepareOrder, productsToBuy } from '../../testing/http-shopper.ts'
import { postgresPrograms, startArchived } from '../../testing/own-postgres.ts'
import { sendTo } from '../../testing/send-to.ts'
import { killServerProcesses, startServerProcess } from '../../testing/server-process.ts'

afterEach(killServerProcesses)

const now = 'select clock_timestamp()::text as now'
/** Somebody forgets a condition, and PostgreSQL hands the segment of the log that has it to the archive. */
const mishap = ['truncate orders cascade', 'select pg_walfile_name(pg_switch_wal()) as segment']
const archived = 'select last_archived_wal as segment from pg_stat_archiver'

test.runIf(postgresPrograms)('a backup and the archived log bring back the moment before a mishap, with every order until then, and buying goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-restored-'))
  const archive = await startArchived()
  /** The mall on a database, and a buyer who orders so many products and then looks at the list. */
  const shopIn = async (url: string, count: number) => {
    const server = await startServerProcess({ DATA_DIR: folder, DATABASE_URL: url, FULFILMENT: 'off', RATE_LIMIT: 'off' })
    const call = callerOf(server.address, await loginTo(server.address, 'staff012'))
    const placed: string[] = []
    for (const { ProductCode, MOQ } of (await productsToBuy(call)).slice(0, count)) {
      const submission = await prepareOrder(call, [{ ProductCode, Quantity: MOQ }])
      const answer = submission === null ? null : await call('POST /api/Order/Submit', submission)
      if (answer?.body?.Outcome === 'submitted') placed.push(answer.body.OrderNo)
    }
    const { body } = await call('POST /api/Order/List', { PageIndex: 1, PageSize: 100 })
    return { placed, listed: body?.Items.map(({ OrderNo }) => OrderNo) ?? [], end: () => server.end('SIGTERM') }
  }
  try {
    const early = await shopIn(archive.postgres.url, 2)
    archive.backUp()
    await early.end()
    const before = await shopIn(archive.postgres.url, 3)
    const [moment] = await sendTo(archive.postgres.url, now)
    await before.end()
    const [last] = await sendTo(archive.postgres.url, ...mishap)
    await expect.poll(async () => (await sendTo(archive.postgres.url, archived))[0]?.segment, { timeout: 30_000 }).toBe(last?.segment)
    await archive.postgres.stop('immediate')

    const { url } = await archive.restore(moment?.now ?? '')
    const after = await shopIn(url, 2)
    expect(before.placed.length).toBeGreaterThan(0)
    expect(after.placed.length).toBeGreaterThan(0)
    expect(after.listed.toSorted()).toEqual([...before.listed, ...after.placed].toSorted())
  } finally {
    killServerProcesses()
    await archive.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}, 240_000)
