import { demoPassword } from './support/passwords.ts'
import { pasteInto } from './support/paste.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('an agreement is made, pasted from a sheet, kept as it is typed, sent, and ended', async ({ page }) => {
  const mark = Date.now().toString(36)
  const name = `年度协议 ${mark}`

  const codes = await test.step('codes of two products of the mall', async () => {
    await page.goto('/seller/products')
    await logInStaff(page, 'sales', demoPassword)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const paths = await page.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    return [...new Set(paths.flatMap((path) => /^\/seller\/products\/(\d+)$/.exec(path)?.slice(1, 2) ?? []))].slice(0, 2)
  })

  await test.step('a customer manager makes it', async () => {
    await page.goto('/seller/agreements')
    await page.getByRole('button', { name: '新建协议' }).click()
    const form = page.getByRole('dialog', { name: '新建协议' })
    await form.getByRole('combobox', { name: '客户' }).fill('华启')
    await page.getByRole('option').filter({ hasText: '华启科技' }).click()
    await form.getByLabel('协议名称').fill(name)
    await form.getByLabel('开始日').fill('2026-01-01')
    await form.getByLabel('截止日').fill('2035-12-31')
    await form.getByRole('button', { name: '建立协议' }).click()
    await expect(page).toHaveURL(/\/seller\/agreements\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('草稿，还没有商品')
  })

  await test.step('a block from a sheet, with titles; a code without a product is said beside its row', async () => {
    await pasteInto(page.getByLabel('第1行 编码'), ['商品编码\t客户物料编码\t协议价', `${codes[0]}\tHQ-1\t96%`, `${codes[1]}\t\t95%`, '99999999999\t\t9.90'].join('\n'))
    await expect(page.getByText('没有这个编码')).toBeVisible()
    await page.getByRole('button', { name: '送批' }).click()
    await expect(page.getByText('先处理：没有商品 1 行')).toBeVisible()
    await page.getByLabel('第3行 编码').click()
    await page.keyboard.press('Control+Delete')
    await expect(page.getByText('没有这个编码')).toHaveCount(0)
    await expect(page.getByText('已存', { exact: true })).toBeVisible({ timeout: 15_000 })
  })

  await test.step('what was typed is there after a reload, and holds when it is sent', async () => {
    await page.reload()
    await expect(page.getByLabel('第1行 价格')).toHaveValue('96%')
    await expect(page.getByLabel('第2行 价格')).toHaveValue('95%')
    await page.getByRole('button', { name: '送批' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2 种商品在用')
  })

  await test.step('a next version is written, and laid beside the first', async () => {
    await page.getByRole('button', { name: '写新的一版' }).click()
    const form = page.getByRole('dialog', { name: '写第 2 版' })
    await form.getByLabel('从哪天起').fill('2035-01-01')
    await form.getByRole('button', { name: '开始写' }).click()
    await page.getByLabel('第1行 价格').fill('90%')
    await page.keyboard.press('Enter')
    await expect(page.getByText('已存', { exact: true })).toBeVisible({ timeout: 15_000 })
    await page.getByRole('button', { name: '和第 1 版比' }).click()
    await expect(page.getByText('改了 1 种，其余 1 种一样')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: codes[0] ?? '' })).toContainText('96%90%')
    await page.getByRole('button', { name: '回到价格' }).click()
    await expect(page.getByLabel('第1行 价格')).toHaveValue('90%')
    await page.getByRole('button', { name: '放弃这一版' }).click()
    await page.getByRole('button', { name: '放弃', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2 种商品在用')
  })

  await test.step('it is found by its customer, and ends with a reason', async () => {
    await page.getByRole('button', { name: '终止' }).click()
    const question = page.getByRole('dialog', { name: /^终止/ })
    await question.getByLabel('原因').fill('流程结束')
    await question.getByRole('button', { name: '终止协议' }).click()
    await expect(page.getByText('已终止：流程结束')).toBeVisible()
  })
})
