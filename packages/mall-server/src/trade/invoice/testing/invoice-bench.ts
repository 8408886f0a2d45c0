import { asc, eq } from 'drizzle-orm'
import type { CallInput, InvoiceApplication, InvoiceTitle } from '@mall/api/contract'
import { createAfterSalesBench, type BenchAccount } from '../../after-sales/testing/after-sales-bench.ts'
import { invoice, invoiceOrder } from '../../../platform/db/schema/invoice.ts'
import { orders } from '../../../platform/db/schema/order.ts'
import type { TestMall } from '../../../testing/test-mall.ts'
import { advanceInvoices } from '../issuer.ts'

/** Completed orders of `buyer`, what is invoiced of them, and what is returned. */
export const createInvoiceBench = async (mall: TestMall) => {
  const services = await createAfterSalesBench(mall)
  const { token, received } = services

  const titles = async (account: BenchAccount = 'buyer'): Promise<InvoiceTitle[]> => (await mall.call('POST /api/Invoice/TitleList', {}, token(account))).body ?? []
  const [title] = await titles()
  if (title === undefined) throw new Error('The demo data has no title')

  const applicationOf = (parts: readonly (readonly [orderNo: string, amount: number])[], changes: Partial<InvoiceApplication> = {}): InvoiceApplication => ({
    RequestId: crypto.randomUUID(), Orders: parts.map(([OrderNo, Amount]) => ({ OrderNo, Amount })), Type: 1, Title: title, Content: 1, Remark: '',
    Email: 'fapiao@huaqi.example', ...changes,
  })

  const apply = (parts: readonly (readonly [string, number])[], changes: Partial<InvoiceApplication> = {}, account: BenchAccount = 'buyer') =>
    mall.call('POST /api/Invoice/Apply', applicationOf(parts, changes), token(account))

  /** An application just made; throws when it was not. */
  const applied = async (parts: readonly (readonly [string, number])[], changes: Partial<InvoiceApplication> = {}) => {
    const { body, message } = await apply(parts, changes)
    if (body === null) throw new Error(message)
    return body
  }

  const detail = async (InvoiceId: string, account: BenchAccount = 'buyer') => {
    const { body, message } = await mall.call('POST /api/Invoice/Detail', { InvoiceId }, token(account))
    if (body === null) throw new Error(message)
    return body
  }

  /** Lets the issuer do what is due so many hours from now. */
  const issuerWorks = (hours = 48) => advanceInvoices({ ...mall.deps, clock: () => new Date(mall.clock().getTime() + hours * 3_600_000) })

  const cancel = async (InvoiceId: string, account: BenchAccount = 'buyer') => mall.call('POST /api/Invoice/Cancel', { InvoiceId, Version: (await detail(InvoiceId)).Version }, token(account))

  const reverse = async (InvoiceId: string, Orders: CallInput<'POST /api/Invoice/RedApply'>['Orders'], account: BenchAccount = 'buyer') =>
    mall.call('POST /api/Invoice/RedApply', { RequestId: crypto.randomUUID(), InvoiceId, Version: (await detail(InvoiceId)).Version, Reason: '抬头变更', Orders }, token(account))

  /** The invoices of an order, in the order of their applications. */
  const invoicesOf = async (OrderNo: string) => {
    const rows = await mall.db
      .select({ invoiceNo: invoice.invoiceNo })
      .from(invoice)
      .innerJoin(invoiceOrder, eq(invoiceOrder.invoiceId, invoice.id))
      .innerJoin(orders, eq(orders.id, invoiceOrder.orderId))
      .where(eq(orders.orderNo, OrderNo))
      .orderBy(asc(invoice.id))
    return Promise.all(rows.map(({ invoiceNo }) => detail(invoiceNo)))
  }

  /** What can be invoiced of an order; 0 when it is not in the list. */
  const availableOf = async (OrderNo: string, account: BenchAccount = 'buyer'): Promise<number> => {
    const { body } = await mall.call('POST /api/Invoice/ApplyableList', { OrderNo, PageIndex: 1, PageSize: 20 }, token(account))
    return body?.Items[0]?.AvailableAmount ?? 0
  }

  /** Returns pieces of a line, and has them refunded. */
  const giveBack = async (line: { readonly OrderNo: string; readonly LineId: number }, Quantity: number) => {
    const service = await services.applied(line, { Type: 1, Quantity, ReturnMode: 1 })
    await services.sellerWorks(24 * 30)
    return service
  }

  return { token, title, titles, received, services, applicationOf, apply, applied, detail, invoicesOf, issuerWorks, cancel, reverse, availableOf, giveBack }
}

export type InvoiceBench = Awaited<ReturnType<typeof createInvoiceBench>>
