import { savingsOf, sumsInYuan, type SavingKind } from '@mall/api/contract'
import type { orderLine } from '../../platform/db/schema/order.ts'
import type { OrderRow } from './store.ts'

type LineRow = typeof orderLine.$inferSelect

/** Whose price a line of an order has, as it was bought. */
const savingKindOf = ({ isQuoted, hasAgreedPrice }: Pick<LineRow, 'isQuoted' | 'hasAgreedPrice'>): SavingKind => {
  if (isQuoted) return 'quoted'
  return hasAgreedPrice ? 'agreed' : 'tier'
}

/** What an order comes to with its lines, as it is sent. */
export const orderSumsOf = (order: Pick<OrderRow, 'goodsFen' | 'freightFen' | 'payableFen'>, lines: readonly LineRow[]) =>
  sumsInYuan(order, savingsOf(lines.map((line) => ({ ...line, saving: savingKindOf(line) }))))
