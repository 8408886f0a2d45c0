import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShopper, plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

test('of twenty parallel changes of the same version, one is made and the others return the conflict', async () => {
  const buyer = await createShopper(mall, 'buyer')
  for (let round = 0; round < 5; round++) {
    const { code } = await plainProduct(mall)
    const { OrderNo } = await buyer.buy(code, 1)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => mall.send('POST /api/Order/Cancel', { OrderNo, Version: 1, Reason: '其他' }, { token: buyer.token })),
    )
    expect(responses.filter(({ success }) => success)).toHaveLength(1)
    const conflicts = responses.filter(({ success }) => !success).map(({ message }) => message)
    expect(new Set(conflicts)).toEqual(new Set(['数据已被他人修改，请刷新后重试']))
    expect((await buyer.detail(OrderNo)).Version).toBe(2)
  }
}, 60_000)
