import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { restockLimits } from '@mall/api/contract'
import { demo } from '../../demo/organisation.ts'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { restockRequest } from '../../platform/db/schema/restock.ts'
import { addDays } from '../../platform/time.ts'
import { purgeExpired } from '../../app/jobs/purge.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { notifyRestocked } from './notify.ts'

let mall: TestMall
let shopper: Shopper
let ProductCode: string
let productId: number

/** Served from Shanghai, and from 广东. */
const [shanghai, shenzhen] = ['310000', '440000']

beforeAll(async () => {
  mall = await createTestMall()
  shopper = await createShopper(mall, 'buyer')
}, 120_000)
afterAll(() => mall.close())

const setStock = async (quantity: number, areaCode = shanghai) => {
  await mall.db.insert(productStock).values({ productId, areaCode, quantity, supply: 'now' }).onConflictDoUpdate({ target: [productStock.productId, productStock.areaCode], set: { quantity } })
}

beforeEach(async () => {
  ProductCode = (await plainProduct(mall, 1_000)).code
  const [row] = await mall.db.select({ id: product.id }).from(product).where(eq(product.code, ProductCode))
  productId = row?.id ?? 0
  await mall.db.delete(restockRequest)
  await mall.db.delete(userNotice).where(eq(userNotice.kind, 'restocked'))
  await setStock(0)
})

const place = (AreaCode = shanghai) => ({ ProductCode, AreaCode })
const ask = (Quantity: number, AreaCode = shanghai, token = shopper.token) => mall.call('POST /api/Restock/Ask', { ...place(AreaCode), Quantity }, { token })
const stateOf = async (AreaCode = shanghai) => (await mall.call('POST /api/Restock/State', place(AreaCode), { token: shopper.token })).body?.Quantity
const notices = () => mall.db.select().from(userNotice).where(and(eq(userNotice.kind, 'restocked'), eq(userNotice.userId, demo.users.buyer)))

describe('a user who waits', () => {
  it('gets one notice once as many as wanted are there, and waits no more', async () => {
    expect((await ask(20)).body).toEqual({ Quantity: 20 })
    await setStock(19)
    expect(await notifyRestocked(mall.deps)).toBe(0)
    expect(await stateOf()).toBe(20)
    await setStock(21)
    expect(await notifyRestocked(mall.deps)).toBe(1)
    expect(await notifyRestocked(mall.deps)).toBe(0)
    expect((await notices()).map(({ target, facts }) => ({ target, facts }))).toEqual([{ target: { Kind: 'product', ProductCode }, facts: [expect.stringMatching(/^现有 21/), ProductCode] }])
    expect(await stateOf()).toBeNull()
  })

  it('waits for the warehouse that serves the area: another one has no part in it', async () => {
    await setStock(0, shenzhen)
    await ask(5, '440300')
    expect([await stateOf('440000'), await stateOf(shanghai)]).toEqual([5, null])
    await setStock(500)
    expect(await notifyRestocked(mall.deps)).toBe(0)
    await setStock(500, shenzhen)
    expect(await notifyRestocked(mall.deps)).toBe(1)
  })

  it('is not notified of what was taken off the shelf, and is once it is back', async () => {
    await ask(5)
    await setStock(500)
    await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, productId))
    expect(await notifyRestocked(mall.deps)).toBe(0)
    await mall.db.update(product).set({ isOnShelf: true }).where(eq(product.id, productId))
    expect(await notifyRestocked(mall.deps)).toBe(1)
  })

  it('may change the quantity, and end the wait', async () => {
    await ask(5)
    expect((await ask(9)).body).toEqual({ Quantity: 9 })
    expect(await mall.db.$count(restockRequest)).toBe(1)
    expect((await mall.call('POST /api/Restock/Cancel', place(), { token: shopper.token })).body).toEqual({ Quantity: null })
    await setStock(500)
    expect(await notifyRestocked(mall.deps)).toBe(0)
  })

  it('is notified once by two processes', async () => {
    await ask(5)
    await setStock(500)
    const ended = await Promise.all([notifyRestocked(mall.deps), notifyRestocked(mall.deps)])
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await notices()).toHaveLength(1)
  })

  it('is counted for the warehouse that lacks it', async () => {
    const { Token } = await loginStaff(mall, 'warehouse')
    const waiting = async (Warehouse: '310000' | '440000') => (await mall.call('POST /api/SellerStock/List', { PageIndex: 1, PageSize: 10, Keyword: ProductCode, Warehouse }, { token: Token })).body?.Items.find((item) => item.ProductCode === ProductCode)?.Waiting
    await ask(5)
    expect([await waiting('310000'), await waiting('440000')]).toEqual([1, 0])
  })

  it('waits for half a year at most', async () => {
    await ask(5)
    await mall.db.update(restockRequest).set({ createdAt: addDays(mall.clock(), -restockLimits.days - 1) })
    await purgeExpired(mall.deps)
    expect(await stateOf()).toBeNull()
  })
})

describe('a wait is refused', () => {
  it('for what is there', async () => {
    await setStock(500)
    expect((await ask(5)).code).toBe('RESTOCK_NOT_NEEDED')
    expect((await ask(501)).code).toBe('OK')
  })

  it('for a product that is unknown, or not on sale', async () => {
    const unknown = await mall.call('POST /api/Restock/Ask', { ProductCode: '99999999999999', AreaCode: shanghai, Quantity: 1 }, { token: shopper.token })
    expect(unknown.code).toBe('PRODUCT_NOT_FOUND')
    await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, productId))
    expect((await ask(5)).code).toBe('PRODUCT_NOT_FOUND')
    await mall.db.update(product).set({ isOnShelf: true }).where(eq(product.id, productId))
  })

  it('beyond as many products as allowed, and what waits stays as it is', async () => {
    const others = await mall.db.select({ id: product.id }).from(product).limit(restockLimits.products + 1)
    const waiting = others.filter(({ id }) => id !== productId).slice(0, restockLimits.products)
    await mall.db.insert(restockRequest).values(waiting.map(({ id }) => ({ userId: demo.users.buyer, enterpriseId: demo.enterprises.huaqiTech, productId: id, areaCode: shanghai, quantity: 1, createdAt: mall.clock() })))
    expect((await ask(5)).code).toBe('RESTOCK_LIMIT_REACHED')
    expect(await mall.db.$count(restockRequest)).toBe(restockLimits.products)
  })

  it('without the permission to purchase', async () => {
    expect((await ask(5, shanghai, (await mall.login('finance')).Token)).status).toBe(403)
  })
})
