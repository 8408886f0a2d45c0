import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { noticeEvent } from '@mall/api/contract'
import { submission } from '../../testing/contract-cases/steps.ts'
import { eventsOf } from '../../testing/events-of.ts'
import { callerOf, loginTo, targetAt } from '../../testing/http-caller.ts'
import { prepareOrder, productsToBuy } from '../../testing/http-shopper.ts'
import { connectQueryOf, listSettings } from './connection-settings.ts'
import { pooledMall, poolerProgram, startPooler } from '../../testing/own-pooler.ts'
import { postgresPrograms, startOwnPostgres } from '../../testing/own-postgres.ts'
import { killServerProcesses, startServerProcess } from '../../testing/server-process.ts'

afterEach(killServerProcesses)

const ofLists = connectQueryOf(listSettings({ isBounded: true, hasReaders: true }))

/** A mall whose connections are those of a pooler, each for one transaction. */
const startPooled = async (connectQueryOfLists = ofLists) => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-pooled-'))
  const postgres = await startOwnPostgres()
  const { mall, mall_lists: lists } = pooledMall('mall', postgres.url)
  if (mall === undefined || lists === undefined) throw new Error('A mall has two databases of a pooler')
  const pooler = await startPooler({ mall, mall_lists: { ...lists, connectQuery: connectQueryOfLists } })
  const start = (changes: Readonly<Record<string, string>> = {}) =>
    startServerProcess({ DATA_DIR: folder, DATABASE_URL: `${pooler.origin}/mall`, DATABASE_READ_URL: `${pooler.origin}/mall_lists`, DATABASE_DIRECT_URL: postgres.url, RATE_LIMIT: 'off', ...changes })
  const close = async (): Promise<void> => {
    killServerProcesses()
    await pooler.remove()
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  return { start, close }
}

describe.runIf(postgresPrograms && poolerProgram)('behind a pooler in transaction mode', () => {
  it('two processes serve buyers at once, and a notice of the first arrives over the stream of the second', async () => {
    const { start, close } = await startPooled()
    try {
      const servers = [await start(), await start()]
      const buy = async (name: string, at: number): Promise<number> => {
        const address = servers[at % 2]?.address ?? ''
        const call = callerOf(address, await loginTo(address, name))
        let placed = 0
        // Often enough that each statement is prepared by its name, on each of the pooler's connections.
        for (const { ProductCode, MOQ } of (await productsToBuy(call)).slice(0, 8)) {
          const submission = await prepareOrder(call, [{ ProductCode, Quantity: MOQ }])
          const answer = submission === null ? null : await call('POST /api/Order/Submit', submission)
          if (answer?.body?.Outcome !== 'submitted') continue
          placed++
          const { body } = await call('POST /api/Order/List', { PageIndex: 1, PageSize: 10 })
          expect(body?.Items[0]?.OrderNo).toBe(answer.body.OrderNo)
        }
        return placed
      }
      const placed = await Promise.all(['staff011', 'staff012', 'staff021', 'staff031', 'staff081', 'staff111'].map(buy))
      for (const count of placed) expect(count).toBeGreaterThan(0)

      const [at = '', other = ''] = servers.map(({ address }) => address)
      const [buyer, approver] = [await loginTo(at, 'buyer'), await loginTo(other, 'approver')]
      const left = new AbortController()
      const events = eventsOf(await fetch(`${other}/api/Notice/Stream`, { headers: { Authorization: `Bearer ${approver}` }, signal: left.signal }))
      const next = async () => noticeEvent.parse((await events.next()).value?.data)
      const { Count } = await next()
      await callerOf(at, buyer)('POST /api/Order/Submit', await submission(targetAt(at, { buyer, approver: '' }), 1, 6000))
      expect(await next()).toMatchObject({ Type: 'notice', Count: Count + 1 })
      left.abort()
    } finally {
      await close()
    }
  }, 240_000)

  it('the mall does not start where nothing says what is behind the pooler: it would hear no notice', async () => {
    const { start, close } = await startPooled()
    try {
      await expect(start({ DATABASE_DIRECT_URL: '' })).rejects.toThrow('DATABASE_URL is a pooler: it needs DATABASE_DIRECT_URL')
    } finally {
      await close()
    }
  }, 120_000)

  it('the mall does not start where the pooler lets statements run as long as they like', async () => {
    const { start, close } = await startPooled('set jit=off')
    try {
      await expect(start()).rejects.toThrow(
        `On connections of DATABASE_READ_URL default_transaction_read_only is off, idle_in_transaction_session_timeout is 0, lock_timeout is 0, statement_timeout is 0. The pooler needs connect_query='${ofLists}' for that database.`,
      )
    } finally {
      await close()
    }
  }, 120_000)
})
