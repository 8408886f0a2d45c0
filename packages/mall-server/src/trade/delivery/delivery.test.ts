import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../app/app.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { signWebhook } from '../../platform/http/standard-webhooks.ts'
import { silentLog, type Log } from '../../platform/log.ts'
import { createOrderBench, type OrderBench } from '../../seller/order/testing/order-bench.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import type { Carrier } from './carrier.ts'
import { createWebhookCarrier, maxNews } from './webhook-carrier.ts'

const secret = `whsec_${btoa('a secret of the mall and of who knows its parcels')}`

let mall: TestMall
let bench: OrderBench

beforeAll(async () => {
  mall = await createTestMall({ carrier: createWebhookCarrier(secret) })
  bench = await createOrderBench(mall)
}, 120_000)
afterAll(() => mall.close())

const news = (trackingNo: string, more: object = {}) => ({ eventId: crypto.randomUUID(), carrier: '顺远快递', trackingNo, at: mall.clock().toISOString(), text: '快件已到达上海转运中心', ...more })

/** A notice as the carrier sends it, or nearly. */
const notify = async (data: unknown, { type = 'parcel.tracked', key = secret, at = mall.clock(), alter = (body: string) => body } = {}) => {
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  const headers = await signWebhook(key, crypto.randomUUID(), body, at)
  return (await mall.fetch('/deliveries/notify', { method: 'POST', headers, body: alter(body) })).status
}

/** An order of which all is on its way, under a number of its own. */
const sent = async () => {
  const trackingNo = `SY${crypto.randomUUID().slice(0, 8)}`
  const order = await bench.ship(await bench.accepted([2]), [2], trackingNo)
  return { trackingNo, OrderNo: order.OrderNo }
}
const tracksOf = async (OrderNo: string) => (await bench.detail(OrderNo)).Packages[0]?.Tracks.map(({ Text }) => Text)
/** How often the purchaser was asked to confirm a receipt. */
const asked = () => mall.db.$count(userNotice, eq(userNotice.kind, 'orderDelivered'))

describe('what a carrier reports', () => {
  test('stands on the package, the newest first, whatever came first', async () => {
    const { trackingNo, OrderNo } = await sent()
    const later = new Date(mall.clock().getTime() - 60_000)
    const earlier = new Date(later.getTime() - 3_600_000)
    expect(await notify([news(trackingNo, { at: later.toISOString(), text: '快件正在派送' })])).toBe(204)
    expect(await notify([news(trackingNo, { at: earlier.toISOString(), text: '快件已揽收' })])).toBe(204)
    expect(await tracksOf(OrderNo)).toEqual(['快件正在派送', '快件已揽收'])
  })

  test('is written once, however often and by how many it is sent, and the purchaser is asked once', async () => {
    const { trackingNo, OrderNo } = await sent()
    const before = await asked()
    const arrived = news(trackingNo, { text: '已签收，签收人：前台', delivered: true })
    expect(await Promise.all([notify([arrived]), notify([arrived, arrived]), notify([arrived])])).toEqual([204, 204, 204])
    expect(await notify([arrived, news(trackingNo, { text: '回单已上传' })])).toBe(204)
    expect((await tracksOf(OrderNo))?.toSorted()).toEqual(['回单已上传', '已签收，签收人：前台'])
    expect(await asked()).toBe(before + 1)
  })

  test('changes no version, so that an open page of the buyer still counts', async () => {
    const { trackingNo, OrderNo } = await sent()
    const { Version } = await bench.detail(OrderNo)
    await notify([news(trackingNo)])
    expect((await bench.detail(OrderNo)).Version).toBe(Version)
  })

  test('of a parcel that nobody sent is nobody’s, and of another carrier with this number too', async () => {
    const { trackingNo, OrderNo } = await sent()
    expect(await notify([news('SY0000000000'), news(trackingNo, { carrier: '别家快递' })])).toBe(204)
    expect(await tracksOf(OrderNo)).toEqual([])
  })

  test('that is dated in the future happened now; long words are cut, and none turns the writing around', async () => {
    const { trackingNo, OrderNo } = await sent()
    await notify([news(trackingNo, { at: '2099-01-01T00:00:00Z', text: `\u202e签收\u0000${'件'.repeat(300)}` })])
    const [track] = (await bench.detail(OrderNo)).Packages[0]?.Tracks ?? []
    expect(track?.Text).toBe(`签收${'件'.repeat(98)}`)
    expect(new Date(track?.Time ?? 0).getTime()).toBeLessThanOrEqual(mall.clock().getTime())
  })
})

describe('a notice is refused without a word, and changes nothing', () => {
  const old = () => new Date(mall.clock().getTime() - 6 * 60_000)
  test.each<[string, (data: object[]) => Promise<number>]>([
    ['signed with another secret', (data) => notify(data, { key: `whsec_${btoa('another secret, of the same length as it is')}` })],
    ['changed on its way', (data) => notify(data, { alter: (body) => body.replace('快件', '急件') })],
    ['sent again after six minutes', (data) => notify(data, { at: old() })],
    ['of another kind', (data) => notify(data, { type: 'parcel.lost' })],
    ['with more than it may have', (data) => notify(Array.from({ length: maxNews + 1 }, () => data[0]))],
    ['without a report', () => notify([])],
    ['with a tracking number that is none', (data) => notify([{ ...data[0], trackingNo: '<b>' }])],
    ['longer than it may be', (data) => notify(data, { alter: (body) => body + ' '.repeat(200_000) })],
    ['without words', (data) => notify([{ ...data[0], text: '' }])],
    ['without words that can be seen', (data) => notify([{ ...data[0], text: '\u0000\u202e ' }])],
    ['with words of no width', (data) => notify([{ ...data[0], text: '\u200b\u2060\u3164\u00ad' }])],
    ['with a number that the database cannot hold', (data) => notify([{ ...data[0], eventId: 'a\u0000b' }])],
    ['with a number that is no text', (data) => notify([{ ...data[0], eventId: 'a\ud800' }])],
    ['of a carrier whose name it cannot hold', (data) => notify([{ ...data[0], carrier: 'a\u0000b' }])],
    ['of a year that it does not know', (data) => notify([{ ...data[0], at: '0000-01-01T00:00:00Z' }])],
    ['with bytes before what was signed', (data) => notify(data, { alter: (body) => `\ufeff${body}` })],
  ])('%s', async (_, send) => {
    const { trackingNo, OrderNo } = await sent()
    expect(await send([news(trackingNo)])).toBe(400)
    expect(await tracksOf(OrderNo)).toEqual([])
  })

  test('a mistake of the mall’s own is a 500 that the log names, and no fault of the carrier', async () => {
    const error = vi.fn<Log['error']>()
    const broken: Carrier = { readNotice: () => Promise.reject(new TypeError('reading undefined')) }
    const other = createApp({ ...mall.deps, carrier: broken, log: { ...silentLog, error } })
    expect((await other.request('/deliveries/notify', { method: 'POST', body: '{}' })).status).toBe(500)
    expect(error).toHaveBeenCalledExactlyOnceWith('a notice of a carrier cannot be taken', { error: 'TypeError' })
    expect((await other.request('/deliveries/notify', { method: 'POST', body: new Uint8Array([0xff]) })).status).toBe(400)
  })

  test('where no carrier reports there is no such address', async () => {
    const other = createApp({ ...mall.deps, carrier: null })
    expect((await other.request('/deliveries/notify', { method: 'POST', body: '{}' })).status).toBe(404)
  })
})
