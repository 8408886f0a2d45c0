import { contentEditor } from '../packages/mall-server/src/testing/content-editor.ts'
import { cameraPhoto } from '../packages/mall-server/src/testing/photos.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('what the seller sets of the site is what a visitor gets, and is taken back', async ({ page, newBrowser, request }) => {
  const number = `021-${String(crypto.getRandomValues(new Uint16Array(1))[0]).padStart(5, '0')}`
  const visitor = await (await newBrowser()).newPage()
  const errors: string[] = []
  visitor.on('pageerror', (error) => errors.push(error.message))
  const hotline = visitor.getByRole('contentinfo').getByRole('link', { name: number })
  const colour = () => visitor.getByRole('search').evaluate((element) => getComputedStyle(element).getPropertyValue('--mall-primary').trim())
  const sentAt = async (address: string) => (await request.get(address)).text()
  const iconAt = async (address: string) => /<link rel="icon" href="([^"]*)"/.exec(await sentAt(address))?.[1]

  await visitor.goto('/help/detail/1')
  const before = await colour()

  await page.goto('/seller/site')
  await logInStaff(page, contentEditor.account, demoPassword)

  await test.step('a hotline and a colour; what is wrong is said beside its field, and nothing is saved', async () => {
    await page.getByRole('button', { name: '加一条热线' }).click()
    const row = page.getByRole('group', { name: '第 3 条热线' })
    await row.getByRole('textbox', { name: /^名称/ }).fill('上海办事处')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(row.getByText('请填写号码')).toBeVisible()
    await row.getByRole('textbox', { name: /^号码/ }).fill(number)
    await page.getByRole('textbox', { name: '主题色代码' }).fill('#2F6B3A')
    await page.getByLabel('上传标签页图标').locator('input[type=file]').setInputFiles({ name: '图标.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await cameraPhoto(512, 512)) })
    await expect(page.getByRole('img', { name: '现在的标签页图标' })).toBeVisible()
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('已保存，10 秒内生效')).toBeVisible()
  })

  await test.step('the pages that the server keeps have them, home as any other', async () => {
    for (const address of ['/', '/help/detail/1']) await expect.poll(() => sentAt(address), { timeout: 60_000 }).toContain(number)
    for (const address of ['/', '/help/detail/1']) {
      await visitor.goto(address)
      await expect(hotline).toHaveAttribute('href', `tel:${number.replaceAll('-', '')}`)
      expect(await colour()).not.toBe(before)
    }
    const icons = await Promise.all(['/', '/help/detail/1', '/login', '/no/such/page'].map(iconAt))
    expect(new Set(icons).size).toBe(1)
    expect(icons[0]).toMatch(/^\/pictures\/photo\/.*\/320\.webp$/)
    const icon = await request.get(icons[0] ?? '')
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/webp'])
    expect(errors).toEqual([])
  })

  await test.step('back to what the environment says', async () => {
    for (const part of ['热线', '名称与标志']) await page.getByRole('button', { name: `${part}恢复部署设置` }).click()
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '还没改过，全部按部署时的设置' })).toBeVisible()
    await expect.poll(() => sentAt('/'), { timeout: 60_000 }).not.toContain(number)
    expect(await iconAt('/')).toBe('/favicon.svg')
    await visitor.goto('/help/detail/1')
    await expect(hotline).toHaveCount(0)
    expect(await colour()).toBe(before)
  })
})
