import { newAccount } from './support/accounts.ts'
import { expect, holds, test } from './support/test.ts'

test('a need in words becomes a set of products in the cart, by a click; the conversation stays', holds('§1.consultation'), async ({ enter }) => {
  const { page, api } = await enter(newAccount())
  await page.goto('/deepseek')
  await expect(page.getByText('由商城内置顾问回答')).toBeVisible()
  const box = page.getByRole('textbox', { name: '你的需求' })
  await box.fill('20人会议，预算2000，不要塑料')
  await box.press('Enter')

  const proposal = page.getByRole('button', { name: '全部加入购物车' })
  await expect(proposal).toBeVisible()
  await expect(page.getByText(/在预算 ¥2,000\.00 之内/)).toBeVisible()
  await expect(page.getByRole('list', { name: '推荐商品' }).getByRole('article').first()).toBeVisible()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
  const before = new Set((await api.call('POST /api/ShoppingCart/List', {})).Items.map(({ ProductCode }) => ProductCode))
  await proposal.click()
  await expect.poll(async () => (await api.call('POST /api/ShoppingCart/List', {})).Items.filter(({ ProductCode }) => !before.has(ProductCode)).length).toBeGreaterThan(2)

  await test.step('it is there after a reload, and can be rated, renamed and deleted', async () => {
    await expect(page).toHaveURL(/\/deepseek\?Session=\d+$/)
    await page.reload()
    await expect(proposal).toBeVisible()
    await page.getByRole('button', { name: '有用', exact: true }).click()
    await expect(page.getByRole('button', { name: '✓ 有用' })).toHaveAttribute('aria-pressed', 'true')
    const history = page.getByRole('navigation', { name: '历史会话' })
    await history.getByRole('button', { name: /更多操作$/ }).click()
    await page.getByRole('menuitem', { name: '重命名' }).click()
    await page.getByRole('textbox', { name: '名称' }).fill('二十人会议')
    await page.getByRole('button', { name: '保存' }).or(page.getByRole('button', { name: '确定' })).click()
    await expect(history.getByRole('link', { name: '二十人会议' })).toBeVisible()
    await history.getByRole('button', { name: /更多操作$/ }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect(history.getByText('还没有会话')).toBeVisible()
    await expect(page).toHaveURL(/\/deepseek$/)
  })
})

test('a question about the rules is answered from the help, with a link to it; another’s conversation is unknown', holds('§2.route.deepseek'), async ({ enter }) => {
  const { page } = await enter(newAccount())
  await page.goto('/deepseek')
  await page.getByRole('button', { name: '退货的条件是什么？' }).click()
  await expect(page.getByText(/15 天/).first()).toBeVisible()
  await expect(page).toHaveURL(/Session=\d+/)

  const other = await enter(newAccount())
  await other.page.goto(page.url())
  await expect(other.page.getByText('会话不存在或已删除')).toBeVisible()

  await page.getByRole('group', { name: '对话内容' }).getByRole('link', { name: '退换货' }).click()
  await expect(page).toHaveURL(/\/help\/detail\/1$/)
})
