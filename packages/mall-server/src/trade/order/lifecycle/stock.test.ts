import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productStock } from '../../../platform/db/schema/catalogue.ts'
import { stockMovement } from '../../../platform/db/schema/order.ts'
import { plainProduct } from '../../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../../testing/test-mall.ts'
import { changeStock, takeStock } from './stock.ts'

const area = '310000'
let mall: TestMall
let [pen, paper] = [0, 0]

beforeAll(async () => {
  mall = await createTestMall()
  ;[pen, paper] = [(await plainProduct(mall)).id, (await plainProduct(mall)).id]
  await mall.db.update(productStock).set({ quantity: 10 }).where(inArray(productStock.productId, [pen, paper]))
}, 120_000)

afterAll(() => mall.close())

const left = async (productId: number) => (await mall.db.select().from(productStock).where(eq(productStock.productId, productId))).find(({ areaCode }) => areaCode === area)?.quantity

test('a product on two lines is taken by their sum', async () => {
  const lines = [{ productId: pen, areaCode: area, change: -2 }, { productId: paper, areaCode: area, change: -1 }, { productId: pen, areaCode: area, change: -3 }]
  const changed = await mall.db.transaction((tx) => changeStock(tx, lines))
  expect(changed.toSorted((one, other) => one.quantity - other.quantity)).toEqual([
    { productId: pen, areaCode: area, change: -5, quantity: 5 },
    { productId: paper, areaCode: area, change: -1, quantity: 9 },
  ])
})

test('what is not there in this area is not taken, and the first such line is named', async () => {
  const lines = [{ productId: paper, name: '复印纸', quantity: 1 }, { productId: pen, name: '中性笔', quantity: 6 }, { productId: 999_999, name: '未知', quantity: 1 }]
  const take = mall.db.transaction((tx) => takeStock(tx, { orderId: 1, area, lines, now: mall.clock() }, changeStock))
  await expect(take).rejects.toThrow('库存不足：中性笔')
  expect([await left(paper), await left(pen)]).toEqual([9, 5])
  expect(await mall.db.$count(stockMovement, inArray(stockMovement.productId, [pen, paper]))).toBe(0)
})
