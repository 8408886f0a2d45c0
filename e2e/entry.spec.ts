import type { BrowserContext, Page } from '@playwright/test'
import type { LoginInfo } from '../packages/api/src/contract/index.ts'
import { readScreens } from '../scripts/read-screens.ts'
import { expectLoggedIn, logInHere, newAccount } from './support/accounts.ts'
import { createApi } from './support/api.ts'
import { nextCaptchaAnswer, slideCaptcha } from './support/captcha.ts'
import { sessionKeyFor } from './support/partner.ts'
import { listenToConsole } from './support/quality.ts'
import { expect, holds, test } from './support/test.ts'

const oldMallText = '未获取到旧版商城地址'

const cookieOf = async (context: BrowserContext, name: string) => (await context.cookies()).find((cookie) => cookie.name === name)

const expectVisitor = (page: Page) => expect(page.getByRole('link', { name: '请登录' })).toBeVisible()

test.describe('guard', () => {
  test('a login-required route sends a visitor to the login, and back with query and hash', holds('§2.guard.login'), async ({ page }) => {
    await page.goto('/userCenter/order/index?Status=10#list')
    await expect(page).toHaveURL(/\/login\?ReturnUrl=/)
    expect(new URL(page.url()).searchParams.get('ReturnUrl')).toBe('/userCenter/order/index?Status=10#list')
    await logInHere(page, newAccount())
    await expectLoggedIn(page)
    await expect(page).toHaveURL('/userCenter/order/index?Status=10#list')
  })

  test('every login-required route is closed to a visitor', holds('§2.guard.login'), async ({ page }) => {
    const closed = (await readScreens()).filter(({ access }) => access === 'login')
    expect(closed.length).toBeGreaterThan(30)
    await page.goto('/help/detail/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const { paths } of closed) {
      const address = paths[0].replaceAll(/:\w+/g, '1')
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, address)
      await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('ReturnUrl') === address)
    }
  })

  test('the login page redirects a logged-in user', async ({ enter }) => {
    const { page } = await enter()
    await page.goto('/login?ReturnUrl=%2Fproduct%2Findex')
    await expect(page).toHaveURL('/product/index')
  })
})

test.describe('a query MallVersion', () => {
  for (const address of ['/?MallVersion=new', '/product/index?Keyword=%E7%BA%B8&MallVersion=1', '/login?MallVersion']) {
    test(`${address} marks the browser for 30 days`, holds('§2.query.version', '§9.version-cookie'), async ({ page, context }) => {
      await page.goto(address)
      const cookie = await cookieOf(context, 'MallVersion')
      expect(cookie).toMatchObject({ value: 'new', path: '/', sameSite: 'Lax', secure: false })
      expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(30, 1)
    })
  }
})

test.describe('a query logout', () => {
  test('with a token clears the session, in the other tab too, and goes to /', holds('§2.query.logout'), async ({ enter }) => {
    const { page, context, api } = await enter()
    const other = await context.newPage()
    await other.goto('/product/index')
    await expectLoggedIn(other)
    await page.goto('/product/index?Keyword=a&logout=1')
    await expect(page).toHaveURL('/')
    await expectVisitor(page)
    await expectVisitor(other)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await expect(async () => expect((await api.send('POST /api/ShoppingCart/Count', {})).status).toBe(401)).toPass()
  })

  test('without one stays where it is', holds('§2.query.logout'), async ({ page }) => {
    await page.goto('/product/index?logout=1')
    await expectVisitor(page)
    await expect(page).toHaveURL('/product/index?logout=1')
  })
})

test.describe('sessionKey', () => {
  for (const name of ['sessionKey', 'SessionKey']) {
    test(`${name} logs in and stays where it is; neither key nor token is anywhere afterwards`, holds('§2.query.session-key', '§2.query.session-key.secret', '§4.login', '§7.session-key'), async ({ page, context, serverLog }) => {
      const key = await sessionKeyFor(newAccount())
      const seen: string[] = []
      page.on('request', (request) => {
        seen.push(request.headers()['referer'] ?? '')
        if (!request.url().includes('/api/Account/LoginBySession')) seen.push(request.isNavigationRequest() ? '' : request.url())
      })
      page.on('console', (message) => seen.push(message.text()))
      page.on('pageerror', (error) => seen.push(String(error.stack)))
      await page.goto(`/product/index?Keyword=%E7%BA%B8&${name}=${key}`)
      await expectLoggedIn(page)
      await expect(page).toHaveURL('/product/index?Keyword=%E7%BA%B8')
      const { Token, RefreshToken } = JSON.parse((await page.evaluate(() => localStorage.getItem('token:user'))) ?? '{}') as LoginInfo
      const secrets = [key, encodeURIComponent(key), Token, RefreshToken]
      await page.getByRole('link', { name: '购物车' }).first().click()
      await expect(page).toHaveURL('/shop/cart')
      await page.goBack()
      await expect(page).toHaveURL('/product/index?Keyword=%E7%BA%B8')
      const { entries } = await (await context.newCDPSession(page)).send('Page.getNavigationHistory')
      const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, history: history.state as unknown }) + document.cookie + document.documentElement.outerHTML)
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key)
      const places = { seen: seen.join('\n'), history: entries.map(({ url, title }) => `${url} ${title}`).join('\n'), stored, log: serverLog() }
      expect(places.log).toContain('listens on')
      for (const secret of secrets) {
        expect(secret).toMatch(/^.{16,}$/)
        for (const [place, text] of Object.entries(places)) expect(text.includes(secret), place).toBe(false)
      }
    })
  }

  test('opens a login-required screen without the login page', async ({ page }) => {
    const key = await sessionKeyFor(newAccount())
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    await page.goto(`/shop/cart?sessionKey=${key}`)
    await expect(page.getByText('购物车还是空的，去逛逛吧')).toBeVisible()
    expect(visited).not.toContain('/login')
  })

  test('works once; the second failure does not reveal the key, here or on the server', holds('§2.query.session-key', '§8.auto-login'), async ({ page, newBrowser, serverLog }) => {
    const key = await sessionKeyFor(newAccount())
    const printedFirst = listenToConsole(page)
    await page.goto(`/?sessionKey=${key}`)
    await expectLoggedIn(page)
    // Hydration agrees with what the server sent, although the login is under way already.
    expect(printedFirst).toEqual([])
    const second = await (await newBrowser()).newPage()
    const printed = listenToConsole(second)
    await second.goto(`/?sessionKey=${key}`)
    await expect(second.getByText('自动登录失败，请手动登录')).toBeVisible()
    await expectVisitor(second)
    await expect(second).toHaveURL('/')
    expect(printed.join('\n')).not.toContain(key)
    expect(serverLog()).not.toContain(key)
  })

  test('blocks back while it runs, and no longer when it failed', holds('§2.query.back', '§2.query.failure'), async ({ page }) => {
    await page.goto('/product/index')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/Account/LoginBySession?*', async (route) => {
      await held
      await route.continue()
    })
    await page.evaluate(() => location.assign('/shop/cart?sessionKey=invented'))
    await expect(page.getByRole('dialog', { name: '自动登录' })).toBeVisible()
    await expect(page).toHaveURL('/shop/cart')
    await page.evaluate(() => history.back())
    await page.evaluate(() => history.back())
    await expect(page.getByRole('dialog', { name: '自动登录' })).toBeVisible()
    await expect(page).toHaveURL('/shop/cart')
    release()
    await expect(page.getByText('自动登录失败，请手动登录')).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/product/index')
  })

  test('with a planted key the logged-in user sees a question, and stays logged in', holds('§2.query.session-key.planted'), async ({ enter }) => {
    const { page, login } = await enter()
    await page.goto(`/product/index?sessionKey=${await sessionKeyFor(newAccount('other'))}`)
    const dialog = page.getByRole('dialog', { name: '切换登录账号？' })
    await expect(dialog).toContainText(`当前已登录：${login.User.nname}`)
    await expect(dialog).toContainText('远帆')
    await dialog.getByRole('button', { name: '保留当前账号' }).click()
    await expect(page.getByText('已保留当前登录账号')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(login.Token)
    await expect(page).toHaveURL('/product/index')
  })

  test('with a planted key the user changes after agreeing', holds('§2.query.session-key.planted'), async ({ enter }) => {
    const { page } = await enter()
    await page.goto(`/?sessionKey=${await sessionKeyFor(newAccount())}`)
    await page.getByRole('dialog', { name: '切换登录账号？' }).getByRole('button', { name: '切换账号' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectLoggedIn(page)
    const { User } = JSON.parse((await page.evaluate(() => localStorage.getItem('token:user'))) ?? '{}') as { User: { nname: string } }
    await expect(page.getByRole('navigation', { name: '快捷入口' })).toContainText(User.nname)
  })

  test('adminLogin shows a question, then clears local storage, then logs in', holds('§2.query.admin-login'), async ({ enter }) => {
    const { page } = await enter()
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('leftover', '1'))
    await page.goto(`/?adminLogin=1&sessionKey=${await sessionKeyFor(newAccount(), { admin: true })}`)
    const dialog = page.getByRole('dialog', { name: '切换登录账号？' })
    await expect(dialog).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('leftover'))).toBe('1')
    await dialog.getByRole('button', { name: '切换账号' }).click()
    await expectLoggedIn(page)
    expect(await page.evaluate(() => localStorage.getItem('leftover'))).toBeNull()
    await expect(page).toHaveURL('/')
  })
})

test('/cleanCookie is home, and keeps the session cookie and MallVersion alone', holds('§9.clean-cookie'), async ({ page, context, origin }) => {
  await context.addCookies(['session', 'MallVersion', 'tracker', 'left%20over'].map((name) => ({ name, value: 'kept', url: origin })))
  await page.goto('/cleanCookie')
  await expect(page.getByRole('navigation', { name: '快捷入口' })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['MallVersion', 'session'])
})

test.describe('mobile user agents', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148' })

  test('stay where no link platform is configured', holds('§1.mobile-redirect'), async ({ page }) => {
    await page.goto('/product/index')
    await expectVisitor(page)
    await expect(page).toHaveURL('/product/index')
  })
})

test.describe('old-mall mode', () => {
  test('requests the address of the old mall once, and continues without one', holds('§4.old-mall.address', '§8.old-mall'), async ({ enter, origin }) => {
    const { page, context } = await enter()
    await context.addCookies([{ name: 'MallVersion', value: 'old', url: origin }])
    let requests = 0
    page.on('request', (request) => {
      if (request.url().includes('JumpOldLink')) requests += 1
    })
    await page.goto('/product/index')
    await expect(page.getByText(oldMallText)).toBeVisible()
    await expect(page.getByRole('link', { name: /A4/ }).first()).toBeVisible()
    expect(requests).toBe(1)
    await expect(page.getByRole('button', { name: '切换旧版' })).toHaveCount(0)
  })
})

test.describe('/resetPassword', () => {
  /** Types an account, passes the captcha, and returns the code, which the server sends in a test environment only. */
  const askForCode = async (page: Page, account: string): Promise<string> => {
    await page.getByLabel('账号', { exact: true }).fill(account)
    const answer = nextCaptchaAnswer(page)
    await page.getByRole('button', { name: '获取验证码' }).click()
    const sent = page.waitForResponse('**/api/Account/ResetCheck')
    await slideCaptcha(page, await answer)
    return (await (await sent).headerValue('X-Reset-Code')) ?? ''
  }

  test('sets a new password and ends every session of the account', holds('§2.route.reset', '§5.password'), async ({ page, enter, request }) => {
    const account = newAccount()
    const { login } = await enter(account)
    await page.goto('/login')
    await page.getByRole('link', { name: '忘记密码' }).click()
    // Until the next page is there, the login's field of the same name is the one on the screen.
    await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible()
    const code = await askForCode(page, account)
    await expect(page.getByText('如果账号存在，6位验证码已发送至该账号登记的邮箱，10分钟内有效。')).toBeVisible()
    await expect(page.getByRole('button', { name: /^[1-6]?\d秒后重新获取$/ })).toBeDisabled()
    await page.getByLabel('验证码').fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('验证码错误，还可尝试4次')).toBeVisible()
    await page.getByLabel('验证码').fill(code)
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByLabel('新密码', { exact: true }).fill(`${account}A!`)
    await page.getByLabel('确认新密码').fill('Neues!2026')
    await page.getByRole('button', { name: '重置密码' }).click()
    await expect(page.getByText('密码不能包含账号', { exact: true })).toBeVisible()
    await expect(page.getByText('两次输入的密码不一致')).toBeVisible()
    await page.getByLabel('新密码', { exact: true }).fill('Neues!2026')
    await page.getByRole('button', { name: '重置密码' }).click()
    await expect(page.getByText('密码重置成功，请重新登录')).toBeVisible()
    expect((await createApi(request, login.Token).send('POST /api/ShoppingCart/Count', {})).status).toBe(401)
    await page.getByRole('link', { name: '去登录' }).click()
    await logInHere(page, account, 'Neues!2026')
    await expectLoggedIn(page)
  })

  test('looks the same for an account that does not exist, whose code is never right', async ({ page }) => {
    await page.goto('/resetPassword')
    const code = await askForCode(page, `nobody-${Date.now()}`)
    await expect(page.getByText('如果账号存在，6位验证码已发送至该账号登记的邮箱，10分钟内有效。')).toBeVisible()
    await page.getByLabel('验证码').fill(code)
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('验证码错误，还可尝试4次')).toBeVisible()
  })
})

test.describe('/wechat-work-auth', () => {
  test('says why the login is not possible', async ({ page }) => {
    await page.goto('/wechat-work-auth')
    await expect(page.getByText('授权失败，请返回企业微信重试')).toBeVisible()
    await expect(page.getByText('商城尚未开通企业微信登录')).toBeVisible()
  })

  test('rejects a code that this tab did not request, and keeps none in the address', holds('§2.route.work-chat'), async ({ page }) => {
    await page.goto('/wechat-work-auth?code=planted&state=planted')
    await expect(page.getByText('授权请求已失效或不是由本页面发起')).toBeVisible()
    await expect(page).toHaveURL('/wechat-work-auth')
  })
})
