import { decodeToken } from '@mall/api'
import { contract, loginInfo, orderDetail, orderLifecycle, orderStatus, orderSummary, productItem, statusName, submitAnswer, type Schema } from '@mall/api/contract'
import { describe, expect, test } from 'vitest'
import { builtSchemas } from '../defaults/entities.ts'
import * as build from './index.ts'

const expectValid = (value: unknown, schema: Schema) => {
  const parsed = schema.safeParse(value)
  expect(parsed.error?.issues ?? []).toEqual([])
  expect(parsed.data).toEqual(value)
}

describe('builders', () => {
  test.each([...builtSchemas].map(([schema, make]) => [make.name, schema, make] as const))('%s returns a valid value, always the same', (_name, schema, make) => {
    expectValid(make(), schema)
    expect(make()).toEqual(make())
  })

  test.each([
    ['buildAddresses', contract['POST /api/Address/List'].response.shape.Items, build.buildAddresses],
    ['buildCategoryTree', contract['POST /api/Category/MallCategories'].response, build.buildCategoryTree],
    ['buildChangedAnswer', submitAnswer, build.buildChangedAnswer],
    ['buildHotKeywords', contract['POST /api/Product/SupposeCategory'].response, build.buildHotKeywords],
    ['buildSuggestions', contract['POST /api/Product/Search'].response, build.buildSuggestions],
  ])('%s', (_name, schema, make) => expectValid(make(), schema))

  test('parts replace what was built, and no later value has them', () => {
    expect(build.buildProductItem({ MOQ: 7 }).MOQ).toBe(7)
    build.buildProductItem().Stock.Quantity = -1
    expect(build.buildProductItem().MOQ).not.toBe(7)
    expect(build.buildProductItem().Stock.Quantity).toBeGreaterThanOrEqual(0)
  })

  test('a thousand rows are valid and all different', () => {
    const items = build.buildProductItems(1000)
    const orders = build.buildOrderSummaries(1000)
    expect(new Set(items.map(({ ProductCode }) => ProductCode)).size).toBe(1000)
    expect(new Set(orders.map(({ OrderNo }) => OrderNo)).size).toBe(1000)
    for (const item of items.slice(0, 40)) expectValid(item, productItem)
    for (const order of orders.slice(0, 40)) expectValid(order, orderSummary)
  })

  test.each(Object.values(orderStatus))('an order in status %i comes with its name, its actions and a page', (Status) => {
    const detail = build.buildOrderDetail({ Status })
    expectValid(detail, orderDetail)
    expect(detail.Status).toBe(Status)
    expect(detail.StatusName).toBe(statusName(orderLifecycle, Status))
    expect(detail.AllowActions).toEqual(build.buildAllowActions(Status))
    expect(build.buildOrderSummary({ Status }).StatusName).toBe(detail.StatusName)
  })

  test('every picture is in its address: a story has no server that draws', () => {
    const everything = JSON.stringify([build.buildHome(), build.buildCart(), build.buildProductList(), build.buildOrderList(), build.buildProductDetail(), build.buildRecommendedProducts()])
    expect(everything).toContain('data:image/svg+xml')
    expect(everything).not.toContain('/pictures/')
  })
})

test.each(Object.entries(build.logins))('the token of %s says who it is', (_name, login) => {
  const { Token, Enterprise, Role, User } = login
  expect(decodeToken(Token)).toEqual({ Enterprise, Role, User })
  expectValid(login, loginInfo)
})
