import type { CallKey } from '@mall/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { successOf } from '../testing/contract-cases/successes.ts'
import { targetOf } from '../testing/contract-cases/target.ts'
import { casesOf, collectSamples, readCalls, type ReadCase } from '../testing/scale/cases.ts'
import { createCompanyCopies } from '../testing/scale/copied-companies.ts'
import { byStatement, createReadRecorder, type Read } from '../testing/scale/plans.ts'
import { createTestMall, type TestMall } from '../testing/test-mall.ts'

/** One of each scope: the group, a company, departments, the caller alone. The first tries each value of each filter, the others one. */
const callers = ['admin', 'finance', 'approver', 'buyer'] as const

/** How many copies of the demo's companies there are: others own some 2,000 orders, then 20,000. */
const [few, many] = [10, 100]

/** The demo's companies have some hundred records of a kind: another plan may read them once more, in rows or in blocks. Of the copies it would be thousands. */
const ownRecords = 300

/** These read what is no company's. */
const ofAllCompanies: ReadonlySet<CallKey> = new Set([
  // All that was written of one product.
  'POST /api/Product/Reviews',
])

const recorder = createReadRecorder()
let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({ watch: recorder.watch })
}, 120_000)
afterAll(() => mall.close())

interface Asked extends ReadCase {
  readonly caller: (typeof callers)[number]
}

const nothing: Omit<Read, 'statement'> = { blocks: 0, rows: 0 }

/** The statements that read more than they did among fewer records of others, with what they read. */
const growth = (before: readonly Read[], after: readonly Read[]): string[] => {
  const small = byStatement(before)
  return [...byStatement(after).values()].flatMap(({ statement, blocks, rows }) => {
    const was = small.get(statement) ?? nothing
    const isMore = blocks > 3 * was.blocks + ownRecords || rows > 3 * was.rows + ownRecords
    return isMore ? [`${was.blocks} → ${blocks} blocks, ${was.rows} → ${rows} rows: ${statement}`] : []
  })
}

test.runIf(process.env.TEST_DATABASE_URL)('what a list, a file or a page reads does not grow with what others own', { timeout: 300_000 }, async () => {
  const target = targetOf(mall, () => Promise.reject(new Error('Nobody enters by a session key')))
  const plain = new Map<CallKey, object>()
  for (const key of readCalls) plain.set(key, (await successOf(key)[1](target)) as object)

  const asked: Asked[] = []
  for (const caller of callers) {
    const samples = new Map<string, unknown[]>()
    const allowed: CallKey[] = []
    for (const [key, input] of plain) {
      const { success, body } = await target.send(key, input, caller)
      if (!success) continue
      allowed.push(key)
      if (!(body instanceof Blob)) collectSamples(samples, body)
    }
    for (const key of allowed) for (const one of casesOf(key, plain.get(key) ?? {}, samples, caller === callers[0])) asked.push({ ...one, caller })
  }
  expect(readCalls.filter((key) => asked.every((one) => one.key !== key))).toEqual([])

  const failed = new Set<string>()
  const readBy = (one: Asked) => recorder.during(async () => {
    const { success, message } = await target.send(one.key, one.input, one.caller)
    if (!success) failed.add(`${one.key} · ${one.name} · ${one.caller}: ${message}`)
  })
  const copies = await createCompanyCopies(mall.db)
  await copies.add(1, few)
  await recorder.findByIndexes(true)
  const before = new Map<Asked, readonly Read[]>()
  for (const one of asked) before.set(one, await readBy(one))
  await recorder.findByIndexes(false)
  await copies.add(few + 1, many)

  expect([...failed]).toEqual([])
  const grown: string[] = []
  for (const [one, was] of before) {
    if (ofAllCompanies.has(one.key) || growth(was, await readBy(one)).length === 0) continue
    // Tables that are small yet were read from end to end, or there is no index to find own records by.
    await recorder.findByIndexes(true)
    grown.push(...growth(was, await readBy(one)).map((text) => `${one.key} · ${one.name} · ${one.caller}: ${text}`))
    await recorder.findByIndexes(false)
  }
  expect(grown).toEqual([])
})
