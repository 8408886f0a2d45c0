import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pdfPages } from '../packages/mall-server/src/testing/pdf-text.ts'
import { buy, findProduct } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

/** What the paper says that a press saves. */
const savedPaper = async (page: Page, button: string): Promise<string> => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  return (await pdfPages(readFileSync(await download.path()))).join('').replaceAll(/\s/g, '')
}

test('orders are confirmed at once, picked by one list and shipped by a sheet, which taken again sends nothing', async ({ page, enter }) => {
  const { page: buyer, api } = await enter()
  const { ProductCode } = await findProduct(api, { pieces: 1 })
  const orders = [await buy(api, ProductCode, 2), await buy(api, ProductCode, 3)]
  const choose = async (): Promise<void> => {
    for (const orderNo of orders) await page.getByRole('row', { name: orderNo }).getByRole('checkbox').check({ force: true })
  }
  const sheet = orders.map((orderNo, at) => [orderNo, ProductCode, String(at + 2), '顺远快递', `SY${orderNo.slice(-8)}`].join('\t')).join('\n')
  const reads = async (): Promise<void> => {
    await page.getByRole('button', { name: '导入发货' }).click()
    await page.getByLabel('或从表格复制后粘贴').fill(sheet)
    await page.getByRole('button', { name: '读取粘贴的内容' }).click()
  }

  await test.step('both are confirmed from the queue', async () => {
    await page.goto('/seller/orders?Status=30')
    await logInStaff(page, 'warehouse', demoPassword)
    await choose()
    await page.getByRole('button', { name: '确认 2' }).click()
    await expect(page.getByText('已确认 2 个订单，开始备货')).toBeVisible()
  })

  await test.step('one list has the goods of both', async () => {
    await page.goto('/seller/orders?Status=40')
    await choose()
    const text = await savedPaper(page, '拣货单 2')
    for (const words of ['拣货单', ...orders, ProductCode, '合计1种，5件', '合计2个订单，5件']) expect(text).toContain(words)
  })

  await test.step('a sheet sends a package of each', async () => {
    await reads()
    const dialog = page.getByRole('dialog', { name: '2 行里 2 行可以导入' })
    await dialog.getByRole('button', { name: '导入 2 行' }).click()
    await expect(page.getByText('2 个发货明细已全部导入')).toBeVisible()
    await page.getByRole('button', { name: '完成', exact: true }).click()
    await buyer.goto(`/userCenter/order/detail?id=${orders[0]}`)
    await expect(buyer.getByText(`运单号 SY${orders[0]?.slice(-8)}`)).toBeVisible()
  })

  await test.step('the same sheet again says what was sent, and sends nothing', async () => {
    await reads()
    await expect(page.getByRole('dialog', { name: '2 行里 0 行可以导入，2 行还要改' })).toBeVisible()
    for (const orderNo of orders) await expect(page.getByText(`已经发过（包裹 ${orderNo}-1），不会再发`)).toBeVisible()
    await expect(page.getByRole('button', { name: '导入 0 行' })).toBeDisabled()
  })

  await test.step('a sheet of the carrier says where both are; the buyer reads it', async () => {
    const now = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
    await page.goto('/seller/orders?Status=50')
    await page.getByRole('button', { name: '导入轨迹' }).click()
    await page.getByLabel('或从表格复制后粘贴').fill(orders.map((orderNo) => [`SY${orderNo.slice(-8)}`, now, '已到达浦东集散中心', '否', ''].join('\t')).join('\n'))
    await page.getByRole('button', { name: '读取粘贴的内容' }).click()
    await page.getByRole('dialog', { name: '2 行里 2 行可以导入' }).getByRole('button', { name: '导入 2 行' }).click()
    await expect(page.getByText('2 条轨迹已全部导入')).toBeVisible()
    await buyer.reload()
    await expect(buyer.getByText('已到达浦东集散中心').first()).toBeVisible()
  })

  await test.step('a package has its delivery note', async () => {
    await page.goto(`/seller/orders/${orders[1]}`)
    const text = await savedPaper(page, '送货单 包裹1')
    for (const words of ['送货单', `${orders[1]}-1`, ProductCode, `SY${orders[1]?.slice(-8)}`, '合计1种，3件', '收货人：']) expect(text).toContain(words)
  })

  await test.step('and its label, from the page of the order and of many from the list', async () => {
    const text = await savedPaper(page, '打印面单 包裹1')
    for (const words of [`SY${orders[1]?.slice(-8)}`, `${orders[1]}-1`, '第1件，共1件', '1种，共3件', '签收人：']) expect(text).toContain(words)
    await page.goto('/seller/orders?Status=50')
    await choose()
    const both = await savedPaper(page, '面单 2')
    for (const orderNo of orders) expect(both).toContain(`SY${orderNo.slice(-8)}`)
  })
})
