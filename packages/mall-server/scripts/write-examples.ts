/**
 * Writes the examples of the OpenAPI document, and those of the seller's calls for the pages of their methods: `npm run examples`, after a call was added or changed. Takes some minutes:
 * every call is made once.
 */
import { writeFileSync } from 'node:fs'
import { allCalls, isSellerKey, type AnyCallDefinition } from '@mall/api/seller/contract'
import { repeatableRandomness } from '../src/platform/randomness.ts'
import { createRandom } from '../src/platform/seeded-random.ts'
import type { CallExample } from '../src/app/openapi/call-example.ts'
import { keysInOrder } from '../src/testing/contract-cases/index.ts'
import { openContractMall } from '../src/testing/contract-cases/contract-mall.ts'
import { successOf } from '../src/testing/contract-cases/successes.ts'

/** A Wednesday morning in Shanghai. */
const now = new Date('2026-03-18T10:00:00+08:00')

/** As many rows of a list as show that there can be several. */
const rows = 2

/** Tokens and pictures in addresses, of which nobody reads more. */
const longText = 160

/** Short enough to read. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, rows).map(shortened)
  if (typeof value === 'string') return value.length > longText ? `${value.slice(0, longText)}…` : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]))
}

/** The value if the contract takes it as it was shortened, else as it was. */
const exampleOf = (schema: AnyCallDefinition['body'], value: unknown): unknown => {
  const short = shortened(value)
  return schema?.safeParse(short).success === false ? value : short
}

const randomness = repeatableRandomness(createRandom(1))

// The cases make ids and names with it: a file that is written again differs in what has changed, and in the keys of passkeys.
crypto.randomUUID = randomness.uuid as typeof crypto.randomUUID

/** What each call is sent and answers when its case of the contract tests succeeds; of a file or a stream only what is sent. */
const callExamples = async (): Promise<Record<'mall' | 'seller', Record<string, CallExample>>> => {
  await using mall = await openContractMall({ now, randomness, isEmbedded: true })
  const examples = { mall: {} as Record<string, CallExample>, seller: {} as Record<string, CallExample> }
  for (const key of keysInOrder) {
    const { mode = 'json', body, query, response }: AnyCallDefinition = allCalls[key]
    const [who, input] = successOf(key)
    const sent = await input(mall.target)
    const answer = await mall.target.send(key, sent, who)
    if (!answer.success) throw new Error(`${key}: ${answer.message}`)
    examples[isSellerKey(key) ? 'seller' : 'mall'][key] = {
      ...(sent instanceof FormData || !(query ?? body) ? {} : { request: exampleOf(query ?? body, sent) }),
      ...(mode === 'json' || mode === 'multipart' ? { response: exampleOf(response, answer.body) } : {}),
    }
  }
  return examples
}

const write = (file: string, examples: Record<string, CallExample>): void => writeFileSync(new URL(`../src/app/openapi/${file}`, import.meta.url), `${JSON.stringify(examples, null, 1)}\n`)

const { mall, seller } = await callExamples()
write('examples.json', mall)
write('seller-examples.json', seller)
