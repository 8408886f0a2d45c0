import { newAccount } from './support/accounts.ts'
import { findProduct } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('staff see the mall as a customer’s person does, and change nothing; the browser’s own login stays, and the person reads who looked and why', async ({ enter }) => {
  // Another person has logged in to the mall with the browser of the staff.
  const own = await enter()
  // The newest accounts of the company are among those that its document lists.
  const viewed = await enter(newAccount('buyer2'))
  const { Name } = await viewed.api.call('POST /api/Account/Profile', {})
  const product = await findProduct(viewed.api)
  const reason = `核对协议价 ${Date.now().toString(36)}`
  const stored = () => own.page.evaluate(() => JSON.stringify(localStorage.getItem('token')) + (localStorage.getItem('token:user') ?? ''))
  const staff = own.page
  await staff.goto('/seller/customers')
  const before = await stored()
  await logInStaff(staff, 'sales', demoPassword)
  await staff.getByRole('link', { name: viewed.login.Enterprise.EnterpriseName }).first().click()

  const view = await test.step('with a reason it opens in a window of its own', async () => {
    const account = await viewed.api.call('POST /api/Account/Profile', {})
    await staff.getByRole('row').filter({ hasText: account.Account }).getByRole('button', { name: /^以客户身份查看/ }).click()
    const form = staff.getByRole('dialog', { name: '以客户身份查看' })
    await form.getByRole('button', { name: '打开' }).click()
    await expect(form.getByText('请写明原因，2–100个字')).toBeVisible()
    await form.getByLabel('原因').fill(reason)
    const opened = staff.waitForEvent('popup')
    await form.getByRole('button', { name: '打开' }).click()
    const page = await opened
    await expect(page.getByRole('complementary', { name: '以客户身份查看' })).toContainText(`${Name} · ${viewed.login.Enterprise.EnterpriseName}`)
    expect(page.url()).not.toContain(viewed.login.User.uid.toString())
    await expect(staff.getByText('已在新窗口打开')).toBeVisible()
    return page
  })
  const banner = view.getByRole('complementary', { name: '以客户身份查看' })

  await test.step('it shows their orders and prices', async () => {
    const { Items } = await viewed.api.call('POST /api/Order/List', { PageIndex: 1, PageSize: 10 })
    await view.goto('/userCenter/order/index')
    await expect(banner).toBeVisible()
    await expect(view.getByText(Items[0]?.OrderNo ?? 'no order').first()).toBeVisible()
    await view.goto(`/${product.ProductCode}.html`)
    await expect(view.getByRole('main')).toContainText((product.CustomerPrice ?? 0).toFixed(2))
  })

  await test.step('what changes anything is refused', async () => {
    const count = () => viewed.api.call('POST /api/ShoppingCart/Count', {})
    const had = await count()
    await view.getByRole('main').getByRole('button', { name: '加入购物车', exact: true }).first().click()
    await expect(view.getByText('正以客户身份查看，只能看，不能操作').first()).toBeVisible()
    expect(await count()).toEqual(had)
  })

  await test.step('a reload keeps it; what the browser has of its own login is as it was', async () => {
    await view.goto('/')
    await view.reload()
    await expect(banner).toBeVisible()
    await expect(view.getByText('请登录')).toHaveCount(0)
    expect(await stored()).toBe(before)
    const other = await own.context.newPage()
    await other.goto('/userCenter/user/account')
    await expect(other.getByText(own.login.User.nname).first()).toBeVisible()
    await expect(other.getByRole('complementary', { name: '以客户身份查看' })).toHaveCount(0)
    await other.close()
  })

  await test.step('结束 ends it on the server, too', async () => {
    const token = await view.evaluate(() => sessionStorage.getItem('view'))
    await banner.getByRole('button', { name: '结束' }).click()
    await expect(view.getByText('查看已结束')).toBeVisible()
    expect(await view.evaluate(() => sessionStorage.getItem('view'))).toBeNull()
    const response = await view.request.post('/api/ShoppingCart/Count', { data: {}, headers: { Authorization: `Bearer ${token}` } })
    expect(response.status()).toBe(401)
    expect(await stored()).toBe(before)
  })

  await test.step('the person reads that the seller looked, and why', async () => {
    await viewed.page.goto('/userCenter/user/account')
    await expect(viewed.page.getByRole('listitem').filter({ hasText: '商家客服' }).first()).toContainText(`以您的身份查看，原因：${reason}`)
  })
})

test('the page of a view that nobody has opened says where to begin', async ({ page }) => {
  await page.goto('/viewCustomer')
  await expect(page.getByText('没有要查看的客户')).toBeVisible()
})
