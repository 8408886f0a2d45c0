import type { Page } from '@playwright/test'
import { expectLoggedIn, logInHere, newAccount } from './support/accounts.ts'
import { attacks } from './support/attacks.ts'
import { nextCaptchaAnswer, slideCaptcha } from './support/captcha.ts'
import { expect, holds, test } from './support/test.ts'

/** Requests to other sites, from now on. */
const listenForLeaving = (page: Page, origin: string): string[] => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url())
  })
  return elsewhere
}

test.describe('no address leaves the site', () => {
  for (const [name, attack] of Object.entries(attacks)) {
    test(`as ReturnUrl and as Redirect of the same login: ${name}`, holds('§2.guard.return'), async ({ page, origin }) => {
      const elsewhere = listenForLeaving(page, origin)
      await page.route('**/api/Account/Login', async (route) => {
        const response = await route.fetch()
        const body = (await response.json()) as { MsgBody: object }
        await route.fulfill({ response, json: { ...body, MsgBody: { ...body.MsgBody, ReturnUrl: attack, Redirect: attack } } })
      })
      await page.goto(`/login?ReturnUrl=${encodeURIComponent(attack)}`)
      await logInHere(page, newAccount())
      await expectLoggedIn(page)
      await expect(page).toHaveURL('/')
      expect(elsewhere).toEqual([])
      await expect(page).toHaveTitle('文房商城')
    })

    test(`as returnUrl of /robotVerify: ${name}`, holds('§2.guard.return'), async ({ page, origin }) => {
      const elsewhere = listenForLeaving(page, origin)
      const answer = nextCaptchaAnswer(page)
      await page.goto(`/robotVerify?returnUrl=${encodeURIComponent(attack)}`)
      await slideCaptcha(page, await answer)
      await expect(page).toHaveURL('/')
      await expect(page.getByText('验证成功')).toBeVisible()
      expect(elsewhere).toEqual([])
      await expect(page).toHaveTitle('文房商城')
    })
  }

  test('as ReturnUrl of a logged-in user: none of them', holds('§2.guard.return'), async ({ enter, origin }) => {
    const { page } = await enter()
    const elsewhere = listenForLeaving(page, origin)
    for (const [name, attack] of Object.entries(attacks)) {
      await page.goto(`/login?ReturnUrl=${encodeURIComponent(attack)}`)
      await expectLoggedIn(page)
      await expect(page, name).toHaveURL('/')
      await expect(page, name).toHaveTitle('文房商城')
    }
    expect(elsewhere).toEqual([])
  })

  test('/robotVerify shows one puzzle, and makes no call but its own: another would be over the limit too', holds('§2.route.verify'), async ({ enter }) => {
    const { page } = await enter()
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(pathname)
    })
    await page.goto('/robotVerify?Ip=203.0.113.24')
    await expect(page.getByRole('slider')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('slider')).toHaveCount(1)
    expect(calls).toEqual(['/api/Captcha/Challenge'])
  })

  test('paths of this site are followed', holds('§2.route.verify', '§2.guard.return', '§8.unlock'), async ({ page }) => {
    const answer = nextCaptchaAnswer(page)
    await page.goto(`/robotVerify?Ip=203.0.113.24&Target=%2Fapi%2FProduct%2FList&returnUrl=${encodeURIComponent('/product/index?Keyword=a')}`)
    await expect(page.getByText('访问过于频繁，请完成验证后继续')).toBeVisible()
    await expect(page.getByText('203.0.113.24')).toBeVisible()
    await slideCaptcha(page, await answer)
    await expect(page).toHaveURL('/product/index?Keyword=a')
    await expect(page.getByText('验证成功')).toBeVisible()
  })
})
