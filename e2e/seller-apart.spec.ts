import { ports } from './site/ports.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

const [mall, seller] = [`http://localhost:${ports.apart}`, `http://127.0.0.1:${ports.apart}`]

test('with a host of its own the seller’s side is there alone, keeps its login there, and opens the mall on the mall’s host as a customer’s person sees it', async ({ page }) => {
  await test.step('its pages and calls are on its host, those of the mall on theirs', async () => {
    await page.goto(`${mall}/seller/customers`)
    await expect(page).toHaveURL((url) => url.origin === seller && url.pathname.startsWith('/seller/'))
    await page.goto(`${seller}/help`)
    await expect(page).toHaveURL((url) => url.origin === mall)
    for (const address of [`${mall}/api/SellerCustomer/List`, `${seller}/api/Product/List`]) expect((await page.request.post(address, { data: {} })).status(), address).toBe(404)
  })

  await page.goto(seller)
  await expect(page).toHaveURL((url) => url.origin === seller && url.pathname.startsWith('/seller'))
  await page.goto(`${seller}/seller/customers`)
  await logInStaff(page, 'sales', demoPassword)
  await page.getByRole('link', { name: /^华启/ }).first().click()

  const view = await test.step('a view opens in a window of the mall', async () => {
    await page.getByRole('button', { name: /^以客户身份查看 / }).first().click()
    const form = page.getByRole('dialog', { name: '以客户身份查看' })
    await form.getByLabel('原因').fill('核对协议价')
    const opened = page.waitForEvent('popup')
    await form.getByRole('button', { name: '打开' }).click()
    const popup = await opened
    // First what goes away by itself.
    await expect(page.getByText('已在新窗口打开')).toBeVisible()
    await expect(popup.getByRole('complementary', { name: '以客户身份查看' })).toBeVisible()
    return popup
  })

  await test.step('its address says nothing, neither window reaches the other, and neither host has the other’s login', async () => {
    expect(view.url()).toBe(`${mall}/`)
    expect(await view.evaluate(() => window.opener)).toBeNull()
    expect(await view.evaluate(() => localStorage.getItem('sellerToken'))).toBeNull()
    expect(await page.evaluate(() => [localStorage.getItem('sellerToken') !== null, localStorage.getItem('token'), sessionStorage.getItem('view')])).toEqual([true, null, null])
  })

  await test.step('it reads, and changes nothing', async () => {
    const token = await view.evaluate(() => sessionStorage.getItem('view'))
    const send = async (path: string) => (await view.request.post(`${mall}${path}`, { data: {}, headers: { Authorization: `Bearer ${token}` } })).status()
    expect([await send('/api/ShoppingCart/Count'), await send('/api/ShoppingCart/Clear')]).toEqual([200, 403])
  })
})
