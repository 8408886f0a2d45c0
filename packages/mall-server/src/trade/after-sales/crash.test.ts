import { expect } from 'vitest'
import { orderStatus, type AfterSalesSummary } from '@mall/api/contract'
import { get } from '../../testing/contract-cases/steps.ts'
import type { ContractTarget } from '../../testing/contract-cases/define.ts'
import { testKillAmid, type Write } from '../../testing/kill-amid.ts'

const wanted = 10

const pageOfAll = { PageIndex: 1, PageSize: 1000 } as const

/** What can be applied for of what the buyer received, a piece at a time: some of it of one line, whose pieces run out. */
const applicationsFor = async (target: ContractTarget): Promise<Write[]> => {
  const writes: Write[] = []
  const { Items } = await get(target, 'POST /api/Order/List', { ...pageOfAll, Status: orderStatus.completed }, 'buyer')
  for (const { OrderNo } of Items) {
    const { Lines } = await get(target, 'POST /api/Order/Detail', { OrderNo }, 'buyer')
    for (const { LineId, AfterSalesQuantity } of Lines.filter((line) => line.AfterSalesQuantity > 0)) {
      const { SupportTypes } = await get(target, 'POST /api/AfterSales/Check', { OrderNo, LineId }, 'buyer')
      const { Type } = SupportTypes.find(({ IsOpen }) => IsOpen) ?? { Type: 3 }
      for (let piece = 0; piece < Math.min(2, AfterSalesQuantity); piece++) {
        const input = {
          RequestId: crypto.randomUUID(), OrderNo, LineId, Type, Quantity: 1, Reason: '质量问题', Description: '收到时外壳有明显裂纹，无法正常使用',
          Images: [], ReturnMode: 2, Contact: '前台收发', Mobile: '13800000009',
        }
        writes.push({ key: 'POST /api/AfterSales/Apply', input, who: 'buyer' })
        if (writes.length === wanted) return writes
      }
    }
  }
  throw new Error(`The buyer received no ${wanted} pieces`)
}

let before = 0

const countServices = async (target: ContractTarget): Promise<number> => (await get(target, 'POST /api/AfterSales/List', pageOfAll, 'buyer')).total

testKillAmid('applications for returns', {
  prepare: async (target) => {
    before = await countServices(target)
    return applicationsFor(target)
  },
  check: async (responses, target) => {
    const numbers = (responses as readonly AfterSalesSummary[]).map(({ ReturnOrderId }) => ReturnOrderId)
    expect(new Set(numbers).size).toBe(wanted)
    expect(await countServices(target)).toBe(before + wanted)
  },
})
