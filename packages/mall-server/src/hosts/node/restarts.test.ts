import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OrderSubmission } from '@mall/api/contract'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { seedOnce } from '../../demo/index.ts'
import { callerOf, loginTo, type HttpAnswer, type HttpCall } from '../../testing/http-caller.ts'
import { prepareOrder, productsToBuy } from '../../testing/http-shopper.ts'
import { postgresPrograms, startOwnPostgres, type OwnPostgres, type StopMode } from '../../testing/own-postgres.ts'
import { placedSince } from '../../testing/placed-orders.ts'
import { killServerProcesses, startServerProcess, type ServerProcess } from '../../testing/server-process.ts'
import { openPostgres } from './open-postgres.ts'

const restarts = 20
/** Of three companies. */
const buyers = ['staff012', 'staff021', 'staff081', 'staff111']
const busyText = '系统繁忙，请稍后再试'

/** A submission, and what was answered to it: null when the database went away meanwhile. */
interface Sent {
  readonly call: HttpCall
  readonly submission: OrderSubmission
  orderNo: string | null
}

/** The responses while the database was down, and those that must never occur. */
const createNotes = () => {
  let busy = 0
  const wrong: string[] = []
  return {
    wrong,
    busy: () => busy,
    take: (key: string, { status, message, headers }: HttpAnswer<unknown>) => {
      if (status === 503 && message === busyText && headers.get('Retry-After') === '5') busy++
      else if (status !== 200) wrong.push(`${key}: ${status} ${message} Retry-After: ${headers.get('Retry-After')}`)
    },
  }
}
type Notes = ReturnType<typeof createNotes>

const noting = (call: HttpCall, notes: Notes): HttpCall => async (key, input) => {
  const answer = await call(key, input)
  notes.take(key, answer)
  return answer
}

/** Asks again until it is answered. */
const patient = (call: HttpCall): HttpCall => async (key, input) => {
  for (;;) {
    const answer = await call(key, input)
    if (answer.status !== 503) return answer
    await pause(20)
  }
}

const submit = async (call: HttpCall, submission: OrderSubmission): Promise<HttpAnswer<unknown> & { readonly orderNo: string | null }> => {
  const answer = await call('POST /api/Order/Submit', submission)
  return { ...answer, orderNo: answer.body?.Outcome === 'submitted' ? answer.body.OrderNo : null }
}

/** Orders one product after the other. What the database keeps from being answered is sent again at the end. */
const keepBuying = async (call: HttpCall, sent: Sent[], ended: AbortSignal): Promise<void> => {
  const products = await productsToBuy(patient(call))
  for (let at = 0; !ended.aborted; at++) {
    const product = products[at % products.length]
    if (product === undefined) throw new Error('There is nothing to buy')
    const submission = await prepareOrder(patient(call), [{ ProductCode: product.ProductCode, Quantity: product.MOQ }])
    if (submission === null) continue
    const one: Sent = { call, submission, orderNo: null }
    sent.push(one)
    one.orderNo = (await submit(call, submission)).orderNo
  }
}

const keepReading = async (call: HttpCall, ended: AbortSignal): Promise<void> => {
  while (!ended.aborted) {
    const { body } = await call('POST /api/Product/List', { PageIndex: 1, PageSize: 20, Keyword: '笔' })
    await call('POST /api/Product/Detail', { ProductCode: body?.Items[0]?.ProductCode ?? '0' })
    await call('POST /api/Order/List', { PageIndex: 1, PageSize: 20 })
    await call('POST /api/Notice/Count', {})
  }
}

const readyStatus = async ({ address }: ServerProcess): Promise<number> => (await fetch(`${address}/readyz`)).status

/** Stops the database under load, checks the responses, and starts it. Returns how long the mall then needed, ms. */
const restart = async (postgres: OwnPostgres, mode: StopMode, server: ServerProcess, call: HttpCall, sent: readonly Sent[]): Promise<number> => {
  const placed = () => sent.filter(({ orderNo }) => orderNo !== null).length
  const before = placed()
  await expect.poll(placed, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 1)
  await postgres.stop(mode)
  expect(await readyStatus(server)).toBe(503)
  expect(await call('POST /api/Category/MallCategories', {})).toMatchObject({ status: 503, message: busyText })
  await postgres.start()
  const back = performance.now()
  await expect.poll(() => readyStatus(server), { timeout: 60_000, interval: 10 }).toBe(200)
  return performance.now() - back
}

let folder: string
let postgres: OwnPostgres | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-restarts-'))
})
afterEach(async () => {
  killServerProcesses()
  await postgres?.remove()
  await rm(folder, { recursive: true, force: true })
})

const title = `PostgreSQL restarts ${restarts} times under load: the server lives and says so, and no order is lost, half or there twice`
const without = ' (no PostgreSQL is installed here: not tried)'

test.skipIf(postgresPrograms === null)(postgresPrograms === null ? title + without : title, async () => {
  postgres = await startOwnPostgres()
  const opened = await openPostgres(postgres.url, { pool: 2, isBounded: false })
  await seedOnce(opened.db, { now: new Date(), size: 'small' })
  await opened.close()

  const began = new Date()
  const server = await startServerProcess({ DATA_DIR: folder, DATABASE_URL: postgres.url, RATE_LIMIT: 'off', FULFILMENT: 'off' })
  const notes = createNotes()
  const calls = await Promise.all(buyers.map(async (account) => noting(callerOf(server.address, await loginTo(server.address, account)), notes)))
  const visitor = noting(callerOf(server.address), notes)
  const sent: Sent[] = []
  const ended = new AbortController()
  const load = Promise.all(calls.flatMap((call) => [keepBuying(call, sent, ended.signal), keepReading(call, ended.signal)]))
  const waits: number[] = []
  for (let round = 0; round < restarts; round++) waits.push(await restart(postgres, round % 2 === 0 ? 'fast' : 'immediate', server, visitor, sent))
  ended.abort()
  await load
  expect(notes.wrong).toEqual([])

  const database = await openPostgres(postgres.url, { pool: 2, isBounded: false })
  const placed = await placedSince(database.db, began)
  const answered = sent.filter(({ orderNo }) => orderNo !== null)
  for (const { submission, orderNo } of answered) expect(placed.byRequest.get(submission.RequestId)).toBe(orderNo)
  expect(placed.orderNos).toEqual([...placed.byRequest.values()].toSorted())
  expect(await findTradeViolations(database.db)).toEqual([])

  for (const { call, submission, orderNo } of sent) {
    const again = await submit(call, submission)
    const first = orderNo ?? placed.byRequest.get(submission.RequestId)
    if (first !== undefined) expect(again.orderNo).toBe(first)
    expect((await submit(call, submission)).orderNo).toBe(again.orderNo)
  }
  const after = await placedSince(database.db, began)
  expect(after.orderNos).toEqual([...after.byRequest.values()].toSorted())
  expect(await findTradeViolations(database.db)).toEqual([])
  await database.close()
  expect(await server.end('SIGTERM')).toBe(0)
  const unknown = sent.length - answered.length
  process.stdout.write(`${restarts} restarts: ${answered.length} orders answered, ${unknown} not, of which ${placed.byRequest.size - answered.length} were there; ${notes.busy()} calls asked to come back; ready ${Math.max(...waits).toFixed(0)} ms after the database at the latest\n`)
}, 600_000)
