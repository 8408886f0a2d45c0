import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ApprovalSummary, CallInput, CallKey } from '@mall/api/contract'
import type { Db } from '../db/client.ts'
import { openEmbedded, openPostgres } from '../node/open-database.ts'
import { findTradeViolations } from '../order/trade-checks.ts'
import { demo } from '../seed/organisation.ts'
import type { ContractTarget } from '../testing/contract-cases/define.ts'
import { get, need, waitingApproval } from '../testing/contract-cases/steps.ts'
import { callerOf, loginTo } from '../testing/http-caller.ts'
import { createScratchDatabase } from '../testing/scratch-database.ts'
import { killServerProcesses, startServerProcess } from '../testing/server-process.ts'

afterEach(killServerProcesses)

type Account = 'buyer' | 'approver'

/** The server at an address, as the steps of the contract test use one. */
const targetAt = (address: string, tokens: Readonly<Record<Account, string>>): ContractTarget => ({
  send: async (key, input, who) => {
    const reply = await callerOf(address, tokens[who as Account])(key, input as CallInput<CallKey>)
    return { status: 200, ...reply }
  },
  login: () => Promise.reject(new Error('Logged in already')),
  sessionKey: () => Promise.reject(new Error('Logged in already')),
})

const kinds = ['Agree', 'Reject', 'Return', 'Transfer', 'EditLines'] as const

/** One approver's write, which is sent again as it is. */
interface Write {
  readonly key: `POST /api/Approval/${(typeof kinds)[number]}`
  readonly input: { readonly RequestId: string; readonly ApprovalNo: string }
}

/** Two of each kind, each on an order of its own. */
const prepare = async (target: ContractTarget): Promise<Write[]> => {
  const writes: Write[] = []
  for (const kind of [...kinds, ...kinds]) {
    const { ApprovalNo, Version } = await waitingApproval(target)
    const decision = { RequestId: crypto.randomUUID(), ApprovalNo, Version, Comment: '测试' }
    const { Lines } = await get(target, 'POST /api/Approval/Detail', { ApprovalNo }, 'approver')
    const { LineId, Quantity, ProductCode } = need(Lines[0], 'line')
    const { Step } = await get(target, 'POST /api/Product/Detail', { ProductCode }, 'buyer')
    const more = { Transfer: { UserId: demo.users.approver2 }, EditLines: { Lines: [{ LineId, Quantity: Quantity - Step }] } }
    writes.push({ key: `POST /api/Approval/${kind}`, input: { ...decision, ...(kind in more ? more[kind as keyof typeof more] : {}) } })
  }
  return writes
}

const send = async (target: ContractTarget, { key, input }: Write): Promise<ApprovalSummary> => get(target, key, input, 'approver')

/** Makes all writes in parallel and kills the server after so many responses. Returns the responses by then. */
const sendAndKill = async (target: ContractTarget, writes: readonly Write[], responses: number, kill: () => Promise<unknown>) => {
  const known = new Map<string, ApprovalSummary>()
  await Promise.all(
    writes.map(async (write) => {
      try {
        known.set(write.input.RequestId, await send(target, write))
      } catch {
        // The response was lost with the server: the same request shows later what was made of it.
        return
      }
      if (known.size === responses) await kill()
    }),
  )
  return known
}

/** Kills the server amid the writes, starts it again, and sends the same once more. */
const crash = async (place: Readonly<Record<string, string>>, open: () => Promise<{ readonly db: Db; readonly close: () => Promise<void> }>) => {
  const variables = { ...place, FULFILMENT: 'off', RATE_PER_MINUTE: '100000' }
  let server = await startServerProcess(variables)
  const tokens = { buyer: await loginTo(server.address, 'buyer'), approver: await loginTo(server.address, 'approver') }
  const writes = await prepare(targetAt(server.address, tokens))
  const known = await sendAndKill(targetAt(server.address, tokens), writes, 3, () => server.end('SIGKILL'))
  expect(known.size).toBeGreaterThanOrEqual(3)

  server = await startServerProcess(variables)
  const target = targetAt(server.address, tokens)
  const again = await Promise.all(writes.map((write) => send(target, write)))
  expect(await Promise.all(writes.map((write) => send(target, write)))).toEqual(again)
  for (const [index, { input }] of writes.entries()) expect(known.get(input.RequestId) ?? again[index]).toEqual(again[index])
  expect(again.map(({ StatusName, CurrentNode }) => `${StatusName} ${CurrentNode?.Name ?? ''}`)).toEqual(
    [...kinds, ...kinds].map((kind) => ({ Agree: '审批中 财务复核', Reject: '已驳回 ', Return: '已退回 ', Transfer: '审批中 部门负责人审批', EditLines: '审批中 部门负责人审批' })[kind]),
  )
  await server.end('SIGTERM')
  const database = await open()
  try {
    expect(await findTradeViolations(database.db)).toEqual([])
  } finally {
    await database.close()
  }
}

describe('kill -9 amid decisions leaves none of them half made, and the same requests return the same results', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mall-approvals-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('in a folder of the embedded database', () => crash({ DATA_DIR: folder }, () => openEmbedded(join(folder, 'pg'))), 300_000)

  const server = process.env.TEST_DATABASE_URL
  test.runIf(server)('on PostgreSQL', async () => {
    const database = await createScratchDatabase(server ?? '', `mall_crash_${crypto.randomUUID().replaceAll('-', '')}`)
    try {
      await crash({ DATA_DIR: folder, DATABASE_URL: database.url }, () => openPostgres(database.url, 2))
    } finally {
      await database.drop()
    }
  }, 300_000)
})
