import { findProduct } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('an inquiry is asked back, quoted for with a draft in between, and accepted: its product is in the cart at the quoted price', async ({ page, enter }) => {
  const { page: buyer, api } = await enter()
  const { ProductCode, CustomerProductName, CustomerPrice, Unit, MOQ } = await findProduct(api)
  const price = ((CustomerPrice ?? 1) - 0.01).toFixed(2)
  const { InquiryId, InquiryNo } = await api.call('POST /api/Inquiry/Save', {
    RequestId: crypto.randomUUID(),
    Lines: [{ Name: CustomerProductName, Brand: '', Model: '', Spec: '', Unit, Quantity: MOQ, TargetPrice: null, ExpectedDate: null, Images: [], Link: '', Remark: '楼下收货', ProductCode }],
  })

  await test.step('the list has it among those that wait, and it is asked back', async () => {
    await page.goto('/seller/inquiries?Status=10')
    await logInStaff(page, 'sales', demoPassword)
    await page.getByRole('searchbox', { name: '询价单号、商品' }).fill(InquiryNo)
    await page.getByRole('searchbox', { name: '询价单号、商品' }).press('Enter')
    await page.getByRole('link', { name: InquiryNo }).click()
    await expect(page).toHaveURL(`/seller/inquiries/${InquiryId}`)
    await expect(page.getByText('楼下收货')).toBeVisible()
    await page.getByLabel('问客户').fill('请问能收整箱吗？')
    await page.getByRole('button', { name: '发送' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '请问能收整箱吗？' })).toBeVisible()
  })

  await test.step('a product is offered; the draft outlives a reload and the buyer sees nothing of it', async () => {
    await page.getByRole('button', { name: `用它 ${CustomerProductName}` }).click()
    await page.getByLabel('单价').fill(price)
    await page.getByLabel('交期').fill('3')
    await page.getByRole('button', { name: '存草稿' }).click()
    await expect(page.getByText('草稿已存')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('单价')).toHaveValue(price)
    const seen = await api.call('POST /api/Inquiry/Detail', { InquiryId })
    expect([seen.Status, seen.Lines[0]?.Quote]).toEqual([10, null])
  })

  await test.step('the quote goes out', async () => {
    await page.getByLabel('给客户的话').fill('您好，按整箱报价')
    await page.getByRole('button', { name: '发出报价' }).click()
    await expect(page.getByText('报价已发出，客户会收到通知')).toBeVisible()
    await expect(page.getByRole('button', { name: '发出报价' })).toHaveCount(0)
  })

  await test.step('the buyer reads question and quote, and accepts', async () => {
    await buyer.goto('/userCenter/order/productInquiry')
    await buyer.getByRole('link', { name: InquiryNo, exact: true }).click()
    const peek = buyer.getByRole('complementary', { name: InquiryNo })
    await expect(peek).toContainText('请问能收整箱吗？')
    await expect(peek).toContainText('您好，按整箱报价')
    await peek.getByRole('button', { name: '接受并加入购物车' }).click()
    await buyer.getByRole('dialog').getByRole('button', { name: '接受并加入购物车' }).click()
    await expect(peek).toContainText('已接受')
    const { Items } = await api.call('POST /api/ShoppingCart/List', {})
    expect(Items.map((item) => [item.ProductCode, item.Price])).toEqual([[ProductCode, Number(price)]])
  })
})

test('what was quoted before for the same words is used again, with a template answer that is written on the way', async ({ page, enter }) => {
  const { api } = await enter()
  const { ProductCode, CustomerProductName, CustomerPrice, Unit, MOQ } = await findProduct(api)
  const price = ((CustomerPrice ?? 1) - 0.01).toFixed(2)
  const mark = crypto.randomUUID().slice(0, 8)
  const inquire = async (Name: string) => {
    const Lines = [{ Name, Brand: '', Model: '', Spec: '', Unit, Quantity: MOQ, TargetPrice: null, ExpectedDate: null, Images: [], Link: '', Remark: '', ProductCode: null }]
    return (await api.call('POST /api/Inquiry/Save', { RequestId: crypto.randomUUID(), Lines })).InquiryId
  }

  await test.step('the first one is quoted for', async () => {
    await page.goto(`/seller/inquiries/${await inquire(`报告室用的，${mark}`)}`)
    await logInStaff(page, 'sales', demoPassword)
    await expect(page.getByText('没有报过')).toBeVisible()
    await page.getByRole('textbox', { name: '找商品' }).fill(ProductCode)
    await page.getByRole('button', { name: '找', exact: true }).click()
    await page.getByRole('button', { name: `用它 ${CustomerProductName}` }).click()
    await page.getByLabel('单价').fill(price)
    await page.getByLabel('交期').fill('3')
    await page.getByRole('button', { name: '发出报价' }).click()
    await expect(page.getByText('报价已发出，客户会收到通知')).toBeVisible()
  })

  await test.step('the same words in another spelling bring product and price', async () => {
    await page.goto(`/seller/inquiries/${await inquire(`报告室用的 ${mark.toUpperCase()}。`)}`)
    await page.getByRole('button', { name: `用这个报价 ${CustomerProductName}` }).click()
    await expect(page.getByLabel('单价')).toHaveValue(price)
    await page.getByLabel('交期').fill('2')
  })

  await test.step('a template answer is written, and put below what was typed', async () => {
    await page.getByLabel('给客户的话').fill('您好，')
    await page.getByRole('button', { name: '常用答复' }).last().click()
    await page.getByRole('menuitem', { name: '管理常用答复' }).click()
    await page.getByRole('button', { name: '新增常用答复' }).click()
    const form = page.getByRole('dialog', { name: '新增常用答复' })
    await form.getByLabel('标题').fill(`现货 ${mark}`)
    await form.getByLabel('内容').fill('武汉仓现货，明天发。')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('已新增常用答复')).toBeVisible()
    await page.getByRole('dialog', { name: '常用答复', exact: true }).getByRole('button', { name: '关闭' }).click()
    const words = page.getByRole('region', { name: '一起发出' })
    await words.getByRole('button', { name: '常用答复' }).click()
    await page.getByRole('menuitem', { name: `现货 ${mark}` }).click()
    await expect(page.getByLabel('给客户的话')).toHaveValue('您好，\n武汉仓现货，明天发。')
    await page.getByRole('button', { name: '发出报价' }).click()
    await expect(page.getByText('报价已发出，客户会收到通知')).toBeVisible()
  })
})
