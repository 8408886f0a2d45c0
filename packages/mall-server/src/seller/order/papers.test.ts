import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderStatus, shortageKind } from '@mall/api/contract'
import { orderBatchLimits, sellerOrderStatuses } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { orders, orderShortage } from '../../platform/db/schema/order.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { asRead, createOrderBench, type OrderBench } from './testing/order-bench.ts'

let mall: TestMall
let bench: OrderBench
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createOrderBench(mall)
  // Then goods are listed by their codes.
  await mall.db.update(productStock).set({ place: '' })
}, 120_000)
afterAll(() => mall.close())

/** A file may break a word anywhere. */
const packed = (text: string): string => text.replaceAll(/\s/g, '')
const textOf = async (bytes: Uint8Array): Promise<string> => packed((await pdfPages(bytes)).join(''))
const pickList = (OrderNos: readonly string[], token?: string) => bench.download('/api/SellerOrder/PickList', { OrderNos }, token)
const deliveryNote = (OrderNos: readonly string[], PackageNo?: string, token?: string) => bench.download('/api/SellerOrder/DeliveryNote', { OrderNos, ...(PackageNo === undefined ? {} : { PackageNo }) }, token)

describe('拣货单', () => {
  it('has the goods of several orders by code, with what of them each gets, and room to sign', async () => {
    const [one, other] = [await bench.accepted([5, 2]), await bench.accepted([3])]
    const { bytes, type } = await pickList([one.OrderNo, other.OrderNo])
    expect(type).toBe('application/pdf')
    const text = await textOf(bytes)
    for (const words of ['拣货单', '上海仓', one.OrderNo, other.OrderNo, one.EnterpriseName, '合计3种，10件', '合计2个订单，10件', '拣货人：', '复核人：', '第1页，共1页']) expect(text).toContain(packed(words))
    const codes = [...one.Lines, ...other.Lines].map(({ ProductCode }) => ProductCode).toSorted()
    expect(codes.map((code) => text.indexOf(code))).toEqual(codes.map((code) => text.indexOf(code)).toSorted((a, b) => a - b))
    for (const { ProductCode, CustomerProductName, Unit, Quantity } of one.Lines) expect(text).toContain(packed(`${ProductCode}${CustomerProductName}${Unit}${Quantity}1：${Quantity}`))
    for (const { ProductCode, CustomerProductName, Unit, Quantity } of other.Lines) expect(text).toContain(packed(`${ProductCode}${CustomerProductName}${Unit}${Quantity}2：${Quantity}`))
    expect(text).not.toContain('50.00')
  })

  it('says beside the pieces how many larger units they are, and so does a 送货单', async () => {
    const order = await bench.accepted([23, 4])
    const [line, less] = order.Lines
    await mall.db.update(product).set({ packing: '', units: [{ Name: '箱', Pieces: 5 }] }).where(inArray(product.code, [line?.ProductCode ?? '', less?.ProductCode ?? '']))
    const text = await textOf((await pickList([order.OrderNo])).bytes)
    expect(text).toContain(packed(`${line?.CustomerProductName ?? ''}${line?.Unit ?? ''}234箱3${line?.Unit ?? ''}1：23`))
    expect(text).toContain(packed(`${less?.CustomerProductName ?? ''}${less?.Unit ?? ''}41：4`))
    const note = packed((await pdfPages((await deliveryNote([(await bench.ship(order, [10])).OrderNo])).bytes)).join(''))
    expect(note).toContain(packed(`${line?.CustomerProductName ?? ''}${line?.Unit ?? ''}102箱`))
  })

  it('is in the order of the shelves; what has no place comes last', async () => {
    const order = await bench.accepted([1, 1, 1])
    const codes = order.Lines.map(({ ProductCode }) => ProductCode).toSorted()
    const [first = '', second = '', third = ''] = codes
    const put = async (code: string, place: string) => {
      const [row] = await mall.db.select({ id: product.id }).from(product).where(eq(product.code, code))
      await mall.db.update(productStock).set({ place }).where(eq(productStock.productId, row?.id ?? 0))
    }
    await put(third, 'A-2-1')
    await put(second, 'A-10-1')
    const text = await textOf((await pickList([order.OrderNo])).bytes)
    expect([`A-2-1${third}`, `A-10-1${second}`, first].map((words) => text.indexOf(words))).toEqual([`A-2-1${third}`, `A-10-1${second}`, first].map((words) => text.indexOf(words)).filter((at) => at >= 0).toSorted((a, b) => a - b))
    await put(third, '')
    await put(second, '')
  })

  it('leaves out what has left, and what a buyer is asked about', async () => {
    const order = await bench.ship(await bench.accepted([6, 4]), [2, 4])
    const [line, sent] = order.Lines
    const { Items = [] } = (await mall.call('POST /api/SellerOrder/Substitutes', { OrderNo: order.OrderNo, LineId: line?.LineId ?? 0, Quantity: 1, Keyword: '' }, { token: bench.tokens.warehouse })).body ?? {}
    const [instead] = Items
    const asked = await mall.call(
      'POST /api/SellerOrder/Shortage',
      { ...asRead(order), Lines: [{ Kind: shortageKind.replace, LineId: line?.LineId ?? 0, Quantity: 1, Reason: '', ReplacementCode: instead?.ProductCode ?? '', ReplacementQuantity: instead?.Quantity ?? 1 }] },
      { token: bench.tokens.warehouse },
    )
    expect(asked).toMatchObject({ success: true })
    const text = await textOf((await pickList([order.OrderNo])).bytes)
    expect(text).toContain('合计1种，3件')
    expect(text).not.toContain(sent?.ProductCode ?? '')
    // All that is left is asked about.
    await mall.db.update(orderShortage).set({ quantity: 4 }).where(eq(orderShortage.productCode, line?.ProductCode ?? ''))
    expect((await pickList([order.OrderNo])).refusal).toMatchObject({ Code: 'PAPER_EMPTY', RetMessage: '所选订单没有可拣的商品' })
  })

  it('is of orders that are being packed alone, and of so many', async () => {
    const { OrderNo } = await bench.ordered([1])
    expect((await pickList([(await bench.accepted([1])).OrderNo, OrderNo])).refusal).toMatchObject({ Code: 'PAPER_EMPTY', RetMessage: `订单${OrderNo}不在备货中，不能打印拣货单` })
    const many = Array.from({ length: orderBatchLimits.orders + 1 }, (_, at) => `D20260318${String(at).padStart(8, '0')}`)
    expect((await pickList(many)).refusal?.Code).toBe('INVALID_INPUT')
    expect((await pickList([OrderNo, OrderNo])).refusal?.Code).toBe('INVALID_INPUT')
  })
})

describe('送货单', () => {
  it('is one for each package, from a page of its own on: whose it is, what is in it, who carries it, who signs it', async () => {
    const order = await bench.ship(await bench.ship(await bench.accepted([5, 2]), [3]), [2, 2], 'SY9876543210')
    const pages = (await pdfPages((await deliveryNote([order.OrderNo])).bytes)).map(packed)
    expect(pages).toHaveLength(2)
    for (const [at, parcel] of order.Packages.entries()) {
      const { Address: { Consignee, FullAddress } } = order
      const [line] = order.Lines
      for (const words of ['送货单', parcel.PackageNo, order.OrderNo, order.EnterpriseName, '文房商城', Consignee, FullAddress, '顺远快递', parcel.TrackingNo, line?.ProductCode ?? '', line?.CustomerProductName ?? '', '收货人：', '送货人：', '第1页，共1页']) {
        expect(pages[at], words).toContain(packed(words))
      }
    }
    expect(pages[0]).toContain('合计1种，3件')
    expect(pages[1]).toContain('合计2种，4件')
    expect(pages.join('')).not.toContain('50.00')
  })

  it('is of one package when it is named, and of none that is not the order’s', async () => {
    const order = await bench.ship(await bench.ship(await bench.accepted([5]), [3]), [2], 'SY9876543210')
    const other = await bench.ship(await bench.accepted([1]), [1])
    const pages = await pdfPages((await deliveryNote([order.OrderNo], order.Packages[1]?.PackageNo)).bytes)
    expect(pages).toHaveLength(1)
    expect(packed(pages[0] ?? '')).toContain('SY9876543210')
    expect((await deliveryNote([order.OrderNo], other.Packages[0]?.PackageNo)).refusal?.Code).toBe('PACKAGE_NOT_FOUND')
    expect((await deliveryNote([(await bench.accepted([1])).OrderNo])).refusal).toMatchObject({ Code: 'PAPER_EMPTY', RetMessage: '所选订单还没有发出的包裹' })
  })
})

it('papers of a company outside the portfolio are none; who may not see orders is refused', async () => {
  const own = await bench.ship(await bench.accepted([2]), [1])
  const [foreign] = await mall.db.select().from(orders).where(and(eq(orders.enterpriseId, demo.enterprises.yuanfanLogistics), inArray(orders.status, [...sellerOrderStatuses]))).limit(1)
  for (const print of [pickList, (numbers: readonly string[], token?: string) => deliveryNote(numbers, undefined, token)]) {
    expect((await print([own.OrderNo], bench.tokens.sales)).refusal).toBeNull()
    expect((await print([own.OrderNo, foreign?.orderNo ?? ''], bench.tokens.sales)).refusal?.Code).toBe('ORDER_NOT_FOUND')
    expect((await print([own.OrderNo], bench.tokens.goods)).status).toBe(403)
  }
  const [waiting] = await mall.db.select().from(orders).where(eq(orders.status, orderStatus.pendingApproval)).limit(1)
  expect((await deliveryNote([waiting?.orderNo ?? ''])).refusal?.Code).toBe('ORDER_NOT_FOUND')
})
