import { and, eq, exists, notExists, notInArray } from 'drizzle-orm'
import type { OrderConfirmation, OrderSubmission, SubmitAnswer } from '@mall/api/contract'
import { agreementRow } from '../platform/db/schema/agreement.ts'
import { product, productStock } from '../platform/db/schema/catalogue.ts'
import { approvalFlow } from '../platform/db/schema/approval.ts'
import { stockMovement } from '../platform/db/schema/order.ts'
import { toDay } from '../platform/time.ts'
import { heldBy, repriceAgreed } from './agreed-prices.ts'
import type { TestMall } from './test-mall.ts'

/** Prices a test product so that everything of it is known: ¥50 each at no known cost, sold singly, 1,000 in every warehouse, agreed with company 1. */
export const plainPriceFen = 5_000

const handedOut = new WeakMap<TestMall, number[]>()

/** A product with known price and stock that has no orders yet. Each call returns another one. */
export const plainProduct = async (mall: TestMall, priceFen = plainPriceFen): Promise<{ id: number; code: string; name: string }> => {
  const flows = await mall.db.select().from(approvalFlow)
  const watched = flows.flatMap(({ content }) => content?.rules.flatMap(({ categoryIds }) => categoryIds) ?? [])
  const taken = handedOut.get(mall) ?? []
  const [row] = await mall.db
    .select({ id: product.id, code: product.code, name: product.name })
    .from(product)
    .where(
      and(
        eq(product.isOnShelf, true),
        exists(mall.db.select().from(agreementRow).where(and(eq(agreementRow.productId, product.id), eq(agreementRow.kind, 'fixed'), heldBy(1, toDay(mall.clock()))))),
        notInArray(product.category1Id, watched),
        notInArray(product.id, [0, ...taken]),
        notExists(mall.db.select().from(stockMovement).where(eq(stockMovement.productId, product.id))),
      ),
    )
    .orderBy(product.id)
    .limit(1)
  if (row === undefined) throw new Error('The small catalogue has no such product')
  handedOut.set(mall, [...taken, row.id])
  const tiers = [{ minQty: 1, priceFen }]
  await mall.db
    .update(product)
    .set({ moq: 1, step: 1, maxQty: null, marketTiers: tiers, marketPriceFen: priceFen, costFen: null, supportsSpecialInvoice: true })
    .where(eq(product.id, row.id))
  await repriceAgreed(mall.db, row.id, tiers)
  await mall.db.update(productStock).set({ quantity: 1_000, supply: 'now' }).where(eq(productStock.productId, row.id))
  return row
}

/** A logged-in buyer, who acts through the calls of the contract alone. */
export const createShopper = async (mall: TestMall, account: string) => {
  const { Token: token } = await mall.login(account)
  await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token })

  const cart = async () => {
    const response = await mall.call('POST /api/ShoppingCart/List', {}, { token })
    if (response.body === null) throw new Error(response.message)
    return response.body
  }

  const put = async (code: string, quantity: number) => {
    const response = await mall.call('POST /api/ShoppingCart/AddToCart', { Items: [{ ProductCode: code, Quantity: quantity }] }, { token })
    if (!response.success) throw new Error(response.message)
  }

  const confirm = async (): Promise<OrderConfirmation> => {
    const { Items } = await cart()
    const response = await mall.call('POST /api/Order/Confirm', { CartItemIds: Items.map((item) => item.CartItemId) }, { token })
    if (response.body === null) throw new Error(response.message)
    return response.body
  }

  /** What the submit page would send: the defaults, no invoice, paid by account. */
  const submissionOf = (confirmation: OrderConfirmation, changes: Partial<OrderSubmission> = {}): OrderSubmission => ({
    ConfirmToken: confirmation.ConfirmToken,
    RequestId: crypto.randomUUID(),
    AddressId: confirmation.Addresses[0]?.AddressId ?? 0,
    DepartmentId: confirmation.Departments[0]?.DepartmentId ?? 0,
    PaymentType: 1,
    InvoiceMode: 3,
    ...changes,
  })

  const submit = (submission: OrderSubmission) => mall.call('POST /api/Order/Submit', submission, { token })

  /** From an empty cart to an order; throws when the order fails. */
  const buy = async (
    code: string,
    quantity: number,
    changes: Partial<OrderSubmission> = {},
  ): Promise<Extract<SubmitAnswer, { Outcome: 'submitted' }>> => {
    await put(code, quantity)
    const { body, message } = await submit(submissionOf(await confirm(), changes))
    if (body?.Outcome !== 'submitted') throw new Error(message || body?.Outcome)
    return body
  }

  const detail = async (orderNo: string) => {
    const response = await mall.call('POST /api/Order/Detail', { OrderNo: orderNo }, { token })
    if (response.body === null) throw new Error(response.message)
    return response.body
  }

  return { token, cart, put, confirm, submissionOf, submit, buy, detail }
}

export type Shopper = Awaited<ReturnType<typeof createShopper>>
