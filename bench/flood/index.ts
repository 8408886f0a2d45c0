import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { postgresPrograms, startOwnPostgres } from '../../packages/mall-server/src/testing/own-postgres.ts'
import { freePort } from '../../packages/mall-server/src/testing/free-port.ts'
import { captchaCredential, startMall } from '../mall.ts'
import { printTable } from '../table.ts'
import { watchLoop, type WatchedLoop } from './watch-loop.ts'

const post = async (address: string, body: string | FormData): Promise<number> => {
  const json = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined
  const response = await fetch(address, { method: 'POST', body, ...(json ? { headers: json } : {}) })
  await response.arrayBuffer()
  return response.status
}

/** The largest picture that is looked at: 12 megapixels. */
const largePicture = async (): Promise<Blob> => {
  const bytes = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#786' } }).jpeg().toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}

interface Flood {
  readonly name: string
  /** The requests that come all at once. */
  readonly prepare: (origin: string) => Promise<readonly (() => Promise<number>)[]>
}

const askForCaptchas: Flood['prepare'] = (origin) => Promise.resolve(Array.from({ length: 400 }, () => () => post(`${origin}/api/Captcha/Challenge`, '{}')))

const floods: readonly Flood[] = [
  // The first run of the code, which is compiled meanwhile.
  { name: 'captchas as its first calls', prepare: askForCaptchas },
  { name: 'captchas', prepare: askForCaptchas },
  {
    name: 'logins',
    prepare: async (origin) => {
      const credentials: string[] = []
      for (let at = 0; at < 100; at++) credentials.push(await captchaCredential(origin))
      return credentials.map((CaptchaVerifyParam, at) => () => post(`${origin}/api/Account/Login`, JSON.stringify({ Account: `nobody${at}`, Password: 'Mall@2026', CaptchaVerifyParam })))
    },
  },
  {
    name: 'searches by picture',
    prepare: async (origin) => {
      const picture = await largePicture()
      return Array.from({ length: 20 }, () => () => {
        const form = new FormData()
        form.set('files', picture, 'picture.jpg')
        return post(`${origin}/api/Product/ImageSearch`, form)
      })
    },
  },
]

/** Sends a trivial request every 10 ms until stopped; returns how long each response took, ms. */
const probe = (origin: string) => {
  const waits: number[] = []
  const stop = new AbortController()
  const running = (async () => {
    while (!stop.signal.aborted) {
      const begin = performance.now()
      await (await fetch(`${origin}/healthz`)).text()
      waits.push(performance.now() - begin)
      await sleep(10)
    }
  })()
  return async (): Promise<readonly number[]> => {
    stop.abort()
    await running
    return waits.toSorted((a, b) => a - b)
  }
}

/** The effect of one flood on a running mall. */
const measure = async ({ name, prepare }: Flood, origin: string, loop: WatchedLoop) => {
  const requests = await prepare(origin)
  const before = await loop.read()
  const stop = probe(origin)
  const begin = performance.now()
  const statuses = await Promise.all(requests.map((request) => request()))
  const seconds = (performance.now() - begin) / 1000
  const during = await loop.read()
  const waits = await stop()
  return {
    flood: `${requests.length} ${name}`,
    answered: statuses.filter((status) => status === 200).length,
    'asked to come back': statuses.filter((status) => status === 503 || status === 429).length,
    'took s': seconds.toFixed(1),
    'others wait p99 ms': (waits[Math.floor(waits.length * 0.99)] ?? NaN).toFixed(0),
    'longest ms': (waits.at(-1) ?? NaN).toFixed(0),
    'loop p99 ms': during.p99.toFixed(0),
    'longest stall ms': during.longest.toFixed(0),
    'before the flood ms': before.longest.toFixed(0),
  }
}

/** All floods on a mall that has just started for the first time and is still describing its pictures. */
const floodAll = async (database: string, databaseUrl: string): Promise<void> => {
  const metricsPort = await freePort()
  await using mall = await startMall({ withoutPages: true, databaseUrl, environment: { METRICS_PORT: String(metricsPort), LOG_LEVEL: 'error' } })
  const loop = await watchLoop(metricsPort)
  const rows = []
  for (const flood of floods) rows.push(await measure(flood, mall.origin, loop))
  console.log(`On ${database}:\n`)
  printTable(rows)
}

/** How long a request that needs nothing waits while others come all at once for what computes, and the longest stall of the event loop. */
export const run = async (): Promise<void> => {
  await floodAll('the embedded database', '')
  if (postgresPrograms === null) return
  const postgres = await startOwnPostgres()
  try {
    await floodAll('PostgreSQL', postgres.url)
  } finally {
    await postgres.remove()
  }
}
