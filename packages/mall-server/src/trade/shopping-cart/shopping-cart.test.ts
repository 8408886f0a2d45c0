import { favoriteType } from '@mall/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { and, eq, sql } from 'drizzle-orm'
import { favorite, product, productStock } from '../../platform/db/schema/catalogue.ts'
import { cartItem } from '../../platform/db/schema/checkout.ts'
import { demo } from '../../demo/organisation.ts'
import { repriceAgreed } from '../../testing/agreed-prices.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let buyer: Shopper
let pen: { id: number; code: string; name: string }

const call = <Key extends Parameters<TestMall['call']>[0]>(key: Key, body: Parameters<typeof mall.call<Key>>[1]) =>
  mall.call(key, body, { token: buyer.token })

beforeAll(async () => {
  mall = await createTestMall()
  buyer = await createShopper(mall, 'buyer')
}, 120_000)

beforeEach(async () => {
  await call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false })
  pen = await plainProduct(mall)
})

afterAll(() => mall.close())

const count = async () => (await call('POST /api/ShoppingCart/Count', {})).body

describe('adding', () => {
  test('counts lines, merges the same product and returns the message', async () => {
    const other = await plainProduct(mall)
    const response = await call('POST /api/ShoppingCart/AddToCart', {
      Items: [
        { ProductCode: pen.code, Quantity: 2 },
        { ProductCode: other.code, Quantity: 1 },
        { ProductCode: pen.code, Quantity: 1 },
      ],
    })
    expect(response).toMatchObject({ success: true, body: '添加购物车成功' })
    await buyer.put(pen.code, 4)
    expect(await count()).toBe(2)
    expect((await buyer.cart()).Items.find((line) => line.ProductCode === pen.code)).toMatchObject({
      Quantity: 7,
      Subtotal: 350,
      Selected: true,
    })
  })

  test('all or nothing: one bad product keeps the others out of the cart', async () => {
    const offSale = await plainProduct(mall)
    await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, offSale.id))
    const response = await call('POST /api/ShoppingCart/AddToCart', {
      Items: [
        { ProductCode: pen.code, Quantity: 1 },
        { ProductCode: offSale.code, Quantity: 1 },
      ],
    })
    expect(response).toMatchObject({ success: false, message: `${offSale.name}：该商品已下架` })
    expect(await count()).toBe(0)
  })

  test('an unknown code is named in the error', async () => {
    const response = await call('POST /api/ShoppingCart/AddToCart', { Items: [{ ProductCode: '999999999999', Quantity: 1 }] })
    expect(response.message).toBe('商品编码不存在：999999999999')
  })

  test('parallel calls add up', async () => {
    await Promise.all(Array.from({ length: 8 }, () => buyer.put(pen.code, 1)))
    expect((await buyer.cart()).Items).toMatchObject([{ Quantity: 8 }])
  })

  test('at most 500 lines', async () => {
    await mall.db.execute(sql`
      insert into product
      select (jsonb_populate_record(p, jsonb_build_object('id', p.id + 1000000, 'code', '9' || p.code))).* from product p
      order by p.id limit 500 on conflict do nothing`)
    const products = await mall.db
      .select({ id: product.id })
      .from(product)
      .where(sql`${product.id} <> ${pen.id}`)
      .limit(500)
    expect(products).toHaveLength(500)
    const owner = {
      userId: demo.users.buyer,
      enterpriseId: 1,
      quantity: 1,
      selected: false,
      remark: '',
      addedPriceFen: 1,
      createdAt: mall.clock(),
    }
    await mall.db.insert(cartItem).values(products.map(({ id }) => ({ ...owner, productId: id })))
    const response = await call('POST /api/ShoppingCart/AddToCart', { Items: [{ ProductCode: pen.code, Quantity: 1 }] })
    expect(response.message).toBe('购物车最多500种商品')
    expect(await count()).toBe(500)
  })
})

describe('the cart shows the current state', () => {
  test('a price that changed since, and the total of the selected lines', async () => {
    const other = await plainProduct(mall)
    await buyer.put(pen.code, 3)
    await buyer.put(other.code, 2)
    await repriceAgreed(mall.db, pen.id, [{ minQty: 1, priceFen: 4_500 }])
    const cart = await buyer.cart()
    const line = cart.Items.find((one) => one.ProductCode === pen.code)
    expect(line).toMatchObject({ Price: 45, PreviousPrice: 50, Subtotal: 135, IsAgreed: true })
    expect(cart).toMatchObject({ SelectedQuantity: 5, GoodsAmount: 235, Freight: 0, PayableAmount: 235, FreeFreightFrom: 99, SavedAmount: 15, Savings: { Agreed: 15, Quoted: 0, Tier: 0 } })
    const unselected = await call('POST /api/ShoppingCart/Select', { CartItemIds: [line?.CartItemId ?? 0], Selected: false })
    expect(unselected.body).toMatchObject({ SelectedQuantity: 2, GoodsAmount: 100, SavedAmount: 0 })
    const left = cart.Items.find((one) => one.ProductCode === other.code)?.CartItemId ?? 0
    const single = await call('POST /api/ShoppingCart/Update', { CartItemId: left, Quantity: 1 })
    expect(single.body, 'less than what is delivered without freight').toMatchObject({ GoodsAmount: 50, Freight: 8, PayableAmount: 58 })
    const nothing = await call('POST /api/ShoppingCart/Select', { CartItemIds: [left], Selected: false })
    expect(nothing.body, 'nothing is to be delivered').toMatchObject({ GoodsAmount: 0, Freight: 0 })
  })

  test('stock that ran short, and lines that cannot be bought, separately', async () => {
    const [offSale, out] = [await plainProduct(mall), await plainProduct(mall)]
    for (const item of [pen, offSale, out]) await buyer.put(item.code, 5)
    await mall.db.update(productStock).set({ quantity: 3 }).where(eq(productStock.productId, pen.id))
    await mall.db.update(productStock).set({ quantity: 0 }).where(eq(productStock.productId, out.id))
    await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, offSale.id))
    const cart = await buyer.cart()
    expect(cart.Items).toMatchObject([{ ProductCode: pen.code, StockShort: true, Stock: { Quantity: 3 } }])
    expect(new Map(cart.InvalidItems.map((line) => [line.ProductCode, line.Reason]))).toEqual(
      new Map([
        [offSale.code, '该商品已下架'],
        [out.code, '无货'],
      ]),
    )
    const cleared = await call('POST /api/ShoppingCart/Clear', { OnlyInvalid: true })
    expect(cleared.body).toMatchObject({ InvalidItems: [], Items: [{ ProductCode: pen.code }] })
  })

  test('the budget, and as on the next page: why and by whom an order is approved, and what would spare it', async () => {
    const copier = await plainProduct(mall, 600_000)
    await buyer.put(pen.code, 1)
    const before = await buyer.cart()
    expect(before).toMatchObject({ ApprovalPreview: { Reasons: [], Nodes: [], Change: null }, Budgets: expect.arrayContaining([expect.objectContaining({ Remaining: expect.any(Number), Decides: true })]) })
    await buyer.put(copier.code, 1)
    const { ApprovalPreview, Items } = await buyer.cart()
    expect(ApprovalPreview).toMatchObject({ Reasons: [{ Code: 'overSingleLimit' }], Nodes: [{ Approvers: ['行政部主管'] }, {}] })
    expect(ApprovalPreview).toEqual((await buyer.confirm()).ApprovalPreview)
    // What it would come to is what it comes to, once it is done.
    const [change] = ApprovalPreview.Change?.Lines ?? []
    expect(Items.find(({ ProductCode }) => ProductCode === copier.code)).toMatchObject({ CartItemId: change?.CartItemId })
    const after = await call('POST /api/ShoppingCart/Select', { CartItemIds: [change?.CartItemId ?? 0], Selected: false })
    expect(after.body).toMatchObject({ PayableAmount: ApprovalPreview.Change?.PayableAmount, ApprovalPreview: { Reasons: [] } })
  })

  test('when a line is delivered is said while it is in stock', async () => {
    await mall.db.update(product).set({ deliveryText: '次日送达' }).where(eq(product.id, pen.id))
    await buyer.put(pen.code, 1)
    expect((await buyer.cart()).Items).toMatchObject([{ DeliveryText: '次日送达' }])
    await mall.db.update(productStock).set({ supply: 'preorder' }).where(eq(productStock.productId, pen.id))
    expect((await buyer.cart()).Items).toMatchObject([{ DeliveryText: '' }])
  })
})

describe('changing a line', () => {
  test('quantity and remark; a shown price change is accepted with the new quantity', async () => {
    await buyer.put(pen.code, 2)
    const id = (await buyer.cart()).Items[0]?.CartItemId ?? 0
    const response = await call('POST /api/ShoppingCart/Update', { CartItemId: id, Quantity: 6, Remark: '蓝色' })
    expect(response.body?.Items).toMatchObject([{ Quantity: 6, Remark: '蓝色', PreviousPrice: null }])
  })

  test('a quantity that is not available changes nothing', async () => {
    await buyer.put(pen.code, 2)
    const id = (await buyer.cart()).Items[0]?.CartItemId ?? 0
    const response = await call('POST /api/ShoppingCart/Update', { CartItemId: id, Quantity: 1_001, Remark: '蓝色' })
    expect(response.message).toBe('库存不足，仅剩1000')
    expect((await buyer.cart()).Items).toMatchObject([{ Quantity: 2, Remark: '' }])
  })

  test('the line of another user is not found', async () => {
    await buyer.put(pen.code, 2)
    const id = (await buyer.cart()).Items[0]?.CartItemId ?? 0
    const { Token } = await mall.login('buyer2')
    expect((await mall.call('POST /api/ShoppingCart/Update', { CartItemId: id, Quantity: 9 }, { token: Token })).message).toBe(
      '购物车中没有该商品',
    )
    await mall.call('POST /api/ShoppingCart/Remove', { CartItemIds: [id] }, { token: Token })
    await mall.call('POST /api/ShoppingCart/Select', { CartItemIds: [id], Selected: false }, { token: Token })
    expect((await buyer.cart()).Items).toMatchObject([{ Quantity: 2, Selected: true }])
  })

  test('moving it to the favourites removes it and stores it there, once', async () => {
    await buyer.put(pen.code, 2)
    const id = (await buyer.cart()).Items[0]?.CartItemId ?? 0
    await mall.db
      .insert(favorite)
      .values({ userId: demo.users.buyer, enterpriseId: 1, type: 1, productId: pen.id, priceFen: 1, createdAt: mall.clock() })
    const response = await call('POST /api/ShoppingCart/MoveToFavorite', { CartItemIds: [id] })
    expect(response.body?.Items).toEqual([])
    const kept = await mall.db
      .select()
      .from(favorite)
      .where(and(eq(favorite.productId, pen.id), eq(favorite.type, favoriteType.favorite), eq(favorite.userId, demo.users.buyer)))
    expect(kept).toHaveLength(1)
  })
})

test('a user of two companies has a cart in each', async () => {
  const admin = await createShopper(mall, 'admin')
  await admin.put(pen.code, 1)
  const switched = await mall.call('POST /api/Account/SwitchEnterprise', { EnterpriseId: 2 }, { token: admin.token })
  expect((await mall.call('POST /api/ShoppingCart/Count', {}, { token: switched.body?.Token })).body).toBe(0)
})

test('为你推荐 shows six products that the company can buy, none of them bought lately', async () => {
  const { body } = await call('POST /api/ShoppingCart/YouLike/订单/6', {})
  expect(body).toHaveLength(6)
  expect(new Set(body?.map((item) => item.ProductCode)).size).toBe(6)
  for (const item of body ?? []) {
    expect(item.CustomerPrice).toBeGreaterThan(0)
    await buyer.buy(
      item.ProductCode,
      (await mall.call('POST /api/Product/Detail', { ProductCode: item.ProductCode }, { token: buyer.token })).body?.MOQ ?? 1,
      { Reason: '试购' },
    )
  }
  const next = (await call('POST /api/ShoppingCart/YouLike/订单/6', {})).body?.map((item) => item.ProductCode)
  expect(next?.filter((code) => body?.some((item) => item.ProductCode === code))).toEqual([])
})

describe('buying at once', () => {
  const buyNow = (Quantity: number) => call('POST /api/ShoppingCart/BuyNow', { ProductCode: pen.code, Quantity })
  const confirmed = async (id: number | undefined) => (await call('POST /api/Order/Confirm', { CartItemIds: [id ?? 0] })).body

  test('orders exactly what was asked and leaves the cart as it was', async () => {
    await buyer.put(pen.code, 120)
    const line = (await buyNow(12)).body
    expect(await count()).toBe(1)
    expect((await buyer.cart()).Items).toMatchObject([{ Quantity: 120 }])
    const confirmation = await confirmed(line?.CartItemId)
    expect(confirmation?.Items).toMatchObject([{ ProductCode: pen.code, Quantity: 12 }])
    if (!confirmation) throw new Error('Nothing was confirmed')
    const submission = buyer.submissionOf(confirmation, { Reason: '急用' })
    expect((await buyer.submit(submission)).body?.Outcome).toBe('submitted')
    expect((await buyer.cart()).Items).toMatchObject([{ Quantity: 120 }])
    const again = await buyer.submit({ ...submission, RequestId: crypto.randomUUID() })
    expect(again.message).toBe('购物车中的商品已变化，请返回购物车重新确认')
  })

  test('the last quantity counts, and clearing the cart does not take it away', async () => {
    const first = (await buyNow(3)).body
    const second = (await buyNow(5)).body
    await call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false })
    expect(second).toEqual(first)
    expect((await confirmed(second?.CartItemId))?.Items).toMatchObject([{ Quantity: 5 }])
  })

  test('what was never ordered is forgotten after a day', async () => {
    const line = (await buyNow(3)).body
    const yesterday = sql`created_at - interval '25 hours'`
    await mall.db.update(cartItem).set({ createdAt: yesterday }).where(eq(cartItem.id, line?.CartItemId ?? 0))
    pen = await plainProduct(mall)
    await buyNow(1)
    expect(await confirmed(line?.CartItemId)).toBeNull()
  })

  test('the rules of a purchase hold', async () => {
    await mall.db.update(product).set({ moq: 10, step: 10 }).where(eq(product.id, pen.id))
    expect((await buyNow(5)).message).toBe('起订量为10')
    expect((await call('POST /api/ShoppingCart/BuyNow', { ProductCode: '999999999999', Quantity: 1 })).message).toBe('商品编码不存在：999999999999')
  })
})
