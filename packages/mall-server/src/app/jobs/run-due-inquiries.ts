import { and, asc, eq, lte } from 'drizzle-orm'
import { inquiryStatus, type InquiryStatus } from '@mall/api/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { inquiry, inquiryMessage } from '../../platform/db/schema/inquiry.ts'
import type { Deps } from '../../platform/deps.ts'
import { demoCandidates, demoOffer } from '../../trade/inquiry/demo-quote.ts'
import { actingAsSeller } from '../../platform/actions/permit.ts'
import { expireInquiry, isByHand, linesOf, lockForSeller, quoteInquiry, replyTo, type Answering } from '../../trade/inquiry/seller.ts'
import { addDays } from '../../platform/time.ts'
import type { Fulfilment } from './run-due-jobs.ts'

/** The demo's seller quotes ten minutes after an inquiry, and replies to a message after three. */
export const quoteAfterMs = 10 * 60_000
export const replyAfterMs = 3 * 60_000

/** 有效期 of the demo's quotes, days. */
export const quoteDays = 7

/** Inquiries handled in one run; the others follow in the next. */
const batch = 100

const demoAnswer = (now: Date): Answering => ({ acting: actingAsSeller(now), writer: 'demo' })

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

const idsOf = async ({ db }: Deps, status: InquiryStatus, due: ReturnType<typeof lte>): Promise<number[]> => {
  const rows = await db.select({ id: inquiry.id }).from(inquiry).where(and(eq(inquiry.status, status), due)).orderBy(asc(inquiry.id)).limit(batch)
  return rows.map(({ id }) => id)
}

/** The candidates of each line of an inquiry, by the line. */
const candidatesOf = async (db: Db, inquiryId: number, now: Date): Promise<ReadonlyMap<number, readonly number[]>> => {
  const [row] = await db.select().from(inquiry).where(eq(inquiry.id, inquiryId))
  const found = new Map<number, readonly number[]>()
  if (row !== undefined) for (const line of await linesOf(db, row.id)) found.set(line.id, await demoCandidates(db, row, line, now))
  return found
}

const quote = async (tx: Tx, inquiryId: number, candidates: ReadonlyMap<number, readonly number[]>, now: Date): Promise<boolean> => {
  const row = await lockForSeller(tx, inquiryId, inquiryStatus.pending)
  if (row === null || (await isByHand(tx, row.id))) return false
  const lines = await linesOf(tx, row.id)
  const offers = []
  for (const line of lines) {
    const offer = await demoOffer(tx, row, line, candidates.get(line.id) ?? [], now)
    if (offer !== null) offers.push(offer)
  }
  const missing = lines.length - offers.length
  const text = offers.length === 0
    ? '很抱歉，您询价的商品我们暂时无法供货。'
    : `您好，已为您报价，${quoteDays}天内有效。${missing === 0 ? '' : `其中${missing}种商品暂时无法供货。`}${offers.flatMap(({ note }) => note ?? []).map((note) => `${note}。`).join('')}`
  await quoteInquiry(tx, row, offers, addDays(now, quoteDays), text, demoAnswer(now))
  return true
}

/** Replies to the last message of a quoted inquiry, when it is the buyer's and old enough. Before the quote, the quote is the answer. */
const reply = async (tx: Tx, inquiryId: number, now: Date): Promise<boolean> => {
  const row = await lockForSeller(tx, inquiryId, inquiryStatus.quoted)
  if (row === null || (await isByHand(tx, row.id))) return false
  const last = (await tx.select().from(inquiryMessage).where(eq(inquiryMessage.inquiryId, row.id)).orderBy(asc(inquiryMessage.createdAt), asc(inquiryMessage.id))).at(-1)
  if (last === undefined || last.userId === null || last.createdAt > before(now, replyAfterMs)) return false
  await replyTo(tx, row, '您好，您的留言已收到。当前报价在有效期内可以直接接受；如需调整数量或价格，请重新提交询价。', demoAnswer(now))
  return true
}

/**
 * Expires the quotes whose time is over and, with `demo`, quotes and replies as a seller would. To be called every minute or so; several
 * processes may, each step is made once. Returns how many steps were made.
 */
export const runDueInquiries = async (deps: Deps, fulfilment: Fulfilment = 'demo'): Promise<number> => {
  const now = deps.clock()
  let steps = 0
  const each = async (ids: readonly number[], step: (id: number) => Promise<boolean>): Promise<void> => {
    for (const id of ids) {
      try {
        if (await step(id)) steps++
      } catch (error) {
        // One that fails must not block the following ones.
        deps.log.error('an inquiry cannot go on', { inquiryId: id, error: error instanceof Error ? error.name : 'not an Error' })
      }
    }
  }
  const within = (step: (tx: Tx, id: number, now: Date) => Promise<boolean>) => (id: number) => deps.db.transaction((tx) => step(tx, id, now))
  await each(await idsOf(deps, inquiryStatus.quoted, lte(inquiry.validUntil, now)), within(expireInquiry))
  if (fulfilment === 'off') return steps
  await each(await idsOf(deps, inquiryStatus.pending, lte(inquiry.createdAt, before(now, quoteAfterMs))), async (id) => {
    const candidates = await candidatesOf(deps.db, id, now)
    return deps.db.transaction((tx) => quote(tx, id, candidates, now))
  })
  await each(await idsOf(deps, inquiryStatus.quoted, lte(inquiry.createdAt, now)), within(reply))
  return steps
}
