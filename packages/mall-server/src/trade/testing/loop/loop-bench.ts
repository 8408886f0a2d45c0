import { eq, inArray } from 'drizzle-orm'
import type { CallInput, CallOutput } from '@mall/api/contract'
import type { AnyCallKey } from '@mall/api/seller/contract'
import { demo } from '../../../demo/organisation.ts'
import { budget } from '../../../platform/db/schema/budget.ts'
import { productStock } from '../../../platform/db/schema/catalogue.ts'
import { enterprise } from '../../../platform/db/schema/organisation.ts'
import { statementTerm } from '../../../platform/db/schema/statement.ts'
import { plainProduct } from '../../../testing/shopper.ts'
import type { TestMall } from '../../../testing/test-mall.ts'
import { createStatementBench } from '../../statement/testing/statement-bench.ts'

/** Everybody who acts on the orders, statements and money of one company: its buyer, approver and finance, and the seller's staff. */
export const createLoopBench = async (mall: TestMall) => {
  const { receipts, invoices, tokens, make, enterpriseId, sums, moneySums } = await createStatementBench(mall)
  const { shopper } = receipts
  const products = [await plainProduct(mall), await plainProduct(mall), await plainProduct(mall)] as const
  // Enough for any number of sequences, in budgets, credit and open orders too.
  await mall.db.update(productStock).set({ quantity: 100_000_000 }).where(inArray(productStock.productId, products.map(({ id }) => id)))
  await mall.db.update(budget).set({ enabled: false }).where(eq(budget.departmentId, demo.departments.administration))
  await mall.db.update(statementTerm).set({ creditLimitFen: 1_000_000_000_000 }).where(eq(statementTerm.enterpriseId, enterpriseId))
  await mall.db.update(enterprise).set({ maxOpenOrders: 1_000_000 }).where(eq(enterprise.id, enterpriseId))
  let invoiceNumber = 10_000_000

  /** What somebody sees; null: it does not exist for them. */
  const read = async <Key extends AnyCallKey>(key: Key, input: CallInput<Key>, token: string): Promise<CallOutput<Key> | null> => (await mall.call(key, input, { token })).body

  return {
    shopper, read, make, enterpriseId, sums, moneySums, clock: mall.clock, title: invoices.title,
    goods: [products[0].code, products[1].code] as const, spare: products[2].code,
    nextInvoiceNumber: () => String(++invoiceNumber),
    tokens: { buyer: shopper.token, approver: (await mall.login('approver')).Token, finance: tokens.finance, staff: tokens.seller },
  }
}

export type LoopBench = Awaited<ReturnType<typeof createLoopBench>>
