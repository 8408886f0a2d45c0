import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { statementStatus } from '../packages/api/src/contract/index.ts'
import type { SellerInvoiceDetail } from '../packages/api/src/contract/seller/index.ts'
import { eInvoiceXml } from '../packages/mall-server/src/trade/invoice/testing/e-invoice-xml.ts'
import { formatYuan } from '../packages/ui/src/price/format-yuan.ts'
import { newAccount } from './support/accounts.ts'
import { confirmReceipt } from './support/after-order.ts'
import { claim } from './support/claim.ts'
import { dayFromNow } from './support/days.ts'
import { buy, findProduct, putInCart } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { openSubmit, submitButton } from './support/shopping.ts'
import { enterStaff, logInStaff } from './support/staff-login.ts'
import { expect, test, type Enter } from './support/test.ts'

/** A company on its first day that buys on account, and accounting, which gives it credit; nobody else has anything to do with it. */
const startCompany = async (page: Page, enter: Enter) => {
  const { page: buyer, api, login } = await enter(newAccount('founder'))
  const { EnterpriseId, EnterpriseName } = login.Enterprise
  await api.call('POST /api/Address/Save', {
    Consignee: '总部前台', Mobile: '13800138000', Province: '浙江省', City: '杭州市', District: '西湖区', AreaCode: '330106', Detail: '文汀路1号', Tag: '', IsDefault: true, IsShared: true,
  })
  const saveLimit = async (yuan: number) => {
    await page.goto(`/seller/customers/${EnterpriseId}`)
    await page.getByRole('button', { name: /^(设置|修改)账期$/ }).click()
    const form = page.getByRole('dialog', { name: '账期' })
    await form.getByLabel('信用额度（元）').fill(yuan.toFixed(2))
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toHaveCount(0)
  }
  await page.goto('/seller/customers')
  await enterStaff(page, 'accountant')
  await saveLimit(100_000)
  return { buyer, api, name: EnterpriseName, saveLimit }
}

/** Accounting states what the customer of the open page received; the number of the statement. */
const makeStatement = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: '现在生成对账单' }).click()
  await expect(page).toHaveURL(/\/seller\/statements\/DZ\d{12}$/)
  return page.url().slice(-14)
}

test('an invoice that a buyer applies for is taken on by the staff, issued by its XML and PDF, which must say what was applied for, and is the very file that the buyer downloads', async ({ page, enter, newBrowser }) => {
  const { page: buyer, api } = await enter(newAccount('finance'))
  const { Items } = await api.call('POST /api/Invoice/ApplyableList', { PageIndex: 1, PageSize: 50 })
  const order = Items.findLast(({ OrderNo }) => claim(`invoiced-${OrderNo}`))
  const [title] = await api.call('POST /api/Invoice/TitleList', {})
  if (order === undefined || title === undefined) throw new Error('The demo has no order to invoice, or no title')
  const { InvoiceId } = await api.call('POST /api/Invoice/Apply', {
    RequestId: crypto.randomUUID(), Orders: [{ OrderNo: order.OrderNo, Amount: Number(order.AvailableAmount) }], Type: 1, Title: title, Content: 1, Remark: '', Email: 'fapiao@huaqi.example',
  })
  const number = `2631${Date.now()}`.padEnd(20, '7')

  await test.step('accounting finds it among what waits', async () => {
    await page.goto('/seller/invoices?Due=issue')
    await enterStaff(page, 'accountant')
    await page.getByPlaceholder(/申请单号/).fill(InvoiceId)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: InvoiceId }).click()
    await expect(page).toHaveURL(`/seller/invoices/${InvoiceId}`)
  })

  const expected = await test.step('it is taken on: the buyer cannot cancel it any more', async () => {
    const read = page.waitForResponse('**/api/SellerInvoice/Detail')
    await page.getByRole('button', { name: '受理' }).click()
    const { MsgBody } = (await (await read).json()) as { MsgBody: SellerInvoiceDetail }
    await expect(page.getByRole('button', { name: '开具发票' })).toBeVisible()
    await buyer.goto(`/userCenter/invoice/detail?id=${InvoiceId}`)
    await expect(buyer.getByText('开票中').first()).toBeVisible()
    await expect(buyer.getByRole('button', { name: '取消申请' })).toHaveCount(0)
    if (MsgBody.Expected === null) throw new Error('Nothing is to be issued')
    return MsgBody.Expected
  })

  const xml = (amount: number) =>
    eInvoiceXml({
      number, time: `${new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)} 09:00:00`, kind: '02', amount: amount.toFixed(2), tax: expected.TaxAmount.toFixed(2),
      buyerName: expected.BuyerName, buyerTaxNo: expected.BuyerTaxNo, sellerTaxNo: expected.SellerTaxNo,
    })
  const pdf = `%PDF-1.7 ${InvoiceId}`
  const form = page.getByRole('dialog', { name: /开具发票/ })
  const send = (name: string, mimeType: string, text: string) => form.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) })

  await test.step('an XML of another amount is said beside the amount and issues nothing', async () => {
    await page.getByRole('button', { name: '开具发票' }).click()
    await send('发票.xml', 'text/xml', xml(expected.Amount + 1))
    await expect(form.getByText(/XML 与申请有 1 处不同，不能开具/)).toBeVisible()
    await form.getByRole('button', { name: '移除 发票.xml' }).click()
  })

  await test.step('the right one fills in number and day, and is issued with its PDF', async () => {
    await send('发票.xml', 'text/xml', xml(expected.Amount))
    await expect(form.getByLabel('发票号码')).toHaveValue(number)
    await send('发票.pdf', 'application/pdf', pdf)
    // Nothing is issued while a file is on its way.
    await expect(form.getByText(/已上传/)).toHaveCount(2)
    await form.getByRole('button', { name: '开具发票' }).click()
    await expect(page.getByText('发票已开具，申请人会收到通知')).toBeVisible()
  })

  await test.step('the buyer downloads exactly these files', async () => {
    await buyer.reload()
    await expect(buyer.getByText('已开票').first()).toBeVisible()
    for (const [kind, text] of [['PDF', pdf], ['XML', xml(expected.Amount)]] as const) {
      const downloading = buyer.waitForEvent('download')
      await buyer.getByRole('button', { name: `下载 ${kind}` }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe(`${number}.${kind.toLowerCase()}`)
      expect(readFileSync(await download.path(), 'utf8')).toBe(text)
    }
  })

  await test.step('another one of the staff, who has nothing to do with money, sees none of it', async () => {
    const warehouse = await (await newBrowser()).newPage()
    await warehouse.goto(`/seller/invoices/${InvoiceId}`)
    await logInStaff(warehouse, 'warehouse', demoPassword)
    await expect(warehouse.getByText(/暂无权限/).first()).toBeVisible()
  })
})

test('a line of a statement that the buyer disputes is corrected by the seller, and confirmed by the buyer: then it falls due', async ({ page, enter, seller }) => {
  const { buyer, api } = await startCompany(page, enter)
  const { ProductCode, MOQ } = await findProduct(api, { atLeast: 100 })

  const before = await test.step('a line of its first statement is disputed', async () => {
    const orderNo = await buy(api, ProductCode, MOQ)
    await seller.deliver(orderNo)
    await buyer.goto(`/userCenter/order/detail?id=${orderNo}`)
    await confirmReceipt(buyer)
    await page.reload()
    const StatementNo = await makeStatement(page)
    const { Rows: [row], Version } = await api.call('POST /api/Statement/Detail', { StatementNo })
    return api.call('POST /api/Statement/Dispute', { StatementNo, RowId: row?.RowId ?? 0, Version, RequestId: crypto.randomUUID(), Text: '这一单少收了一件，前台有签收单，请核对', Images: [] })
  })
  const { StatementNo } = before

  await test.step('what the buyer says stands beside the line', async () => {
    await buyer.goto(`/userCenter/asset/statement/${StatementNo}`)
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(/1 行有异议$/)
    await expect(buyer.getByText('这一单少收了一件，前台有签收单，请核对', { exact: true })).toBeVisible()
  })

  await test.step('the desk of accounting leads to it; the line is corrected by 1 yuan, in words', async () => {
    await page.goto('/seller/statements')
    await page.getByRole('tab', { name: /^有异议/ }).click()
    await page.getByRole('link', { name: StatementNo }).click()
    await page.getByRole('button', { name: '答复异议' }).click()
    const dialog = page.getByRole('dialog', { name: '答复异议' })
    await dialog.getByLabel('减多少（元）').fill('1')
    await dialog.getByLabel('给客户的话').fill('少发一件，已更正')
    await dialog.getByRole('button', { name: '更正并答复' }).click()
    await expect(page.getByText('已更正，客户会收到通知')).toBeVisible()
  })

  await test.step('the buyer confirms all, and the statement begins to fall due', async () => {
    await buyer.reload()
    await expect(buyer.getByText('少发一件，已更正').first()).toBeVisible()
    await buyer.getByRole('button', { name: /^确认 \d+ 行 ¥/ }).click()
    await expect(buyer.getByText('已确认').first()).toBeVisible()
    await expect.poll(async () => (await api.call('POST /api/Statement/Detail', { StatementNo })).Status).toBe(statementStatus.confirmed)
    const after = await api.call('POST /api/Statement/Detail', { StatementNo })
    expect(after.Amount).toBeCloseTo(before.Amount - 1, 2)
    expect(after.DueOn).not.toBeNull()
  })

  await test.step('the buyer saves it as a sheet', async () => {
    const downloading = buyer.waitForEvent('download')
    await buyer.getByRole('button', { name: /下载/ }).first().click()
    expect((await downloading).suggestedFilename()).toContain(StatementNo)
  })
})

test('a customer paid by transfer and cancelled: accounting writes down what went back, once, and the buyer reads it', async ({ page, enter, apiOf }) => {
  const { page: shopper, api: shop } = await enter()
  const finance = await apiOf(newAccount('finance'))
  const { ProductCode, MOQ } = await findProduct(shop, { atMost: 30 })
  const OrderNo = await buy(shop, ProductCode, MOQ, 3)
  const placed = await shop.call('POST /api/Order/Detail', { OrderNo })
  const day = dayFromNow()
  const paid = await finance.call('POST /api/Payment/ConfirmTransfer', { OrderNo, Version: placed.Version, Reference: `E-${OrderNo}`, Amount: placed.PayableAmount ?? 0, PaidOn: day })
  await shop.call('POST /api/Order/Cancel', { OrderNo, Version: paid.Version, Reason: '重复下单' })
  const line = (side: Page, word: string) => side.locator('[data-part="ledger"] > div').filter({ hasText: word })
  await shopper.goto(`/userCenter/order/detail?id=${OrderNo}`)
  await expect(line(shopper, '退款中')).toBeVisible()

  await page.goto('/seller/orders?Due=refund')
  await enterStaff(page, 'accountant')
  await page.getByRole('link', { name: OrderNo }).click()
  await page.getByRole('button', { name: '登记退款' }).click()
  const dialog = page.getByRole('dialog', { name: '登记退款' })
  await dialog.getByLabel('银行流水号').fill(`B-${OrderNo}`)
  await dialog.getByLabel('退款日期').fill('2020-01-01')
  await dialog.getByRole('button', { name: '登记退款' }).click()
  await expect(dialog.getByText('退款日期不能早于应退款的日期')).toBeVisible()
  await dialog.getByLabel('退款日期').fill(day)
  await dialog.getByRole('button', { name: '登记退款' }).click()
  await expect(dialog).toBeHidden()
  await expect(line(page, '已退款')).toBeVisible()
  await expect(page.getByRole('button', { name: '登记退款' })).toHaveCount(0)
  await shopper.reload()
  await expect(line(shopper, '已退款')).toBeVisible()
  await expect(line(shopper, '退款中')).toHaveCount(0)
  await expect(shopper.getByText(new RegExp(`已转账退款.+流水号B-${OrderNo}`))).toBeVisible()
})

test('what a customer bought on account is stated, paid by a line of the bank and settled; above its credit it reads what is free', async ({ page, enter, seller }) => {
  const { buyer, api, name, saveLimit } = await startCompany(page, enter)
  const { ProductCode, MOQ } = await findProduct(api, { atLeast: 100 })
  const credit = async () => {
    const { Credit } = await api.call('POST /api/Statement/List', { PageIndex: 1, PageSize: 10 })
    if (Credit === null) throw new Error('The company has no limit')
    return Credit
  }
  const { UsedAmount } = await credit()

  const amount = await test.step('an order within the credit is delivered and received', async () => {
    const orderNo = await buy(api, ProductCode, MOQ)
    const { PayableAmount } = await api.call('POST /api/Order/Detail', { OrderNo: orderNo })
    expect((await credit()).UsedAmount).toBeCloseTo(UsedAmount + (PayableAmount ?? 0), 2)
    await seller.deliver(orderNo)
    await buyer.goto(`/userCenter/order/detail?id=${orderNo}`)
    await confirmReceipt(buyer)
    return PayableAmount ?? 0
  })

  const statementNo = await test.step('accounting states it, and the buyer confirms', async () => {
    await page.reload()
    const no = await makeStatement(page)
    await buyer.goto(`/userCenter/asset/statement/${no}`)
    await buyer.getByRole('button', { name: /^确认 1 行 ¥/ }).click()
    await expect(buyer.getByText('已确认').first()).toBeVisible()
    expect(await api.call('POST /api/Statement/Detail', { StatementNo: no })).toMatchObject({ Amount: amount, UnpaidAmount: amount })
    return no
  })

  const reference = `E2E${Date.now()}`
  await test.step('a line of the bank that names the statement is written down, and put on it as proposed', async () => {
    await page.goto('/seller/payments')
    await page.getByRole('button', { name: '登记收款' }).click()
    const form = page.getByRole('dialog', { name: '登记收款' })
    await form.getByRole('combobox', { name: '客户' }).fill(name)
    await page.getByRole('option', { name }).click()
    await expect(form.getByRole('combobox', { name: '客户' })).toHaveValue(new RegExp(name))
    await form.getByLabel('金额（元）').fill(String(amount))
    await form.getByLabel('付款人').fill(name)
    await form.getByLabel('流水号').fill(reference)
    await form.getByLabel('附言').fill(`货款 ${statementNo}`)
    await form.getByRole('button', { name: '登记', exact: true }).click()
    await page.getByRole('button', { name: '核销到对账单' }).click()
    const matching = page.getByRole('dialog', { name: '核销到对账单' })
    await matching.getByRole('button', { name: `核销 ${formatYuan(amount)}` }).click()
    await expect(page.getByText('已核销，客户会收到通知')).toBeVisible()
  })

  await test.step('the buyer sees it settled, by which line of the bank, and the credit free again', async () => {
    await buyer.reload()
    await expect(buyer.getByText('已结清').first()).toBeVisible()
    await expect(buyer.getByText(`流水号 ${reference}`)).toBeVisible()
    expect(await credit()).toMatchObject({ LimitAmount: 100_000, UsedAmount })
    await buyer.goto('/userCenter/asset/budget')
    await expect(buyer.getByRole('link', { name: `信用额度已用 ${formatYuan(UsedAmount)}，还可用 ${formatYuan(100_000 - UsedAmount)}` })).toBeVisible()
  })

  await test.step('an order that is above the credit when it is submitted is refused with what is free; the page then offers the other ways of payment', async () => {
    const line = await putInCart(api, ProductCode, MOQ)
    await openSubmit(buyer, [line])
    await buyer.getByLabel('采购事由').fill('仓库补货')
    // A company on its first day has no invoice title.
    await buyer.getByRole('radio', { name: '暂不开票' }).check({ force: true })
    await saveLimit(UsedAmount + 1)
    const refusal = `信用额度还可用 ¥1.00，这一单 ${formatYuan(amount)}`
    await submitButton(buyer).click()
    await expect(buyer.getByText(refusal, { exact: false }).first()).toBeVisible()
    await openSubmit(buyer, [line])
    await expect(buyer.getByRole('radio', { name: /账期月结/ })).toBeDisabled()
    await expect(buyer.getByText(refusal, { exact: false }).first()).toBeVisible()
  })
})
