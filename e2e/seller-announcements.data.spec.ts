import { contentEditor } from '../packages/mall-server/src/testing/content-editor.ts'
import { newAccount } from './support/accounts.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('an announcement for one company is read by its people, not by another company’s nor by a visitor, and by nobody once it is taken down', async ({ page, enter, visitorApi, newBrowser }) => {
  const title = `园区送货安排 ${Date.now().toString(36)}`
  const theirs = await enter()
  const others = await enter(newAccount('other'))
  const company = theirs.login.Enterprise.EnterpriseName
  await page.goto('/seller/notices')
  await logInStaff(page, contentEditor.account, demoPassword)

  await test.step('it is begun for the company', async () => {
    await page.getByRole('button', { name: '写公告' }).click()
    const dialog = page.getByRole('dialog', { name: '写公告' })
    await dialog.getByRole('textbox', { name: /^标题/ }).fill(title)
    await dialog.getByRole('combobox', { name: /^给谁看/ }).fill(company)
    await page.getByRole('option', { name: new RegExp(`^${company}`) }).click()
    await dialog.getByRole('button', { name: '建立草稿' }).click()
    await expect(page).toHaveURL(/\/seller\/notices\/\d+$/)
  })
  const id = Number(page.url().split('/').at(-1))

  await test.step('what pages do not show is said beside the text, and nothing typed is lost', async () => {
    const body = page.getByRole('textbox', { name: /^正文/ })
    await body.fill('周二送到前台\n\n<script>alert(1)</script>')
    await expect(page.getByText('第 3 行：页面不显示HTML').first()).toBeVisible()
    await page.getByRole('button', { name: '发布' }).click()
    await expect(body).toHaveValue(/<script>/)
    await body.fill('## 时间\n\n**周二**送到前台，见[配送服务](/help/detail/13)。')
    await expect(page.getByRole('region', { name: '桌面 1440' }).getByRole('heading', { name: '时间' })).toBeVisible()
    await page.getByRole('button', { name: '发布' }).click()
    await expect(page.getByText('已发布，买家马上看到')).toBeVisible()
  })

  await test.step('the company’s person finds it at home, in the messages, and reads it', async () => {
    const main = theirs.page.getByRole('main')
    await theirs.page.goto('/')
    await expect(main.getByRole('link', { name: title })).toBeVisible()
    await theirs.page.getByRole('button', { name: /^消息/ }).click()
    await theirs.page.getByRole('list', { name: '公告' }).getByRole('link', { name: title }).click()
    await expect(theirs.page).toHaveURL(`/notice/${id}`)
    await expect(theirs.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await theirs.page.getByRole('article').getByRole('link', { name: '配送服务' }).click()
    await expect(theirs.page).toHaveURL('/help/detail/13')
  })

  await test.step('another company’s person and a visitor do not, nor by its address', async () => {
    await others.page.goto('/')
    await expect(others.page.getByRole('region', { name: '商城公告' })).toBeVisible()
    await expect(others.page.getByText(title)).toHaveCount(0)
    const visitor = await (await newBrowser()).newPage()
    for (const stranger of [others.page, visitor]) {
      await stranger.goto(`/notice/${id}`)
      await expect(stranger.getByText('没有这条公告')).toBeVisible()
    }
    expect(JSON.stringify(await visitorApi.call('POST /api/Announcement/List', { PageIndex: 1, PageSize: 100 }))).not.toContain(title)
  })

  await test.step('taken down, nobody reads it', async () => {
    await page.getByRole('button', { name: '撤下' }).click()
    await page.getByRole('dialog', { name: '撤下这条公告？' }).getByRole('button', { name: '撤下' }).click()
    await expect(page.getByText('已撤下').first()).toBeVisible()
    await theirs.page.goto(`/notice/${id}`)
    await expect(theirs.page.getByText('没有这条公告')).toBeVisible()
  })
})
