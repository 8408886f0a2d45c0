import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, isSellerKey, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import { bombRequests, loginSenders, sendBomb, type BombTokens } from '../../testing/bombs/index.ts'
import { queryBombs } from '../../testing/bombs/queries.ts'
import { fillFolder } from '../../testing/filled-places.ts'
import { shapeOf, withOneText } from '../../testing/plain-input.ts'
import { killServerProcesses, startServerProcess, type ServerProcess } from '../../testing/server-process.ts'

/** What the server has to live with, MB: more than it needs, and less than any bomb that is let in would take. */
const heap = 768

/** Longer than any id; with the rest of its call it stays within what is read of a body. */
const long = '9'.repeat(15_000)

/** Calls that take a text, and whose response is read whole. */
const takingTexts = (Object.keys(allCalls) as AnyCallKey[]).filter((key) => {
  const definition: AnyCallDefinition = allCalls[key]
  return definition.mode !== 'multipart' && withOneText(shapeOf(definition), long).length > 0
})

describe('what asks for too much', () => {
  let folder: string
  let server: ServerProcess
  let tokens: BombTokens

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mall-bombs-'))
    await fillFolder(folder)
    server = await startServerProcess({ DATA_DIR: folder, RATE_LIMIT: 'off', NODE_OPTIONS: `--max-old-space-size=${heap}` })
    tokens = await loginSenders(server.address)
  }, 120_000)
  afterAll(() => {
    killServerProcesses()
    rmSync(folder, { recursive: true, force: true })
  })

  const categories = async (): Promise<number> => {
    const response = await fetch(`${server.address}/api/Category/MallCategories`, { method: 'POST', body: '{}' })
    await response.arrayBuffer()
    return response.status
  }

  it.each(bombRequests.map((bomb) => [bomb.name, bomb] as const))('%s: others are served meanwhile, and it ends in words', async (_, bomb) => {
    const made = bomb.make()
    // Making one holds this process for seconds, in which the server may end a connection that was idle: without a turn of its own, the client would send on it.
    await setImmediate()
    const [{ status, said }, ...others] = await Promise.all([sendBomb(server.address, bomb, made, tokens), categories(), categories(), categories()])
    expect(others).toEqual([200, 200, 200])
    // A head that is too long is refused by HTTP itself, without words.
    if (said === null) expect(status).toBe(431)
    else {
      expect([200, 413, 503]).toContain(status)
      if (!said.Success) expect(said.RetMessage).toMatch(/^(?:XML )?\p{Script=Han}/u)
    }
    expect(server.output()).not.toMatch(/"level":"(error|fatal)"/)
  }, 120_000)

  it.each(queryBombs.map((bomb) => [bomb.name, bomb] as const))('%s is within the contract, so that it reaches the database', (_, { path, make }) => {
    const { body }: AnyCallDefinition = allCalls[`POST ${path}` as AnyCallKey]
    expect(body?.safeParse(JSON.parse(new TextDecoder().decode(make().body))).success).toBe(true)
  })

  /** What a hundred clients begin to send, never end, and add a byte to now and then. */
  const begun = {
    'a form': 'POST /api/Product/ImageSearch HTTP/1.1\r\nHost: mall\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000\r\n\r\n--b\r\n',
    'JSON of the buyer': 'POST /api/QuickOrder/Check HTTP/1.1\r\nHost: mall\r\nAuthorization: Bearer TOKEN\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"Rows":[',
    'headers': 'POST /api/Product/List HTTP/1.1\r\nHost: mall\r\nX-Slow: ',
  } as const

  it.each(Object.entries(begun))('%s that never ends, a hundred times, holds up nobody', async (_, head) => {
    const { hostname, port } = new URL(server.address)
    const sockets = Array.from({ length: 100 }, () => connect(Number(port), hostname))
    for (const socket of sockets) {
      socket.on('error', () => {})
      socket.write(head.replace('TOKEN', tokens.buyer))
    }
    for (let drop = 0; drop < 3; drop++) {
      expect(await Promise.all(Array.from({ length: 5 }, categories))).toEqual([200, 200, 200, 200, 200])
      const check = { contentType: 'application/json', body: new TextEncoder().encode('{"Rows":[{"RowNo":1,"Code":"10010111","Quantity":"5","Remark":""}]}') }
      expect(await sendBomb(server.address, { path: '/api/QuickOrder/Check', account: 'buyer' }, check, tokens)).toMatchObject({ said: { Success: true } })
      expect(await sendBomb(server.address, { path: '/api/QuickOrder/Import', account: 'buyer' }, small, tokens)).toMatchObject({ said: { Success: true } })
      for (const socket of sockets) socket.write(' ')
    }
    for (const socket of sockets) socket.destroy()
  }, 60_000)

  const small = { contentType: 'multipart/form-data; boundary=b', body: new TextEncoder().encode('--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n10010111,5\r\n--b--\r\n') }

  it('ids of any length are no files', async () => {
    for (const length of [10_000, 15_000]) expect((await fetch(`${server.address}/files/${'0'.repeat(length)}`)).status).toBeLessThan(500)
  })

  it.each(takingTexts)('%s refuses each text of 15,000 characters that the contract does not allow', async (key) => {
    const definition: AnyCallDefinition = allCalls[key]
    const [method = '', path = ''] = key.split(' ')
    for (const input of withOneText(shapeOf(definition), long)) {
      const account = isSellerKey(key) ? 'seller' : 'admin'
      const isGet = method === 'GET'
      const address = isGet ? `${path}?${new URLSearchParams(input as Record<string, string>).toString()}` : path
      const made = isGet ? null : { contentType: 'application/json', body: new TextEncoder().encode(JSON.stringify(input)) }
      const { status, said } = await sendBomb(server.address, { path: address, account }, made, tokens)
      expect(status).toBeLessThan(500)
      if (!(definition.body ?? definition.query)?.safeParse(input).success) expect(said).toMatchObject({ Success: false })
    }
  }, 60_000)

  it('the server that lived through all of it stops as it should', async () => {
    expect(server.output()).not.toMatch(/"level":"(error|fatal)"/)
    expect(await server.end('SIGTERM')).toBe(0)
  }, 30_000)
})
