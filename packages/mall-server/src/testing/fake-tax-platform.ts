import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSignedWebhook } from '../platform/http/standard-webhooks.ts'
import { eInvoiceXml, type XmlValues } from '../trade/invoice/testing/e-invoice-xml.ts'

/** What a platform is asked, as far as the fake reads it. */
interface Asked {
  readonly key: string
  readonly type: number
  readonly amount: string
  readonly taxAmount: string
  readonly buyer: { readonly name: string; readonly taxNo: string }
  readonly seller: { readonly taxNo: string }
  readonly lines: readonly unknown[]
  readonly reverses: { readonly number: string; readonly reason: string } | null
}

/** What it does with the next questions: `wrong` issues what was not asked for; `garbled` replies with what nobody understands; `lost` issues, and the answer does not arrive. */
export type FakeMood = 'issue' | 'delay' | 'fail' | 'wrong' | 'garbled' | 'lost' | 'broken'

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

/** A tax platform on 127.0.0.1: it issues once for each key, as a real one has to, and answers the same whenever it is asked for it again. */
export const startFakeTaxPlatform = async (secret: string, clock: () => Date) => {
  const issued = new Map<string, { readonly number: string; readonly answer: string }>()
  const asked: Asked[] = []
  const state = { mood: 'issue' as FakeMood, reason: '购买方税号与名称不符', today: '2026-03-18' }

  const issue = (one: Asked, changes: Partial<XmlValues> = {}): string => {
    const before = issued.get(one.key)
    if (before !== undefined) return before.answer
    const number = `26312000009${String(issued.size + 1).padStart(9, '0')}`
    const xml = eInvoiceXml({
      number, time: `${state.today} 10:00:00`, kind: `0${one.type === 2 ? 1 : 2}`, amount: one.amount, tax: one.taxAmount, buyerName: one.buyer.name, buyerTaxNo: one.buyer.taxNo, sellerTaxNo: one.seller.taxNo, ...changes,
    })
    const answer = JSON.stringify({ state: 'issued', number, day: state.today, files: [base64(xml), base64(`%PDF-1.7 ${number}`)] })
    issued.set(one.key, { number, answer })
    return answer
  }

  const answerOf = (one: Asked): string | null => {
    const known = issued.get(one.key)
    if (state.mood === 'issue') return issue(one)
    if (state.mood === 'delay') return JSON.stringify({ state: 'pending' })
    if (state.mood === 'fail') return known?.answer ?? JSON.stringify({ state: 'failed', reason: state.reason })
    if (state.mood === 'wrong') return issue(one, { amount: '0.01' })
    if (state.mood === 'garbled') return '<html>'
    if (state.mood === 'lost') issue(one)
    return null
  }

  const respond = async (request: IncomingMessage): Promise<{ readonly status: number; readonly text: string }> => {
    const body = await textOf(request)
    const headers = new Headers(Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])))
    if (!(await isSignedWebhook(secret, headers, body, clock()))) return { status: 401, text: '' }
    const one = JSON.parse(body) as Asked
    if (headers.get('webhook-id') !== one.key) return { status: 400, text: '' }
    asked.push(one)
    const text = answerOf(one)
    return text === null ? { status: 503, text: '' } : { status: 200, text }
  }

  const server = createServer((request, response) => {
    void respond(request).then(({ status, text }) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(text))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/issue`,
    /** What it was asked, in turn. */
    asked,
    /** What it has issued, by key. */
    issued,
    state,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type FakeTaxPlatform = Awaited<ReturnType<typeof startFakeTaxPlatform>>
