import { applyForService, confirmReceipt, confirmSolved, expectNotice, fillExpress } from './support/after-order.ts'
import { buy, findProduct } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { picture } from './support/pictures.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('a return is checked by the customer’s manager, with its picture in hand, received and refunded; the applicant reads each step and confirms', async ({ page, enter, seller }) => {
  const { page: buyer, api } = await enter()
  const { ProductCode, CustomerProductName } = await findProduct(api, { pieces: 1 })
  const orderNo = await buy(api, ProductCode, 1)
  await seller.deliver(orderNo)
  await buyer.goto(`/userCenter/order/detail?id=${orderNo}`)
  await confirmReceipt(buyer)
  const returnNo = await applyForService(buyer, { type: '退货', pieces: 1, reason: '质量问题', words: '收到时外壳有明显裂纹，无法正常使用', pictures: ['裂纹.png'] })

  await test.step('the list has it among those that wait', async () => {
    await page.goto('/seller/after-sales?Status=10')
    await logInStaff(page, 'sales', demoPassword)
    await page.getByRole('searchbox', { name: '服务单号、订单号、商品' }).fill(returnNo)
    await page.getByRole('searchbox', { name: '服务单号、订单号、商品' }).press('Enter')
    await page.getByRole('link', { name: returnNo }).click()
    await expect(page).toHaveURL(`/seller/after-sales/${returnNo}`)
    await expect(page.getByText(CustomerProductName)).toBeVisible()
  })

  await test.step('the picture can be opened', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '看大图 裂纹.png' }).click()
    const large = page.getByRole('dialog', { name: '裂纹.png' })
    await large.getByRole('button', { name: '下载 裂纹.png' }).click()
    expect((await download).suggestedFilename()).toBe('裂纹.png')
    await large.getByRole('button', { name: '关闭' }).click()
  })

  await test.step('something is asked first: the applicant answers in words and a picture, which the staff open', async () => {
    await page.getByRole('button', { name: '提问' }).click()
    const dialog = page.getByRole('dialog', { name: '请申请人补充材料' })
    await dialog.getByLabel('要补充什么').fill('请拍一下外箱面单')
    await dialog.getByRole('button', { name: '发送' }).click()
    await expect(page.getByText('待补充').first()).toBeVisible()
    await expectNotice(buyer, '商家请你补充售后材料')
    await buyer.getByRole('button', { name: '补充材料' }).click()
    const answer = buyer.getByRole('dialog', { name: '补充材料' })
    await expect(answer.getByText('请拍一下外箱面单')).toBeVisible()
    await answer.getByLabel('答复').fill('面单在照片里，签收时外箱已有压痕')
    await answer.locator('input[type=file]').setInputFiles(picture('面单.png'))
    await expect(answer.getByRole('listitem').filter({ hasText: '面单.png' })).toContainText('已上传')
    await answer.getByRole('button', { name: '提交' }).click()
    await expect(answer).toBeHidden()
    await expect(buyer.getByRole('button', { name: '补充材料' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('面单在照片里，签收时外箱已有压痕')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '看大图 面单.png' }).click()
    const large = page.getByRole('dialog', { name: '面单.png' })
    await large.getByRole('button', { name: '下载 面单.png' }).click()
    expect((await download).suggestedFilename()).toBe('面单.png')
    await large.getByRole('button', { name: '关闭' }).click()
  })

  await test.step('it is accepted, in words that the applicant reads', async () => {
    await page.getByRole('button', { name: '通过', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '通过退货申请' })
    await dialog.getByLabel('商品怎么退回').fill('请寄回示例路 88 号仓库，收件人李明')
    await dialog.getByRole('button', { name: '通过', exact: true }).click()
    await expect(page.getByText('待寄回').first()).toBeVisible()
    await expectNotice(buyer, '你的售后申请已通过，请寄回商品')
    await expect(buyer.getByText('请寄回示例路 88 号仓库，收件人李明').first()).toBeVisible()
    await fillExpress(buyer, 'SF1234567890')
  })

  await test.step('it is received and refunded', async () => {
    await page.reload()
    await page.getByRole('button', { name: '确认收货' }).click()
    await page.getByRole('button', { name: /^退款 ¥/ }).click()
    const dialog = page.getByRole('dialog', { name: /^退款 ¥/ })
    await dialog.getByLabel('给申请人的话').fill('三个工作日内到账')
    await dialog.getByRole('button', { name: /^退款 ¥/ }).click()
    await expect(page.getByText('退款已办理', { exact: true })).toBeVisible()
    await expectNotice(buyer, '你的退货已退款，请确认')
    await expect(buyer.getByText('退款已办理，请确认；三个工作日内到账')).toBeVisible()
  })

  await test.step('and the seller reads that it is confirmed', async () => {
    await confirmSolved(buyer)
    await page.reload()
    await expect(page.getByText('已完成').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /退款/ })).toHaveCount(0)
  })
})
