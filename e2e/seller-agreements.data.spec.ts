import { endAgreement, expectKept, makeAgreement, pasteRows, sendAgreement } from './support/agreement.ts'
import type { Api } from './support/api.ts'
import { dayFromNow } from './support/days.ts'
import { expectShopPrice, findProduct } from './support/goods.ts'
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
    await makeAgreement(page, { name, from: '2026-01-01', until: '2035-12-31' })
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
    await sendAgreement(page, 2)
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
    await page.getByRole('button', { name: '更多', exact: true }).click()
    await page.getByRole('menuitem', { name: '放弃这一版' }).click()
    await page.getByRole('button', { name: '放弃', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2 种商品在用')
  })

  await test.step('it ends with a reason', () => endAgreement(page, '流程结束'))
})

/** Codes of products that no other flow buys, so that nobody else meets their prices. */
const ownProducts = async (api: Api, count: number): Promise<readonly string[]> => {
  const codes: string[] = []
  while (codes.length < count) codes.push((await findProduct(api)).ProductCode)
  return codes
}

test('a price is filled down by drawing the corner of its cell, a code of the customer by Ctrl D; both are kept, and the buyer pays that price', async ({ page, enter }) => {
  const { page: shop, api } = await enter()
  const codes = await ownProducts(api, 4)
  const cell = (row: number, column: string) => page.getByLabel(`第${row}行 ${column}`)
  const pricesOf = () => Promise.all([1, 2, 3, 4].map((row) => cell(row, '价格').inputValue()))
  await page.goto('/seller/agreements')
  await logInStaff(page, 'sales', demoPassword)
  await makeAgreement(page, { name: `向下填 ${Date.now().toString(36)}`, from: '2026-01-01', until: '2035-12-31' })
  await pasteRows(page, codes.map((code, at) => [code, '', at === 0 ? '99%' : '100%']))

  await test.step('the corner of the first price is drawn over two more', async () => {
    await cell(1, '价格').click()
    const [corner, third] = [await page.locator('[data-fill-row="0"]').boundingBox(), await cell(3, '价格').boundingBox()]
    if (corner === null || third === null) throw new Error('There is no corner to draw')
    const x = corner.x + corner.width / 2
    await page.mouse.move(x, corner.y + corner.height / 2)
    await page.mouse.down()
    await page.mouse.move(x, third.y + third.height / 2, { steps: 8 })
    await page.mouse.up()
    await expect.poll(pricesOf).toEqual(['99%', '99%', '99%', '100%'])
  })

  await test.step('that is one step: undone, and drawn again', async () => {
    await page.keyboard.press('Control+z')
    await expect.poll(pricesOf).toEqual(['99%', '100%', '100%', '100%'])
    await page.keyboard.press('Control+y')
    await expect.poll(pricesOf).toEqual(['99%', '99%', '99%', '100%'])
  })

  await test.step('a material code is filled down by the key over a range', async () => {
    await cell(1, '客户物料编码').fill('HQ-7')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+d')
    await expect(cell(2, '客户物料编码')).toHaveValue('HQ-7')
    await expect(cell(3, '客户物料编码')).toHaveValue('')
    await expectKept(page)
  })

  await test.step('all of it is there after a reload, and what the buyer pays once it holds', async () => {
    await page.reload()
    await expect.poll(pricesOf).toEqual(['99%', '99%', '99%', '100%'])
    await expect(cell(2, '客户物料编码')).toHaveValue('HQ-7')
    await sendAgreement(page, 4)
    for (const [at, code] of codes.entries()) {
      const { MarketPrice } = await api.call('POST /api/Product/Detail', { ProductCode: code })
      await expectShopPrice(shop, code, Math.round((MarketPrice ?? 0) * (at === 3 ? 100 : 99)) / 100)
    }
  })

  await test.step('it ends, and with it these prices', () => endAgreement(page, '流程结束'))
})

test('six days before its end whoever looks after the customer reads of an agreement on their desk, opens it from there, and has read it', async ({ page, apiOf }) => {
  test.slow()
  const name = `将到期 ${Date.now().toString(36)}`
  const [code = ''] = await ownProducts(await apiOf(), 1)
  await page.goto('/seller/agreements')
  await logInStaff(page, 'sales', demoPassword)
  await makeAgreement(page, { name, from: dayFromNow(-60), until: dayFromNow(6) })
  await pasteRows(page, [[code, '', '99%']])
  await sendAgreement(page, 1)
  const agreement = new URL(page.url()).pathname
  const desk = page.getByRole('list', { name: '协议快到期' }).getByRole('listitem').filter({ hasText: name })

  await test.step('the task of the server writes the notice', async () => {
    await expect(async () => {
      await page.goto('/seller/')
      await expect(desk).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 90_000 })
    await expect(desk).toContainText('还有 6 天')
  })

  await test.step('it leads to the agreement', async () => {
    await desk.getByRole('link').click()
    await expect(page).toHaveURL(agreement)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 种商品在用，还有 6 天')
    await page.goBack()
  })

  await test.step('it is gone once it is read, also after a reload', async () => {
    await desk.getByRole('button', { name: /^知道了/ }).click()
    await expect(desk).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(desk).toHaveCount(0)
  })

  await test.step('it is ended', async () => {
    await page.goto(agreement)
    await endAgreement(page, '流程结束')
  })
})
