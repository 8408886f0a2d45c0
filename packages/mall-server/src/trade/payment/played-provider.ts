import { and, eq, isNull, or } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { playedPayment } from '../../platform/db/schema/payment.ts'
import { isSigned, signNotice } from './signed-notice.ts'
import type { PaymentProvider, PaymentRequest, PaymentWord } from './provider.ts'

const notice = z.object({
  paymentId: z.uuid(),
  outcome: z.enum(['paid', 'refused']),
  amountFen: z.int().nonnegative(),
  tradeNo: z.string().min(1).max(64),
})

/** A notice on its way to the mall. */
export interface PlayedNotice {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How a notice can differ from an honest one. */
export interface Forgery {
  readonly amountFen?: number
  readonly secret?: string
  readonly sentAt?: Date
}

export interface PlayedProvider extends PaymentProvider {
  /** What is to be paid by the payment; undefined for one it never took on. */
  requestOf(paymentId: string): Promise<PaymentRequest | undefined>
  /** Decides a payment, as the person on its page does. What is paid stays so. */
  decide(paymentId: string, outcome: PaymentWord['outcome']): Promise<void>
  /** The notice of what was decided. */
  noticeOf(paymentId: string, forgery?: Forgery): Promise<PlayedNotice>
  /** Whether a payment was given back. */
  isRefunded(paymentId: string): Promise<boolean>
}

interface PlayedProviderOptions {
  readonly db: Db
  readonly secret: string
  readonly clock: () => Date
}

const wordOf = ({ id, outcome, amountFen }: typeof playedPayment.$inferSelect): PaymentWord | null =>
  outcome && { paymentId: id, outcome, amountFen, tradeNo: `D${id.replaceAll('-', '').slice(0, 20).toUpperCase()}` }

/** A payment provider of the demo and of tests: it moves no money. It keeps its payments beside the mall's, so that it is one for all processes. */
export const createPlayedProvider = ({ db, secret, clock }: PlayedProviderOptions): PlayedProvider => {
  const find = async (paymentId: string) => {
    if (!z.uuid().safeParse(paymentId).success) return undefined
    const [played] = await db.select().from(playedPayment).where(eq(playedPayment.id, paymentId))
    return played
  }
  const known = async (paymentId: string) => {
    const played = await find(paymentId)
    if (played === undefined) throw new Error('The provider knows no such payment')
    return played
  }
  return {
    create: async ({ paymentId, ...request }) => {
      await db.insert(playedPayment).values({ id: paymentId, ...request }).onConflictDoNothing()
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
      const played = await find(paymentId)
      return played === undefined ? null : wordOf(played)
    },
    refund: async (paymentId) => {
      await known(paymentId)
      await db.update(playedPayment).set({ isRefunded: true }).where(eq(playedPayment.id, paymentId))
    },
    requestOf: async (paymentId) => {
      const played = await find(paymentId)
      return played && { paymentId, orderNo: played.orderNo, amountFen: played.amountFen, returnTo: played.returnTo }
    },
    decide: async (paymentId, outcome) => {
      await known(paymentId)
      await db.update(playedPayment).set({ outcome }).where(and(eq(playedPayment.id, paymentId), or(isNull(playedPayment.outcome), eq(playedPayment.outcome, 'refused'))))
    },
    noticeOf: async (paymentId, forgery = {}) => {
      const word = wordOf(await known(paymentId))
      if (word === null) throw new Error('Nothing was decided yet')
      const body = JSON.stringify({ ...word, amountFen: forgery.amountFen ?? word.amountFen })
      return { body, headers: await signNotice(forgery.secret ?? secret, body, forgery.sentAt ?? clock()) }
    },
    isRefunded: async (paymentId) => (await find(paymentId))?.isRefunded === true,
  }
}
