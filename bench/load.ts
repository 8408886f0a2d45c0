import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** A call that is made under load. */
export interface Ask {
  /** After `/api/`. */
  readonly path: string
  readonly body: unknown
  readonly token?: string | undefined
  /** Where it comes from, as a proxy says: for a mall with `TRUST_PROXY`. */
  readonly ip?: string | undefined
}

/** The server said that it has too much to do. */
export class Unavailable extends Error {}

export interface Sender extends Disposable {
  /** The text of a response that says success. @throws Unavailable for a 503, an Error for any other response */
  send(ask: Ask): Promise<string>
}

/** Makes calls to a mall over connections that stay open, with as little work of its own as possible, since it shares the cores with the mall. */
export const createSender = (origin: string): Sender => {
  const agent = new Agent({ keepAlive: true })
  const send = ({ path, body, token, ip }: Ask): Promise<string> =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body)
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }), ...(ip === undefined ? {} : { 'X-Forwarded-For': ip }) }
      const sent = request(`${origin}/api/${path}`, { method: 'POST', agent, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const answer = Buffer.concat(parts).toString()
          if (answer.startsWith('{"MsgHeader":{"Success":true')) resolve(answer)
          else reject(new (response.statusCode === 503 ? Unavailable : Error)(`${path}: ${answer.slice(0, 300)}`))
        })
      })
      // A connection that the server closed while this was on its way to it: the call was never read.
      sent.on('error', (error) => (sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET' ? resolve(send({ path, body, token, ip })) : reject(error)))
      sent.end(text)
    })
  return { send, [Symbol.dispose]: () => agent.destroy() }
}

const timed = async (work: Promise<unknown>, begin: number): Promise<number> => {
  await work
  return performance.now() - begin
}

const inOrder = (times: readonly number[]): number[] => times.toSorted((one, other) => one - other)

/**
 * Latencies of calls that are made at a rate, whether or not earlier ones were answered: each from the moment when it was due. What the server had no room for is
 * counted and has no latency.
 */
export const askAtRate = async ({ send }: Sender, { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number }, askOf: (nth: number) => Ask): Promise<{ readonly times: readonly number[]; readonly refused: number }> => {
  const times: number[] = []
  let refused = 0
  const ask = async (nth: number, due: number): Promise<void> => {
    try {
      times.push(await timed(send(askOf(nth)), due))
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      refused++
    }
  }
  const asked: Promise<void>[] = []
  const begin = performance.now()
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    const due = begin + (nth * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    asked.push(ask(nth, due))
  }
  await Promise.all(asked)
  return { times: inOrder(times), refused }
}

/** Latencies of calls of which so many are under way at any time, and how many were answered a second. */
export const askAtOnce = async ({ send }: Sender, atOnce: number, asks: readonly Ask[]): Promise<{ readonly times: readonly number[]; readonly perSecond: number }> => {
  const waiting = asks.values()
  const times: number[] = []
  const begin = performance.now()
  const worker = async () => {
    for (const ask of waiting) times.push(await timed(send(ask), performance.now()))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { times: inOrder(times), perSecond: (asks.length * 1000) / (performance.now() - begin) }
}
