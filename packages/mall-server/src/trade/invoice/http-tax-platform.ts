import * as z from 'zod'
import { signWebhook } from '../../platform/http/standard-webhooks.ts'
import { toYuan } from '../../platform/money.ts'
import { seenText } from '../../platform/seen-text.ts'
import type { PlatformRequest, TaxPlatform } from './tax-platform.ts'

export interface HttpTaxPlatformOptions {
  readonly url: string
  /** `whsec_…`: signs what is asked. */
  readonly secret: string
  readonly clock: () => Date
  readonly fetch?: typeof fetch
}

const timeoutMs = 20_000

/** Bytes of one response: three files, in base64. */
export const longestAnswer = 16 * 2 ** 20

/** The bytes of base64. Megabytes of it: one after the other, and no iterator for each. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.codePointAt(at) ?? 0
  return bytes
}

const base64 = z.string().min(1).regex(/^[A-Za-z0-9+/]+={0,2}$/)

const answer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending') }),
  z.object({ state: z.literal('failed'), reason: z.string().transform((text) => seenText(text, 200)).pipe(z.string().min(1)) }),
  z.object({ state: z.literal('issued'), number: z.string().regex(/^\d{20}$/), day: z.iso.date(), files: z.array(base64.transform(bytesOf)).min(1).max(3) }),
])

/** Yuan with two decimals, as a text: no number is rounded on its way. */
const amountText = (fen: number): string => toYuan(fen).toFixed(2)

const bodyOf = ({ key, type, buyer, seller, remark, amountFen, taxFen, lines, reverses }: PlatformRequest) => ({
  key, type, buyer, seller, remark, reverses,
  amount: amountText(amountFen), taxAmount: amountText(taxFen),
  lines: lines.map((line) => ({ name: line.name, unit: line.unit, quantity: line.quantity, amount: amountText(line.amountFen), taxAmount: amountText(line.taxFen), taxRate: line.taxBp / 10_000, taxCode: line.taxCode })),
})

const textOf = async (body: ReadableStream<Uint8Array>): Promise<string> => {
  const [reader, decoder] = [body.getReader(), new TextDecoder('utf-8', { fatal: true })]
  let [text, bytes] = ['', 0]
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      bytes += value.byteLength
      if (bytes > longestAnswer) throw new Error('The tax platform answers too much')
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    // A body that is not read to its end is cancelled, so that the platform stops too.
    reader.cancel().catch(() => undefined)
  }
}

/**
 * A tax platform behind one address, which is asked by JSON and signed as a webhook is, with the key of the request as its id. Each platform has a format of
 * its own, and none can be tried here: a small program before one speaks this.
 */
export const createHttpTaxPlatform = ({ url, secret, clock, fetch: send = fetch }: HttpTaxPlatformOptions): TaxPlatform => ({
  issue: async (request) => {
    const body = JSON.stringify(bodyOf(request))
    const response = await send(url, {
      method: 'POST',
      // What is asked for goes to the configured address, and to no other that it names.
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...(await signWebhook(secret, request.key, body, clock())) },
      body, signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      throw new Error(`The tax platform responded with status ${response.status}`)
    }
    return answer.parse(JSON.parse(await textOf(response.body)))
  },
})
