import type { Page } from '@playwright/test'
import type { Api } from './support/api.ts'
import { nextCaptchaAnswer, slideCaptcha } from './support/captcha.ts'
import { expect, holds, test } from './support/test.ts'

/** Calls until the mall limits this address. */
const exhaust = async (api: Api): Promise<void> => {
  const status = async () => (await api.send('POST /api/Category/MallCategories', {})).status
  await expect.poll(status, { intervals: [0], message: 'the limit' }).toBe(429)
}

const verification = (page: Page) => page.getByRole('dialog', { name: '安全验证' })

test.describe('too many calls', () => {
  test('one dialog for all waiting calls; the captcha lifts the limit and the page continues', holds('§4.rate-limit', '§7.unlock', '§8.429'), async ({ page, visitorApi }) => {
    await exhaust(visitorApi)
    const answer = nextCaptchaAnswer(page)
    await page.goto('/product/index')
    await expect(verification(page)).toContainText('系统识别到您的访问存在安全隐患')
    await expect(verification(page)).toContainText('127.0.0.1')
    await expect(verification(page)).toContainText(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/)
    await slideCaptcha(page, await answer)
    await expect(verification(page)).toBeHidden()
    await expect(page.getByRole('banner').getByLabel('热门搜索').getByRole('link')).toHaveCount(8)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test('closing the dialog shows the failure, which can be retried', async ({ page, visitorApi }) => {
    await exhaust(visitorApi)
    await page.goto('/product/index')
    await expect(verification(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Repeated, since a call that failed later may have opened it again.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(verification(page)).toBeHidden({ timeout: 1000 })
    }).toPass()
    const answer = nextCaptchaAnswer(page)
    await page.getByRole('main').getByRole('button', { name: '重试' }).click()
    await expect(verification(page)).toBeVisible()
    await slideCaptcha(page, await answer)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test('a wrong answer lifts nothing', holds('§7.unlock', '§8.unlock'), async ({ visitorApi }) => {
    await exhaust(visitorApi)
    expect(await visitorApi.send('POST /api/Account/UnLock', { CaptchaVerifyParam: 'made-up' })).toMatchObject({ success: false, message: '验证失败，请重试' })
    expect((await visitorApi.send('POST /api/Category/MallCategories', {})).status).toBe(429)
  })
})
