import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noticeEvent } from '@mall/api/contract'
import { eventsOf } from '../../testing/events-of.ts'
import { submission } from '../../testing/contract-cases/steps.ts'
import { callerOf, loginTo, targetAt } from '../../testing/http-caller.ts'
import { startRoundRobin, type RoundRobin } from '../../testing/round-robin.ts'
import { createScratchDatabase, type ScratchDatabase } from '../../testing/scratch-database.ts'
import { killServerProcesses, startServerProcess, type ServerProcess } from '../../testing/server-process.ts'

const postgres = process.env.TEST_DATABASE_URL

describe.runIf(postgres)('two processes on one PostgreSQL', () => {
  let database: ScratchDatabase
  let folder: string
  let a: ServerProcess
  let b: ServerProcess
  let proxy: RoundRobin

  /** Each has a folder of its own: they share nothing but the database. */
  const start = (name: string, environment: Readonly<Record<string, string>> = {}) =>
    startServerProcess({ DATA_DIR: join(folder, name), DATABASE_URL: database.url, FULFILMENT: 'off', TRUST_PROXY: '1', ...environment })
  const portOf = ({ address }: ServerProcess) => Number(new URL(address).port)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mall-nodes-'))
    database = await createScratchDatabase(postgres ?? '', `mall_nodes_${crypto.randomUUID().replaceAll('-', '')}`)
    // At the same moment, on an empty database: one migrates and fills it, the other waits.
    const limits = { RATE_LOGIN_PER_MINUTE: '8' }
    ;[a, b] = await Promise.all([start('a', limits), start('b', limits)])
    proxy = await startRoundRobin(() => [portOf(a), portOf(b)])
  }, 300_000)

  afterAll(async () => {
    await proxy[Symbol.asyncDispose]()
    killServerProcesses()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  test('a challenge of one is answered at the other; a login at one is one at the other, and so is its end', async () => {
    const [atA, atB] = [callerOf(a.address), callerOf(b.address)]
    const { body: challenge, headers } = await atA('POST /api/Captcha/Challenge', {})
    const X = Number(headers.get('X-Captcha-Answer'))
    const Track = [0, 0.3, 0.7, 1].map((share, step) => ({ x: X * share, y: step, t: step * 90 }))
    const { body: verified } = await atB('POST /api/Captcha/Verify', { Id: challenge?.Id ?? '', X, Track, Input: 'pointer' })
    const { body: login } = await atA('POST /api/Account/Login', { Account: 'finance', Password: 'Mall@2026', CaptchaVerifyParam: verified?.CaptchaVerifyParam ?? '' })
    const menu = () => callerOf(b.address, login?.Token)('POST /api/Account/GetUserMenuList', {})
    expect((await menu()).success).toBe(true)
    expect((await callerOf(a.address, login?.Token)('POST /api/Account/Logout', {})).success).toBe(true)
    expect((await menu()).success).toBe(false)
  })

  test('an upload at one is read at the other', async () => {
    const token = await loginTo(a.address, 'buyer')
    const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
    const form = new FormData()
    form.append('file', new File([bytes], '实物.png'))
    const headers = { Authorization: `Bearer ${token}` }
    const uploaded = (await (await fetch(`${a.address}/api/File/Execute`, { method: 'POST', headers, body: form })).json()) as { MsgBody: { Url: string } }
    const served = await fetch(b.address + uploaded.MsgBody.Url, { headers })
    expect([served.status, new Uint8Array(await served.arrayBuffer())]).toEqual([200, bytes])
  })

  test('guesses at both count together', async () => {
    const guess = async ({ address }: ServerProcess) => {
      const Input = { Account: 'admin', Password: 'wrong', CaptchaVerifyParam: 'wrong' }
      const response = await fetch(`${address}/api/Account/Login`, { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.7' }, body: JSON.stringify(Input) })
      return response.status
    }
    const statuses = []
    for (let round = 0; round < 5; round++) statuses.push(await guess(a), await guess(b))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429, 429])
  })

  /** What an order of a cart with one product needs, of so many yuan at least. */
  const orderOf = (address: string, buyer: string, atLeast = 0) => submission(targetAt(address, { buyer, approver: '' }), 1, atLeast)

  test('the same order sent to both at once is one order', async () => {
    const token = await loginTo(a.address, 'buyer')
    const [atA, atB] = [callerOf(a.address, token), callerOf(b.address, token)]
    const total = async () => (await atA('POST /api/Order/List', { PageIndex: 1, PageSize: 10 })).body?.total
    const before = await total()
    const order = await orderOf(a.address, token)
    const answers = await Promise.all([atA('POST /api/Order/Submit', order), atB('POST /api/Order/Submit', order)])
    const again = await atB('POST /api/Order/Submit', order)
    for (const answer of answers) expect(answer.body).toEqual(again.body)
    expect(again.body?.Outcome).toBe('submitted')
    expect(await total()).toBe((before ?? 0) + 1)
  })

  test('a new notice arrives over the stream of the other', async () => {
    const [buyer, approver] = [await loginTo(a.address, 'buyer'), await loginTo(b.address, 'approver')]
    const left = new AbortController()
    const stream = await fetch(`${b.address}/api/Notice/Stream`, { headers: { Authorization: `Bearer ${approver}` }, signal: left.signal })
    const events = eventsOf(stream)
    const next = async () => noticeEvent.parse((await events.next()).value?.data)
    const { Count } = await next()
    await callerOf(a.address, buyer)('POST /api/Order/Submit', await orderOf(a.address, buyer, 6000))
    expect(await next()).toMatchObject({ Type: 'notice', Count: Count + 1 })
    left.abort()
  })

  test('one that is killed is missed by nobody who asks afterwards, and is back when it is started again', { timeout: 240_000 }, async () => {
    const token = await loginTo(proxy.address, 'buyer')
    const askSixTimes = async () => {
      for (let call = 0; call < 6; call++) expect((await callerOf(proxy.address, token)('POST /api/ShoppingCart/Count', {})).success).toBe(true)
    }
    await a.end('SIGKILL')
    await askSixTimes()
    expect(proxy.lost()).toBe(0)
    a = await start('a', { PORT: String(portOf(a)) })
    await askSixTimes()
    expect(a.output().match(/"route":"\/api\/ShoppingCart\/Count"/g)).toHaveLength(3)
  })

  test('a request that kills one is read at the other or answered 502, and a write that is sent again with its id is done once', async () => {
    const token = await loginTo(b.address, 'buyer')
    // The process stops where it is, so that the order arrives and is not answered.
    process.kill(b.pid, 'SIGSTOP')
    const [others, both] = await Promise.all([startRoundRobin(() => [portOf(b)]), startRoundRobin(() => [portOf(b), portOf(a)])])
    const order = await orderOf(a.address, token)
    const sending = fetch(`${others.address}/api/Order/Submit`, { method: 'POST', headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }, body: JSON.stringify(order) })
    const reading = fetch(`${both.address}/readyz`)
    // Both are with it before it dies.
    await expect.poll(() => others.inHand() + both.inHand()).toBe(2)
    await b.end('SIGKILL')
    expect((await sending).status).toBe(502)
    expect((await reading).status).toBe(200)
    await both[Symbol.asyncDispose]()
    expect(others.lost()).toBe(1)
    await others[Symbol.asyncDispose]()
    const [first, second] = [await callerOf(proxy.address, token)('POST /api/Order/Submit', order), await callerOf(proxy.address, token)('POST /api/Order/Submit', order)]
    expect(first.body?.Outcome).toBe('submitted')
    expect(second.body).toEqual(first.body)
  })
})
