import { expectLoggedIn, logInHere, newAccount } from './support/accounts.ts'
import { createApi, solveCaptcha } from './support/api.ts'
import { demoPassword } from './support/passwords.ts'
import { nextCaptchaAnswer, slideCaptcha } from './support/captcha.ts'
import { expect, holds, test } from './support/test.ts'

test.describe('captcha', () => {
  test('a wrong answer shows a message, loads another captcha and does not log in', holds('§2.route.login', '§4.login', '§5.captcha', '§8.captcha'), async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('账号', { exact: true }).fill(newAccount())
    await page.getByLabel('密码', { exact: true }).fill(demoPassword)
    const first = nextCaptchaAnswer(page)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    const right = await first
    const second = nextCaptchaAnswer(page)
    await slideCaptcha(page, right > 130 ? right - 60 : right + 60)
    await expect(page.getByText('验证码验证失败，请重试')).toBeVisible()
    await expect(page).toHaveURL('/login')
    await slideCaptcha(page, await second)
    await expectLoggedIn(page)
  })

  test('a used credential is rejected the second time', holds('§5.captcha'), async ({ visitorApi }) => {
    const Account = newAccount()
    const CaptchaVerifyParam = await solveCaptcha(visitorApi)
    const attempt = () => visitorApi.send('POST /api/Account/Login', { Account, Password: demoPassword, CaptchaVerifyParam })
    expect((await attempt()).success).toBe(true)
    expect(await attempt()).toMatchObject({ status: 200, success: false, message: '验证码验证失败，请重试', body: null })
  })
})

test.describe('password', () => {
  test('five wrong ones lock the account, also for the right one', holds('§5.password'), async ({ page, visitorApi }) => {
    const account = newAccount()
    for (const left of [4, 3, 2]) {
      const CaptchaVerifyParam = await solveCaptcha(visitorApi)
      const attempt = await visitorApi.send('POST /api/Account/Login', { Account: account, Password: 'Wrong@2026', CaptchaVerifyParam })
      expect(attempt).toMatchObject({ success: false, message: `账号或密码错误，还可尝试${left}次` })
    }
    await page.goto('/login')
    await logInHere(page, account, 'Wrong@2026')
    await expect(page.getByText('账号或密码错误，还可尝试1次')).toBeVisible()
    await logInHere(page, account, 'Wrong@2026')
    await expect(page.getByText('账号已锁定，请15分钟后重试')).toBeVisible()
    await logInHere(page, account)
    await expect(page.getByText(/账号已锁定，请1[45]分钟后重试/)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  test('who is locked out unlocks by a code, and strangers do not lock that browser again', holds('§5.password'), async ({ page, visitorApi }) => {
    const Account = newAccount()
    const guess = async (): Promise<void> => {
      await visitorApi.send('POST /api/Account/Login', { Account, Password: 'Wrong@2026', CaptchaVerifyParam: await solveCaptcha(visitorApi) })
    }
    for (let turn = 0; turn < 5; turn++) await guess()
    await page.goto('/login')
    await logInHere(page, Account)
    await page.getByRole('link', { name: '用验证码解锁' }).click()
    await expect(page.getByRole('heading', { name: '解锁账号' })).toBeVisible()
    await page.getByLabel('账号', { exact: true }).fill(Account)
    const answer = nextCaptchaAnswer(page)
    await page.getByRole('button', { name: '获取验证码' }).click()
    const sent = page.waitForResponse('**/api/Account/ResetCheck')
    await slideCaptcha(page, await answer)
    await page.getByLabel('验证码').fill((await (await sent).headerValue('X-Reset-Code')) ?? '')
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('账号已解锁，请重新登录')).toBeVisible()
    for (let turn = 0; turn < 6; turn++) await guess()
    await page.getByRole('link', { name: '去登录' }).click()
    await logInHere(page, Account)
    await expectLoggedIn(page)
  })

  test('the response for an account that does not exist is the same', holds('§5.password'), async ({ visitorApi }) => {
    const CaptchaVerifyParam = await solveCaptcha(visitorApi)
    const Account = `nobody-${Date.now()}`
    expect(await visitorApi.send('POST /api/Account/Login', { Account, Password: 'Wrong@2026', CaptchaVerifyParam })).toMatchObject({
      status: 200,
      success: false,
      message: '账号或密码错误，还可尝试4次',
      body: null,
    })
  })

  test('a disabled account sees that it is disabled, after the right password only', holds('§5.password'), async ({ page }) => {
    await page.goto('/login')
    await logInHere(page, newAccount('left'))
    await expect(page.getByText('账号已停用，请联系企业管理员')).toBeVisible()
    await expect(page).toHaveURL('/login')
  })
})

test('a user of several enterprises chooses one before any data is shown', async ({ page }) => {
  await page.goto('/login')
  await logInHere(page, newAccount('admin'))
  const choice = page.getByRole('group', { name: '请选择要登录的企业' }).or(page.getByRole('radiogroup', { name: '请选择要登录的企业' }))
  await expect(choice).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.getByRole('radio', { name: '华启制造（苏州）有限公司' }).check()
  await page.getByRole('button', { name: '进入商城' }).click()
  await expectLoggedIn(page)
  await expect(page.getByText('华启制造（苏州）有限公司')).toBeVisible()
})

test('finance has no cart', holds('§6.roles'), async ({ enter }) => {
  const { page, api } = await enter(newAccount('finance'))
  await page.goto('/shop/cart')
  await expect(page.getByText('暂无权限，请联系企业管理员')).toBeVisible()
  expect(await api.send('POST /api/ShoppingCart/List', {})).toMatchObject({ status: 403, success: false, body: null })
})

test.describe('token', () => {
  const tampered = (token: string): string => {
    const [head, payload = '', signature] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { User: { utype: string } }
    const raised = Buffer.from(JSON.stringify({ ...claims, User: { ...claims.User, utype: 'GA' } })).toString('base64url')
    return [head, raised, signature].join('.')
  }

  test('a tampered one is rejected', holds('§6.roles'), async ({ request, enter }) => {
    const { login } = await enter()
    const forger = createApi(request, tampered(login.Token))
    expect(await forger.send('POST /api/ShoppingCart/List', {})).toMatchObject({ status: 401, success: false, body: null })
    expect(await forger.send('POST /api/Order/List', { PageIndex: 1, PageSize: 10 })).toMatchObject({ status: 401, success: false, body: null })
  })

  test('a tampered session leads to the login and back to the same screen', holds('§4.refresh.failure', '§8.401.refresh'), async ({ enter }) => {
    const account = newAccount()
    const { page, login } = await enter(account)
    await page.goto('/')
    await expectLoggedIn(page)
    await page.evaluate(
      ([token, refreshToken]) => {
        const user = JSON.parse(localStorage.getItem('token:user') ?? '{}') as object
        localStorage.setItem('token:user', JSON.stringify({ ...user, Token: token, RefreshToken: refreshToken }))
        localStorage.setItem('token', token ?? '')
      },
      [tampered(login.Token), `${login.RefreshToken.slice(0, -4)}AAAA`],
    )
    await page.goto('/shop/cart')
    const dialog = page.getByRole('dialog', { name: '登录提示' })
    await expect(dialog).toContainText('登录已过期，请重新登录')
    await dialog.getByRole('button', { name: '重新登录' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('ReturnUrl') === '/shop/cart')
    await logInHere(page, account)
    await expect(page).toHaveURL('/shop/cart')
    await expect(page.getByText('购物车还是空的，去逛逛吧')).toBeVisible()
  })

  test('logout clears the session, in the other tab too, and ends it on the server', holds('§2.top-bar.logout', '§4.logout', '§4.tabs'), async ({ enter }) => {
    const { page, context, api } = await enter()
    await page.goto('/product/index')
    await expectLoggedIn(page)
    const other = await context.newPage()
    await other.goto('/product/index')
    await expectLoggedIn(other)
    await page.getByRole('button', { name: '退出' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
    await expect(other.getByRole('link', { name: '请登录' })).toBeVisible()
    expect(await other.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('token')))).toEqual([])
    expect(await api.send('POST /api/ShoppingCart/List', {})).toMatchObject({ status: 401, body: null })
  })
})
