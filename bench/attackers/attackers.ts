import { setTimeout as sleep } from 'node:timers/promises'
import type { People } from '../scale/people.ts'

const attackerIp = '10.9.9.9'
const page = { PageIndex: 1, PageSize: 20 } as const

/** A table of 5,000 lines, which is read in a quarter of a second. */
const table = () => new Blob([`商品编码,数量\n${'100001,2\n'.repeat(5_000)}`], { type: 'text/csv' })

const form = (field: string, name: string, file: Blob) => (): FormData => {
  const body = new FormData()
  body.set(field, file, name)
  return body
}

/** 5 MB that are no picture: what costs is reading the form. */
const noPicture = () => new Blob([new Uint8Array(5_000_000)], { type: 'image/png' })

interface Attack {
  readonly path: string
  /** Each of the ten, or all of them together where the address is what counts. */
  readonly perMinute: number
  readonly ofAddress?: true
  readonly body: () => string | FormData
}

const json = (value: unknown) => (): string => JSON.stringify(value)

/** What ten users may send within the limits of the mall: 300 calls of each in a minute, and what is counted apart. */
const attacks: readonly Attack[] = [
  { path: 'Captcha/Challenge', perMinute: 900, ofAddress: true, body: json({}) },
  { path: 'Order/List', perMinute: 90, body: json({ ...page, SortOrder: 'asc', PageIndex: 50 }) },
  { path: 'Report/Product', perMinute: 60, body: json(page) },
  { path: 'Report/OrderDetail', perMinute: 60, body: json(page) },
  { path: 'Workbench/Index', perMinute: 60, body: json({ Widgets: ['Todos'] }) },
  { path: 'Order/Export', perMinute: 30, body: json({}) },
  { path: 'QuickOrder/Import', perMinute: 20, body: form('file', 'a.csv', table()) },
  { path: 'Product/ImageSearch', perMinute: 30, body: form('files', 'a.png', noPicture()) },
]

/** Ten users of the largest company, of one address, who send what they may without waiting for responses. */
export const startAttackers = (origin: string, { managers, buyers }: People) => {
  const company = managers[0]?.enterpriseId
  const users = [...managers, ...buyers].filter(({ enterpriseId }) => enterpriseId === company).slice(0, 10)
  const statuses = new Map<string, number>()
  const stopped = new AbortController()
  const sent: Promise<void>[] = []
  const send = async ({ path, body }: Attack, token: string | undefined): Promise<void> => {
    const content = body()
    const headers = {
      'X-Forwarded-For': attackerIp,
      ...(typeof content === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    }
    const ask = async (): Promise<string> => {
      const response = await fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: content })
      await response.arrayBuffer()
      return String(response.status)
    }
    const status = await ask().catch(() => 'unanswered')
    statuses.set(`${path} ${status}`, (statuses.get(`${path} ${status}`) ?? 0) + 1)
  }
  const attack = async (one: Attack, token: string | undefined): Promise<void> => {
    const everyMs = 60_000 / one.perMinute
    for (let due = performance.now() + Math.random() * everyMs; !stopped.signal.aborted; due += everyMs) {
      await sleep(Math.max(0, due - performance.now()))
      sent.push(send(one, token))
    }
  }
  const running = Promise.all(attacks.flatMap((one) => (one.ofAddress ? [attack(one, undefined)] : users.map(({ token }) => attack(one, token)))))
  return {
    /** Sends no more. How often each call was answered with each status. */
    stop: async (): Promise<ReadonlyMap<string, number>> => {
      stopped.abort()
      await running
      // Forms that are cut off halfway are not what is measured.
      await Promise.all(sent)
      return statuses
    },
  }
}
