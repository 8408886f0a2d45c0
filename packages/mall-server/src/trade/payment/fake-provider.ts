import { and, eq, isNull, or } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { fakePayment, fakeRefund } from '../../platform/db/schema/payment.ts'
import { isSigned, signNotice } from './signed-notice.ts'
import type { PaymentProvider, PaymentRequest, PaymentWord } from './provider.ts'

const notice = z.object({
  paymentId: z.uuid(),
  outcome: z.enum(['paid', 'refused']),
  amountFen: z.int().nonnegative(),
  tradeNo: z.string().min(1).max(64),
})

/** A notice on its way to the mall. */
export interface FakeNotice {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How a notice can differ from an honest one. */
export interface Forgery {
  readonly amountFen?: number
  readonly secret?: string
  readonly sentAt?: Date
}

export interface FakeProvider extends PaymentProvider {
  /** What is to be paid by the payment; undefined for one it never took on. */
  requestOf(paymentId: string): Promise<PaymentRequest | undefined>
  /** Decides a payment, as the person on its page does. What is paid stays so. */
  decide(paymentId: string, outcome: PaymentWord['outcome']): Promise<void>
  /** The notice of what was decided. */
  noticeOf(paymentId: string, forgery?: Forgery): Promise<FakeNotice>
  /** What was refunded of a payment, fen. */
  refundedOf(paymentId: string): Promise<number>
}

interface FakeProviderOptions {
  readonly db: Db
  readonly secret: string
  readonly clock: () => Date
}

const wordOf = ({ id, outcome, amountFen }: typeof fakePayment.$inferSelect): PaymentWord | null =>
  outcome && { paymentId: id, outcome, amountFen, tradeNo: `D${id.replaceAll('-', '').slice(0, 20).toUpperCase()}` }

const sumOf = (refunds: readonly (typeof fakeRefund.$inferSelect)[]): number => refunds.reduce((sum, { amountFen }) => sum + amountFen, 0)

/** A payment provider of the demo and of tests: it moves no money. It keeps its payments beside the mall's, so that it is one for all processes. */
export const createFakeProvider = ({ db, secret, clock }: FakeProviderOptions): FakeProvider => {
  const find = async (paymentId: string) => {
    if (!z.uuid().safeParse(paymentId).success) return undefined
    const [payment] = await db.select().from(fakePayment).where(eq(fakePayment.id, paymentId))
    return payment
  }
  const known = async (paymentId: string) => {
    const payment = await find(paymentId)
    if (payment === undefined) throw new Error('The provider knows no such payment')
    return payment
  }
  return {
    create: async ({ paymentId, ...request }) => {
      await db.insert(fakePayment).values({ id: paymentId, ...request }).onConflictDoNothing()
      return `/demo-payment/${paymentId}`
    },
    readNotice: async (headers, body, now) => {
      if (!(await isSigned(secret, headers, body, now))) return null
      try {
        return notice.parse(JSON.parse(body))
      } catch {
        return null
      }
    },
    query: async (paymentId) => {
      const payment = await find(paymentId)
      return payment === undefined ? null : wordOf(payment)
    },
    refund: ({ paymentId, refundNo, amountFen }) =>
      db.transaction(async (tx) => {
        const [payment] = await tx.select().from(fakePayment).where(eq(fakePayment.id, paymentId)).for('update')
        const earlier = await tx.select().from(fakeRefund).where(eq(fakeRefund.paymentId, paymentId))
        if (earlier.some(({ id }) => id === refundNo)) return
        const leftFen = payment?.outcome === 'paid' ? payment.amountFen - sumOf(earlier) : 0
        if (amountFen > leftFen) throw new Error('More is to be refunded than is left of the payment')
        await tx.insert(fakeRefund).values({ id: refundNo, paymentId, amountFen })
      }),
    requestOf: async (paymentId) => {
      const payment = await find(paymentId)
      return payment && { paymentId, orderNo: payment.orderNo, amountFen: payment.amountFen, returnTo: payment.returnTo }
    },
    decide: async (paymentId, outcome) => {
      await known(paymentId)
      await db.update(fakePayment).set({ outcome }).where(and(eq(fakePayment.id, paymentId), or(isNull(fakePayment.outcome), eq(fakePayment.outcome, 'refused'))))
    },
    noticeOf: async (paymentId, forgery = {}) => {
      const word = wordOf(await known(paymentId))
      if (word === null) throw new Error('Nothing was decided yet')
      const body = JSON.stringify({ ...word, amountFen: forgery.amountFen ?? word.amountFen })
      return { body, headers: await signNotice(forgery.secret ?? secret, body, forgery.sentAt ?? clock()) }
    },
    refundedOf: async (paymentId) => sumOf(await db.select().from(fakeRefund).where(eq(fakeRefund.paymentId, paymentId))),
  }
}
