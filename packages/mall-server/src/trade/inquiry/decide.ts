import { eq } from 'drizzle-orm'
import type { CallInput, InquiryDetail } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { inquiryLine } from '../../platform/db/schema/inquiry.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { offersOf } from '../../catalogue/pricing/offers.ts'
import { addToCart } from '../shopping-cart/add.ts'
import { deliveryAreaOf } from '../shopping-cart/view.ts'
import { detailInquiry } from './detail.ts'
import { addMessage, inquiryActions, moveInquiry, requireRoomForMessage } from './store.ts'

/** Puts what was offered into the caller's cart. The quote holds already, so the cart shows its prices. */
const putIntoCart = async (tx: Tx, { caller, deps }: CallContext, inquiryId: number): Promise<void> => {
  const lines = await tx.select().from(inquiryLine).where(eq(inquiryLine.inquiryId, inquiryId)).orderBy(inquiryLine.id)
  const offered = lines.flatMap(({ quotedProductId, quotedQuantity }) =>
    quotedProductId === null || quotedQuantity === null ? [] : [{ productId: quotedProductId, quantity: quotedQuantity }],
  )
  const offers = await offersOf(tx, caller, offered.map(({ productId }) => productId), await deliveryAreaOf(tx, caller), deps.clock())
  const byId = new Map(offers.map((offer) => [offer.productId, offer]))
  const added = offered.flatMap(({ productId, quantity }) => {
    const sellable = byId.get(productId)
    return sellable === undefined ? [] : [{ sellable, quantity }]
  })
  const bad = (await addToCart(tx, caller, added, deps.clock())).flatMap(({ name, problem }) => (problem === null ? [] : [{ name, ...problem }]))
  const [first] = bad
  if (first !== undefined) throw new BusinessError(first.code, bad.slice(0, 3).map(({ name, message }) => `${name}：${message}`).join('；'))
}

/**
 * Accepts a quote, once per `RequestId`: what it offers is in the cart then.
 * @throws BusinessError `INQUIRY_QUOTE_EXPIRED`, or why one of the products cannot be bought; nothing is accepted then.
 */
export const acceptInquiry = (context: CallContext, input: CallInput<'POST /api/Inquiry/Accept'>): Promise<InquiryDetail> =>
  inquiryActions.act(context, 'POST /api/Inquiry/Accept', input, 'Accept', async ({ tx, row, acting }) => {
    // The job that moves it to 已过期 may not have run yet.
    if (row.validUntil === null || row.validUntil <= acting.origin.now) throw new BusinessError('INQUIRY_QUOTE_EXPIRED', '报价已过期，请重新询价')
    await moveInquiry(tx, row, 'Accept', acting, () => putIntoCart(tx, context, row.id))
    return detailInquiry(tx, context.caller, row.id)
  })

/** Declines a quote, or takes an inquiry back before there is one; once per `RequestId`. */
export const closeInquiry = (context: CallContext, input: CallInput<'POST /api/Inquiry/Decline'>, action: 'Decline' | 'Cancel'): Promise<InquiryDetail> =>
  inquiryActions.act(context, `POST /api/Inquiry/${action}`, input, action, async ({ tx, row, acting }) => {
    await moveInquiry(tx, row, action, { ...acting, changes: { closeReason: input.Reason.trim() } })
    return detailInquiry(tx, context.caller, row.id)
  })

/**
 * Writes to the seller, once per `RequestId`.
 * @throws BusinessError `INQUIRY_MESSAGE_LIMIT_REACHED`
 */
export const sendMessage = (context: CallContext, input: CallInput<'POST /api/Inquiry/Message'>): Promise<InquiryDetail> =>
  inquiryActions.act(context, 'POST /api/Inquiry/Message', input, 'Message', async ({ tx, row, acting }) => {
    await requireRoomForMessage(tx, row.id, '请致电客服')
    await addMessage(tx, row.id, { userId: context.caller.userId }, input.Text, acting.origin.now)
    return detailInquiry(tx, context.caller, row.id)
  })
