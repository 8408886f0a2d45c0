import { expect } from 'vitest'
import { orderStatus, type CallInput } from '@mall/api/contract'
import type { SellerOrderDetail, SellerPaymentDetail } from '@mall/api/seller/contract'
import { demo } from '../demo/organisation.ts'
import { approvedOrder, get } from '../testing/contract-cases/steps.ts'
import type { ContractTarget } from '../testing/contract-cases/define.ts'
import { testKillAmid, type Write } from '../testing/kill-amid.ts'

const once = () => ({ RequestId: crypto.randomUUID() })

/** A package with all of an order, which is confirmed. */
const shipment = async (target: ContractTarget): Promise<Write> => {
  const { OrderNo } = await approvedOrder(target, 1)
  const { Version } = await get(target, 'POST /api/SellerOrder/Detail', { OrderNo }, 'warehouse')
  const order = await get(target, 'POST /api/SellerOrder/Accept', { ...once(), OrderNo, Version }, 'warehouse')
  const Lines = order.Lines.map(({ LineId, Quantity }) => ({ LineId, Quantity }))
  return { key: 'POST /api/SellerOrder/Ship', input: { ...once(), OrderNo, Version: order.Version, Carrier: '顺远快递', TrackingNo: 'SY1234567890', Lines } as { readonly RequestId: string }, who: 'warehouse' }
}

const entry = (yuan: number): CallInput<'POST /api/SellerPayment/Create'> => ({
  ...once(), EnterpriseId: demo.enterprises.huaqiTech, PaidOn: '2026-01-05', Amount: yuan, Payer: '华启科技', Reference: crypto.randomUUID(), Note: '',
})

/** What is unpaid of each statement of a customer, put on it from money of its own. */
const matches = async (target: ContractTarget): Promise<Write[]> => {
  const writes: Write[] = []
  const { Candidates } = await get(target, 'POST /api/SellerPayment/Create', entry(1), 'accountant')
  for (const { StatementNo, UnpaidAmount, Version: ofStatement } of Candidates) {
    const { PaymentNo, Version } = await get(target, 'POST /api/SellerPayment/Create', entry(UnpaidAmount), 'accountant')
    const input: CallInput<'POST /api/SellerPayment/Match'> = { ...once(), PaymentNo, Version, Matches: [{ StatementNo, Version: ofStatement, Amount: UnpaidAmount }] }
    writes.push({ key: 'POST /api/SellerPayment/Match', input, who: 'accountant' })
  }
  return writes
}

const shipments = 4

testKillAmid('shipments and payments', {
  staff: ['warehouse', 'accountant'],
  isOnServerAlone: true,
  prepare: async (target) => {
    const ships: Write[] = []
    for (let nth = 0; nth < shipments; nth++) ships.push(await shipment(target))
    return [...ships, ...(await matches(target)), ...[1, 2].map((yuan): Write => ({ key: 'POST /api/SellerPayment/Create', input: entry(yuan), who: 'accountant' }))]
  },
  check: async (responses, target) => {
    const sent = responses.slice(0, shipments) as readonly SellerOrderDetail[]
    for (const { Status, Packages, OrderNo } of sent) {
      expect([Status, Packages.length]).toEqual([orderStatus.pendingReceipt, 1])
      expect((await get(target, 'POST /api/SellerOrder/Detail', { OrderNo }, 'warehouse')).Packages).toHaveLength(1)
    }
    const matched = responses.slice(shipments, -2) as readonly SellerPaymentDetail[]
    expect(matched.length).toBeGreaterThan(0)
    for (const { PaymentNo, Amount, MatchedAmount } of matched) {
      expect(MatchedAmount).toBe(Amount)
      expect((await get(target, 'POST /api/SellerPayment/Detail', { PaymentNo }, 'accountant')).Matches).toHaveLength(1)
    }
    const entered = responses.slice(-2) as readonly SellerPaymentDetail[]
    for (const { Reference } of entered) expect((await get(target, 'POST /api/SellerPayment/List', { Keyword: Reference, PageIndex: 1, PageSize: 10 }, 'accountant')).total).toBe(1)
  },
})
