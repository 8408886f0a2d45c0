import { expect, type Page } from '@playwright/test'
import type { PaymentType, ProductItem } from '../../packages/api/src/contract/index.ts'
import { watchedCategories } from '../../packages/mall-server/src/demo/trade/settings.ts'
import { formatYuan } from '../../packages/ui/src/price/format-yuan.ts'
import type { Api } from './api.ts'
import { claim } from './claim.ts'

export interface ProductQuery {
  readonly keyword?: string
  /** Yuan of the smallest order. */
  readonly atLeast?: number
  readonly atMost?: number
  /** Pieces in stock, at most: few enough for one buyer to buy all. */
  readonly stockAtMost?: number
  /** So many pieces of it can be ordered. */
  readonly pieces?: number
}

const everyProduct = { OnlyInStock: true, OnlyAgreed: true, PageIndex: 1, PageSize: 1000 } as const

/** Codes of the products whose orders the demo's approval flow stops, whatever they cost. */
const needingApproval = async (api: Api, Keyword: string): Promise<ReadonlySet<string>> => {
  const categories = await api.call('POST /api/Category/MallCategories', {})
  const watched = categories.filter(({ Name }) => watchedCategories.includes(Name))
  const lists = await Promise.all(watched.map(({ CategoryId }) => api.call('POST /api/Product/List', { ...everyProduct, Keyword, Cid: CategoryId })))
  return new Set(lists.flatMap(({ Items }) => Items.map(({ ProductCode }) => ProductCode)))
}

/** A product for the running test alone that it may buy freely: agreed, in stock, without an upper limit or an approval. */
export const findProduct = async (api: Api, { keyword = '', atLeast = 1, atMost = 300, stockAtMost = Infinity, pieces }: ProductQuery = {}): Promise<ProductItem> => {
  const [{ Items }, stopped] = await Promise.all([api.call('POST /api/Product/List', { ...everyProduct, Keyword: keyword }), needingApproval(api, keyword)])
  const fits = ({ ProductCode, CustomerPrice, MOQ, Step, MaxQty, Stock }: ProductItem): boolean => {
    const least = (CustomerPrice ?? 0) * MOQ
    if (pieces !== undefined && (pieces < MOQ || pieces % Step !== 0)) return false
    return !stopped.has(ProductCode) && MaxQty === null && Stock.State === 'inStock' && Stock.Quantity >= MOQ * 4 && Stock.Quantity <= stockAtMost && least >= atLeast && least <= atMost
  }
  const found = Items.find((item) => fits(item) && claim(`product-${item.ProductCode}`))
  if (!found) throw new Error(`The demo catalogue has no “${keyword}” like that left.`)
  return found
}

/** A buyer of the demo companies may spend so much in one order, yuan. */
const singleLimit = 5_000

/** Pieces of a product that cost a fifth more than a buyer may spend in one order. */
export const piecesOverLimit = ({ CustomerPrice, Step }: Pick<ProductItem, 'CustomerPrice' | 'Step'>, limit = singleLimit): number => Math.ceil((limit * 1.2) / (CustomerPrice ?? 0) / Step) * Step

/** The area that the user's orders are delivered to, unless they choose another. */
const deliveryArea = async (api: Api): Promise<string> => {
  const { Items: [usual] } = await api.call('POST /api/Address/List', { PageIndex: 1, PageSize: 10 })
  if (!usual) throw new Error('The account has no address.')
  return usual.AreaCode
}

/** The shop shows a product that is searched by its code at this price. */
export const expectShopPrice = async (shop: Page, code: string, yuan: number | null): Promise<void> => {
  await shop.goto(`/product/index?Keyword=${code}`)
  await expect(shop.locator('article', { hasText: code })).toContainText(formatYuan(yuan))
}

/** Pieces in stock where the user's orders are delivered. */
export const stockOf = async (api: Api, ProductCode: string): Promise<number> => {
  const { Quantity } = await api.call('POST /api/Product/Stock', { ProductCode, AreaCode: await deliveryArea(api), Quantity: 1 })
  return Quantity
}

/** 可用 of the user's own department, yuan. */
export const budgetOf = async (api: Api): Promise<number> => {
  const { Budgets } = await api.call('POST /api/ShoppingCart/List', {})
  const remaining = Budgets.find(({ Decides }) => Decides)?.Remaining ?? null
  if (remaining === null) throw new Error('The department has no budget.')
  return remaining
}

/** How many orders the user can see. */
export const countOrders = async (api: Api): Promise<number> => {
  const { total } = await api.call('POST /api/Order/List', { PageIndex: 1, PageSize: 10 })
  return total
}

/** Puts a product in the cart without a page and returns the id of its line. */
export const putInCart = async (api: Api, ProductCode: string, Quantity: number): Promise<number> => {
  await api.call('POST /api/ShoppingCart/AddToCart', { Items: [{ ProductCode, Quantity }] })
  const { Items } = await api.call('POST /api/ShoppingCart/List', {})
  const line = Items.find((item) => item.ProductCode === ProductCode)
  if (!line) throw new Error(`${ProductCode} is not in the cart.`)
  return line.CartItemId
}

/** Orders lines of the cart without a page, with the defaults of the submit page, and returns the order's number. */
const order = async (api: Api, CartItemIds: number[], PaymentType: PaymentType): Promise<string> => {
  const confirmation = await api.call('POST /api/Order/Confirm', { CartItemIds })
  const result = await api.call('POST /api/Order/Submit', {
    ConfirmToken: confirmation.ConfirmToken,
    RequestId: crypto.randomUUID(),
    AddressId: confirmation.Addresses[0]?.AddressId ?? 0,
    DepartmentId: confirmation.Departments[0]?.DepartmentId ?? 0,
    Reason: '部门日常采购',
    PaymentType,
    InvoiceMode: 3,
  })
  if (result.Outcome !== 'submitted') throw new Error(result.Changes.map(({ Text }) => Text).join())
  return result.OrderNo
}

/** Orders a product without a page, by default on account, and returns the order's number. */
export const buy = async (api: Api, code: string, quantity: number, PaymentType: PaymentType = 1): Promise<string> => order(api, [await putInCart(api, code, quantity)], PaymentType)

/** Orders some products at once, on account: each by its code and quantity. */
export const buyAll = async (api: Api, wanted: readonly (readonly [code: string, quantity: number])[]): Promise<string> => {
  const lines: number[] = []
  for (const [code, quantity] of wanted) lines.push(await putInCart(api, code, quantity))
  return order(api, lines, 1)
}
