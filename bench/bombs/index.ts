import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bombRequests, loginSenders, sendBomb, type BombRequest, type BombTokens } from '../../packages/mall-server/src/testing/bombs/index.ts'
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

/** Above this, ms, somebody notices: the 99th percentile of what another client waits, or the longest that the loop of the requests stands still. */
const limitMs = 100

const said = async (...[address, bomb, made, tokens]: Parameters<typeof sendBomb>): Promise<string> => {
  try {
    const { status, said: words } = await sendBomb(address, bomb, made, tokens, AbortSignal.timeout(patienceMs))
    return `${status} ${words?.Success === true ? 'read' : (words?.RetMessage ?? '')}`
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'none' : 'connection lost'
  }
}

const measure = async (server: ServerProcess, bomb: BombRequest, times: number, tokens: BombTokens) => {
  const { address } = server
  const made = bomb.make()
  const loop = await watchLoop(Number(/metrics on http:\/\/[^:]+:(\d+)/.exec(server.output())?.[1]))
  const before = megabytes(server, 'VmRSS')
  // Resets the peak.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
  const stop = beAnother(address)
  await sleep(200)
  await loop.read()
  const begin = performance.now()
  const responses = await Promise.all(Array.from({ length: times }, () => said(address, bomb, made, tokens)))
  const seconds = (performance.now() - begin) / 1000
  await sleep(200)
  const isAlive = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(() => true, () => false)
  const stalls = isAlive ? await loop.read() : { p99: NaN, longest: NaN }
  const waits = isAlive ? await stop() : []
  const p99 = isAlive ? percentile(waits, 0.99) : NaN
  // Of a server that is dead there is no number, which is over too.
  const isOver = !(p99 <= limitMs && stalls.longest <= limitMs)
  if (isOver) process.exitCode = 1
  return {
    bomb: times === 1 ? bomb.name : `${times} × ${bomb.name}`,
    KB: Math.ceil((made?.body.length ?? bomb.path.length) / 1024),
    's': seconds.toFixed(1),
    response: [...new Set(responses)].join(', '),
    'others p50 ms': isAlive ? percentile(waits, 0.5) : 'none',
    'p99 ms': isAlive ? p99 : 'none',
    'loop p99 ms': stalls.p99.toFixed(0),
    'longest ms': stalls.longest.toFixed(0),
    'MB before': before,
    peak: isAlive ? megabytes(server, 'VmHWM') : 'dead or deaf',
    after: isAlive ? megabytes(server, 'VmRSS') : '',
    '': isOver ? 'OVER' : '',
  }
}

const kindOf = ({ name }: BombRequest) => name.split(':')[0]

/** Only the bombs whose name has this in it, where it is given. */
const wanted = new RegExp(process.env.BOMBS ?? '')

/** What each request that asks for too much does to a server with 1 GB of heap, and to another client. */
export const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-bombs-'))
  const start = () => startServerProcess({ DATA_DIR: folder, RATE_LIMIT: 'off', METRICS_PORT: '0', LOG_LEVEL: 'info', NODE_OPTIONS: '--max-old-space-size=1024' })
  const rows = []
  const many = bombRequests.filter(({ name }) => name === 'form: 10 MB of parts')
  const measured = [...bombRequests.map((one) => [one, 1] as const), ...many.map((one) => [one, 10] as const)].filter(([{ name }]) => wanted.test(name))
  try {
    // Everybody logs in once, on a server that ends well: those that follow are killed, each when it has had one kind of bombs.
    const first = await start()
    const tokens = await loginSenders(first.address)
    await first.end('SIGTERM')
    for (const kind of new Set(measured.map(([bomb]) => kindOf(bomb)))) {
      let server = await start()
      for (const [bomb, times] of measured.filter(([one]) => kindOf(one) === kind)) {
        const row = await measure(server, bomb, times, tokens)
        rows.push(row)
        if (row.after !== '') continue
        await server.end('SIGKILL')
        server = await start()
      }
      await server.end('SIGKILL')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  printTable(rows)
  console.log(`\nOVER: another client's p99, or the longest that the loop stood still, is above ${limitMs} ms. ${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}.`)
}
