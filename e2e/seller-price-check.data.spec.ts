import { formatYuan } from '../packages/ui/src/price/format-yuan.ts'
import { expectShopPrice, findProduct } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

/** A code that no product has. */
const unknownCode = '99999999999'

test('prices of many products are asked at once: each is the one that the buyer is asked for in the shop, and what cannot be read or found is named', async ({ page, enter }) => {
  const { page: shop, api } = await enter()
  const goods = [await findProduct(api), await findProduct(api), await findProduct(api)]
  const row = (code: string) => page.getByRole('table', { name: '每种的价格' }).getByRole('row').filter({ hasText: code })
  await page.goto('/seller/price-check')
  await logInStaff(page, 'sales', demoPassword)

  await test.step('the customer is chosen', async () => {
    await page.getByRole('button', { name: '查多种商品' }).click()
    await page.getByRole('button', { name: /^客户：/ }).click()
    await page.getByRole('combobox', { name: '客户' }).fill('华启科技')
    await page.getByRole('option', { name: /华启科技/ }).click()
    await expect(page.getByRole('button', { name: /^客户：/ })).toContainText('华启科技')
  })

  const lines = page.getByRole('textbox', { name: '编码和数量' })
  const pasted = ['编码\t数量', ...goods.map(({ ProductCode, MOQ }) => `${ProductCode}\t${MOQ}`), `${unknownCode}\t5`].join('\n')

  await test.step('a line that cannot be read is named beside the field, and nothing is asked', async () => {
    await page.getByRole('button', { name: /^商品：/ }).click()
    await lines.fill(`${pasted}\n钢笔\t3`)
    await page.getByRole('button', { name: '查价', exact: true }).click()
    await expect(page.getByText('“钢笔”这一行读不出：一行一种，写编码和数量')).toBeVisible()
    await expect(lines).toHaveAccessibleDescription(/钢笔/)
  })

  await test.step('each is a row with its price; a code without a product is named in its row', async () => {
    await lines.fill(pasted)
    await page.getByRole('button', { name: '查价', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`Products=${goods.map(({ ProductCode, MOQ }) => `${ProductCode}(\\*|%2A)${MOQ}(,|%2C)`).join('')}${unknownCode}`))
    await expect(row(unknownCode)).toContainText('没有这个商品')
    await expect(page.getByText(/^4 行共 ¥.+，1 行现在下不了单/)).toBeVisible()
  })

  await test.step('they are those of the shop', async () => {
    for (const { ProductCode, CustomerPrice } of goods) {
      await expect(row(ProductCode)).toContainText(formatYuan(CustomerPrice).slice(1))
      await expectShopPrice(shop, ProductCode, CustomerPrice)
    }
  })

  await test.step('the address asks the same again, and a code leads to why', async () => {
    const [first] = goods
    await page.reload()
    await expect(row(unknownCode)).toContainText('没有这个商品')
    await page.getByRole('link', { name: `${first?.ProductCode} 为什么是这个价` }).click()
    await expect(page.getByText(/由.+定价，看了 \d+ 条规则/)).toContainText(formatYuan(first?.CustomerPrice))
  })
})
