import { statementStatus, type ProductItem } from '../packages/api/src/contract/index.ts'
import { toFen } from '../packages/api/src/money.ts'
import { formatYuan } from '../packages/ui/src/price/format-yuan.ts'
import { newAccount } from './support/accounts.ts'
import { confirmReceipt } from './support/after-order.ts'
import { findProduct, putInCart } from './support/goods.ts'
import { declareCut, offerReplacement, sendPackage } from './support/sending.ts'
import { openSubmit, shownOrderNo, submitButton } from './support/shopping.ts'
import { enterStaff } from './support/staff-login.ts'
import { picture } from './support/pictures.ts'
import { expect, test } from './support/test.ts'

test('the whole loop of an order on account: short, replaced, sent in two packages, refused, returned, stated, disputed, invoiced, paid in parts, and the credit is free again', async ({ page, enter, seller, findViolations }) => {
  test.slow()
  // A company on its first day: it has no other orders, and one statement a day.
  const founder = newAccount('founder')
  const { page: buyer, api, login } = await enter(founder)
  const { page: finance, api: books } = await enter(founder)
  const customer = `/seller/customers/${login.Enterprise.EnterpriseId}`
  await api.call('POST /api/Address/Save', {
    Consignee: '总部前台', Mobile: '13800138000', Province: '浙江省', City: '杭州市', District: '西湖区', AreaCode: '330106', Detail: '文汀路1号', Tag: '', IsDefault: true, IsShared: true,
  })
  await api.call('POST /api/Invoice/TitleSave', {
    TitleId: null, Version: null, Title: login.Enterprise.EnterpriseName, TaxNo: '91000000DEMA000013', Address: '', Phone: '', Bank: '', Account: '', SupportSpecial: false,
  })
  await page.goto(customer)
  await enterStaff(page, 'seller')

  const saveLimit = async (yuan: number) => {
    await page.goto(customer)
    await page.getByRole('button', { name: /^(设置|修改)账期$/ }).click()
    const form = page.getByRole('dialog', { name: '账期' })
    await form.getByLabel('信用额度（元）').fill(yuan.toFixed(2))
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toHaveCount(0)
  }
  const credit = async () => {
    const { Credit } = await api.call('POST /api/Statement/List', { PageIndex: 1, PageSize: 10 })
    if (Credit === null) throw new Error('The company has no limit')
    return Credit
  }
  await saveLimit(100_000)
  const { UsedAmount } = await credit()

  const goods: ProductItem[] = []
  for (let line = 0; line < 6; line++) goods.push(await findProduct(api, { pieces: 2, atMost: 60 }))
  const [cut, replaced, one, other, , spare] = goods
  if (!cut || !replaced || !one || !other || !spare) throw new Error('The demo catalogue has too few products')

  const orderNo = await test.step('five lines are ordered on account', async () => {
    const lines: number[] = []
    for (const { ProductCode } of goods.slice(0, 5)) lines.push(await putInCart(api, ProductCode, 2))
    await openSubmit(buyer, lines)
    await buyer.getByLabel('采购事由').fill('仓库补货')
    await buyer.getByRole('radio', { name: /账期月结/ }).check({ force: true })
    // It is asked for from the statement.
    await buyer.getByRole('radio', { name: '暂不开票' }).check({ force: true })
    await submitButton(buyer).click()
    return shownOrderNo(buyer)
  })
  const order = () => api.call('POST /api/Order/Detail', { OrderNo: orderNo })
  const owes = async () => toFen((await credit()).UsedAmount) - toFen(UsedAmount)
  const { PayableAmount } = await order()
  expect(await owes()).toBe(toFen(PayableAmount ?? 0))

  await test.step('one line is cut, and one replaced with the buyer’s word', async () => {
    await page.goto(`/seller/orders/${orderNo}`)
    await page.getByRole('button', { name: '确认订单' }).click()
    await declareCut(page, cut.CustomerProductName, '厂家停产')
    await offerReplacement(page, replaced.CustomerProductName, spare.ProductCode)
    await buyer.goto(`/userCenter/order/detail?id=${orderNo}`)
    await buyer.getByRole('button', { name: `接受：${replaced.CustomerProductName}的换货`, exact: true }).click()
    await buyer.getByRole('dialog', { name: '接受换货？' }).getByRole('button', { name: '接受' }).click()
    await expect(buyer.getByText('已换货', { exact: true }).first()).toBeVisible()
  })

  await test.step('the rest leaves in two packages', async () => {
    await page.reload()
    await page.getByRole('spinbutton', { name: `${one.CustomerProductName} 这次发` }).fill('1')
    await sendPackage(page, 'SY30000001')
    await expect(page.getByText('已发出，其余 1 件待发')).toBeVisible()
    // With the package the form begins again.
    await expect(page.getByRole('heading', { name: '包裹1' })).toBeVisible()
    await sendPackage(page, 'SY30000002')
    await expect(page.getByText('已全部发出', { exact: true })).toBeVisible()
  })

  await test.step('a piece is refused, and the rest received', async () => {
    await buyer.reload()
    await buyer.getByRole('button', { name: '包裹1确认收货' }).click()
    const dialog = buyer.getByRole('dialog', { name: /^包裹1/ })
    await dialog.getByRole('spinbutton', { name: '拒收' }).first().fill('1')
    await dialog.getByRole('spinbutton', { name: '拒收' }).first().press('Tab')
    await dialog.getByRole('combobox', { name: '拒收原因' }).first().selectOption('错发')
    await dialog.getByRole('button', { name: '确认收货与拒收' }).click()
    await expect(buyer.getByRole('region', { name: '拒收记录' })).toContainText('错发')
    await confirmReceipt(buyer)
  })

  const received = await test.step('a piece is returned', async () => {
    const line = (await order()).Lines.find(({ ProductCode }) => ProductCode === other.ProductCode)
    const { ReturnOrderId } = await api.call('POST /api/AfterSales/Apply', {
      RequestId: crypto.randomUUID(), OrderNo: orderNo, LineId: line?.LineId ?? 0, Type: 1, Quantity: 1, Reason: '质量问题', Description: '收到时外壳有明显裂纹，无法正常使用', Images: [], ReturnMode: 1, Contact: '前台收发', Mobile: '13800000009',
    })
    for (let move = 0; move < 4; move++) await seller.moveOn(ReturnOrderId)
    await buyer.reload()
    await expect(buyer.getByText('售后退款').first()).toBeVisible()
    return order()
  })
  const amount = received.NetAmount ?? 0
  expect(toFen(amount)).toBe(toFen(received.PayableAmount ?? 0) - toFen(received.RefusedAmount ?? 0) - toFen(received.RefundAmount ?? 0))
  expect([received.RefusedQuantity, toFen(received.RefundAmount ?? 0) > 0]).toEqual([1, true])

  const statementNo = await test.step('accounting states what was received without what was refused and returned', async () => {
    await page.goto(customer)
    await page.getByRole('button', { name: '现在生成对账单' }).click()
    await expect(page).toHaveURL(/\/seller\/statements\/DZ\d{12}$/)
    return page.url().slice(-14)
  })
  const statement = () => books.call('POST /api/Statement/Detail', { StatementNo: statementNo })
  expect(await statement()).toMatchObject({ Amount: amount, UnpaidAmount: amount, RowCount: 1 })

  await test.step('the buyer’s finance disputes the line, is answered, and confirms', async () => {
    await finance.goto(`/userCenter/asset/statement/${statementNo}`)
    await finance.getByRole('button', { name: `对 ${orderNo} 提异议` }).click()
    const dispute = finance.getByRole('dialog', { name: '提出异议' })
    await dispute.getByLabel('哪里不对').fill('退货一件是否已减')
    await dispute.locator('input[type=file]').setInputFiles([picture('退货单.png')])
    await expect(dispute.getByRole('listitem').filter({ hasText: '退货单.png' })).toContainText('已上传')
    await dispute.getByRole('button', { name: '提出异议' }).click()
    await expect(finance.getByRole('heading', { level: 1 })).toHaveText(/1 行有异议$/)
    await page.reload()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载 退货单.png' }).click()
    await downloaded
    await page.getByRole('button', { name: '答复异议' }).click()
    const answer = page.getByRole('dialog', { name: '答复异议' })
    await answer.getByLabel('减多少（元）').fill('0')
    await answer.getByLabel('给客户的话').fill('已减，见退货行')
    await answer.getByRole('button', { name: '维持并答复' }).click()
    await expect(answer).toHaveCount(0)
    await finance.reload()
    await expect(finance.getByText('已减，见退货行').first()).toBeVisible()
    await finance.getByRole('button', { name: /^确认 1 行 ¥/ }).click()
    await expect(finance.getByText('已确认').first()).toBeVisible()
    expect(await owes()).toBe(toFen(amount))
  })

  await test.step('its invoice is asked for from the statement, and issued', async () => {
    await finance.getByRole('link', { name: '申请开票' }).click()
    await finance.getByRole('rowgroup').last().getByRole('button', { name: /^申请开票/ }).click()
    const form = finance.getByRole('dialog', { name: '申请开票' })
    await form.getByLabel('常用抬头').selectOption({ index: 1 })
    await form.getByLabel('收票邮箱').fill('fapiao@yuanfan.example')
    await form.getByRole('button', { name: '提交申请' }).click()
    await expect(finance).toHaveURL(/\/userCenter\/invoice\/detail\?id=KP\d+$/)
    await seller.issue(new URL(finance.url()).searchParams.get('id') ?? '')
    await finance.goto(`/userCenter/asset/statement/${statementNo}`)
    await expect(finance.getByText('已开票').first()).toBeVisible()
  })

  const part = Math.floor(toFen(amount) / 3) / 100
  const rest = (toFen(amount) - toFen(part)) / 100
  await test.step('two lines of the bank are imported, and put on it one after the other', async () => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())
    await page.goto('/seller/payments')
    await page.getByRole('button', { name: '导入银行流水' }).click()
    const sheet = [part, rest].map((yuan, at) => [day, yuan.toFixed(2), login.Enterprise.EnterpriseName, `${orderNo}-${at}`, `货款 ${statementNo}`].join('\t')).join('\n')
    await page.getByLabel('或从表格复制后粘贴').fill(sheet)
    await page.getByRole('button', { name: '读取粘贴的内容' }).click()
    await page.getByRole('dialog', { name: '2 行里 2 行可以导入' }).getByRole('button', { name: '导入 2 行' }).click()
    await page.getByRole('button', { name: '完成', exact: true }).click()
    for (const [at, yuan] of [part, rest].entries()) {
      await page.goto(`/seller/payments?Keyword=${orderNo}-${at}`)
      await page.getByRole('rowgroup').last().getByRole('link', { name: /^SK/ }).click()
      await page.getByRole('button', { name: '核销到对账单' }).click()
      await page.getByRole('dialog', { name: '核销到对账单' }).getByRole('button', { name: `核销 ${formatYuan(yuan)}` }).click()
      await expect(page.getByText('已核销，客户会收到通知')).toBeVisible()
      expect(await statement()).toMatchObject(at === 0 ? { PaidAmount: part, UnpaidAmount: rest, Status: statementStatus.invoiced } : { UnpaidAmount: 0, Status: statementStatus.settled })
    }
  })

  await test.step('the buyer’s finance sees it settled, by which lines of the bank, and the credit free again', async () => {
    await finance.reload()
    await expect(finance.getByText('已结清').first()).toBeVisible()
    for (const at of [0, 1]) await expect(finance.getByText(`流水号 ${orderNo}-${at}`)).toBeVisible()
    expect(await credit()).toMatchObject({ LimitAmount: 100_000, UsedAmount })
    expect(await findViolations()).toEqual([])
  })

  await test.step('an order that is above the credit when it is submitted is refused with what is free; the page then offers the other ways of payment', async () => {
    const line = await putInCart(api, one.ProductCode, 2)
    await openSubmit(buyer, [line])
    await buyer.getByLabel('采购事由').fill('仓库补货')
    await buyer.getByRole('radio', { name: '暂不开票' }).check({ force: true })
    await saveLimit(UsedAmount + 1)
    const refusal = '信用额度还可用 ¥1.00，这一单 ¥'
    await submitButton(buyer).click()
    await expect(buyer.getByText(refusal, { exact: false }).first()).toBeVisible()
    await openSubmit(buyer, [line])
    await expect(buyer.getByRole('radio', { name: /账期月结/ })).toBeDisabled()
    await expect(buyer.getByText(refusal, { exact: false }).first()).toBeVisible()
  })
})
