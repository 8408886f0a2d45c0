import type { Locator, Page } from '@playwright/test'
import { expectLoggedIn, newAccount } from './support/accounts.ts'
import { demoPassword } from './support/passwords.ts'
import { nextCaptchaAnswer } from './support/captcha.ts'
import { findProduct } from './support/goods.ts'
import { shownOrderNo, submitButton } from './support/shopping.ts'
import { expect, holds, test } from './support/test.ts'

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** How an element and what is closely around it are drawn, as far as a focus shows. */
const ringOf = (target: Locator) =>
  target.evaluate((element) => {
    const around = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one != null)
    return around.map((one) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(one)
      return [outlineStyle, outlineWidth, boxShadow, borderColor].join(' ')
    })
  })

/** Presses Tab, or another key, until the focus is there; fails when that takes more steps than anybody would go. */
const tabTo = async (page: Page, target: Locator, most = 60, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible()
  const unfocused = await ringOf(target)
  for (let step = 0; step < most; step++) {
    if (await isFocused(target)) {
      // Where the focus is from the start, there is nothing to compare with.
      if (step > 0) await expect.poll(() => ringOf(target), 'the focus can be seen').not.toEqual(unfocused)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${target.toString()} in ${most} steps.`)
}

test('a purchase by keyboard alone: log in, captcha, search, cart, order', holds('§2.route.login', '§2.search.suggestions'), async ({ page, apiOf }) => {
  const account = newAccount()
  const api = await apiOf(account)
  const product = await findProduct(api)

  await test.step('logs in, and slides the captcha with the arrow keys', async () => {
    await page.goto('/login')
    await tabTo(page, page.getByLabel('账号', { exact: true }))
    await page.keyboard.type(account)
    await tabTo(page, page.getByLabel('密码', { exact: true }))
    await page.keyboard.type(demoPassword)
    const answer = nextCaptchaAnswer(page)
    await page.keyboard.press('Enter')
    const target = await answer
    const slider = page.getByRole('slider')
    await expect(slider).toBeEnabled()
    await tabTo(page, slider)
    const place = async () => Number(await slider.getAttribute('aria-valuenow'))
    for (let step = 0; step < 400 && Math.abs((await place()) - target) > 1; step++) {
      await page.keyboard.press((await place()) < target ? 'ArrowRight' : 'ArrowLeft')
    }
    await page.keyboard.press('Enter')
    await expectLoggedIn(page)
    // A new page begins at its content, below the search.
    await expect(page.getByRole('main', { name: '首页' })).toBeFocused()
  })

  await test.step('searches, chooses among the suggestions, and puts the product in the cart', async () => {
    await tabTo(page, page.getByRole('search').getByRole('combobox'), 60, 'Shift+Tab')
    await page.keyboard.type(product.ProductCode)
    await expect(page.getByRole('option').first()).toContainText(product.ProductCode)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/${product.ProductCode}.html`)
    await tabTo(page, page.getByRole('main').getByRole('button', { name: '加入购物车', exact: true }).first(), 90)
    await page.keyboard.press('Enter')
    await expect(page.getByText('添加购物车成功')).toBeVisible()
  })

  await test.step('goes to the cart and checks out', async () => {
    await tabTo(page, page.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: /购物车/ }), 150)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '我的购物车' })).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: '去结算' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '填写核对订单', level: 1 })).toBeVisible()
    await tabTo(page, page.getByLabel('采购事由'))
    await page.keyboard.type('日常补充')
    await tabTo(page, submitButton(page))
    await page.keyboard.press('Enter')
  })

  const { Lines } = await api.call('POST /api/Order/Detail', { OrderNo: await shownOrderNo(page) })
  expect(Lines).toMatchObject([{ ProductCode: product.ProductCode }])
})
