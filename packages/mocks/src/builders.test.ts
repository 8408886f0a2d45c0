import {
  address,
  approvalPreview,
  captchaChallenge,
  cart,
  cartLine,
  category1,
  category2,
  category3,
  contract,
  home,
  invalidCartLine,
  loginInfo,
  orderConfirmation,
  orderDetail,
  orderLine,
  orderList,
  orderStatus,
  orderSummary,
  productDetail,
  productItem,
  productList,
  recommendedProduct,
  rowResult,
  securityInfo,
  stockState,
  submitAnswer,
  submitResult,
  tokenEnterprise,
  tokenUser,
  uploadedFile,
  type Schema,
} from '@mall/api/contract'
import { decodeToken, toFen } from '@mall/api'
import { describe, expect, test } from 'vitest'
import * as mocks from './index.ts'

const cases: readonly (readonly [name: string, schema: Schema, build: () => unknown])[] = [
  ['buildTokenUser', tokenUser, mocks.buildTokenUser],
  ['buildTokenEnterprise', tokenEnterprise, mocks.buildTokenEnterprise],
  ['buildLoginInfo', loginInfo, mocks.buildLoginInfo],
  ['buildCaptchaChallenge', captchaChallenge, mocks.buildCaptchaChallenge],
  ['buildSecurityInfo', securityInfo, mocks.buildSecurityInfo],
  ['buildUploadedFile', uploadedFile, mocks.buildUploadedFile],
  ['buildProductItem', productItem, mocks.buildProductItem],
  ['buildStockState', stockState, mocks.buildStockState],
  ['buildProductDetail', productDetail, mocks.buildProductDetail],
  ['buildProductList', productList, mocks.buildProductList],
  ['buildHotKeywords', contract['POST /api/Product/SupposeCategory'].answer, mocks.buildHotKeywords],
  ['buildSuggestions', contract['POST /api/Product/Search'].answer, mocks.buildSuggestions],
  ['buildRecommendedProduct', recommendedProduct, mocks.buildRecommendedProduct],
  ['buildCategory1', category1, mocks.buildCategory1],
  ['buildCategory2', category2, mocks.buildCategory2],
  ['buildCategory3', category3, mocks.buildCategory3],
  ['buildCategoryTree', contract['POST /api/Category/MallCategories'].answer, mocks.buildCategoryTree],
  ['buildHome', home, mocks.buildHome],
  ['buildCartLine', cartLine, mocks.buildCartLine],
  ['buildInvalidCartLine', invalidCartLine, mocks.buildInvalidCartLine],
  ['buildCart', cart, mocks.buildCart],
  ['buildAddress', address, mocks.buildAddress],
  ['buildOrderSummary', orderSummary, mocks.buildOrderSummary],
  ['buildOrderList', orderList, mocks.buildOrderList],
  ['buildOrderDetail', orderDetail, mocks.buildOrderDetail],
  ['buildOrderLine', orderLine, mocks.buildOrderLine],
  ['buildOrderConfirmation', orderConfirmation, mocks.buildOrderConfirmation],
  ['buildBudgetState', orderConfirmation, () => mocks.buildOrderConfirmation({ Budgets: [mocks.buildBudgetState()] })],
  ['buildApprovalPreview', approvalPreview, mocks.buildApprovalPreview],
  ['buildSubmitAnswer', submitAnswer, mocks.buildSubmitAnswer],
  ['buildChangedAnswer', submitAnswer, mocks.buildChangedAnswer],
  ['buildSubmitResult', submitResult, mocks.buildSubmitResult],
  ['buildRowResult', rowResult, mocks.buildRowResult],
]

const schemaOf = (value: unknown, schema: Schema) => {
  const parsed = schema.safeParse(value)
  expect(parsed.error?.issues ?? []).toEqual([])
  expect(parsed.data).toEqual(value)
}

describe('builders', () => {
  test.each(cases)('%s answers a valid value', (_name, schema, build) => {
    schemaOf(build(), schema)
    expect(build()).toEqual(build())
  })

  test('parts replace what was built, and no build sees them after', () => {
    expect(mocks.buildProductItem({ MOQ: 7 }).MOQ).toBe(7)
    expect(mocks.buildProductItem().MOQ).not.toBe(7)
  })

  test('a thousand rows are valid and all different', () => {
    const items = mocks.buildProductItems(1000)
    const orders = mocks.buildOrderSummaries(1000)
    expect(new Set(items.map(({ ProductCode }) => ProductCode)).size).toBe(1000)
    expect(new Set(orders.map(({ OrderNo }) => OrderNo)).size).toBe(1000)
    for (const item of items.slice(0, 80)) schemaOf(item, productItem)
    for (const order of orders.slice(0, 40)) schemaOf(order, orderSummary)
  })

  test.each(Object.values(orderStatus))('an order in status %i comes with its name, actions and a page', (Status) => {
    const detail = mocks.buildOrderDetail({ Status })
    schemaOf(detail, orderDetail)
    schemaOf(mocks.buildOrderSummary({ Status }), orderSummary)
    expect(detail.StatusName).toBe(mocks.buildStatusName(Status))
    expect(detail.AllowActions).toEqual(mocks.buildAllowActions(Status))
  })

  test.each([
    [10, ['View', 'Cancel', 'Withdraw', 'Remind', 'Rebuy']],
    [11, ['View', 'Cancel', 'Rebuy']],
    [20, ['View', 'Cancel', 'Pay', 'Rebuy']],
    [30, ['View', 'Cancel', 'Remind', 'Rebuy']],
    [41, ['View', 'Rebuy']],
    [50, ['View', 'ConfirmReceipt', 'Rebuy']],
    [80, ['View', 'Rebuy']],
  ] as const)('in status %i the buyer may %j', (status, actions) => {
    expect(mocks.buildAllowActions(status)).toEqual(actions)
  })

  test('the sums of a cart and an order follow their lines', () => {
    const { Items, SelectedAmount, SelectedQuantity } = mocks.buildCart()
    expect(toFen(SelectedAmount)).toBe(Items.reduce((sum, { Subtotal }) => sum + toFen(Subtotal), 0))
    expect(SelectedQuantity).toBe(Items.reduce((sum, { Quantity }) => sum + Quantity, 0))
    const two = [mocks.buildCartLine(), mocks.buildCartLine({ CartItemId: 9, Subtotal: 10.1, Quantity: 3 })]
    expect(toFen(mocks.buildCart({ Items: two }).SelectedAmount)).toBe(toFen(mocks.buildCartLine().Subtotal) + 1010)
    const order = mocks.buildOrderDetail()
    expect(toFen(order.PayableAmount)).toBe(toFen(order.GoodsAmount) + toFen(order.Freight))
    expect(toFen(order.GoodsAmount)).toBe(order.Lines.reduce((sum, { Subtotal }) => sum + toFen(Subtotal), 0))
  })
})

describe('tokens and world', () => {
  test.each(mocks.accountNames)('the token of %s says who it is', (name) => {
    const { Token, Enterprise, Role, User } = mocks.logins[name]
    expect(decodeToken(Token)).toEqual({ Enterprise, Role, User })
    schemaOf(mocks.logins[name], loginInfo)
  })

  test('the tree has 20 first-level categories in 16 groups', () => {
    const tree = mocks.buildCategoryTree()
    expect(tree).toHaveLength(20)
    expect(new Set(tree.map(({ CategoryGroup }) => CategoryGroup)).size).toBe(16)
  })

  test('the world has an order in each status', () => {
    mocks.allHandlers()
    const numbers = Object.values(orderStatus).map((status) => mocks.orderNoOf(status))
    expect(new Set(numbers).size).toBe(11)
  })
})
