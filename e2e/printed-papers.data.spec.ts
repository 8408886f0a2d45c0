import { newAccount } from './support/accounts.ts'
import { buy, findProduct } from './support/goods.ts'
import { printed, wordsAround } from './support/printed.ts'
import { expect, holds, test } from './support/test.ts'

const formatted = (yuan: number | null): string => (yuan ?? 0).toLocaleString('en', { minimumFractionDigits: 2 })

/** As a PDF has it. */
const packed = (words: string): string => words.replaceAll(/\s/g, '')

test('an order prints as a paper to sign: companies, number, lines, sums, pages; its delivery note has no prices', holds('§2.route.order'), async ({ enter, seller }) => {
  const { page, api, login } = await enter()
  const { ProductCode, MOQ, CustomerProductName } = await findProduct(api)
  const OrderNo = await buy(api, ProductCode, MOQ)
  await seller.deliver(OrderNo)
  const order = await api.call('POST /api/Order/Detail', { OrderNo })
  await page.goto(`/userCenter/order/detail?id=${OrderNo}`)
  await expect(page.getByRole('link', { name: CustomerProductName })).toBeVisible()

  await test.step('the order', async () => {
    const sheets = await printed(page)
    expect(sheets).toHaveLength(1)
    const [sheet = ''] = sheets
    for (const words of ['采购订单', OrderNo, login.Enterprise.EnterpriseName, ProductCode, packed(CustomerProductName), formatted(order.PayableAmount), order.Address.Consignee, '盖章处', '审批人'])
      expect(sheet).toContain(packed(words))
    for (const words of wordsAround) expect(sheet).not.toContain(words)
  })

  await test.step('the delivery note', async () => {
    const [parcel] = order.Packages
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.getByRole('button', { name: '更多', exact: true }).click()
    await page.getByRole('menuitem', { name: '打印送货单' }).click()
    const [sheet = ''] = await printed(page)
    for (const words of ['送货单', parcel?.PackageNo ?? '', parcel?.TrackingNo ?? '', OrderNo, ProductCode, '实收数量']) expect(sheet).toContain(packed(words))
    expect(sheet).not.toMatch(/元|¥/)
  })

  await test.step('printed once, it is the order again', async () => {
    const [sheet = ''] = await printed(page)
    expect(sheet).toContain('采购订单')
  })
})

test('a long order breaks between its rows: the head comes again, sums stay together, pages are counted', holds('§2.route.order'), async ({ enter }) => {
  const { page, api } = await enter()
  const { ProductCode, MOQ } = await findProduct(api)
  const OrderNo = await buy(api, ProductCode, MOQ)
  const count = 90
  await page.route('**/api/Order/Detail', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { MsgBody: { Lines: { LineId: number; ProductCode: string }[] } }
    const [line] = body.MsgBody.Lines
    if (line === undefined) throw new Error('The order has no line')
    body.MsgBody.Lines = Array.from({ length: count }, (_, at) => ({ ...line, LineId: at + 1, ProductCode: `77${String(at + 1).padStart(4, '0')}` }))
    await route.fulfill({ response, json: body })
  })
  await page.goto(`/userCenter/order/detail?id=${OrderNo}`)
  await expect(page.getByText(`${count} 种`).first()).toBeVisible()
  const sheets = await printed(page)
  expect(sheets.length).toBeGreaterThan(2)
  const rows = sheets.map((sheet) => [...sheet.matchAll(/77\d{4}/g)].map(([code]) => code))
  expect(rows.flat()).toHaveLength(count)
  for (const [at, sheet] of sheets.entries()) {
    if ((rows[at]?.length ?? 0) > 0) expect(sheet).toContain('商品编码')
    expect(sheet).toContain(`第${at + 1}页，共${sheets.length}页`)
  }
  const withSum = sheets.filter((sheet) => sheet.includes('商品总额'))
  expect(withSum).toHaveLength(1)
  expect(withSum[0]).toContain('应付')
})

test('a quote prints itself, not the list behind it', holds('§2.route.inquiry'), async ({ enter }) => {
  const { page, api, login } = await enter(newAccount('buyer2'))
  const { Items } = await api.call('POST /api/Inquiry/List', { Status: 30, PageIndex: 1, PageSize: 20 })
  const [inquiry, other] = Items
  if (inquiry === undefined) throw new Error('The account has no quote')
  await page.goto(`/userCenter/order/productInquiry?Peek=${inquiry.InquiryNo}`)
  await expect(page.getByRole('button', { name: '打印报价单' })).toBeVisible()
  const { Lines } = await api.call('POST /api/Inquiry/Detail', { InquiryId: inquiry.InquiryId })
  const [sheet = '', ...rest] = await printed(page)
  expect(rest).toEqual([])
  for (const words of ['报价单', inquiry.InquiryNo, login.Enterprise.EnterpriseName, formatted(inquiry.QuotedAmount), '有效期至', '盖章处']) expect(sheet).toContain(packed(words))
  for (const { Quote } of Lines) if (Quote !== null) expect(sheet).toContain(packed(Quote.CustomerProductName))
  for (const words of [...wordsAround, '新增询价', '给商家留言']) expect(sheet).not.toContain(words)
  if (other !== undefined) expect(sheet).not.toContain(other.InquiryNo)
})

test('a report prints with its company and counted pages, without the mall around it', holds('§2.route.reports'), async ({ enter }) => {
  const { page, login } = await enter(newAccount('finance'))
  const today = new Date().toISOString().slice(0, 10)
  await page.goto(`/userCenter/report/department?Begin=${today.slice(0, 4)}-01-01&End=${today}`)
  await expect(page.getByRole('table', { name: /报表列表$/ }).getByRole('link').first()).toBeVisible()
  const sheets = await printed(page)
  expect(sheets[0]).toContain(packed(login.Enterprise.EnterpriseName))
  expect(sheets[0]).toContain(`第1页，共${sheets.length}页`)
  for (const words of ['我的订单', '我的工作台', '搜订单号']) expect(sheets.join('')).not.toContain(words)
})
