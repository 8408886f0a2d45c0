import { and, asc, eq, gte } from 'drizzle-orm'
import { tell } from '../../company/notice/store.ts'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { restockRequest as request } from '../../platform/db/schema/restock.ts'
import { cutText } from '../../platform/cut-text.ts'
import type { Deps } from '../../platform/deps.ts'

/** Waits that one run ends; the others follow in the next. */
const batch = 200

/** Users who wait for what is there now, the longest wait first. */
const due = ({ db }: Pick<Deps, 'db'>) =>
  db
    .select({ request, name: product.name, code: product.code, unit: product.unit, left: productStock.quantity })
    .from(request)
    .innerJoin(product, and(eq(product.id, request.productId), eq(product.isOnShelf, true)))
    .innerJoin(productStock, and(eq(productStock.productId, request.productId), eq(productStock.areaCode, request.areaCode)))
    .where(gte(productStock.quantity, request.quantity))
    .orderBy(asc(request.createdAt))
    .limit(batch)

/** Notifies those who wait for what is there now, each once whatever several processes do. Returns how many. */
export const notifyRestocked = async (deps: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const found = await due(deps)
  let notified = 0
  for (const { request: { userId, enterpriseId, productId, areaCode }, name, code, unit, left } of found) {
    await deps.db.transaction(async (tx) => {
      const ended = await tx
        .delete(request)
        .where(and(eq(request.userId, userId), eq(request.enterpriseId, enterpriseId), eq(request.productId, productId), eq(request.areaCode, areaCode)))
        .returning({ userId: request.userId })
      if (ended.length === 0) return
      notified++
      await tell(tx, {
        kind: 'restocked', subject: `product:${productId}`, enterpriseId, userIds: [userId], now: deps.clock(),
        title: `“${cutText(name, 30)}”到货了`,
        facts: [`现有 ${left}${unit}`, code],
        target: { Kind: 'product', ProductCode: code },
      })
    })
  }
  return notified
}
