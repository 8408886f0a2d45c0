import { formatYuan } from '../packages/api/src/money.ts'
import { expectLoggedIn, logInHere, newAccount } from './support/accounts.ts'
import { chosenPassword, demoPassword } from './support/passwords.ts'
import { findProduct } from './support/goods.ts'
import { expect, holds, test } from './support/test.ts'

test('a favourite is found, bought and given up', async ({ enter }) => {
  const { page, api } = await enter()
  const product = await findProduct(api)
  await api.call('POST /api/Favorite/Add', { TargetId: product.ProductCode, Type: 1 })
  await page.goto('/userCenter/user/favorite')
  const card = page.getByRole('article', { name: product.CustomerProductName })

  await test.step('the search leaves it alone, and is in the address', async () => {
    await expect(card).toBeVisible()
    await page.getByRole('searchbox', { name: '搜索收藏商品' }).fill(product.ProductCode)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`Keyword=${product.ProductCode}`))
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  await test.step('chosen and put in the cart', async () => {
    await page.getByRole('checkbox', { name: `选择 ${product.CustomerProductName}` }).check()
    await page.getByRole('group', { name: '收藏商品操作' }).getByRole('button', { name: '加入购物车' }).click()
    await expect(page.getByText('添加购物车成功')).toBeVisible()
    const cart = await api.call('POST /api/ShoppingCart/List', {})
    expect(cart.Items.find(({ ProductCode }) => ProductCode === product.ProductCode)?.Quantity).toBe(product.MOQ)
  })

  await test.step('its star takes it out of the list', async () => {
    await card.getByRole('button', { name: /^收藏 / }).click()
    await expect(page.getByText('没有符合条件的数据，请调整筛选')).toBeVisible()
    const { Items } = await api.call('POST /api/Favorite/List', { Type: 1, PageIndex: 1, PageSize: 100 })
    expect(Items.map(({ ProductCode }) => ProductCode)).not.toContain(product.ProductCode)
  })
})

test('a favourite says by how much its price has fallen since it was kept', async ({ enter, seller }) => {
  const { page, api } = await enter()
  const product = await findProduct(api)
  await api.call('POST /api/Favorite/Add', { TargetId: product.ProductCode, Type: 1 })
  await page.goto(`/userCenter/user/favorite?Keyword=${product.ProductCode}`)
  const card = page.getByRole('article', { name: product.CustomerProductName })
  await expect(card).toBeVisible()
  await expect(card.getByText('比收藏时降')).toBeHidden()
  await seller.lowerPrice(product.ProductCode)
  const { Items: [kept] } = await api.call('POST /api/Favorite/List', { Type: 1, Keyword: product.ProductCode, PageIndex: 1, PageSize: 20 })
  const fallen = Number(product.CustomerPrice) - Number(kept?.CustomerPrice)
  expect(fallen).toBeGreaterThan(0)
  await page.reload()
  await expect(card.getByText(`比收藏时降${formatYuan(fallen)}`)).toBeVisible()
  await expect(page.getByText('共 1 件收藏商品，1 件降价')).toBeVisible()

  await page.goto('/userCenter/user/favorite')
  await page.getByRole('button', { name: /^已降价 \d+$/ }).click()
  await expect(page).toHaveURL(/State=fallen/)
  await expect(card).toBeVisible()
  await expect(page.getByRole('article').filter({ hasNotText: '比收藏时降' })).toHaveCount(0)
})

test('what was looked at is in the browse records, which are cleared after a question', async ({ enter }) => {
  const { page, api } = await enter()
  const product = await findProduct(api)
  await page.goto(`/${product.ProductCode}.html`)
  await expect(page.getByRole('heading', { level: 1, name: product.CustomerProductName })).toBeVisible()
  await expect.poll(async () => (await api.call('POST /api/Favorite/List', { Type: 2, PageIndex: 1, PageSize: 10 })).total).toBeGreaterThan(0)

  await page.goto('/userCenter/user/browse')
  await expect(page.getByRole('heading', { level: 2, name: /^今天 / })).toBeVisible()
  await expect(page.getByRole('article', { name: product.CustomerProductName })).toBeVisible()
  await page.getByRole('button', { name: '清空记录' }).click()
  await page.getByRole('dialog', { name: '清空记录' }).getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('heading', { name: '暂无浏览记录' }).or(page.getByText('暂无浏览记录')).first()).toBeVisible()
})

test('a changed password logs out everywhere, and the new one logs in', async ({ enter }) => {
  const account = newAccount()
  const [here, elsewhere] = [await enter(account), await enter(account)]
  const { page } = here
  const password = chosenPassword
  const change = async (old: string) => {
    await page.getByLabel(/^原密码/).fill(old)
    await page.getByLabel(/^新密码/).fill(password)
    await page.getByLabel(/^确认新密码/).fill(password)
    await page.getByRole('button', { name: '修改密码', exact: true }).click()
  }
  await page.goto('/userCenter/user/password')

  await test.step('a wrong old one is said beside its field', async () => {
    await change('Wrong@2026')
    await expect(page.getByText('密码错误，还可尝试4次')).toBeVisible()
    await expect(page.getByLabel(/^新密码/)).toHaveValue(password)
  })

  await test.step('the right one ends both sessions', async () => {
    await change(demoPassword)
    await expect(page.getByText('修改成功，请重新登录')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    expect((await elsewhere.api.send('POST /api/Account/GetUserMenuList', {})).status).toBe(401)
    await elsewhere.page.goto('/userCenter/order/index')
    await expect(elsewhere.page.getByText('登录已过期，请重新登录')).toBeVisible()
  })

  await test.step('the new one logs in', async () => {
    await logInHere(page, account, password)
    await expectLoggedIn(page)
  })
})

test('a saved profile changes the greeting, and a session elsewhere is ended', holds('§2.route.user'), async ({ enter }) => {
  const account = newAccount()
  const [here, elsewhere] = [await enter(account), await enter(account)]
  const { page } = here
  await page.goto('/userCenter/user/account')

  await test.step('the nickname is saved, and the header greets by it', async () => {
    await page.getByLabel(/^昵称/).fill('采购小周')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByText('操作成功')).toBeVisible()
    await expect(page.getByRole('button', { name: '采购小周的账号菜单' })).toBeVisible()
    expect((await here.api.call('POST /api/Account/Profile', {})).Nickname).toBe('采购小周')
  })

  await test.step('the other session ends at once, this one goes on', async () => {
    await page.getByRole('button', { name: /^结束会话 / }).click()
    await page.getByRole('dialog', { name: '结束会话' }).getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('会话已结束')).toBeVisible()
    await expect(page.getByRole('button', { name: /^结束会话 / })).toHaveCount(0)
    expect((await elsewhere.api.send('POST /api/Account/Profile', {})).status).toBe(401)
    expect((await here.api.send('POST /api/Account/Profile', {})).status).toBe(200)
  })
})
