import { goodsOf, sheetOf } from '../packages/mall-server/src/demo/first-catalogue/goods.ts'
import { photosOf } from '../packages/mall-server/src/demo/first-catalogue/photo.ts'
import { writeSheet } from '../packages/mall-server/src/platform/lists/write-sheet.ts'
import { readScreens } from '../scripts/read-screens.ts'
import { expectLoggedIn, type Account } from './support/accounts.ts'
import { createApi } from './support/api.ts'
import { nextCaptchaAnswer, slideCaptcha } from './support/captcha.ts'
import { chosenPassword } from './support/passwords.ts'
import { pasteInto } from './support/paste.ts'
import { shownOrderNo, submitButton } from './support/shopping.ts'
import { choosePassword, logInStaff, setUpFactor } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

const screens = (await readScreens()).filter(({ developmentOnly, path }) => !developmentOnly && !path.includes(':') && !path.includes('*'))

const own = 'Qing-Feng-2026'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('a mall without the demo: a visitor finds it empty and whole, and its first administrator finds every page', async ({ page, serverLog, request }) => {
  test.slow()
  const failures: string[] = []
  page.on('response', (response) => (response.status() >= 500 ? failures.push(`${response.status()} ${response.url()}`) : undefined))
  page.on('pageerror', (error) => failures.push(error.message))
  const visit = async (path: string): Promise<void> => {
    await page.goto(path)
    await expect(page.getByRole('main'), path).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeAttached()
    await expect(page.getByText(/加载失败|服务器故障|页面出错/), path).toHaveCount(0)
  }

  await test.step('no account of the demo, and no helper of it', async () => {
    const challenge = await request.get('/demo-payment/00000000-0000-4000-8000-000000000000')
    expect(challenge.headers()['content-type']).toContain('text/html')
    expect(await challenge.text()).not.toContain('模拟支付平台')
    expect(serverLog()).not.toContain('Mall@2026')
    const { Items } = await createApi(request).call('POST /api/Product/List', { PageIndex: 1, PageSize: 20 })
    expect(Items).toEqual([])
  })

  await test.step('a visitor', async () => {
    for (const path of ['/', '/product/index?Keyword=%E7%AC%94', '/help/detail/1', '/about/BizCustom']) await visit(path)
  })

  await test.step('the first administrator sets a password of their own', async () => {
    const initial = /lin \(林晓\)\s+initial password: (\S+)/.exec(serverLog())?.[1] ?? ''
    await page.goto('/login')
    await page.getByLabel('账号', { exact: true }).fill('lin')
    await page.getByLabel('密码', { exact: true }).fill(initial)
    const first = nextCaptchaAnswer(page)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await slideCaptcha(page, await first)
    await page.getByLabel('新密码', { exact: true }).fill(own)
    await page.getByLabel('确认新密码').fill(own)
    const second = nextCaptchaAnswer(page)
    await page.getByRole('button', { name: '设置密码并登录' }).click()
    await slideCaptcha(page, await second)
    await expectLoggedIn(page)
  })

  for (const { path } of screens.filter(({ access }) => access === 'login')) await test.step(path, () => visit(path))
  expect(failures).toEqual([])
})

test('a mall is opened from nothing: its seller imports a catalogue with pictures, makes a customer and agrees on prices; the administrator of the customer chooses a password, sees exactly those goods at exactly those prices, and orders', async ({ page, apiOf, serverLog, newBrowser, mailsTo }) => {
  test.slow()
  const goods = goodsOf(30)
  const [first] = goods
  if (first === undefined) throw new Error('There are no goods')
  const { code, name, moq, marketPriceFen } = first.product
  const agreedPrice = (Math.round(marketPriceFen * 0.9) / 100).toFixed(2)
  // A price of its own for the first, a part of the market price for the others.
  const agreed = goods.slice(0, 3).map(({ product }, at) => ({ code: product.code, price: at === 0 ? agreedPrice : '95%' }))

  await test.step('the first administrator of the seller logs in with a second factor', async () => {
    await page.goto('/seller')
    await logInStaff(page, 'shen', /shen \(沈岚\)\s+initial password: (\S+)/.exec(serverLog())?.[1] ?? '')
    await choosePassword(page)
    await setUpFactor(page)
  })

  await test.step('a colleague of the warehouse gets an account, does what the role says, and is out at once when it is disabled', async () => {
    await page.getByRole('button', { name: '系统' }).click()
    await page.getByRole('link', { name: '员工' }).click()
    await page.getByRole('button', { name: '新增员工' }).click()
    const form = page.getByRole('dialog', { name: '新增员工' })
    await form.getByLabel('登录名').fill('linxiao')
    await form.getByLabel('姓名').fill('林晓')
    await form.getByRole('combobox', { name: '角色' }).fill('仓储')
    await page.getByRole('option', { name: '仓储' }).click()
    await form.getByRole('button', { name: '保存' }).click()
    const shown = page.getByRole('dialog', { name: '“林晓”的初始密码' })
    const initial = (await shown.getByRole('definition').nth(1).innerText()).trim()
    await shown.getByRole('button', { name: '我已记下' }).click()
    const warehouse = await (await newBrowser()).newPage()
    await warehouse.goto('/seller/orders')
    await logInStaff(warehouse, 'linxiao', initial)
    await choosePassword(warehouse)
    await expect(warehouse).toHaveURL('/seller/orders')
    await expect(warehouse.getByRole('link', { name: '售后' })).toBeVisible()
    await expect(warehouse.getByRole('button', { name: '系统' })).toHaveCount(0)
    await warehouse.goto('/seller/staff')
    await expect(warehouse.getByText('暂无权限').first()).toBeVisible()
    await warehouse.getByRole('button', { name: '林晓的账号菜单' }).click()
    await warehouse.getByRole('link', { name: '修改密码' }).click()
    await warehouse.getByLabel('原密码').fill(chosenPassword)
    await warehouse.getByLabel('新密码', { exact: true }).fill('Crate&Label27')
    await warehouse.getByLabel('确认新密码').fill('Crate&Label27')
    await warehouse.getByRole('button', { name: '修改密码' }).click()
    await expect(warehouse.getByText('修改成功，请重新登录')).toBeVisible()
    await logInStaff(warehouse, 'linxiao', 'Crate&Label27')
    await expect(warehouse).toHaveURL(/\/seller\/?$/)
    await page.reload()
    await page.getByRole('button', { name: '林晓 更多操作' }).click()
    await page.getByRole('menuitem', { name: '停用' }).click()
    await page.getByRole('button', { name: '停用', exact: true }).click()
    await expect(page.getByText('“林晓”已停用')).toBeVisible()
    await warehouse.goto('/seller/orders')
    await expect(warehouse.getByLabel('密码', { exact: true })).toBeVisible()
  })

  await test.step('a table of goods is tried and written with its categories, brands and pictures', async () => {
    await page.goto('/seller/products/import')
    await page.getByLabel('选择文件', { exact: true }).and(page.locator('input')).setInputFiles({ name: 'products.xlsx', mimeType: xlsx, buffer: Buffer.from((await writeSheet(sheetOf(goods))).bytes) })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('30 行试过一遍，没有错')
    await page.getByLabel(/图片/).and(page.locator('input')).setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer: Buffer.from(await photosOf(goods.slice(0, 6))) })
    // Each is encoded in several widths as it arrives: the longest computation of all flows.
    await expect(page.getByText('6 张', { exact: true })).toBeVisible({ timeout: 90_000 })
    await page.getByRole('checkbox', { name: '新建缺少的分类和品牌' }).check({ force: true })
    await page.getByRole('button', { name: '写入 30 行' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('30 行已写入')
  })

  const email = 'qin@qinghe.example'
  await test.step('a customer is made, and its administrator invited', async () => {
    await page.goto('/seller/customers')
    await page.getByRole('button', { name: '新建客户' }).click()
    const form = page.getByRole('dialog', { name: '新建客户' })
    await form.getByLabel('客户名称').fill('青禾文化传播有限公司')
    await form.getByLabel('统一社会信用代码').fill('91310000MA1K00001X')
    await form.getByLabel('公司转账').check({ force: true })
    await form.getByRole('radio', { name: /^仅协议商品/ }).check({ force: true })
    await form.getByRole('button', { name: '建立客户' }).click()
    await expect(page).toHaveURL(/\/seller\/customers\/\d+$/)
    await page.getByRole('button', { name: '邀请管理员' }).first().click()
    const invitation = page.getByRole('dialog', { name: '邀请管理员' })
    await invitation.getByLabel('姓名').fill('秦月')
    await invitation.getByLabel('登录名').fill('qin')
    await invitation.getByLabel('邮箱').fill(email)
    await invitation.getByRole('button', { name: '发送邀请' }).click()
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1)
  })

  await test.step('prices are agreed on, pasted from a sheet', async () => {
    await page.goto('/seller/agreements')
    await page.getByRole('button', { name: '新建协议' }).first().click()
    const form = page.getByRole('dialog', { name: '新建协议' })
    await form.getByRole('combobox', { name: '客户' }).fill('青禾')
    await page.getByRole('option').filter({ hasText: '青禾文化传播有限公司' }).click()
    await form.getByLabel('协议名称').fill('年度办公用品协议')
    await form.getByLabel('开始日').fill('2026-01-01')
    await form.getByLabel('截止日').fill('2035-12-31')
    await form.getByRole('button', { name: '建立协议' }).click()
    await expect(page).toHaveURL(/\/seller\/agreements\/\d+$/)
    await pasteInto(page.getByLabel('第1行 编码'), ['商品编码\t协议价', ...agreed.map((one) => `${one.code}\t${one.price}`)].join('\n'))
    await expect(page.getByText('已存', { exact: true })).toBeVisible({ timeout: 15_000 })
    await page.getByRole('button', { name: '送批' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('3 种商品在用')
  })

  const buyer = await (await newBrowser()).newPage()
  await test.step('the administrator chooses a password by the link, and finds the goods with their pictures and prices', async () => {
    await buyer.goto(/https?:\S+/.exec((await mailsTo(email))[0] ?? '')?.[0] ?? '')
    await choosePassword(buyer)
    await expectLoggedIn(buyer)
    const { Items } = await (await apiOf('qin' as Account, chosenPassword)).call('POST /api/Product/List', { PageIndex: 1, PageSize: 50 })
    const pricesOf = (shown: readonly (readonly [string, string])[]) => shown.toSorted(([one], [other]) => one.localeCompare(other))
    const asAgreed = ({ product }: (typeof goods)[number], at: number): [string, string] => [product.code, at === 0 ? agreedPrice : (Math.round(product.marketPriceFen * 0.95) / 100).toFixed(2)]
    expect(pricesOf(Items.map(({ ProductCode, CustomerPrice }) => [ProductCode, (CustomerPrice ?? 0).toFixed(2)]))).toEqual(pricesOf(goods.slice(0, 3).map(asAgreed)))
    // Where the link leads to: the mall by its name.
    await buyer.goto(new URL(`/${code}.html`, buyer.url()).href)
    await expect(buyer.getByRole('heading', { name })).toBeVisible()
    await expect(buyer.getByRole('main').locator('img[srcset*="640.webp"]').first()).toBeVisible()
  })

  await test.step('they order', async () => {
    await buyer.getByRole('button', { name: '立即购买' }).click()
    await expect(buyer.getByRole('heading', { name: '填写核对订单', level: 1 })).toBeVisible()
    await buyer.getByRole('button', { name: /新增.*地址/ }).first().click()
    const dialog = buyer.getByRole('dialog', { name: '新增收货地址' })
    await dialog.getByLabel('智能识别').fill('秦月 13951886688 上海市浦东新区张江路88号3楼')
    await dialog.getByRole('button', { name: '识别', exact: true }).click()
    await expect(dialog.getByText('已识别，请核对后保存')).toBeVisible()
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog).toBeHidden()
    await submitButton(buyer).click()
    const orderNo = await shownOrderNo(buyer)
    await page.goto(`/seller/orders/${orderNo}`)
    await expect(page.getByRole('main')).toContainText(name)
    await expect(page.getByRole('main')).toContainText((moq * Number(agreedPrice)).toFixed(2))
  })
})
