import { newAccount } from './support/accounts.ts'
import { expect, holds, test } from './support/test.ts'

test('a search without a result becomes an inquiry; a pasted table adds lines; another company sees none of it', holds('§2.route.inquiry'), async ({ enter, apiOf }) => {
  const { page, api } = await enter()
  await page.goto('/product/index?Keyword=激光切割机')
  await page.getByRole('link', { name: '提交意向商品询价' }).click()
  const form = page.getByRole('dialog', { name: '新增询价' })
  await expect(form.getByLabel('商品名称')).toHaveValue('激光切割机')

  await test.step('what is missing stands beside its field, and nothing typed is lost', async () => {
    await form.getByRole('button', { name: '提交询价' }).click()
    await expect(form.getByText('请输入单位')).toBeVisible()
    await form.getByLabel('单位').fill('台')
    await form.getByLabel('数量').fill('1')
  })

  await test.step('a pasted table', async () => {
    await form.getByRole('button', { name: '导入商品' }).click()
    await page.getByLabel('或从表格复制后粘贴').fill('品名\t计量单位\t数量\n会议白板\t块\t6\n中性笔\t\t300')
    await page.getByRole('button', { name: '读取粘贴的内容' }).click()
    await expect(page.getByText('单位不能为空')).toBeVisible()
    await page.getByRole('button', { name: '导入 1 行' }).click()
    await page.getByRole('button', { name: '完成' }).click()
    await expect(form.getByText('2 / 100 行')).toBeVisible()
  })

  await form.getByRole('button', { name: '提交询价' }).click()
  await expect(form).toBeHidden()
  const { Items } = await api.call('POST /api/Inquiry/List', { Keyword: '激光切割机', PageIndex: 1, PageSize: 20 })
  const inquiry = Items[0]
  if (inquiry === undefined) throw new Error('The inquiry was not sent')
  expect(inquiry).toMatchObject({ StatusName: '待受理', LineCount: 2 })

  await test.step('the buyer writes to the seller, and takes the inquiry back', async () => {
    await page.getByRole('link', { name: inquiry.InquiryNo, exact: true }).click()
    const peek = page.getByRole('complementary', { name: inquiry.InquiryNo })
    await expect(peek).toContainText('会议白板')
    await peek.getByLabel('给商家留言').fill('可以分批送货吗？')
    await peek.getByRole('button', { name: '发送' }).click()
    await expect(peek.getByRole('listitem').filter({ hasText: '可以分批送货吗？' })).toBeVisible()
    await peek.getByRole('button', { name: '取消询价' }).click()
    await page.getByRole('dialog', { name: '取消询价' }).getByRole('button', { name: '取消询价' }).click()
    await expect(peek).toContainText('已取消')
    await expect(peek.getByRole('button', { name: '重新询价' })).toBeVisible()
  })

  const other = await apiOf(newAccount('other'))
  expect((await other.call('POST /api/Inquiry/List', { Keyword: inquiry.InquiryNo, PageIndex: 1, PageSize: 20 })).total).toBe(0)
})

test('an accepted quote is in the cart at its price, which the line shows, and in the order', holds('§2.route.inquiry'), async ({ enter }) => {
  const { page, api } = await enter(newAccount('buyer2'))
  const { Items } = await api.call('POST /api/Inquiry/List', { Status: 30, PageIndex: 1, PageSize: 20 })
  const [inquiry] = Items
  if (inquiry === undefined) throw new Error('The account has no quote')
  const { Lines } = await api.call('POST /api/Inquiry/Detail', { InquiryId: inquiry.InquiryId })
  const quotes = Lines.flatMap(({ Quote }) => Quote ?? [])
  expect(quotes.length).toBeGreaterThan(0)

  await test.step('the workbench counts it and leads to it', async () => {
    await page.goto('/userCenter/index')
    await page.getByRole('link', { name: '查看：询价待确认 1 单' }).click()
    await expect(page.getByRole('tab', { name: /^已报价/, selected: true })).toBeVisible()
  })

  await page.getByRole('link', { name: inquiry.InquiryNo, exact: true }).click()
  const peek = page.getByRole('complementary', { name: inquiry.InquiryNo })
  await peek.getByRole('button', { name: '接受并加入购物车' }).click()
  await test.step('what is accepted is said before it is', async () => {
    const question = page.getByRole('dialog', { name: '接受报价' })
    const [first] = quotes
    await expect(question.getByRole('listitem')).toHaveCount(quotes.length)
    await expect(question).toContainText(`¥${first?.Price?.toFixed(2)}/${first?.Unit} × ${first?.Quantity}${first?.Unit}`)
    await expect(question).toContainText(/价格在 \d{4}-\d\d-\d\d \d\d:\d\d 前有效/)
    await expect(question.getByText('报价合计（含税）')).toBeVisible()
    await question.getByRole('button', { name: '再想想' }).click()
    expect((await api.call('POST /api/Inquiry/Detail', { InquiryId: inquiry.InquiryId })).StatusName).toBe('已报价')
    await peek.getByRole('button', { name: '接受并加入购物车' }).click()
    await question.getByRole('button', { name: '接受并加入购物车' }).click()
  })
  // It is no quote that waits any more, so the list of those is empty, and nothing stands beside it.
  await expect(peek).toBeHidden()
  expect((await api.call('POST /api/Inquiry/Detail', { InquiryId: inquiry.InquiryId })).StatusName).toBe('已接受')

  await page.goto('/shop/cart')
  await expect(page.getByText(/^询价价，\d{4}-\d\d-\d\d \d\d:\d\d 前有效$/)).toHaveCount(quotes.length)
  const cart = await api.call('POST /api/ShoppingCart/List', {})
  expect(cart.Items.map(({ ProductCode, Price, Quantity }) => ({ ProductCode, Price, Quantity })).toSorted((a, b) => a.ProductCode.localeCompare(b.ProductCode))).toEqual(
    quotes.map(({ ProductCode, Price, Quantity }) => ({ ProductCode, Price, Quantity })).toSorted((a, b) => a.ProductCode.localeCompare(b.ProductCode)),
  )
  const confirmation = await api.call('POST /api/Order/Confirm', { CartItemIds: cart.Items.map(({ CartItemId }) => CartItemId) })
  expect(confirmation.Items.map(({ Price }) => Price).toSorted((a, b) => Number(a) - Number(b))).toEqual(quotes.map(({ Price }) => Price).toSorted((a, b) => Number(a) - Number(b)))
})
