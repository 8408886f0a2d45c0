import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { callerOf, loginTo } from '../../testing/http-caller.ts'
import { prepareOrder, productsToBuy } from '../../testing/http-shopper.ts'
import { postgresPrograms, startFollower, startOwnPostgres } from '../../testing/own-postgres.ts'
import { sendTo } from '../../testing/send-to.ts'
import { killServerProcesses, startServerProcess } from '../../testing/server-process.ts'
import { openPostgres } from './open-postgres.ts'

afterEach(killServerProcesses)

const page = { PageIndex: 1, PageSize: 10 } as const

const followed = ["alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()']
/** The follower shows a commit this long after it has it: whoever does not wait for it finds no order. */
const late = ["alter system set recovery_min_apply_delay = '400ms'", 'select pg_reload_conf()']
const atOnce = ['alter system reset recovery_min_apply_delay', 'select pg_reload_conf()']
const stopped = ["alter system set recovery_min_apply_delay = '1h'", 'select pg_reload_conf()']
/** A write that does not wait for the follower. */
const written = ['set synchronous_commit = local', 'create table written ()']
const alone = ["alter system set synchronous_standby_names = ''", 'select pg_reload_conf()']

test.runIf(postgresPrograms)('lists read a follower, which has each write when it is acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-follower-'))
  const primary = await startOwnPostgres()
  const follower = await startFollower(primary)
  try {
    await sendTo(primary.url, ...followed)
    const server = await startServerProcess({ DATA_DIR: folder, DATABASE_URL: primary.url, DATABASE_READ_URL: follower.url, RATE_LIMIT: 'off' })
    const call = callerOf(server.address, await loginTo(server.address, 'staff012'))
    await sendTo(follower.url, ...late)
    const placed: string[] = []
    for (const { ProductCode, MOQ } of (await productsToBuy(call)).slice(0, 3)) {
      const submission = await prepareOrder(call, [{ ProductCode, Quantity: MOQ }])
      const answer = submission === null ? null : await call('POST /api/Order/Submit', submission)
      if (answer?.body?.Outcome !== 'submitted') continue
      placed.push(answer.body.OrderNo)
      const list = await call('POST /api/Order/List', page)
      expect(list.body?.Items[0]?.OrderNo).toBe(answer.body.OrderNo)
    }
    expect(placed).not.toHaveLength(0)
    await sendTo(follower.url, ...atOnce)
    // What a list notes beside is written: a search counts its word.
    expect(await call('POST /api/Product/List', { ...page, Keyword: '打印纸' })).toMatchObject({ status: 200, success: true })

    const opened = await openPostgres(primary.url, { pool: 2, readUrl: follower.url })
    await expect.poll(() => opened.readersLag()).toBe(0)
    await sendTo(follower.url, ...stopped)
    await sendTo(primary.url, ...written)
    await expect.poll(() => opened.readersLag()).toBeGreaterThan(0.2)
    await sendTo(follower.url, ...atOnce)
    await expect.poll(() => opened.readersLag()).toBe(0)

    await sendTo(primary.url, ...alone)
    await follower.stop('fast')
    expect(await opened.readersLag()).toBeNaN()
    await opened.close()
    expect(await call('POST /api/Order/List', page)).toMatchObject({ status: 503, message: '系统繁忙，请稍后再试' })
    expect(await call('POST /api/ShoppingCart/Count', {})).toMatchObject({ status: 200, success: true })
    await follower.start()
    await expect.poll(async () => (await call('POST /api/Order/List', page)).status, { timeout: 30_000 }).toBe(200)
  } finally {
    killServerProcesses()
    await follower.remove()
    await primary.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}, 240_000)
