import { setTimeout as sleep } from 'node:timers/promises'
import type { FormName, Orders, Sending, Sent } from './schedule.ts'

/** A table of 5,000 lines, which is read in a quarter of a second. */
const table = new Blob([`商品编码,数量\n${'100001,2\n'.repeat(5_000)}`], { type: 'text/csv' })

/** 5 MB that are no picture: what costs is reading the form. */
const noPicture = new Blob([new Uint8Array(5_000_000)], { type: 'image/png' })

const forms: Readonly<Record<FormName, { readonly field: string; readonly file: Blob; readonly name: string }>> = {
  table: { field: 'file', file: table, name: 'a.csv' },
  noPicture: { field: 'files', file: noPicture, name: 'a.png' },
}

const formOf = (form: FormName): FormData => {
  const { field, file, name } = forms[form]
  const body = new FormData()
  body.set(field, file, name)
  return body
}

const outcomeOf = async (origin: string, { path, ip, token, body }: Sending): Promise<string> => {
  const isJson = 'json' in body
  const headers = { 'X-Forwarded-For': ip, ...(isJson ? { 'Content-Type': 'application/json' } : {}), ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) }
  const response = await fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: isJson ? JSON.stringify(body.json) : formOf(body.form) })
  const text = await response.text()
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return 'made'
  return text.startsWith('{"MsgHeader":{"Success":true') ? 'made' : `${response.status} ${/"Code":"(\w+)"/.exec(text)?.[1] ?? ''}`
}

/** What a process does for its first requests is not the mall's time. */
const warmUp = async (origin: string): Promise<void> => {
  for (let nth = 0; nth < 50; nth++) await (await fetch(`${origin}/healthz`)).text()
}

/** Sends what it is given, each at its moment, and says what became of all. A process of its own, so that what others send delays nothing here. */
const send = async ({ origin, schedule }: Orders): Promise<Sent[]> => {
  await warmUp(origin)
  const begin = performance.now()
  const under: Promise<Sent>[] = []
  const one = async (sending: Sending): Promise<Sent> => {
    const lateMs = performance.now() - begin - sending.atMs
    const outcome = await outcomeOf(origin, sending).catch(() => 'unanswered')
    return { name: sending.name, ms: performance.now() - begin - sending.atMs, lateMs, outcome }
  }
  for (const sending of schedule) {
    const wait = sending.atMs - (performance.now() - begin)
    if (wait > 0) await sleep(wait)
    under.push(one(sending))
  }
  return Promise.all(under)
}

/** The sender ends when the bench has what it sent. */
process.once('message', (orders) => {
  void send(orders as Orders).then((sent) => process.send?.(sent))
})
