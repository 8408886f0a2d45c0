import { cameraPhoto } from '../packages/mall-server/src/testing/photos.ts'
import { contentEditor } from '../packages/mall-server/src/testing/content-editor.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('a banner with a photo is a draft that only its link shows, is published, and is what visitors get within ten seconds; then the version before is back', async ({ page, visitorApi, newBrowser }) => {
  const title = `年末补仓 ${Date.now() % 100_000}`
  const before = await visitorApi.call('POST /api/Home/Index', {})
  const visitor = await (await newBrowser()).newPage()
  await visitor.goto('/')
  await page.goto('/seller/home')
  await logInStaff(page, contentEditor.account, demoPassword)
  await expect(page.getByText('首页的修改都已发布')).toBeVisible()

  await test.step('a banner is made; what is missing keeps it from being published', async () => {
    await page.getByRole('button', { name: '加一张' }).click()
    await expect(page.getByText('请上传图片')).toBeVisible()
    await page.getByRole('textbox', { name: /^标题/ }).fill(title)
    await page.locator('input[type=file]').setInputFiles({ name: '假的.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(99)) })
    await expect(page.getByText(/ · 只支持 JPEG、PNG、WebP、AVIF 图片$/)).toBeVisible()
    await page.locator('input[type=file]').setInputFiles({ name: '现场.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await cameraPhoto(1600, 1200)) })
    await expect(page.getByRole('slider', { name: '焦点横向 50%' })).toBeVisible()
    await page.getByRole('radio', { name: '网址' }).check()
    await page.getByRole('textbox', { name: '网址' }).fill('//evil.example')
    await expect(page.getByText('请填写本商城的路径（以 / 开头），或 https:// 开头的网址')).toBeVisible()
    await page.getByRole('textbox', { name: '网址' }).fill('/help/detail/13')
    // The page has room for a few: the new one comes first.
    for (let at = before.Banners.length; at > 0; at--) await page.getByRole('button', { name: '上移' }).click()
  })

  await test.step('the page beside the form is the mall’s, with the draft in it, and runs nothing', async () => {
    const desk = page.frameLocator('iframe[title="首页，桌面 1440"]')
    await expect(desk.getByText(title)).toBeVisible()
    await expect(desk.getByRole('contentinfo')).toBeAttached()
    await expect(desk.locator('script')).toHaveCount(0)
  })

  let link = ''
  await test.step('who has the link sees it without a login, the mall does not show it', async () => {
    await page.getByRole('button', { name: '预览链接' }).click()
    const dialog = page.getByRole('dialog', { name: '预览链接' })
    link = (await dialog.getByText(/#[\w-]{43}$/).first().textContent()) ?? ''
    await dialog.getByRole('button', { name: '关闭' }).click()
    const friend = await (await newBrowser()).newPage()
    await friend.goto(new URL(link).pathname + new URL(link).hash)
    await expect(friend.frameLocator('iframe').getByText(title)).toBeVisible()
    expect(JSON.stringify(await visitorApi.call('POST /api/Home/Index', {}))).not.toContain(title)
    await friend.goto(`${new URL(link).pathname}#${'A'.repeat(43)}`)
    await friend.reload()
    await expect(friend.getByText('预览链接已失效')).toBeVisible()
  })

  await test.step('published, a visitor’s next page has it', async () => {
    await page.getByRole('button', { name: '发布' }).click()
    await page.getByRole('dialog', { name: '发布首页' }).getByRole('button', { name: '发布' }).click()
    await expect(page.getByText('已发布，买家马上看到')).toBeVisible()
    await expect(async () => {
      await visitor.goto('/')
      await expect(visitor.getByRole('link', { name: new RegExp(title) })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 10_000 })
    const picture = visitor.getByRole('link', { name: new RegExp(title) }).locator('img')
    await expect(picture).toHaveAttribute('srcset', /320\.webp 320w,.*640\.webp 640w/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
    await visitor.getByRole('link', { name: new RegExp(title) }).click()
    await expect(visitor).toHaveURL('/help/detail/13')
  })

  await test.step('the version before is shown again, as a new one', async () => {
    await page.getByRole('button', { name: '版本' }).click()
    const dialog = page.getByRole('dialog', { name: '首页的版本' })
    await dialog.getByRole('button', { name: /^回到此版本/ }).first().click()
    await page.getByRole('dialog', { name: /^回到第 \d+ 版？$/ }).getByRole('button', { name: '回到此版本' }).click()
    await expect(page.getByText('已回到那一版，买家马上看到')).toBeVisible()
    const { Banners } = await visitorApi.call('POST /api/Home/Index', {})
    expect(Banners).toEqual(before.Banners)
  })
})
