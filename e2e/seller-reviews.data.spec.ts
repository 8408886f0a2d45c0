import { confirmReceipt, expectNotice } from './support/after-order.ts'
import { buy, findProduct } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('a review is replied to, then hidden with a reason that its writer alone reads, and shown again', async ({ page, enter, seller, visitorApi }) => {
  const { page: buyer, api } = await enter()
  const { ProductCode } = await findProduct(api, { pieces: 1 })
  const orderNo = await buy(api, ProductCode, 1)
  await seller.deliver(orderNo)
  await buyer.goto(`/userCenter/order/detail?id=${orderNo}`)
  await confirmReceipt(buyer)
  const words = `箱角压坏了一处，${Date.now().toString(36)}`
  const { Lines } = await api.call('POST /api/Order/ReviewDetail', { OrderNo: orderNo })
  await api.call('POST /api/Order/ReviewSubmit', { OrderNo: orderNo, RequestId: crypto.randomUUID(), Lines: [{ LineId: Lines[0]?.LineId ?? 0, Stars: 2, Text: words, Anonymous: true }] })
  const onPage = async () => (await visitorApi.call('POST /api/Product/Reviews', { ProductCode, PageIndex: 1, PageSize: 100 })).Items.find(({ Text }) => Text === words)
  expect(await onPage()).toMatchObject({ UserName: '匿名用户', Reply: null })
  const row = page.getByRole('row').filter({ hasText: words })

  await test.step('the customer’s manager finds it among the bad ones', async () => {
    await page.goto('/seller/reviews?tab=low')
    await logInStaff(page, 'sales', demoPassword)
    await page.getByRole('searchbox', { name: '商品、编码、订单号' }).fill(orderNo)
    await page.getByRole('searchbox', { name: '商品、编码、订单号' }).press('Enter')
    await expect(row).toBeVisible()
  })

  await test.step('and replies: everybody reads it, and its writer gets a notice', async () => {
    await row.getByRole('button', { name: /^回复/ }).click()
    const dialog = page.getByRole('dialog', { name: '回复评价' })
    await dialog.getByRole('textbox', { name: /^回复/ }).fill('抱歉，之后改用加厚纸箱')
    await dialog.getByRole('button', { name: '回复', exact: true }).click()
    await expect(row.getByText('已回复')).toBeVisible()
    expect((await onPage())?.Reply?.Text).toBe('抱歉，之后改用加厚纸箱')
    await expectNotice(buyer, '商家回复了你对“')
    await buyer.goto(`/userCenter/order/review/${orderNo}`)
    await expect(buyer.getByText('抱歉，之后改用加厚纸箱')).toBeVisible()
  })

  await test.step('hidden, it is gone from the page of the product; its writer reads why', async () => {
    await row.getByRole('button', { name: /^隐藏/ }).click()
    const dialog = page.getByRole('dialog', { name: '隐藏评价' })
    await dialog.getByRole('textbox', { name: /^原因/ }).fill('与商品无关')
    await dialog.getByRole('button', { name: '隐藏', exact: true }).click()
    await expect(page.getByText('已隐藏，评价人会收到原因')).toBeVisible()
    expect(await onPage()).toBeUndefined()
    await expectNotice(buyer, '你对“')
    await buyer.reload()
    await expect(buyer.getByText('商家已隐藏这条评价，只有你能看到。原因：与商品无关')).toBeVisible()
  })

  await test.step('and comes back', async () => {
    await page.getByRole('tab', { name: /^已隐藏/ }).click()
    await row.getByRole('button', { name: /^恢复显示/ }).click()
    await expect(page.getByText('已恢复显示')).toBeVisible()
    expect(await onPage()).toMatchObject({ Reply: { Text: '抱歉，之后改用加厚纸箱' } })
  })
})
