import { eq } from 'drizzle-orm'
import { inquiryStatus, type InquiryStatus } from '@mall/api/contract'
import { inquiry, inquiryLine, inquiryMessage } from '../platform/db/schema/inquiry.ts'
import { demoCandidates, demoOffer } from '../trade/inquiry/demo-quote.ts'
import { addDays, toDay } from '../platform/time.ts'
import type { SeedContext } from './context.ts'
import { demo } from './organisation.ts'
import { ownerOf } from './owner-of.ts'
import { officeTime } from './trade/office-time.ts'

const hourMs = 3_600_000

/** How long a quote of the demo holds, days; what was accepted has run out, so that prices of the demo are those of the catalogue. */
const quoteDays = 7

interface WantedLine {
  readonly name: string
  readonly unit: string
  readonly quantity: number
  readonly brand?: string
  readonly spec?: string
  readonly targetFen?: number
  /** Days from now. */
  readonly neededIn?: number
  readonly remark?: string
}

interface InquiryFixture {
  readonly status: InquiryStatus
  readonly hoursAgo: number
  readonly userId: number
  readonly lines: readonly WantedLine[]
  readonly reason?: string
  readonly messages?: readonly (readonly [by: 'buyer' | 'seller', text: string])[]
}

const { buyer, other } = demo.users
const { pending, quoted, accepted, declined, expired, unavailable, cancelled } = inquiryStatus

const paper: WantedLine = { name: '复印纸', spec: 'A4 80g 500张/包', unit: '包', quantity: 200, targetFen: 2_200, neededIn: 10 }
const pens: WantedLine = { name: '中性笔', spec: '0.5mm 黑色', unit: '支', quantity: 300 }
const folders: WantedLine = { name: '文件夹', spec: 'A4 双夹', unit: '个', quantity: 120, remark: '行政部年度归档用，颜色统一为蓝色' }
const stapler: WantedLine = { name: '订书机', unit: '台', quantity: 20 }
const laser: WantedLine = { name: '激光切割机', brand: '不限', spec: '幅面 600×400 mm', unit: '台', quantity: 1, targetFen: 1_800_000 }

const fixtures: readonly InquiryFixture[] = [
  { status: pending, hoursAgo: 0.05, userId: buyer, lines: [{ name: '会议室白板', spec: '120×90 cm 带支架', unit: '块', quantity: 6, neededIn: 14 }] },
  {
    status: pending, hoursAgo: 0.1, userId: buyer, lines: [paper, pens, stapler],
    messages: [['buyer', '三个楼层分别送货，请在报价时说明是否另收费。']],
  },
  {
    status: quoted, hoursAgo: 30, userId: buyer, lines: [paper, folders, laser],
    messages: [['seller', '您好，已为您报价，7天内有效。其中1种商品暂时无法供货。']],
  },
  { status: quoted, hoursAgo: 6, userId: buyer, lines: [pens], messages: [['seller', '您好，已为您报价，7天内有效。']] },
  { status: quoted, hoursAgo: 52, userId: buyer, lines: [stapler, pens], messages: [['seller', '您好，已为您报价，7天内有效。'], ['buyer', '数量可能增加到30台，价格是否可以再商量？'], ['seller', '您好，30台可以按此单价供货。']] },
  { status: accepted, hoursAgo: 480, userId: buyer, lines: [folders, pens] },
  { status: declined, hoursAgo: 300, userId: buyer, lines: [stapler], reason: '价格高于预期' },
  { status: expired, hoursAgo: 260, userId: buyer, lines: [paper] },
  { status: unavailable, hoursAgo: 140, userId: buyer, lines: [laser], messages: [['seller', '很抱歉，您询价的商品我们暂时无法供货。']] },
  { status: cancelled, hoursAgo: 90, userId: buyer, lines: [pens], reason: '信息填错' },
  { status: pending, hoursAgo: 0.08, userId: other, lines: [paper] },
  { status: expired, hoursAgo: 400, userId: other, lines: [folders] },
]

const wasQuoted: ReadonlySet<InquiryStatus> = new Set([quoted, accepted, declined, expired])

/** Inquiries of `buyer` in every status, and some of another company. */
export const seedInquiries = async ({ db, now, progress }: SeedContext): Promise<void> => {
  progress('inquiries')
  for (const { status, hoursAgo, userId, lines, reason = '', messages = [] } of fixtures) {
    const due = new Date(now.getTime() - hoursAgo * hourMs)
    // What has just been asked for waits for its quote, whatever the hour.
    const createdAt = hoursAgo < 1 ? due : officeTime(due)
    const quotedAt = wasQuoted.has(status) ? new Date(createdAt.getTime() + hourMs / 3) : null
    const owner = await ownerOf(db, userId)
    const [row] = await db
      .insert(inquiry)
      .values({ ...owner, status, createdAt, quotedAt, validUntil: quotedAt && addDays(quotedAt, quoteDays), closeReason: reason })
      .returning()
    if (row === undefined) throw new Error('The inquiry was not written')
    for (const line of lines) {
      const [written] = await db
        .insert(inquiryLine)
        .values({
          inquiryId: row.id, name: line.name, brand: line.brand ?? '', model: '', spec: line.spec ?? '', unit: line.unit, quantity: line.quantity,
          targetPriceFen: line.targetFen ?? null, expectedDate: line.neededIn === undefined ? null : toDay(addDays(now, line.neededIn)),
          images: [], link: '', remark: line.remark ?? '',
        })
        .returning()
      const offer = quotedAt === null || written === undefined ? null : await demoOffer(db, row, written, await demoCandidates(db, row, written, now), now)
      if (offer === null || written === undefined) continue
      await db
        .update(inquiryLine)
        .set({
          quotedProductId: offer.productId, quotedPriceFen: offer.priceFen, quotedTaxBp: offer.taxBp, quotedMoq: offer.moq,
          quotedLeadDays: offer.leadDays, quotedQuantity: offer.quantity, quotedAt,
        })
        .where(eq(inquiryLine.id, written.id))
    }
    for (const [index, [by, text]] of messages.entries()) {
      const at = new Date((quotedAt ?? createdAt).getTime() + (index * hourMs) / 2)
      await db.insert(inquiryMessage).values({ inquiryId: row.id, userId: by === 'buyer' ? userId : null, text, createdAt: at > now ? now : at })
    }
  }
}
