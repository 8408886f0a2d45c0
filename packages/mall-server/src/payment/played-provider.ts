import * as z from 'zod'
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
  requestOf(paymentId: string): PaymentRequest | undefined
  /** Decides a payment, as the person on its page does. */
  decide(paymentId: string, outcome: PaymentWord['outcome']): void
  /** The notice of what was decided. */
  noticeOf(paymentId: string, forgery?: Forgery): Promise<PlayedNotice>
  /** Whether a payment was given back. */
  isRefunded(paymentId: string): boolean
}

interface Played {
  readonly request: PaymentRequest
  word?: PaymentWord
  refunded?: true
}

/** A payment provider of the demo and of tests: it moves no money. It forgets everything with its process, and takes a payment on again when it is started again. */
export const createPlayedProvider = ({ secret, clock }: { readonly secret: string; readonly clock: () => Date }): PlayedProvider => {
  const payments = new Map<string, Played>()
  const known = (paymentId: string): Played => {
    const played = payments.get(paymentId)
    if (played === undefined) throw new Error('The provider knows no such payment')
    return played
  }
  return {
    create: (request) => {
      if (!payments.has(request.paymentId)) payments.set(request.paymentId, { request })
      return Promise.resolve(`/demo-payment/${request.paymentId}`)
    },
    readNotice: async (headers, body, now) => {
      if (!(await isSigned(secret, headers, body, now))) return null
      try {
        return notice.parse(JSON.parse(body))
      } catch {
        return null
      }
    },
    query: (paymentId) => Promise.resolve(payments.get(paymentId)?.word ?? null),
    refund: (paymentId) => {
      known(paymentId).refunded = true
      return Promise.resolve()
    },
    requestOf: (paymentId) => payments.get(paymentId)?.request,
    decide: (paymentId, outcome) => {
      const played = known(paymentId)
      if (played.word?.outcome !== 'paid') played.word = { paymentId, outcome, amountFen: played.request.amountFen, tradeNo: `D${paymentId.replaceAll('-', '').slice(0, 20).toUpperCase()}` }
    },
    noticeOf: async (paymentId, forgery = {}) => {
      const { word } = known(paymentId)
      if (word === undefined) throw new Error('Nothing was decided yet')
      const body = JSON.stringify({ ...word, amountFen: forgery.amountFen ?? word.amountFen })
      return { body, headers: await signNotice(forgery.secret ?? secret, body, forgery.sentAt ?? clock()) }
    },
    isRefunded: (paymentId) => payments.get(paymentId)?.refunded === true,
  }
}
