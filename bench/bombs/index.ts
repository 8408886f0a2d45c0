import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bombRequests, type BombRequest } from '../../packages/mall-server/src/testing/bombs/index.ts'
import { loginTo } from '../../packages/mall-server/src/testing/http-caller.ts'
import { startServerProcess, type ServerProcess } from '../../packages/mall-server/src/testing/server-process.ts'
import { watchLoop } from '../flood/watch-loop.ts'
import { megabytes } from '../megabytes.ts'
import { percentile } from '../percentile.ts'
import { printTable } from '../table.ts'

/** How long a response is waited for, ms. */
const patienceMs = 30_000

/** Asks for the categories every 20 ms until stopped; returns how long each response took, ms. */
const beAnother = (address: string) => {
  const waits: number[] = []
  const stop = new AbortController()
  const ask = async (): Promise<void> => {
    const begin = performance.now()
    const response = await fetch(`${address}/api/Category/MallCategories`, { method: 'POST', body: '{}', signal: AbortSignal.timeout(patienceMs) }).catch(() => null)
    await response?.arrayBuffer()
    waits.push(performance.now() - begin)
  }
  const running = (async () => {
    while (!stop.signal.aborted) {
      await ask()
      await sleep(20)
    }
  })()
  return async (): Promise<readonly number[]> => {
    stop.abort()
    await running
    return waits.toSorted((one, other) => one - other)
  }
}

const send = async (address: string, { path }: BombRequest, { contentType, body }: ReturnType<BombRequest['make']>, token: string | undefined): Promise<string> => {
  const headers = { 'Content-Type': contentType, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) }
  try {
    const response = await fetch(address + path, { method: 'POST', headers, body, signal: AbortSignal.timeout(patienceMs) })
    const { MsgHeader } = (await response.json()) as { MsgHeader: { RetMessage: string; Success: boolean } }
    return `${response.status} ${MsgHeader.Success ? 'read' : MsgHeader.RetMessage}`
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'none' : 'connection lost'
  }
}

const measure = async (server: ServerProcess, bomb: BombRequest, times: number) => {
  const { address } = server
  const token = bomb.account === null ? undefined : await loginTo(address, bomb.account)
  const made = bomb.make()
  const loop = await watchLoop(Number(/metrics on http:\/\/[^:]+:(\d+)/.exec(server.output())?.[1]))
  const before = megabytes(server, 'VmRSS')
  // Resets the peak.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
  const stop = beAnother(address)
  await sleep(200)
  await loop.read()
  const begin = performance.now()
  const responses = await Promise.all(Array.from({ length: times }, () => send(address, bomb, made, token)))
  const seconds = (performance.now() - begin) / 1000
  await sleep(200)
  const isAlive = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(() => true, () => false)
  const stalls = isAlive ? await loop.read() : { p99: NaN, longest: NaN }
  const waits = isAlive ? await stop() : []
  return {
    bomb: times === 1 ? bomb.name : `${times} × ${bomb.name}`,
    KB: Math.ceil(made.body.length / 1024),
    's': seconds.toFixed(1),
    response: [...new Set(responses)].join(', '),
    'others p50 ms': isAlive ? percentile(waits, 0.5) : 'none',
    'p99 ms': isAlive ? percentile(waits, 0.99) : 'none',
    'loop p99 ms': stalls.p99.toFixed(0),
    'longest ms': stalls.longest.toFixed(0),
    'MB before': before,
    peak: isAlive ? megabytes(server, 'VmHWM') : 'dead or deaf',
    after: isAlive ? megabytes(server, 'VmRSS') : '',
  }
}

/** What each request that asks for too much does to a server with 1 GB of heap, and to another client. */
export const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-bombs-'))
  const rows = []
  const many = bombRequests.filter(({ name }) => name === 'form: 10 MB of parts')
  try {
    for (const [bomb, times] of [...bombRequests.map((one) => [one, 1] as const), ...many.map((one) => [one, 10] as const)]) {
      const server = await startServerProcess({ DATA_DIR: folder, RATE_LIMIT: 'off', METRICS_PORT: '0', LOG_LEVEL: 'info', NODE_OPTIONS: '--max-old-space-size=1024' })
      try {
        rows.push(await measure(server, bomb, times))
      } finally {
        await server.end('SIGKILL')
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  printTable(rows)
}
