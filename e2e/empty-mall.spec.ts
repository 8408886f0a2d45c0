import { readScreens } from '../scripts/read-screens.ts'
import { expectLoggedIn } from './support/accounts.ts'
import { createApi } from './support/api.ts'
import { nextCaptchaAnswer, slideCaptcha } from './support/captcha.ts'
import { expect, test } from './support/test.ts'

const screens = (await readScreens()).filter(({ developmentOnly, path }) => !developmentOnly && !path.includes(':') && !path.includes('*'))

const own = 'Qing-Feng-2026'

test('a mall without the demo: a visitor finds it empty and whole, and its first administrator finds every page', async ({ page, serverLog, request }) => {
  test.slow()
  const failures: string[] = []
  page.on('response', (response) => (response.status() >= 500 ? failures.push(`${response.status()} ${response.url()}`) : undefined))
  page.on('pageerror', (error) => failures.push(error.message))
  const visit = async (path: string): Promise<void> => {
    await page.goto(path)
    await expect(page.getByRole('main'), path).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeAttached()
    await expect(page.getByText(/加载失败|服务器故障|页面出错/), path).toHaveCount(0)
  }

  await test.step('no account of the demo, and no helper of it', async () => {
    const challenge = await request.get('/demo-payment/00000000-0000-4000-8000-000000000000')
    expect(challenge.headers()['content-type']).toContain('text/html')
    expect(await challenge.text()).not.toContain('模拟支付平台')
    expect(serverLog()).not.toContain('Mall@2026')
    const { Items } = await createApi(request).call('POST /api/Product/List', { PageIndex: 1, PageSize: 20 })
    expect(Items).toEqual([])
  })

  await test.step('a visitor', async () => {
    for (const path of ['/', '/product/index?Keyword=%E7%AC%94', '/help/detail/1', '/about/BizCustom']) await visit(path)
  })

  await test.step('the first administrator sets a password of their own', async () => {
    const initial = /lin \(林晓\)\s+initial password: (\S+)/.exec(serverLog())?.[1] ?? ''
    await page.goto('/login')
    await page.getByLabel('账号', { exact: true }).fill('lin')
    await page.getByLabel('密码', { exact: true }).fill(initial)
    const first = nextCaptchaAnswer(page)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await slideCaptcha(page, await first)
    await page.getByLabel('新密码', { exact: true }).fill(own)
    await page.getByLabel('确认新密码').fill(own)
    const second = nextCaptchaAnswer(page)
    await page.getByRole('button', { name: '设置密码并登录' }).click()
    await slideCaptcha(page, await second)
    await expectLoggedIn(page)
  })

  for (const { path } of screens.filter(({ access }) => access === 'login')) await test.step(path, () => visit(path))
  expect(failures).toEqual([])
})
