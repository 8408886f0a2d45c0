import { newAccount, type Account } from './support/accounts.ts'
import { solveCaptcha, type Api } from './support/api.ts'
import { chosenPassword } from './support/passwords.ts'
import { findProduct, putInCart } from './support/goods.ts'
import { openSubmit, shownOrderNo, submitButton } from './support/shopping.ts'
import { expect, holds, test } from './support/test.ts'

/** Role 采购员, a preset. */
const buyerRole = 3

/** A buyer of the administrator's own company: all other buyers of the flows are of companies that show their prices. */
const newColleague = async (administrator: Api, visitor: Api): Promise<Account> => {
  const [department] = await administrator.call('POST /api/Department/Tree', {})
  const Account = `price${Date.now()}`
  const { Initial } = await administrator.call('POST /api/Account/Save', {
    Account, Name: '看不到价格的同事', Mobile: null, Email: null, DepartmentId: department?.DepartmentId ?? 0, RoleIds: [buyerRole], SingleLimit: null, RequestId: crypto.randomUUID(),
  })
  await visitor.call('POST /api/Account/Activate', { Account, InitialPassword: Initial?.Password ?? '', Password: chosenPassword, CaptchaVerifyParam: await solveCaptcha(visitor) })
  return Account as Account
}

test('without 价格可见 a buyer sees no price and still orders, whoever has the right sees the amounts, and with it all is as before', holds('§2.route.management'), async ({ enter, visitorApi }) => {
  const administrator = await enter(newAccount('other'))
  const { page } = administrator
  const product = await findProduct(administrator.api, { keyword: '纸' })
  const buyer = await enter(await newColleague(administrator.api, visitorApi), { password: chosenPassword })
  const { EnterpriseName } = administrator.login.Enterprise

  const setVisible = async (visible: boolean) => {
    await page.goto('/userCenter/management/group')
    const box = page.getByRole('checkbox', { name: `${EnterpriseName} 价格可见` })
    await expect(box).toBeChecked({ checked: !visible })
    await box.setChecked(visible)
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('集团管理已保存')).toBeVisible()
  }
  const note = buyer.page.getByText('价格不可见，请联系企业管理员')
  const amounts = buyer.page.getByRole('main').getByText(/¥\s*\d/)
  const openDetail = async () => {
    await buyer.page.goto(`/${product.ProductCode}.html`)
    await expect(buyer.page.getByRole('heading', { name: product.CustomerProductName, level: 1 })).toBeVisible()
  }

  await test.step('with it, prices are there, and so are the ways to ask by them', async () => {
    await buyer.page.goto('/product/index?Keyword=纸')
    await expect(amounts.first()).toBeVisible()
    await expect(buyer.page.getByRole('button', { name: '价格↑' })).toBeVisible()
  })

  await test.step('switched off, the catalogue has none after a reload, also by an address that asks', async () => {
    await setVisible(false)
    await buyer.page.goto('/product/index?Keyword=纸&SortBy=priceAsc&PriceMin=1')
    await expect(note).toBeVisible()
    await expect(buyer.page.getByRole('article').first()).toBeVisible()
    await expect(buyer.page.getByRole('button', { name: '价格↑' })).toBeHidden()
    await expect(amounts).toHaveCount(0)
    await openDetail()
    await expect(note).toBeVisible()
    await expect(amounts).toHaveCount(0)
  })

  const orderNo = await test.step('the buyer still orders', async () => {
    await buyer.api.call('POST /api/Address/Save', {
      Consignee: '前台', Mobile: '13800138000', Province: '广东省', City: '深圳市', District: '南山区', AreaCode: '440305', Detail: '科技园1号', Tag: '', IsDefault: true,
    })
    const line = await putInCart(buyer.api, product.ProductCode, product.MOQ)
    await buyer.page.goto('/shop/cart')
    await expect(note).toBeVisible()
    await expect(amounts).toHaveCount(0)
    await openSubmit(buyer.page, [line])
    await expect(note).toBeVisible()
    await expect(amounts).toHaveCount(0)
    await buyer.page.getByLabel('采购事由').fill('办公用纸')
    await submitButton(buyer.page).click()
    const number = await shownOrderNo(buyer.page)
    await buyer.page.goto(`/userCenter/order/detail?id=${number}`)
    await expect(note).toBeVisible()
    await expect(amounts).toHaveCount(0)
    return number
  })

  await test.step('who has the right sees what it costs', async () => {
    const { GoodsAmount } = await administrator.api.call('POST /api/Order/Detail', { OrderNo: orderNo })
    expect(GoodsAmount).toBeCloseTo(Number(product.CustomerPrice) * product.MOQ, 2)
    await page.goto(`/userCenter/order/detail?id=${orderNo}`)
    await expect(page.getByRole('main').getByText(/¥\s*\d/).first()).toBeVisible()
  })

  await test.step('switched on again, the buyer sees it too', async () => {
    await setVisible(true)
    await buyer.page.reload()
    await expect(buyer.page.getByRole('heading', { level: 1 })).toContainText('¥')
    await expect(note).toBeHidden()
  })
})
