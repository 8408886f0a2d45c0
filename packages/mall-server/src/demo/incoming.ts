import { and, asc, eq } from 'drizzle-orm'
import { incomingStatus, mainWarehouse } from '@mall/api/seller/contract'
import { productStock } from '../platform/db/schema/catalogue.ts'
import { incomingStock } from '../platform/db/schema/incoming.ts'
import { addDays, toDay } from '../platform/time.ts'
import type { SeedContext } from './context.ts'
import { demoStaff } from './staff.ts'

/** What the seller has bought of products that have run out: what comes soon, what is late, and what was called off. Nothing of it has come, so that the stock is that of the catalogue. */
const drawn = [
  { quantity: 120, dueInDays: 3, note: '云笺坊 采购单 PO-0312', status: incomingStatus.onWay },
  { quantity: 40, dueInDays: -2, note: '芯榆 采购单 PO-0298', status: incomingStatus.onWay },
  { quantity: 200, dueInDays: 9, note: '', status: incomingStatus.onWay },
  { quantity: 60, dueInDays: 5, note: '供应商停产', status: incomingStatus.cancelled },
] as const

export const seedIncoming = async ({ db, now }: SeedContext): Promise<void> => {
  const soldOut = await db
    .select({ productId: productStock.productId })
    .from(productStock)
    .where(and(eq(productStock.areaCode, mainWarehouse), eq(productStock.quantity, 0)))
    .orderBy(asc(productStock.productId))
    .limit(drawn.length)
  const rows = soldOut.flatMap(({ productId }, at): (typeof incomingStock.$inferInsert)[] => {
    const one = drawn[at]
    if (one === undefined) return []
    const { dueInDays, ...rest } = one
    return [{ ...rest, productId, areaCode: mainWarehouse, expectedOn: toDay(addDays(now, dueInDays)), staffId: demoStaff.warehouse, createdAt: addDays(now, -12 - at) }]
  })
  if (rows.length > 0) await db.insert(incomingStock).values(rows)
}
