import type { Db } from '../../packages/mall-server/src/platform/db/client.ts'
import { findTradeViolations, type Violation } from '../../packages/mall-server/src/trade/trade-checks.ts'

/** The copies of orders and budgets that tests have for themselves come without stock, holds and logs: these checks find each of them. */
const foundOfCopies: ReadonlySet<Violation['check']> = new Set<Violation['check']>([
  'an order holds just the pieces of its lines without those that were returned, or none once all were', 'a budget is used and frozen by its orders alone', 'the log of an order begins with its submission',
])

/** What the audit of trade finds in the database of the flows. */
export const auditFlows = async (db: Db): Promise<Violation[]> => (await findTradeViolations(db)).filter(({ check }) => !foundOfCopies.has(check))
