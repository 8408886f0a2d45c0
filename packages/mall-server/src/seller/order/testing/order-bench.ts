import type { SellerOrder, SellerOrderDetail } from '@mall/api/seller/contract'
import { loginStaff } from '../../../testing/staff-sessions.ts'
import type { TestMall } from '../../../testing/test-mall.ts'
import { createReceiptBench } from '../../../trade/receipt/testing/receipt-bench.ts'

/** How an order is named as it was read. */
export const asRead = ({ OrderNo, Version }: Pick<SellerOrder, 'OrderNo' | 'Version'>) => ({ OrderNo, Version, RequestId: crypto.randomUUID() })

/** Orders of `buyer`, as the staff who send them see and change them. */
export const createOrderBench = async (mall: TestMall) => {
  const bench = await createReceiptBench(mall)
  const tokens = { warehouse: (await loginStaff(mall, 'warehouse')).Token, sales: (await loginStaff(mall, 'sales')).Token, goods: (await loginStaff(mall, 'goods')).Token }

  const detail = async (OrderNo: string, token = tokens.warehouse): Promise<SellerOrderDetail> => {
    const { body, message } = await mall.call('POST /api/SellerOrder/Detail', { OrderNo }, { token })
    if (body === null) throw new Error(message)
    return body
  }

  /** An order of so many pieces of a product each, 备货中. */
  const accepted = async (pieces: readonly number[]): Promise<SellerOrderDetail> => {
    const { OrderNo } = await bench.ordered(pieces)
    const { body, message } = await mall.call('POST /api/SellerOrder/Accept', asRead(await detail(OrderNo)), { token: tokens.warehouse })
    if (body === null) throw new Error(message)
    return body
  }

  /** Sends so many pieces of each line in a package. */
  const ship = async (order: SellerOrderDetail, pieces: readonly number[], TrackingNo = 'SY1234567890'): Promise<SellerOrderDetail> => {
    const Lines = order.Lines.flatMap(({ LineId }, at) => ((pieces[at] ?? 0) > 0 ? [{ LineId, Quantity: pieces[at] ?? 0 }] : []))
    const { body, message } = await mall.call('POST /api/SellerOrder/Ship', { ...asRead(order), Carrier: '顺远快递', TrackingNo, Lines }, { token: tokens.warehouse })
    if (body === null) throw new Error(message)
    return body
  }

  /** What a download returns; its code where it was refused. */
  const download = async (path: string, input: object, token = tokens.warehouse) => {
    const response = await mall.fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }, body: JSON.stringify(input) })
    const isFile = response.headers.get('Content-Disposition') !== null
    return {
      status: response.status,
      type: response.headers.get('Content-Type'),
      refusal: isFile ? null : ((await response.json()) as { MsgHeader: { Code: string; RetMessage: string } }).MsgHeader,
      bytes: isFile ? new Uint8Array(await response.arrayBuffer()) : new Uint8Array(),
    }
  }

  return { ...bench, tokens, detail, accepted, ship, download }
}

export type OrderBench = Awaited<ReturnType<typeof createOrderBench>>
