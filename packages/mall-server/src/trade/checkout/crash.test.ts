import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { OrderSubmission } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { openEmbedded } from '../../hosts/node/open-database.ts'
import { openPostgres } from '../../hosts/node/open-postgres.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { createCutProxy, type CutProxy } from '../../testing/cut-proxy.ts'
import { callerOf, loginTo } from '../../testing/http-caller.ts'
import { createScratchDatabase } from '../../testing/scratch-database.ts'
import { killServerProcesses, startServerProcess } from '../../testing/server-process.ts'

const perRound = 12

afterEach(killServerProcesses)

type Call = ReturnType<typeof callerOf>

/** Puts products in the cart and confirms each on its own: as many orders to be as there are products. */
const prepare = async (call: Call, round: number): Promise<OrderSubmission[]> => {
  const list = await call('POST /api/Product/List', { OnlyInStock: true, OnlyAgreed: true, SortBy: 'priceAsc', PageIndex: 1, PageSize: 50 })
  const products = list.body?.Items.slice(round * perRound, (round + 1) * perRound) ?? []
  await call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false })
  await call('POST /api/ShoppingCart/AddToCart', { Items: products.map((item) => ({ ProductCode: item.ProductCode, Quantity: item.MOQ })) })
  const cart = await call('POST /api/ShoppingCart/List', {})
  const submissions: OrderSubmission[] = []
  for (const { CartItemId } of cart.body?.Items ?? []) {
    const { body } = await call('POST /api/Order/Confirm', { CartItemIds: [CartItemId] })
    if (body === null) throw new Error('not confirmed')
    submissions.push({
      ConfirmToken: body.ConfirmToken,
      RequestId: crypto.randomUUID(),
      AddressId: body.Addresses[0]?.AddressId ?? 0,
      DepartmentId: body.Departments[0]?.DepartmentId ?? 0,
      PaymentType: 1,
      InvoiceMode: 3,
      Reason: '测试',
    })
  }
  expect(submissions).toHaveLength(perRound)
  return submissions
}

const submit = async (call: Call, submission: OrderSubmission): Promise<string> => {
  const { body, message } = await call('POST /api/Order/Submit', submission)
  if (body?.Outcome !== 'submitted') throw new Error(message)
  return body.OrderNo
}

/** Submits all in parallel and kills the server after `responses` responses. Returns the orders known by then. */
const submitAndKill = async (call: Call, submissions: readonly OrderSubmission[], responses: number, kill: () => Promise<unknown>) => {
  const known = new Map<string, string>()
  const attempts = submissions.map(async (submission) => {
    try {
      known.set(submission.RequestId, await submit(call, submission))
    } catch {
      // The response was lost with the server: the same request shows later whether the order exists.
      return
    }
    if (known.size === responses) await kill()
  })
  await Promise.all(attempts)
  expect(known.size).toBeGreaterThanOrEqual(responses)
  return known
}

const startServer = (variables: Readonly<Record<string, string>>) =>
  startServerProcess({ FULFILMENT: 'off', RATE_PER_MINUTE: '100000', ...variables })

/** Twice: submit, kill in the middle, start again, send the same again. */
const crashes = async (variables: Readonly<Record<string, string>>, open: () => Promise<{ db: Db; close: () => Promise<void> }>) => {
  let server = await startServer(variables)
  const token = await loginTo(server.address, 'buyer')
  const placed = new Set<string>()
  for (let round = 0; round < 2; round++) {
    const submissions = await prepare(callerOf(server.address, token), round)
    const known = await submitAndKill(callerOf(server.address, token), submissions, round * 2 + 1, () => server.end('SIGKILL'))

    server = await startServer(variables)
    const call = callerOf(server.address, token)
    const again = await Promise.all(submissions.map((submission) => submit(call, submission)))
    const onceMore = await Promise.all(submissions.map((submission) => submit(call, submission)))
    expect(onceMore).toEqual(again)
    for (const [index, submission] of submissions.entries()) expect(known.get(submission.RequestId) ?? again[index]).toBe(again[index])
    for (const orderNo of again) placed.add(orderNo)
    expect(placed.size).toBe((round + 1) * perRound)
  }
  const total = (await callerOf(server.address, token)('POST /api/Order/List', { PageIndex: 1, PageSize: 10 })).body?.total
  await server.end('SIGTERM')
  const database = await open()
  try {
    expect(await findTradeViolations(database.db)).toEqual([])
    const rows = await database.db.select({ orderNo: orders.orderNo, userId: orders.userId }).from(orders)
    const buyerId = rows.find((row) => placed.has(row.orderNo))?.userId
    expect(rows.filter((row) => row.userId === buyerId)).toHaveLength(total ?? 0)
  } finally {
    await database.close()
  }
}

/** Four times: submit, stop the database in the middle, start it, send the same again. */
const loses = async (variables: Readonly<Record<string, string>>, { cut, restore }: CutProxy) => {
  const server = await startServer(variables)
  const call = callerOf(server.address, await loginTo(server.address, 'buyer'))
  const isReady = async () => (await fetch(`${server.address}/readyz`)).status
  for (let round = 0; round < 4; round++) {
    const submissions = await prepare(call, round)
    const known = new Map<string, string>()
    const failures = new Set<string>()
    await Promise.all(
      submissions.map(async (submission) => {
        try {
          known.set(submission.RequestId, await submit(call, submission))
          cut()
        } catch (error) {
          failures.add(error instanceof Error ? error.message : '')
        }
      }),
    )
    expect([...failures]).toEqual(['系统繁忙，请稍后再试'])
    expect(await isReady()).toBe(503)
    restore()
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200)
    const again = await Promise.all(submissions.map((submission) => submit(call, submission)))
    expect(new Set(again).size).toBe(perRound)
    for (const [index, submission] of submissions.entries()) expect(known.get(submission.RequestId) ?? again[index]).toBe(again[index])
  }
  expect(await server.end('SIGTERM')).toBe(0)
}

describe('kill -9 during submissions leaves no incomplete order, and the same requests return the same orders', () => {
  test('in a folder of the embedded database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-crash-'))
    try {
      await crashes({ DATA_DIR: folder }, () => openEmbedded(join(folder, 'pg')))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }, 300_000)

  const server = process.env.TEST_DATABASE_URL
  if (server) {
    test('on PostgreSQL', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'mall-crash-'))
      const database = await createScratchDatabase(server, `mall_crash_${crypto.randomUUID().replaceAll('-', '')}`)
      try {
        await crashes({ DATA_DIR: folder, DATABASE_URL: database.url }, () => openPostgres(database.url, { pool: 2, isBounded: false }))
      } finally {
        await database.drop()
        await rm(folder, { recursive: true, force: true })
      }
    }, 300_000)

    test('PostgreSQL that goes away and comes back: the server lives, says so, and submits each order once', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'mall-crash-'))
      const database = await createScratchDatabase(server, `mall_lost_${crypto.randomUUID().replaceAll('-', '')}`)
      const proxy = await createCutProxy(database.url)
      try {
        await loses({ DATA_DIR: folder, DATABASE_URL: proxy.url }, proxy)
        const left = await openPostgres(database.url, { pool: 2, isBounded: false })
        expect(await findTradeViolations(left.db)).toEqual([])
        await left.close()
      } finally {
        killServerProcesses()
        await proxy.close()
        await database.drop()
        await rm(folder, { recursive: true, force: true })
      }
    }, 300_000)
  }
})
