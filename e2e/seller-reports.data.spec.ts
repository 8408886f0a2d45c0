import { buy, findProduct } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('what a buyer ordered is in 销售 of who looks after them, which leads from customers to products and to the very orders', async ({ page, enter }) => {
  const { api, login } = await enter()
  const { ProductCode, MOQ } = await findProduct(api)
  const orderNo = await buy(api, ProductCode, MOQ)
  const company = login.Enterprise.EnterpriseName
  await page.goto('/seller/reports/sales')
  await logInStaff(page, 'sales', demoPassword)
  const rows = (name: string) => page.getByRole('table', { name }).getByRole('row')

  await test.step('by time, then by customer: the own customers alone, and no file for whom reports are only shown to', async () => {
    await expect(page.getByText(/^\d{4}-\d\d-\d\d 至 .* 销售额 ¥/)).toBeVisible()
    await expect(page.getByRole('button', { name: '导出' })).toBeHidden()
    await page.getByRole('tab', { name: '客户', exact: true }).click()
    await expect(page).toHaveURL('/seller/reports/sales?by=customer')
  })

  await test.step('the number of orders leads to them', async () => {
    await rows('销售列表').filter({ hasText: company }).getByRole('link', { name: /^[\d,]+$/ }).click()
    await expect(page).toHaveURL(/\/seller\/orders\?.*Company=\d+/)
    await page.getByRole('searchbox', { name: '订单号' }).fill(orderNo)
    await page.getByRole('searchbox', { name: '订单号' }).press('Enter')
    await expect(page.getByRole('link', { name: orderNo })).toBeVisible()
    await page.goto('/seller/reports/sales?by=customer')
  })

  await test.step('the customer leads to what it buys', async () => {
    await rows('销售列表').getByRole('link', { name: company }).click()
    await expect(page).toHaveURL(/by=product/)
    await expect(page.getByRole('button', { name: new RegExp(company) })).toBeVisible()
    await expect(page.getByText('销售额为商品金额，不含运费', { exact: false })).toBeVisible()
  })

  await test.step('whoever has just ordered is not lost', async () => {
    await page.getByRole('link', { name: '客户流失', exact: true }).click()
    await expect(page).toHaveURL('/seller/reports/churn')
    await expect(page.getByText(/^\d{4}-\d\d-\d\d 至 .* 流失客户 \d+ 家/)).toBeVisible()
    await expect(page.getByRole('table', { name: '客户流失列表' }).getByRole('link', { name: company })).toHaveCount(0)
    await page.getByRole('button', { name: /本季度/ }).click()
    await page.getByRole('option', { name: '上季度' }).click()
    await expect(page).toHaveURL('/seller/reports/churn?Quarter=previous')
    await expect(page.getByRole('columnheader', { name: '又下单' })).toBeVisible()
  })

  await test.step('履约 has the order too, and leads to those that wait to be confirmed', async () => {
    await page.getByRole('link', { name: '履约', exact: true }).click()
    await expect(page).toHaveURL('/seller/reports/fulfilment')
    await page.getByRole('tab', { name: '客户', exact: true }).click()
    await rows('履约列表').filter({ hasText: company }).getByRole('link', { name: /^[\d,]+$/ }).click()
    await expect(page).toHaveURL(/\/seller\/orders\?.*Company=\d+&Status=30/)
    await expect(page.getByRole('link', { name: orderNo })).toBeVisible()
  })

  await test.step('库存周转 has what is in stock, without its cost', async () => {
    await page.goto('/seller/reports/turnover')
    await expect(rows('库存周转列表').first()).toBeVisible()
    await expect(page.getByRole('columnheader', { name: '周转次数' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: /成本/ })).toHaveCount(0)
  })

  await test.step('协议执行 leads from an agreement to its products', async () => {
    await page.getByRole('link', { name: '协议执行', exact: true }).click()
    await expect(page).toHaveURL('/seller/reports/agreements')
    const framework = rows('协议执行列表').filter({ hasText: '华启集团框架协议' })
    await expect(framework.getByRole('link', { name: '华启集团框架协议' })).toHaveAttribute('href', /^\/seller\/agreements\/\d+$/)
    await framework.getByRole('link', { name: /^[\d,]+$/ }).click()
    await expect(page).toHaveURL(/\/seller\/reports\/agreements\?by=product&Agreement=\d+/)
    await expect(page.getByRole('button', { name: '这份协议：华启集团框架协议' })).toBeVisible()
    await expect(rows('协议执行列表').getByRole('link').first()).toHaveAttribute('href', /^\/seller\/products\//)
  })

  await test.step('搜不到的词 has what somebody has just looked for in vain', async () => {
    const word = `zqx${Array.from({ length: 6 }, () => 'vwxz'.charAt(Math.floor(Math.random() * 4))).join('')}`
    await api.call('POST /api/Product/List', { Keyword: word, PageIndex: 1, PageSize: 20 })
    await page.getByRole('link', { name: '搜不到的词', exact: true }).click()
    await expect(page).toHaveURL('/seller/reports/misses')
    await page.goto(`/seller/reports/misses?Point=${encodeURIComponent(word)}`)
    await expect(rows('搜不到的词列表').filter({ hasText: word })).toContainText('待处理')
  })

  await test.step('costs are not for them: 毛利 is neither in the menu nor at its address', async () => {
    await expect(page.getByRole('link', { name: '毛利', exact: true })).toBeHidden()
    await page.goto('/seller/reports/margin')
    await expect(page.getByRole('heading', { name: /暂无权限/ })).toBeVisible()
  })
})
