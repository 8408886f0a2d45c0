import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderStatus, type CallOutput } from '@mall/api/contract'
import { shipmentRowLimit, type SellerOrderDetail } from '@mall/api/seller/contract'
import { toInstant } from '../../platform/time.ts'
import { pastedTable } from '../../testing/contract-cases/steps.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { createOrderBench, type OrderBench } from './testing/order-bench.ts'

let mall: TestMall
let bench: OrderBench
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createOrderBench(mall)
}, 120_000)
afterEach(async () => expect(await findTradeViolations(mall.db)).toEqual([]))
afterAll(() => mall.close())

type Sheet = CallOutput<'POST /api/SellerOrder/TrackCheck'>

const titles = ['运单号', '时间', '轨迹', '签收', '订单号']
const check = (rows: readonly (readonly string[])[], token = bench.tokens.warehouse) => mall.send('POST /api/SellerOrder/TrackCheck', pastedTable([titles, ...rows].map((cells) => cells.join('\t')).join('\n')), { token })
const problemsOf = async (rows: readonly (readonly string[])[]) => {
  const { body, message } = await check(rows)
  if (body === null) throw new Error(message)
  return (body as Sheet).Rows.map(({ Problems }) => Problems.map(({ Column, Message }) => [Column, Message]))
}
const land = async (rows: readonly (readonly string[])[], RequestId: string = crypto.randomUUID(), token = bench.tokens.warehouse) => {
  const { body, message, status } = await mall.call('POST /api/SellerOrder/TrackImport', { RequestId, Rows: rows.map((cells, at) => ({ RowNo: at + 2, Cells: [...cells] })) }, { token })
  if (body === null) throw new Error(`${status} ${message}`)
  return body.Results.map(({ RowNo, Success, Message }) => [RowNo, Success, Message])
}

let number = 0
const tracking = (): string => `GJ${String(20_260_000 + number++)}`
/** An order of which a package is on its way. */
const sent = async (pieces: readonly number[], of = pieces, trackingNo = tracking()) => ({ order: await bench.ship(await bench.accepted(of), pieces, trackingNo), trackingNo })
/** The minute that is so many minutes away, as people write it. */
const minute = (away = 0): string => toInstant(new Date(mall.deps.clock().getTime() + away * 60_000)).slice(0, 16).replace('T', ' ')
const tracksOf = ({ Packages }: SellerOrderDetail, trackingNo: string) => Packages.find(({ TrackingNo }) => TrackingNo === trackingNo)?.Tracks.map(({ Text }) => Text)

describe('a sheet of tracks', () => {
  it('says of each cell what is wrong with it, and writes nothing', async () => {
    const { order, trackingNo } = await sent([5])
    const shared = tracking()
    const [first, second] = [await sent([1], [1], shared), await sent([1], [1], shared)]
    expect(
      await problemsOf([
        [trackingNo, minute(), '已到达浦东集散中心', '', ''],
        [trackingNo, minute(), '已到达浦东集散中心', '', ''],
        ['GJ404404', minute(), '已到达浦东集散中心', '', ''],
        [trackingNo, minute(), '已到达浦东集散中心', '', first.order.OrderNo],
        [shared, minute(), '已到达浦东集散中心', '', ''],
        [shared, minute(), '已到达浦东集散中心', '', second.order.OrderNo],
        [trackingNo, minute(5), '派送中', '', ''],
        [trackingNo, minute(-60), '派送中', '', ''],
        [trackingNo, '昨天', '', '也许', ''],
        [trackingNo, minute().slice(0, 10), 'x'.repeat(101), '', ''],
      ]),
    ).toEqual([
      [],
      [[2, '与第 2 行重复']],
      [[0, '没有这个运单号的包裹']],
      [[0, '这个订单没有这个运单号的包裹']],
      [[4, '有几个包裹是这个运单号，请填写订单号']],
      [],
      [[1, '时间不能晚于现在']],
      [[1, `时间不能早于发货时间 ${minute()}`]],
      [[1, '时间须如2026-03-18 16:20'], [2, '轨迹不能为空'], [3, '签收须为是或否，可以不填']],
      [[1, '时间须如2026-03-18 16:20'], [2, '轨迹不能超过100个字']],
    ])
    expect(await bench.detail(order.OrderNo)).toEqual(order)
  })

  it('is written once for each package, whoever sends it again, and asks for the receipt with the arrival', async () => {
    const [one, other] = [await sent([5]), await sent([2], [4])]
    const rows = [
      [one.trackingNo, minute(), '已揽收', '否', ''], [one.trackingNo, minute().replaceAll('-', '/'), '已签收', '是', one.order.OrderNo],
      [other.trackingNo, `${minute()}:30`, '已揽收', '', ''], ['GJ404404', minute(), '已揽收', '', ''],
    ]
    const RequestId = crypto.randomUUID()
    const results = await land(rows, RequestId)
    expect(results).toEqual([
      [2, true, `${one.order.OrderNo} 记下 2 条`], [3, true, `${one.order.OrderNo} 记下 2 条`], [4, true, `${other.order.OrderNo} 记下 1 条`], [5, false, '没有这个运单号的包裹'],
    ])
    const after = await bench.detail(one.order.OrderNo)
    expect(tracksOf(after, one.trackingNo)).toEqual(expect.arrayContaining(['已揽收', '已签收']))
    expect(after.Status).toBe(orderStatus.pendingReceipt)
    const notices = await mall.call('POST /api/Notice/List', { PageIndex: 1, PageSize: 20 }, { token: bench.token })
    const arrivals = notices.body?.Items.filter(({ Title }) => Title === '你的订单已送达，请确认收货').map((notice) => JSON.stringify(notice))
    expect(arrivals?.filter((text) => text.includes(one.order.OrderNo))).toHaveLength(1)
    expect(arrivals?.some((text) => text.includes(other.order.OrderNo))).toBe(false)
    // The response was lost; then the file is taken again, by its check and past it.
    expect(await land(rows, RequestId)).toEqual(results)
    expect(await problemsOf(rows.slice(0, 3))).toEqual([0, 1, 2].map(() => [[2, '已经记过，不会再记']]))
    expect(await land(rows.slice(0, 3))).toEqual([2, 3, 4].map((row) => [row, false, '已经记过，不会再记']))
    expect(await bench.detail(one.order.OrderNo)).toEqual(after)
  })

  it('writes nothing of what is over, nor for those who do not send, and has an end', async () => {
    const { order, trackingNo } = await sent([1])
    const row = [trackingNo, minute(), '派送中', '', '']
    await bench.receive(order.OrderNo, [{ received: 1 }])
    expect(await problemsOf([row])).toEqual([[[0, '订单已完成，不能再写轨迹']]])
    expect((await check([row], bench.tokens.sales)).status).toBe(403)
    await expect(land([row], crypto.randomUUID(), bench.tokens.sales)).rejects.toThrow('403')
    expect((await check(Array.from({ length: shipmentRowLimit + 1 }, () => row))).code).toBe('IMPORT_TOO_LONG')
  })
})

it('two clerks who send the same file at once: each track once', async () => {
  const some = [await sent([1]), await sent([1]), await sent([1])]
  const rows = some.map(({ trackingNo }) => [trackingNo, minute(), '派送中', '', ''])
  await Promise.all([land(rows), land(rows.toReversed()), land(rows), land(rows.toReversed())])
  for (const { order, trackingNo } of some) expect(tracksOf(await bench.detail(order.OrderNo), trackingNo)?.filter((text) => text === '派送中')).toHaveLength(1)
})
