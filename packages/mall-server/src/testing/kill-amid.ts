import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AnyCallKey } from '@mall/api/seller/contract'
import type { Db } from '../platform/db/client.ts'
import { openEmbedded } from '../hosts/node/open-database.ts'
import { openPostgres } from '../hosts/node/open-postgres.ts'
import { findTradeViolations } from '../trade/trade-checks.ts'
import { get } from './contract-cases/steps.ts'
import type { CaseInput, ContractTarget } from './contract-cases/define.ts'
import { loginStaffTo, loginTo, targetAt, type Tokens } from './http-caller.ts'
import { createFilledDatabase, fillFolder } from './filled-places.ts'
import { killServerProcesses, startServerProcess } from './server-process.ts'

/** A write that a person sends again as it is. */
export interface Write {
  readonly key: AnyCallKey
  readonly input: { readonly RequestId: string }
  readonly who: keyof Tokens
}

export interface Crash {
  /** Those of the staff who write, too; by default nobody. */
  readonly staff?: readonly ('warehouse' | 'accountant')[]
  /** Not on the embedded database too: whether it keeps what it has written others show. */
  readonly isOnServerAlone?: true
  /** The writes, each on something of its own. */
  readonly prepare: (target: ContractTarget) => Promise<readonly Write[]>
  /** Their results, in their order. */
  readonly check: (responses: readonly unknown[], target: ContractTarget) => Promise<void> | void
}

const send = (target: ContractTarget, { key, input, who }: Write): Promise<unknown> => get(target, key, input as CaseInput<AnyCallKey>, who)

/** Makes all writes in parallel and kills the server after so many responses. Returns the responses by then. */
const sendAndKill = async (target: ContractTarget, writes: readonly Write[], responses: number, kill: () => Promise<unknown>) => {
  const known = new Map<string, unknown>()
  await Promise.all(
    writes.map(async (write) => {
      try {
        known.set(write.input.RequestId, await send(target, write))
      } catch {
        // The response was lost with the server: the same request shows its outcome later.
        return
      }
      if (known.size === responses) await kill()
    }),
  )
  return known
}

const tokensOf = async (address: string, staff: NonNullable<Crash['staff']>): Promise<Tokens> => {
  const tokens = { buyer: await loginTo(address, 'buyer'), approver: await loginTo(address, 'approver'), finance: await loginTo(address, 'finance') }
  return { ...tokens, ...Object.fromEntries(await Promise.all(staff.map(async (account) => [account, await loginStaffTo(address, account)] as const))) }
}

/** Kills the server amid the writes, starts it again, and sends the same once more. */
const crash = async ({ staff = [], prepare, check }: Crash, place: Readonly<Record<string, string>>, open: () => Promise<{ readonly db: Db; readonly close: () => Promise<void> }>) => {
  const variables = { ...place, FULFILMENT: 'off', RATE_PER_MINUTE: '100000' }
  let server = await startServerProcess(variables)
  const tokens = await tokensOf(server.address, staff)
  const writes = await prepare(targetAt(server.address, tokens))
  const known = await sendAndKill(targetAt(server.address, tokens), writes, 3, () => server.end('SIGKILL'))
  expect(known.size).toBeGreaterThanOrEqual(3)

  server = await startServerProcess(variables)
  const target = targetAt(server.address, tokens)
  const again = await Promise.all(writes.map((write) => send(target, write)))
  expect(await Promise.all(writes.map((write) => send(target, write)))).toEqual(again)
  for (const [index, { input }] of writes.entries()) expect(known.get(input.RequestId) ?? again[index]).toEqual(again[index])
  await check(again, target)
  await server.end('SIGTERM')
  const database = await open()
  try {
    expect(await findTradeViolations(database.db)).toEqual([])
  } finally {
    await database.close()
  }
}

/** Tests on each database that `kill -9` amid writes leaves none of them half made, and that the same requests return the same results. */
export const testKillAmid = (what: string, writes: Crash): void => {
  describe(`kill -9 amid ${what} leaves none of them half made, and the same requests return the same results`, () => {
    let folder: string
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'mall-crash-'))
    })
    afterEach(async () => {
      killServerProcesses()
      await rm(folder, { recursive: true, force: true })
    })

    test.skipIf(writes.isOnServerAlone)('in a folder of the embedded database', async () => {
      await fillFolder(folder)
      await crash(writes, { DATA_DIR: folder }, () => openEmbedded(join(folder, 'pg')))
    }, 300_000)

    const server = process.env.TEST_DATABASE_URL
    test.runIf(server)('on PostgreSQL', async () => {
      const database = await createFilledDatabase(server ?? '', `mall_crash_${crypto.randomUUID().replaceAll('-', '')}`)
      try {
        await crash(writes, { DATA_DIR: folder, DATABASE_URL: database.url }, () => openPostgres(database.url, { pool: 2, isBounded: false }))
      } finally {
        killServerProcesses()
        await database.drop()
      }
    }, 300_000)
  })
}
