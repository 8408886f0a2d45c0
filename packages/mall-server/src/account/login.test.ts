import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestMall, type TestMall } from '../testing/test-mall.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

describe('logging in', () => {
  it('answers the login info of specification §3', async () => {
    const info = await mall.login('buyer')
    expect(info).toMatchObject({ User: { uid: 2, utype: 'GU', nname: '行政采购员' }, Role: ['Buyer'], Redirect: '/', ReturnUrl: '' })
    expect((await mall.call('POST /api/Account/GetUserMenuList', {}, { token: info.Token })).body).toContain('order.index')
  })
})
