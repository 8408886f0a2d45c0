import { and, eq } from 'drizzle-orm'
import { inUnitOf, type CallInput } from '@mall/api/contract'
import { quoteLimits, type SellerInquiryAction, type SellerInquiryDetail, type SellerOffer } from '@mall/api/seller/contract'
import { purchaseProblem } from '../../catalogue/assortment/rules.ts'
import { ratioText, unitRatio } from '../../catalogue/assortment/units.ts'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import { defineActions, type Opened } from '../../platform/actions/define-actions.ts'
import { actingForSeller, permitting } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { inquiryDraft } from '../../platform/db/schema/inquiry.ts'
import type { StaffCaller, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toFen } from '../../platform/money.ts'
import { versionConflict } from '../../platform/records/version.ts'
import { addDays, startOfDay, toDay } from '../../platform/time.ts'
import { fittingQuantity } from '../../trade/inquiry/demo-quote.ts'
import { linesOf, quoteInquiry, replyTo, type Answering, type Offer } from '../../trade/inquiry/seller.ts'
import { requireRoomForMessage } from '../../trade/inquiry/store.ts'
import { idsByCode, offerablesOf, type Inquiry, type Line, type Offerable } from './candidates.ts'
import { inquiryDetail } from './detail.ts'
import { allowedActions, record, visibleTo } from './records.ts'

interface Target {
  readonly InquiryId: number
}

const lock = async (tx: Tx, { caller }: StaffContext, { InquiryId }: Target): Promise<Inquiry> => {
  const [row] = await tx.select().from(record).where(and(eq(record.id, InquiryId), visibleTo(tx, caller))).for('update')
  if (row === undefined) throw new BusinessError('INQUIRY_NOT_FOUND', '询价单不存在')
  return row
}

const refusals: Readonly<Record<SellerInquiryAction, string>> = {
  Quote: '该询价单已不在待报价，请刷新后重试', MarkUnavailable: '该询价单已不在待报价，请刷新后重试', Message: '询价单已结束，不能再留言',
}

const actions = defineActions<Target, Inquiry, SellerInquiryAction, StaffContext>({
  lock,
  requireAllowed: permitting(allowedActions, (_row, _caller, action) => new BusinessError('INQUIRY_ACTION_NOT_ALLOWED', refusals[action])),
})

type Draft = typeof inquiryDraft.$inferSelect

/** The draft in the version that its editor saw; null for none. The inquiry is locked, and with it its draft. */
const draftAt = async (tx: Tx, inquiryId: number, version: number): Promise<Draft | null> => {
  const [draft = null] = await tx.select().from(inquiryDraft).where(eq(inquiryDraft.inquiryId, inquiryId))
  if ((draft?.version ?? 0) !== version) throw versionConflict()
  return draft
}

/** What is wrong with a line is said with its place in the inquiry. */
const lineProblem = (lines: readonly Line[], lineId: number, message: string): BusinessError => {
  const at = lines.findIndex(({ id }) => id === lineId)
  return new BusinessError('QUOTE_LINE_INVALID', `第${at + 1}样：${message}`)
}

/** Each line of the inquiry at most once; the buyer may have changed it. @throws BusinessError `QUOTE_LINE_INVALID` */
const requireOwnLines = (lines: readonly Line[], offers: readonly SellerOffer[]): void => {
  const ids = new Set(lines.map(({ id }) => id))
  if (offers.some(({ LineId }) => !ids.has(LineId))) throw new BusinessError('QUOTE_LINE_INVALID', '客户修改了询价单，请刷新后重试')
  if (new Set(offers.map(({ LineId }) => LineId)).size < offers.length) throw new BusinessError('QUOTE_LINE_INVALID', '一样商品只能报一个价')
}

/** What is to be explained of how a line is counted: a unit that the packing does not know, and a quantity that is not what the packing makes of the asked one; '' for nothing. */
const unexplained = (line: Line, { sellable }: Offerable, { Quantity }: SellerOffer): string => {
  const asked = line.unit.trim()
  const ratio = unitRatio(sellable, asked)
  if (ratio === null) return `客户按“${line.unit}”问，商品按“${sellable.unit}”卖，请在说明里写明怎么换算`
  const counted = ratioText(sellable, asked, ratio)
  const converted = fittingQuantity(sellable, inUnitOf(ratio, line.quantity))
  return counted === '' || Quantity === converted ? '' : `${counted}，${line.quantity}${asked}为${converted}${sellable.unit}，报${Quantity}${sellable.unit}请在说明里写明原因`
}

/** What an offer is refused for; null when it can be made. */
const offerProblem = (caller: StaffCaller, line: Line, offer: SellerOffer, found: Offerable | undefined): { readonly message: string; readonly isBelowFloor?: true } | null => {
  if (found === undefined) return { message: '商品不存在' }
  const { sellable, floorFen } = found
  const bought = purchaseProblem(sellable, offer.Quantity)
  if (bought !== null) return { message: `${sellable.name} ${bought.message}` }
  if (offer.MOQ > offer.Quantity) return { message: '起订量不能大于报价数量' }
  const unsaid = offer.Note.trim() === '' ? unexplained(line, found, offer) : ''
  if (unsaid !== '') return { message: unsaid }
  if (floorFen !== null && toFen(offer.Price) < floorFen && !caller.permissions.has('price.approve')) return { message: '低于底价，请由有“批准低价”权限的人报价', isBelowFloor: true }
  return null
}

/** How a line is counted, and what is said of it. */
const noteOf = (line: Line, { sellable }: Offerable, { Note, Quantity }: SellerOffer): string => {
  const ratio = unitRatio(sellable, line.unit)
  const counted = ratio === null ? '' : ratioText(sellable, line.unit.trim(), ratio)
  const parts = [...(counted === '' ? [] : [`${counted}，${line.quantity}${line.unit.trim()}按${Quantity}${sellable.unit}报价`]), ...(Note.trim() === '' ? [] : [Note.trim()])]
  return parts.length === 0 ? '' : `${line.name}：${parts.join('；')}`
}

/** Offers as they are written. @throws BusinessError `QUOTE_LINE_INVALID`, `QUOTE_BELOW_FLOOR` */
const checkedOffers = async (tx: Tx, caller: StaffCaller, row: Inquiry, lines: readonly Line[], offers: readonly SellerOffer[], now: Date): Promise<Offer[]> => {
  requireOwnLines(lines, offers)
  const ids = await idsByCode(tx, offers.map(({ ProductCode }) => ProductCode))
  const found = await offerablesOf(tx, row, [...new Set(ids.values())], now)
  return lines.flatMap((line): Offer[] => {
    const offer = offers.find(({ LineId }) => LineId === line.id)
    if (offer === undefined) return []
    const one = found.get(ids.get(offer.ProductCode) ?? 0)
    const problem = offerProblem(caller, line, offer, one)
    if (problem?.isBelowFloor) throw new BusinessError('QUOTE_BELOW_FLOOR', lineProblem(lines, line.id, problem.message).message)
    if (problem !== null || one === undefined) throw lineProblem(lines, line.id, problem?.message ?? '')
    const note = noteOf(line, one, offer)
    return [{
      lineId: line.id, productId: one.sellable.productId, priceFen: toFen(offer.Price), taxBp: one.sellable.taxBp, moq: offer.MOQ, leadDays: offer.LeadDays, quantity: offer.Quantity,
      ...(note === '' ? {} : { note }),
    }]
  })
}

/** The last moment of a day that is not over, and not too far. @throws BusinessError `TIME_RANGE_INVALID` */
const endOf = (day: string, now: Date): Date => {
  if (day < toDay(now) || day > toDay(addDays(now, quoteLimits.validDays))) throw new BusinessError('TIME_RANGE_INVALID', `有效期须在今天到${quoteLimits.validDays}天之内`)
  return new Date(addDays(startOfDay(day), 1).getTime() - 1000)
}

const answering = (context: StaffContext, { acting }: Opened<Inquiry>): Answering => ({ acting: actingForSeller(acting), writer: { staffId: context.caller.staffId } })

/** Keeps what was filled in, checked no further than that it belongs to the inquiry: what cannot be sent yet can be kept. */
export const saveDraft = (context: StaffContext, input: CallInput<'POST /api/SellerInquiry/SaveDraft'>): Promise<SellerInquiryDetail> =>
  actions.act(context, 'POST /api/SellerInquiry/SaveDraft', input, 'Quote', async ({ tx, row, acting }) => {
    const { now } = acting.origin
    const draft = await draftAt(tx, row.id, input.DraftVersion)
    requireOwnLines(await linesOf(tx, row.id), input.Lines)
    const values = { offers: input.Lines, text: input.Text.trim(), validUntil: input.ValidUntil, staffId: context.caller.staffId, changedAt: now }
    if (draft === null) await tx.insert(inquiryDraft).values({ inquiryId: row.id, ...values })
    else await changeRecord(tx, acting.by, inquiryDraft, draft, values)
    await writeAudit(tx, acting.origin, { action: 'Inquiry.SaveDraft', entity: 'inquiry', entityId: row.inquiryNo, before: { Lines: draft?.offers.length ?? 0 }, after: { Lines: input.Lines.length } })
    return inquiryDetail(tx, context.caller, row.id, now)
  })

/** Sends an answer and ends its draft. */
const answer = async (context: StaffContext, opened: Opened<Inquiry>, draftVersion: number, offers: readonly Offer[], validUntil: Date, text: string): Promise<SellerInquiryDetail> => {
  const { tx, row, acting } = opened
  const draft = await draftAt(tx, row.id, draftVersion)
  if (draft !== null) await deleteRecord(tx, acting.by, inquiryDraft, draft)
  await quoteInquiry(tx, row, offers, validUntil, text, answering(context, opened))
  return inquiryDetail(tx, context.caller, row.id, acting.origin.now)
}

export const quote = (context: StaffContext, input: CallInput<'POST /api/SellerInquiry/Quote'>): Promise<SellerInquiryDetail> =>
  actions.act(context, 'POST /api/SellerInquiry/Quote', input, 'Quote', async (opened) => {
    const { tx, row, acting: { origin: { now } } } = opened
    const lines = await linesOf(tx, row.id)
    const offers = await checkedOffers(tx, context.caller, row, lines, input.Lines, now)
    const validUntil = endOf(input.ValidUntil, now)
    const missing = lines.length - offers.length
    const said = input.Text.trim() === '' ? `您好，已为您报价，${input.ValidUntil}前有效。` : input.Text.trim()
    const text = [said, ...(missing === 0 ? [] : [`其中${missing}种商品暂时无法供货。`]), ...offers.flatMap(({ note }) => (note === undefined ? [] : [`${note}。`]))].join('')
    return answer(context, opened, input.DraftVersion, offers, validUntil, text)
  })

export const markUnavailable = (context: StaffContext, input: CallInput<'POST /api/SellerInquiry/MarkUnavailable'>): Promise<SellerInquiryDetail> =>
  actions.act(context, 'POST /api/SellerInquiry/MarkUnavailable', input, 'MarkUnavailable', (opened) =>
    answer(context, opened, input.DraftVersion, [], opened.acting.origin.now, input.Text),
  )

export const sendMessage = (context: StaffContext, input: CallInput<'POST /api/SellerInquiry/Message'>): Promise<SellerInquiryDetail> =>
  actions.act(context, 'POST /api/SellerInquiry/Message', input, 'Message', async (opened) => {
    const { tx, row, acting: { origin } } = opened
    await requireRoomForMessage(tx, row.id, '请致电客户')
    await replyTo(tx, row, input.Text, answering(context, opened))
    await writeAudit(tx, origin, { action: 'Inquiry.Reply', entity: 'inquiry', entityId: row.inquiryNo, before: null, after: { Text: input.Text } })
    return inquiryDetail(tx, context.caller, row.id, origin.now)
  })
