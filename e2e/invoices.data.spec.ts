import { readFileSync } from 'node:fs'
import { pdfPages } from '../packages/mall-server/src/testing/pdf-text.ts'
import { newAccount } from './support/accounts.ts'
import { expect, holds, test } from './support/test.ts'

test('orders are invoiced from what waits, followed and cancelled, and an issued invoice is reversed', holds('§1.invoicing'), async ({ enter, apiOf, mailsTo }) => {
  const { page, api } = await enter(newAccount('finance'))
  const page1 = { PageIndex: 1, PageSize: 20 } as const
  const applyable = await api.call('POST /api/Invoice/ApplyableList', page1)
  const [order] = applyable.Items
  if (order === undefined) throw new Error('The demo has no order to invoice')
  const availableNow = async () => (await api.call('POST /api/Invoice/ApplyableList', { ...page1, OrderNo: order.OrderNo })).Items[0]?.AvailableAmount ?? 0

  await test.step('the workbench counts what the list shows, and leads there', async () => {
    // Orders of others in the company are received meanwhile: both are read again until they are of one moment.
    await expect(async () => {
      await page.goto('/userCenter/index')
      const link = page.getByRole('link', { name: /^申请开票：待开票 \d+ 单/ })
      const [count] = /\d+/.exec((await link.getAttribute('aria-label')) ?? '') ?? []
      await link.click()
      await expect(page).toHaveURL(/\/userCenter\/invoice\/index$/)
      await expect(page.getByText(new RegExp(`^${count ?? '-'} 单待开票，共`))).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 60_000 })
  })

  await test.step('the order leads to it', async () => {
    await page.goto(`/userCenter/order/detail?id=${order.OrderNo}`)
    await page.getByRole('link', { name: '申请开票', exact: true }).last().click()
    await expect(page).toHaveURL(new RegExp(`/userCenter/invoice/index\\?OrderNo=${order.OrderNo}$`))
    await expect(page.getByRole('rowgroup').last().getByRole('row')).toHaveCount(1)
  })

  const form = page.getByRole('dialog', { name: '申请开票' })
  await test.step('more than there is, and a tax number of the wrong form, are said at their fields', async () => {
    await page.getByRole('rowgroup').last().getByRole('button', { name: /^申请开票/ }).click()
    await form.getByLabel(/^订单/).fill(String(Number(order.AvailableAmount) + 0.01))
    await form.getByLabel('税号').fill('9135')
    await form.getByLabel('收票邮箱').fill('fapiao@huaqi.example')
    await form.getByRole('button', { name: '提交申请' }).click()
    await expect(form.getByText('开票金额须大于0且不超过可开金额')).toBeVisible()
    await expect(form.getByText(/^请输入正确的税号/)).toBeVisible()
  })

  await test.step('a good one is applied for, and cancelled: the order can be invoiced again', async () => {
    await form.getByLabel(/^订单/).fill(String(order.AvailableAmount))
    await form.getByLabel('常用抬头').selectOption({ index: 1 })
    await form.getByRole('button', { name: '提交申请' }).click()
    await expect(page).toHaveURL(/\/userCenter\/invoice\/detail\?id=KP\d+$/)
    await expect(page.getByText('待审核').first()).toBeVisible()
    expect(await availableNow()).toBe(0)
    await page.getByRole('button', { name: '取消申请' }).click()
    await page.getByRole('dialog', { name: '取消申请' }).getByRole('button', { name: '取消申请' }).click()
    await expect(page.getByText('已取消').first()).toBeVisible()
    await expect.poll(availableNow).toBe(order.AvailableAmount)
  })

  await test.step('an issued one is a file named by its number, which says its number and amount, and goes by mail again', async () => {
    const { Items } = await api.call('POST /api/Invoice/List', { ...page1, Status: 30 })
    const issued = Items.find(({ AllowActions }) => AllowActions.includes('Download'))
    if (issued === undefined) throw new Error('The demo has no issued invoice with a file')
    await page.goto(`/userCenter/invoice/detail?id=${issued.InvoiceId}`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载 PDF' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${issued.InvoiceNumber}.pdf`)
    const text = (await pdfPages(readFileSync(await download.path()))).join('').replaceAll(/\s/g, '')
    for (const said of [issued.InvoiceNumber, issued.TaxNo, `¥${Number(issued.Amount).toFixed(2)}`]) expect(text).toContain(said)
    await page.getByRole('button', { name: '重发邮箱' }).click()
    const mail = page.getByRole('dialog', { name: '重发邮箱' })
    await mail.getByLabel('收票邮箱').fill('kuaiji@huaqi.example')
    await mail.getByRole('button', { name: '发送' }).click()
    await expect(mail).toBeHidden()
    await expect(page.getByRole('region', { name: '通知' }).getByText('发票已发送至 kuaiji@huaqi.example')).toBeVisible()
    expect(await mailsTo('kuaiji@huaqi.example')).toHaveLength(1)
  })

  await test.step('an issued invoice is reversed in part; another company knows nothing of it', async () => {
    const { Items } = await api.call('POST /api/Invoice/List', { ...page1, Status: 30 })
    const issued = Items.at(-1)?.InvoiceId ?? ''
    await page.goto(`/userCenter/invoice/detail?id=${issued}`)
    await page.getByRole('button', { name: '申请红冲' }).click()
    const red = page.getByRole('dialog', { name: '申请红冲' })
    const amounts = red.getByLabel(/红冲金额/)
    await expect(amounts.first()).toBeVisible()
    for (let at = 0; at < (await amounts.count()); at++) await amounts.nth(at).fill(at === 0 ? '0.01' : '0')
    await red.getByLabel('红冲原因').fill('抬头变更')
    await red.getByRole('button', { name: '提交申请' }).click()
    await expect(red).toBeHidden()
    await expect(page.getByText('红冲中').first()).toBeVisible()
    expect((await api.call('POST /api/Invoice/Detail', { InvoiceId: issued })).RedPendingAmount).toBe(0.01)
    const other = await apiOf(newAccount('other'))
    expect((await other.call('POST /api/Invoice/List', { ...page1, Keyword: issued })).total).toBe(0)
  })
})
