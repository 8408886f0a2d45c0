import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderStatus, type CallOutput } from '@mall/api/contract'
import { shipmentRowLimit, type SellerOrderDetail } from '@mall/api/seller/contract'
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

type Sheet = CallOutput<'POST /api/SellerOrder/ShipCheck'>

const titles = ['订单号', '商品编码', '件数', '承运商', '运单号']
const check = async (rows: readonly (readonly string[])[], token = bench.tokens.warehouse) => mall.send('POST /api/SellerOrder/ShipCheck', pastedTable([titles, ...rows].map((cells) => cells.join('\t')).join('\n')), { token })
const checked = async (rows: readonly (readonly string[])[]): Promise<Sheet> => {
  const { body, message } = await check(rows)
  if (body === null) throw new Error(message)
  return body as Sheet
}
const problemsOf = ({ Rows }: Sheet) => Rows.map(({ Problems }) => Problems.map(({ Column, Message }) => [Column, Message]))
const land = async (rows: readonly (readonly string[])[], RequestId: string = crypto.randomUUID(), token = bench.tokens.warehouse) => {
  const { body, message, status } = await mall.call('POST /api/SellerOrder/ShipImport', { RequestId, Rows: rows.map((cells, at) => ({ RowNo: at + 2, Cells: [...cells] })) }, { token })
  if (body === null) throw new Error(`${status} ${message}`)
  return body.Results
}
const codeOf = ({ Lines }: SellerOrderDetail, at: number): string => Lines[at]?.ProductCode ?? ''
let number = 0
const tracking = (): string => `SY${String(20_260_000 + number++)}`

describe('a sheet of packages', () => {
  it('is the one that is downloaded, filled in', async () => {
    const order = await bench.ship(await bench.accepted([5, 2]), [2])
    const { bytes, type } = await bench.download('/api/SellerOrder/ShipSheet', { OrderNos: [order.OrderNo] })
    expect(type).toContain('spreadsheetml')
    const rows = (await mall.deps.readTable(bytes)).map(({ cells }) => cells)
    expect(rows[0]).toEqual(['订单号', '客户', '商品编码', '商品', '件数', '承运商', '运单号'])
    expect(rows.slice(1).map((cells) => [cells[0], cells[2], cells[4]])).toEqual([[order.OrderNo, codeOf(order, 0), '3'], [order.OrderNo, codeOf(order, 1), '2']])
    const form = new FormData()
    form.set('file', new File([bytes], '发货表.xlsx'))
    const sheet = (await mall.send('POST /api/SellerOrder/ShipCheck', form, { token: bench.tokens.warehouse })).body as Sheet
    expect(sheet.Columns).toEqual(titles)
    expect(sheet.Rows.map(({ Cells }) => Cells.slice(0, 3))).toEqual([[order.OrderNo, codeOf(order, 0), '3'], [order.OrderNo, codeOf(order, 1), '2']])
    expect(problemsOf(sheet)).toEqual([[[3, '承运商不能为空'], [4, '运单号不能为空']], [[3, '承运商不能为空'], [4, '运单号不能为空']]])
    expect((await bench.download('/api/SellerOrder/ShipSheet', { OrderNos: [(await bench.ordered([1])).OrderNo] })).refusal?.Code).toBe('PAPER_EMPTY')
  })

  it('says of each cell what is wrong with it, and ships nothing', async () => {
    const [order, unconfirmed] = [await bench.accepted([5, 2]), (await bench.ordered([1])).OrderNo]
    const [one, two, three, four] = [tracking(), tracking(), tracking(), tracking()]
    const sheet = await checked([
      [order.OrderNo, codeOf(order, 0), '3', '顺远快递', one],
      [order.OrderNo, codeOf(order, 0), '3', '顺远快递', two],
      [order.OrderNo, codeOf(order, 0), '1', '顺远快递', one],
      [order.OrderNo, codeOf(order, 1), '1', '速达物流', one],
      [order.OrderNo, '404404', '1', '顺远快递', three],
      ['D2026010100000000', '1', '1', '顺远快递', four],
      [unconfirmed, '1', '1', '顺远快递', four],
      [order.OrderNo, codeOf(order, 1), '两', '顺远快递', '<b>'],
    ])
    expect(problemsOf(sheet)).toEqual([
      [[4, '同一个包裹的第 4 行有误，改好后一起发']],
      [[2, '最多还可发 2']],
      [[1, '与第 2 行重复，请合并成一行']],
      [[3, '同一运单号的承运商须相同，第 2 行是顺远快递']],
      [[1, '订单里没有这个编码的商品']],
      [[0, '没有这个订单号的订单']],
      [[0, '订单还没有确认，请先确认']],
      [[2, '件数须为正整数'], [4, '运单号须为 4–40 位字母、数字或连字符']],
    ])
    expect(await bench.detail(order.OrderNo)).toEqual(order)
  })

  it('ships a package for each tracking number, whole or not at all, and the same file again changes nothing', async () => {
    const [order, other] = [await bench.accepted([5, 2]), await bench.accepted([4])]
    const [one, two, three] = [tracking(), tracking(), tracking()]
    const rows = [
      [order.OrderNo, codeOf(order, 0), '3', '顺远快递', one], [order.OrderNo, codeOf(order, 1), '2', '顺远快递', one],
      [order.OrderNo, codeOf(order, 0), '2', '速达物流', two], [other.OrderNo, codeOf(other, 0), '1', '顺远快递', three],
    ]
    expect(problemsOf(await checked(rows))).toEqual([[], [], [], []])
    const RequestId = crypto.randomUUID()
    const results = await land(rows, RequestId)
    expect(results.map(({ RowNo, Success, Message }) => [RowNo, Success, Message])).toEqual([
      [2, true, `${order.OrderNo} 已发出 5 件`], [3, true, `${order.OrderNo} 已发出 5 件`], [4, true, `${order.OrderNo} 已发出 2 件`], [5, true, `${other.OrderNo} 已发出 1 件`],
    ])
    const after = [await bench.detail(order.OrderNo), await bench.detail(other.OrderNo)] as const
    expect(after.map(({ Status }) => Status)).toEqual([orderStatus.pendingReceipt, orderStatus.partlyShipped])
    expect(after[0].Packages.map(({ Carrier, TrackingNo, Lines }) => [Carrier, TrackingNo, Lines.map(({ Quantity }) => Quantity)])).toEqual([['顺远快递', one, [3, 2]], ['速达物流', two, [2]]])
    // The response was lost; then the file is taken again, by its check and past it.
    expect(await land(rows, RequestId)).toEqual(results)
    expect(problemsOf(await checked(rows)).flat()).toEqual([...[1, 1, 2].map((at) => [4, `已经发过（包裹 ${order.OrderNo}-${at}），不会再发`]), [4, `已经发过（包裹 ${other.OrderNo}-1），不会再发`]])
    expect((await land(rows)).map(({ Success, Code }) => [Success, Code])).toEqual(rows.map(() => [false, 'IMPORT_ROW_INVALID']))
    expect([await bench.detail(order.OrderNo), await bench.detail(other.OrderNo)]).toEqual(after)
  })

  it('a package that has become impossible meanwhile leaves the others shipped', async () => {
    const [order, other] = [await bench.accepted([5]), await bench.accepted([4])]
    const rows = [[order.OrderNo, codeOf(order, 0), '5', '顺远快递', tracking()], [other.OrderNo, codeOf(other, 0), '4', '顺远快递', tracking()]]
    await bench.ship(order, [1])
    expect((await land(rows)).map(({ Success, Message }) => [Success, Message])).toEqual([[false, '最多还可发 4'], [true, `${other.OrderNo} 已发出 4 件`]])
    expect((await bench.detail(order.OrderNo)).OpenQuantity).toBe(4)
  })

  it('has an end, and is read like every table', async () => {
    const order = await bench.accepted([1])
    const row = [order.OrderNo, codeOf(order, 0), '1', '顺远快递', tracking()]
    expect((await check(Array.from({ length: shipmentRowLimit + 1 }, () => row))).code).toBe('IMPORT_TOO_LONG')
    const form = new FormData()
    form.set('file', new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])], '发货表.xlsx'))
    expect((await mall.send('POST /api/SellerOrder/ShipCheck', form, { token: bench.tokens.warehouse })).success).toBe(false)
    expect((await check([row], bench.tokens.sales)).status).toBe(403)
    await expect(land([row], crypto.randomUUID(), bench.tokens.sales)).rejects.toThrow('403')
  })
})

it('two clerks who send the same file at once: each package once', async () => {
  for (let round = 0; round < 3; round++) {
    const some = [await bench.accepted([6]), await bench.accepted([6]), await bench.accepted([6])]
    const rows = some.map((order) => [order.OrderNo, codeOf(order, 0), '2', '顺远快递', tracking()])
    const replies = await Promise.all([land(rows), land(rows.toReversed()), land(rows), land(rows.toReversed())])
    expect(replies.flat().filter(({ Success }) => Success)).toHaveLength(rows.length)
    for (const { OrderNo } of some) expect(await bench.detail(OrderNo)).toMatchObject({ OpenQuantity: 4, Packages: [{ Lines: [{ Quantity: 2 }] }] })
  }
})
