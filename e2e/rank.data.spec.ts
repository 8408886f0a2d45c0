import { expect, test } from './support/test.ts'

test('rankings come from orders, with reasons, and are kept in the address', async ({ enter }) => {
  const { page } = await enter()
  await page.goto('/product/rank')

  await test.step('the company’s own first, with a reason and words for the trend', async () => {
    await expect(page.getByText(/^本企业近30天销量榜，前 \d+ 名$/)).toBeVisible()
    await expect(page.getByText(/^近30天本企业采购\d+.+，共\d+单$/).first()).toBeVisible()
    await expect(page.getByText(/^近30天采购最多的是/).first()).toBeAttached()
  })

  await test.step('another ranking is another address', async () => {
    await page.getByRole('tab', { name: '新品榜' }).click()
    await expect(page).toHaveURL(/Type=4/)
    await expect(page.getByRole('tab', { name: '新品榜' })).toHaveAttribute('aria-selected', 'true')
  })
})
