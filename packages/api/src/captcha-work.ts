import type { CaptchaAnswer, CaptchaChallenge } from './resources/generated/shapes.ts'

type Work = NonNullable<CaptchaChallenge['Work']>
type DoneWork = NonNullable<CaptchaAnswer['Work']>

/** Numbers tried before the page's other work gets its turn. The hashing itself is done by the browser, off the page’s thread. */
const atOnce = 200

/** Challenges whose work is kept until they are answered. */
const kept = 8

const begun = new Map<string, Promise<DoneWork | undefined>>()
const encoder = new TextEncoder()

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** The number whose hash is the target; undefined where the browser hashes nothing, as on a page without TLS. */
const solve = async ({ Salt, Target, MaxNumber, Signature }: Work): Promise<DoneWork | undefined> => {
  const target = bytesOf(Target)
  const isRight = async (number: number) => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(`${Salt}${number}`)))
    return hash.every((byte, place) => byte === target[place])
  }
  for (let from = 0; from < MaxNumber; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, MaxNumber - from) }, (_, place) => from + place)
    const right = (await Promise.all(numbers.map(isRight))).indexOf(true)
    if (right >= 0) return { Number: from + right, Target, Signature }
  }
  return undefined
}

/** Begins the work of a challenge, so that it is done by the time at which the piece is in its place. */
export const beginWork = (id: string, work: Work): void => {
  begun.set(id, solve(work).catch(() => undefined))
  const [oldest] = begun.keys()
  if (begun.size > kept && oldest !== undefined) begun.delete(oldest)
}

/** Takes the work of a challenge when it is done: it is handed out once, and undefined where there is none. */
export const doneWork = async (id: string): Promise<DoneWork | undefined> => {
  const work = begun.get(id)
  begun.delete(id)
  return work
}
