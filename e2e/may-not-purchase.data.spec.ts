import { newAccount } from './support/accounts.ts'
import { findProduct } from './support/goods.ts'
import { expect, test } from './support/test.ts'

const waysToOrder = /加入购物车|购物车|立即购买|快速下单|一键选品|再次购买|询价|常购清单|去采购|^加 \d/

test('whoever may not order sees no way to, wherever they look', async ({ enter, apiOf }) => {
  const { page, api } = await enter(newAccount('finance'))
  const product = await findProduct(await apiOf(newAccount()), { keyword: '中性笔' })
  await api.call('POST /api/Favorite/Add', { TargetId: product.ProductCode, Type: 1 })
  const pages: readonly (readonly [address: string, loaded: RegExp | string])[] = [
    ['/', '合作品牌'],
    ['/product/index?Keyword=中性笔', product.ProductCode],
    ['/product/index?Keyword=中性笔&View=row', product.ProductCode],
    ['/product/index?Keyword=没有这种东西', /没有找到/],
    [`/${product.ProductCode}.html`, '您的角色没有采购下单权限，需要下单请联系企业管理员'],
    ['/product/rank', /前 \d+ 名/],
    ['/deepseek', '退货的条件是什么？'],
    ['/userCenter/index', '最近的订单'],
    ['/userCenter/order/index', /^共 \d+ 条/],
    ['/userCenter/user/favorite', product.ProductCode],
    ['/userCenter/user/browse', product.ProductCode],
  ]
  for (const [address, loaded] of pages) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByText(loaded).first()).toBeVisible()
      await expect(page.getByRole('link', { name: waysToOrder })).toHaveCount(0)
      await expect(page.getByRole('button', { name: waysToOrder })).toHaveCount(0)
      await expect(page.getByRole('spinbutton')).toHaveCount(0)
    })
  }
  for (const address of ['/shop/cart', '/product/QuickOrder', '/product/select', '/userCenter/order/productInquiry']) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: '暂无权限，请联系企业管理员' })).toBeVisible()
    })
  }
  for (const call of ['POST /api/Inquiry/List', 'POST /api/ShoppingCart/List'] as const) {
    expect(await api.send(call, { PageIndex: 1, PageSize: 10 })).toMatchObject({ status: 403, body: null })
  }
})
