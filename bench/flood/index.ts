import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { captchaCredential, startMall } from '../mall.ts'
import { printTable } from '../table.ts'

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

const floods: readonly { readonly name: string; readonly prepare: (origin: string) => Promise<readonly (() => Promise<number>)[]> }[] = [
  {
    name: 'captchas',
    prepare: async (origin) => Array.from({ length: 400 }, () => () => post(`${origin}/api/Captcha/Challenge`, '{}')),
  },
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

/** Asks for next to nothing every 10 ms until stopped; returns how long each answer took, ms. */
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

/** How long a request that needs nothing waits while others come all at once for what computes: the longest stall of the event loop. */
export const run = async (): Promise<void> => {
  const rows = []
  for (const { name, prepare } of floods) {
    await using mall = await startMall({ withoutPages: true })
    const requests = await prepare(mall.origin)
    const stop = probe(mall.origin)
    await sleep(500)
    const begin = performance.now()
    const statuses = await Promise.all(requests.map((request) => request()))
    const seconds = (performance.now() - begin) / 1000
    const waits = await stop()
    rows.push({
      flood: `${requests.length} ${name}`,
      answered: statuses.filter((status) => status === 200).length,
      'told to come back': statuses.filter((status) => status === 503 || status === 429).length,
      'took s': seconds.toFixed(1),
      'others wait p99 ms': (waits[Math.floor(waits.length * 0.99)] ?? NaN).toFixed(0),
      'longest ms': (waits.at(-1) ?? NaN).toFixed(0),
    })
  }
  printTable(rows)
}
