import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import type { SellerReview } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { lineReview } from '../../platform/db/schema/review.ts'
import { portfolio, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { presetStaffRoles } from '../account/presets.ts'

let mall: TestMall
/** `service` serves all customers, `own` those of 华启, `reader` only reads. */
const tokens = { service: '', own: '', reader: '', buyer: '' }

beforeAll(async () => {
  mall = await createTestMall()
  await mall.db.delete(staffRoleHolder).where(eq(staffRoleHolder.staffId, demoStaff.warehouse))
  await mall.db.insert(staffRoleHolder).values([
    { staffId: demoStaff.goods, roleId: presetStaffRoles.Service },
    { staffId: demoStaff.warehouse, roleId: presetStaffRoles.Reader },
  ])
  tokens.service = (await loginStaff(mall, 'goods')).Token
  tokens.own = (await loginStaff(mall, 'sales')).Token
  tokens.reader = (await loginStaff(mall, 'warehouse')).Token
  tokens.buyer = (await mall.login('buyer')).Token
}, 120_000)
afterAll(() => mall.close())

const done = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}

const list = async (filter: Partial<CallInput<'POST /api/SellerReview/List'>> = {}, token = tokens.service) =>
  done(await mall.call('POST /api/SellerReview/List', { PageIndex: 1, PageSize: 1000, ...filter }, { token }))
const asRead = ({ ReviewId, Version }: Pick<SellerReview, 'ReviewId' | 'Version'>) => ({ ReviewId, Version, RequestId: crypto.randomUUID() })
const reply = (review: SellerReview, Text: string, token = tokens.service) => mall.call('POST /api/SellerReview/Reply', { ...asRead(review), Text }, { token })
const hide = (review: SellerReview, Reason: string, token = tokens.service) => mall.call('POST /api/SellerReview/Hide', { ...asRead(review), Reason }, { token })
const show = (review: SellerReview, token = tokens.service) => mall.call('POST /api/SellerReview/Show', asRead(review), { token })

/** The rows as they are stored, with whose they are. */
const stored = () =>
  mall.db
    .select({ review: lineReview, order: orders, line: orderLine, company: enterprise.name })
    .from(lineReview)
    .innerJoin(orderLine, eq(orderLine.id, lineReview.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(enterprise, eq(enterprise.id, orders.enterpriseId))

type Stored = Awaited<ReturnType<typeof stored>>[number]

/** The oldest review without a reply that this buyer wrote. */
const writtenBy = async (userId: number): Promise<SellerReview> => {
  const row = (await stored()).find(({ review }) => review.userId === userId && review.repliedAt === null && review.hiddenAt === null)
  const { Items } = await list({ Keyword: row?.order.orderNo ?? '' })
  const found = Items.find(({ ReviewId }) => ReviewId === row?.review.id)
  if (found === undefined) throw new Error('The buyer wrote no review')
  return found
}

const productPage = async (ProductCode: string) => done(await mall.call('POST /api/Product/Reviews', { ProductCode, PageIndex: 1, PageSize: 1000 }))
const noticesOf = (review: SellerReview) => mall.db.select().from(userNotice).where(eq(userNotice.subject, `review:${review.ReviewId}`)).orderBy(userNotice.id)
const ownReview = async (review: SellerReview) => {
  const { Lines } = done(await mall.call('POST /api/Order/ReviewDetail', { OrderNo: review.OrderNo }, { token: tokens.buyer }))
  return Lines.find(({ ProductCode }) => ProductCode === review.ProductCode)?.Review
}

describe('the list', () => {
  const shownOn: Readonly<Record<'waiting' | 'low' | 'hidden', (row: Stored) => boolean>> = {
    waiting: ({ review }) => review.hiddenAt === null && review.repliedAt === null,
    low: ({ review }) => review.hiddenAt === null && review.stars <= 2,
    hidden: ({ review }) => review.hiddenAt !== null,
  }

  it('holds every review by a customer, the latest first, counted by tab', async () => {
    const [first] = (await list()).Items
    if (first === undefined) throw new Error('no review')
    done(await hide(first, '内容与商品无关'))
    const rows = await stored()
    const all = await list()
    expect([all.total, all.All]).toEqual([rows.length, rows.length])
    expect(all.Items.map(({ Time }) => Time)).toEqual(all.Items.map(({ Time }) => Time).toSorted((a, b) => Date.parse(b) - Date.parse(a)))
    for (const tab of ['waiting', 'low', 'hidden'] as const) {
      const expected = rows.filter(shownOn[tab])
      expect(expected.length, tab).toBeGreaterThan(0)
      const { Items, total, TabCounts } = await list({ Tab: tab })
      expect(total, tab).toBe(expected.length)
      expect(TabCounts.find(({ Tab }) => Tab === tab)?.Count, tab).toBe(expected.length)
      expect(new Set(Items.map(({ ReviewId }) => ReviewId))).toEqual(new Set(expected.slice(0, 1000).map(({ review }) => review.id)))
    }
    done(await show({ ...first, Version: first.Version + 1 }))
  })

  it('is narrowed by product, order, customer, stars and days', async () => {
    const rows = await stored()
    const [one] = rows
    if (one === undefined) throw new Error('no review')
    const day = new Date(one.review.createdAt.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    const isOnDay = ({ review }: Stored) => new Date(review.createdAt.getTime() + 8 * 3_600_000).toISOString().slice(0, 10) === day
    const cases: readonly (readonly [Partial<CallInput<'POST /api/SellerReview/List'>>, (row: Stored) => boolean])[] = [
      [{ Keyword: one.order.orderNo }, ({ order }) => order.id === one.order.id],
      [{ Keyword: one.line.productCode }, ({ line }) => line.productCode === one.line.productCode],
      [{ Keyword: one.line.name.slice(0, 8) }, ({ line }) => line.name.includes(one.line.name.slice(0, 8))],
      [{ Customer: '华启' }, ({ company }) => company.includes('华启')],
      [{ Stars: 3 }, ({ review }) => review.stars === 3],
      [{ OnlyWithImages: true }, ({ review }) => review.images.length + review.appendImages.length > 0],
      [{ BeginTime: day, EndTime: day }, isOnDay],
    ]
    for (const [filter, fits] of cases) {
      const expected = rows.filter(fits).length
      const { total } = await list(filter)
      expect(total, JSON.stringify(filter)).toBe(expected)
      expect(total, JSON.stringify(filter)).toBeLessThan(rows.length)
    }
  })

  it('shows an account manager the reviews of their own customers alone', async () => {
    const mine = new Set((await mall.db.select().from(portfolio).where(eq(portfolio.staffId, demoStaff.sales))).map(({ enterpriseId }) => enterpriseId))
    const rows = await stored()
    const expected = rows.filter(({ order }) => mine.has(order.enterpriseId)).length
    expect(expected).toBeLessThan(rows.length)
    expect((await list({}, tokens.own)).total).toBe(expected)
    const other = rows.find(({ order }) => !mine.has(order.enterpriseId))
    const foreign = (await list({ Keyword: other?.order.orderNo ?? '' })).Items[0]
    if (foreign === undefined) throw new Error('no review of another customer')
    expect((await reply(foreign, '您好', tokens.own)).code).toBe('REVIEW_NOT_FOUND')
    expect((await hide(foreign, '广告', tokens.own)).code).toBe('REVIEW_NOT_FOUND')
  })

  it('says who wrote an anonymous one, and offers a reader nothing', async () => {
    const { Items } = await list({}, tokens.reader)
    expect(Items.every(({ AllowActions, UserName }) => AllowActions.length === 0 && !UserName.includes('*'))).toBe(true)
    const [first] = Items
    if (first === undefined) throw new Error('no review')
    expect((await reply(first, '您好', tokens.reader)).status).toBe(403)
  })
})

describe('a reply', () => {
  it('is read by everybody; the writer of the review gets one notice, and another reply replaces it', async () => {
    const review = await writtenBy(demo.users.buyer)
    const replied = done(await reply(review, '  感谢支持，下一批已换加厚包装。 '))
    expect(replied).toMatchObject({ Reply: { Text: '感谢支持，下一批已换加厚包装。', By: '商品专员' }, Version: review.Version + 1 })
    const onPage = async () => (await productPage(review.ProductCode)).Items.find(({ ReviewId }) => ReviewId === review.ReviewId)?.Reply
    expect(await onPage()).toEqual({ Text: '感谢支持，下一批已换加厚包装。', Time: replied.Reply?.Time })
    expect((await ownReview(review))?.Reply?.Text).toBe('感谢支持，下一批已换加厚包装。')
    const again = done(await reply(replied, '感谢支持，欢迎再次选购。'))
    expect((await onPage())?.Text).toBe('感谢支持，欢迎再次选购。')
    const notices = await noticesOf(review)
    expect(notices.map(({ userId, kind, facts, target }) => ({ userId, kind, facts, target }))).toEqual([
      { userId: demo.users.buyer, kind: 'review', facts: ['感谢支持，下一批已换加厚包装。', review.OrderNo], target: { Kind: 'review', OrderNo: review.OrderNo } },
    ])
    const entries = await mall.db.select().from(auditLog).where(and(eq(auditLog.entity, 'review'), eq(auditLog.entityId, String(review.ReviewId)))).orderBy(auditLog.id)
    expect(entries.map(({ action, before, after }) => [action, before?.Reply, after?.Reply])).toEqual([
      ['SellerReview.Reply', undefined, '感谢支持，下一批已换加厚包装。'],
      ['SellerReview.Reply', '感谢支持，下一批已换加厚包装。', '感谢支持，欢迎再次选购。'],
    ])
    expect(again.AllowActions).toEqual(['Reply', 'Hide'])
  })

  it('is not given to what was changed since it was read, and once however often it is sent', async () => {
    const review = await writtenBy(demo.users.buyer)
    const input = { ...asRead(review), Text: '感谢支持。' }
    const first = await mall.call('POST /api/SellerReview/Reply', input, { token: tokens.service })
    const second = await mall.call('POST /api/SellerReview/Reply', input, { token: tokens.service })
    expect(second.body).toEqual(first.body)
    expect((await reply(review, '另一个回复')).code).toBe('VERSION_CONFLICT')
    expect(await noticesOf(review)).toHaveLength(1)
  })

  it.each(['', '   ', '长'.repeat(501)])('is refused with the words %j', async (Text) => {
    const review = await writtenBy(demo.users.buyer)
    expect(await reply(review, Text)).toMatchObject({ body: null, code: 'INVALID_INPUT' })
    expect((await list({ Keyword: review.OrderNo })).Items).toContainEqual(review)
  })
})

describe('a hidden review', () => {
  it('is on no page and in no sum, is read with its reason by its writer, and comes back', async () => {
    const review = await writtenBy(demo.users.buyer)
    const before = await productPage(review.ProductCode)
    const countOnPage = async () => done(await mall.call('POST /api/Product/Detail', { ProductCode: review.ProductCode }, { token: tokens.buyer })).ReviewCount
    const counted = await countOnPage()
    const hidden = done(await hide(review, '含有广告和联系方式'))
    expect(hidden).toMatchObject({ Hidden: { Reason: '含有广告和联系方式', By: '商品专员' }, AllowActions: ['Show'] })
    const without = await productPage(review.ProductCode)
    expect(without.Items.some(({ ReviewId }) => ReviewId === review.ReviewId)).toBe(false)
    expect([without.Count, without.total, without.Distribution.reduce((sum, { Count }) => sum + Count, 0)]).toEqual([before.Count - 1, before.total - 1, before.Count - 1])
    expect(await countOnPage()).toBe(counted - 1)
    expect((await ownReview(review))?.Hidden?.Reason).toBe('含有广告和联系方式')
    expect((await reply(hidden, '您好')).code).toBe('REVIEW_ACTION_NOT_ALLOWED')
    expect((await hide(hidden, '广告')).code).toBe('REVIEW_ACTION_NOT_ALLOWED')

    const shown = done(await show(hidden))
    expect(shown).toMatchObject({ Hidden: null, AllowActions: ['Reply', 'Hide'] })
    expect((await productPage(review.ProductCode)).Count).toBe(before.Count)
    expect((await ownReview(review))?.Hidden).toBeNull()
    expect((await show(shown)).code).toBe('REVIEW_ACTION_NOT_ALLOWED')
    expect((await noticesOf(review)).map(({ facts }) => facts)).toEqual([['原因：含有广告和联系方式', review.OrderNo], [review.OrderNo]])
  })

  it('takes words of its buyer after it was answered, and neither write is lost', async () => {
    const review = await writtenBy(demo.users.buyer)
    await mall.db.update(lineReview).set({ createdAt: mall.clock(), appendedAt: null, appendText: '' }).where(eq(lineReview.id, review.ReviewId))
    const { Lines } = done(await mall.call('POST /api/Order/ReviewDetail', { OrderNo: review.OrderNo }, { token: tokens.buyer }))
    const LineId = Lines.find(({ ProductCode }) => ProductCode === review.ProductCode)?.LineId ?? 0
    const [appended, replied] = await Promise.all([
      mall.call('POST /api/Order/ReviewAppend', { OrderNo: review.OrderNo, LineId, Text: '用了两周，依然好用', RequestId: crypto.randomUUID() }, { token: tokens.buyer }),
      reply(review, '感谢支持。'),
    ])
    expect(appended.status).toBe(200)
    const own = await ownReview(review)
    expect(own?.Append?.Text).toBe('用了两周，依然好用')
    // Whoever comes second of the staff reads what was appended first.
    if (replied.body === null) expect(replied.code).toBe('VERSION_CONFLICT')
    else expect(own?.Reply?.Text).toBe('感谢支持。')
  })
})
