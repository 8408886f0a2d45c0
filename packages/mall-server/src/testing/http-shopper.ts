import type { OrderSubmission, ProductItem } from '@mall/api/contract'
import type { HttpCall } from './http-caller.ts'

/** Agreed products in stock, the cheap ones first. */
export const productsToBuy = async (call: HttpCall): Promise<readonly ProductItem[]> => {
  const { body, message } = await call('POST /api/Product/List', { OnlyInStock: true, OnlyAgreed: true, SortBy: 'priceAsc', PageIndex: 1, PageSize: 100 })
  if (body === null) throw new Error(message)
  return body.Items.filter(({ Stock, MOQ }) => Stock.Quantity >= MOQ)
}

/** Puts products in an emptied cart and confirms them as a buyer does. Returns what would be submitted; null when the mall refuses one of the steps. */
export const prepareOrder = async (call: HttpCall, items: readonly { readonly ProductCode: string; readonly Quantity: number }[]): Promise<OrderSubmission | null> => {
  await call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false })
  await call('POST /api/ShoppingCart/AddToCart', { Items: [...items] })
  const { body: cart } = await call('POST /api/ShoppingCart/List', {})
  if (cart === null || cart.Items.length === 0) return null
  const { body: confirmed } = await call('POST /api/Order/Confirm', { CartItemIds: cart.Items.map(({ CartItemId }) => CartItemId) })
  if (confirmed === null) return null
  return {
    ConfirmToken: confirmed.ConfirmToken,
    RequestId: crypto.randomUUID(),
    AddressId: confirmed.Addresses[0]?.AddressId ?? 0,
    DepartmentId: confirmed.Departments[0]?.DepartmentId ?? 0,
    PaymentType: 1,
    InvoiceMode: 3,
    Reason: '测试',
  }
}
