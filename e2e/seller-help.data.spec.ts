import { contentEditor } from '../packages/mall-server/src/testing/content-editor.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('a page of help that the seller writes is read once it is published, and taken back', async ({ page, newBrowser }) => {
  const word = `隔日${crypto.randomUUID().slice(0, 8)}`
  const visitor = await (await newBrowser()).newPage()
  const readers = visitor.getByRole('main')
  const address = '/help/detail/15'

  await visitor.goto(address)
  await expect(readers.getByRole('heading', { level: 1, name: '全国网络' })).toBeVisible()

  await page.goto('/seller/help')
  await logInStaff(page, contentEditor.account, demoPassword)
  await page.getByRole('link', { name: '全国网络' }).click()

  await test.step('a draft is previewed, and nobody who buys sees it', async () => {
    await page.getByRole('textbox', { name: /^正文/ }).fill(`# 送到哪里\n\n## 时间\n\n一律 **${word}** 送达，见[退换货](/help/detail/1)。\n`)
    await expect(page.getByRole('region', { name: '桌面 1440' }).getByText(word)).toBeVisible()
    await page.getByRole('button', { name: '存草稿' }).click()
    await expect(page.getByText('草稿已存，买家还看不到')).toBeVisible()
    await visitor.reload()
    await expect(readers.getByText('港澳台地区与海外暂不支持配送', { exact: false })).toBeVisible()
    await expect(readers.getByText(word)).toHaveCount(0)
  })

  await test.step('once it is published it is read, and the search finds it', async () => {
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await page.getByRole('dialog', { name: '发布这一页？' }).getByRole('button', { name: '发布' }).click()
    await expect(page.getByText('已发布，买家马上看到')).toBeVisible()
    await visitor.goto(`/help/detail/1?q=${encodeURIComponent(word)}`)
    await readers.getByRole('link', { name: /^送到哪里/ }).click()
    await expect(readers.getByRole('heading', { level: 1, name: '送到哪里' })).toBeVisible()
    await expect(readers.getByRole('article').getByText(word)).toBeVisible()
  })

  await test.step('what it changed is looked at', async () => {
    await page.getByRole('button', { name: '版本' }).click()
    await page.getByRole('dialog', { name: '这一页的版本' }).getByRole('button', { name: /^比较第 \d+ 版$/ }).first().click()
    const comparison = page.getByRole('dialog', { name: /改了什么$/ })
    await expect(comparison.getByRole('insertion').filter({ hasText: word })).toBeVisible()
    await comparison.getByRole('combobox', { name: '和哪一份比' }).selectOption({ label: '随商城发布的文字' })
    await expect(comparison.getByRole('deletion').first()).toBeVisible()
    await comparison.getByRole('button', { name: '关闭' }).click()
  })

  await test.step('the text of the mall is taken back', async () => {
    await page.getByRole('dialog', { name: '这一页的版本' }).getByRole('button', { name: '恢复随商城发布的文字' }).click()
    await page.getByRole('dialog', { name: '恢复随商城发布的文字？' }).getByRole('button', { name: '恢复' }).click()
    await expect(page.getByText('已恢复，买家马上看到')).toBeVisible()
    await visitor.goto(address)
    await expect(readers.getByRole('heading', { level: 1, name: '全国网络' })).toBeVisible()
    await expect(readers.getByText(word)).toHaveCount(0)
  })
})
