import { createMall, createMemoryStorage, createSession } from '@mall/api'
import { liveLogin } from '@mall/mocks/live-mall'

/** The mall's own records, in a session beside those on the screen. */
export const openRecords = async () => {
  const session = createSession({ storage: createMemoryStorage() })
  session.set(await liveLogin('buyer'))
  return createMall({ session })
}

export type Records = Awaited<ReturnType<typeof openRecords>>

/** What a buyer may spend in one order, yuan. */
const singleLimit = 5_000

/** A product whose stock allows an order above that limit, and the quantity for it. */
export const findPurchase = async (records: Records) => {
  const { Items } = await records.product.list({ OnlyInStock: true, OnlyAgreed: true, PageIndex: 1, PageSize: 1000 })
  const found = Items.find(({ CustomerPrice, MaxQty, Stock }) => MaxQty === null && (CustomerPrice ?? 0) < 300 && Stock.Quantity * (CustomerPrice ?? 0) > singleLimit * 1.5)
  if (!found) throw new Error('The demo data has no product that is sold by so many.')
  return { ProductCode: found.ProductCode, Quantity: Math.ceil((singleLimit * 1.2) / (found.CustomerPrice ?? 1) / found.Step) * found.Step }
}

export const fillCart = async (records: Records, purchase: { readonly ProductCode: string; readonly Quantity: number }): Promise<number> => {
  await records.shoppingCart.clear({ OnlyInvalid: false })
  await records.shoppingCart.addToCart({ Items: [purchase] })
  const { Items } = await records.shoppingCart.list({})
  return Items[0]?.CartItemId ?? 0
}
