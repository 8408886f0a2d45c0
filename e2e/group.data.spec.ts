import { newAccount } from './support/accounts.ts'
import { expect, holds, test } from './support/test.ts'

test('an administrator gives the mall a colour, which a buyer of the group sees, and opens and closes what their company may buy', holds('§2.route.management'), async ({ enter }) => {
  const administrator = newAccount('admin')
  const { page, api } = await enter(administrator)
  await page.goto('/userCenter/management/group')
  const code = page.getByRole('textbox', { name: '主题色代码' })
  const primary = () => page.evaluate(() => getComputedStyle(document.querySelector('[data-mall-theme]') ?? document.body).getPropertyValue('--mall-primary'))
  const before = await primary()

  await test.step('the colour counts at once, and after a reload', async () => {
    await code.fill('#8A1C4A')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('集团管理已保存')).toBeVisible()
    await expect.poll(primary).not.toBe(before)
    const chosen = await primary()
    await page.reload()
    await expect(code).toHaveValue('#8A1C4A')
    expect(await primary()).toBe(chosen)
  })

  await test.step('another administrator was faster: what is typed stays', async () => {
    const contact = page.getByRole('textbox', { name: '联系人' })
    await contact.fill('何婉清')
    const { Version } = await api.call('POST /api/Group/Info', {})
    await api.call('POST /api/Group/Save', { Version, Enterprises: [] })
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('button', { name: '刷新' }).click()
    await expect(contact).toHaveValue('何婉清')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '数据已被他人修改' })).toBeHidden()
    await expect.poll(async () => (await api.call('POST /api/Group/Info', {})).ContactName).toBe('何婉清')
  })

  await test.step('back to the mall’s own', async () => {
    await page.getByRole('button', { name: '恢复默认' }).click()
    await page.getByRole('button', { name: '保存' }).click()
    await expect.poll(primary).toBe(before)
  })
})
