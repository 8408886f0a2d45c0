import { expectLoggedIn, logInHere, type Account } from './support/accounts.ts'
import { chosenPassword, demoPassword } from './support/passwords.ts'
import { logInStaff, pressWithCaptcha } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('a customer is made by its manager; its administrator gets a link by mail, chooses a password by it, and sees the catalogue as the terms say', async ({ page, newBrowser, mailsTo, apiOf, visitorApi }) => {
  const mark = Date.now().toString(36)
  const name = `新程商贸${mark}有限公司`
  const account = `lin.${mark}`
  const email = `${account}@xincheng.example`
  // Any characters of the code's alphabet: a wrong check digit only warns.
  const taxNo = `91310000${mark.toUpperCase().replaceAll(/[IOSVZ]/g, '7').padStart(10, '0').slice(-10)}`

  await test.step('a customer manager makes it: agreed products alone', async () => {
    await page.goto('/seller/customers')
    await logInStaff(page, 'sales', demoPassword)
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await page.getByRole('button', { name: '新建客户' }).click()
    const form = page.getByRole('dialog', { name: '新建客户' })
    await form.getByLabel('客户名称').fill(name)
    await form.getByLabel('统一社会信用代码').fill(taxNo)
    // Whoever has 名下客户 looks after what they make.
    await expect(form.getByLabel('客户经理')).toHaveCount(0)
    await form.getByLabel('公司转账').check({ force: true })
    await form.getByRole('radio', { name: /^仅协议商品/ }).check({ force: true })
    await form.getByRole('button', { name: '建立客户' }).click()
    await expect(page).toHaveURL(/\/seller\/customers\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('还没有人可以登录')
  })

  const invite = async (person: { readonly account: string; readonly email: string }) => {
    await page.getByRole('button', { name: '邀请管理员' }).first().click()
    const form = page.getByRole('dialog', { name: '邀请管理员' })
    await form.getByLabel('姓名').fill('林晓')
    await form.getByLabel('登录名').fill(person.account)
    await form.getByLabel('邮箱').fill(person.email)
    await form.getByRole('button', { name: '发送邀请' }).click()
    return form
  }
  const linkIn = async (count: number): Promise<string> => {
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(count)
    const mail = (await mailsTo(email)).at(-1) ?? ''
    expect(mail).toContain(account)
    return /https?:\S+/.exec(mail)?.[0] ?? ''
  }

  const withdrawn = await test.step('it invites an administrator; an account in use is said beside its field', async () => {
    const form = await invite({ account: 'buyer', email })
    await expect(form.getByText('登录名已存在')).toBeVisible()
    await form.getByLabel('登录名').fill(account)
    await form.getByRole('button', { name: '发送邀请' }).click()
    await expect(page.getByText(`邀请将发到 ${email}`)).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: account })).toBeVisible()
    return linkIn(1)
  })

  const link = await test.step('sent again: the first link is of no use', async () => {
    await page.getByRole('button', { name: '重新发送 林晓的邀请' }).click()
    await page.getByRole('dialog', { name: '重新发送邀请' }).getByRole('button', { name: '发送邀请' }).click()
    const second = await linkIn(2)
    expect(second).not.toBe(withdrawn)
    const stale = await (await newBrowser()).newPage()
    await stale.goto(withdrawn)
    await stale.getByLabel('新密码', { exact: true }).fill(chosenPassword)
    await stale.getByLabel('确认新密码').fill(chosenPassword)
    await pressWithCaptcha(stale, '设置密码并登录')
    await expect(stale.getByText('链接已使用、已过期，或已被新的邀请替代')).toBeVisible()
    return second
  })

  const buyer = await (await newBrowser()).newPage()
  const found = async (): Promise<number> => (await (await apiOf(account as Account, chosenPassword)).call('POST /api/Product/List', { PageIndex: 1, PageSize: 20 })).total
  await test.step('the administrator chooses a password, is logged in, and sees nothing: no product is agreed', async () => {
    await buyer.goto(link)
    await expect(buyer.getByText(account)).toBeVisible()
    await buyer.getByLabel('新密码', { exact: true }).fill(chosenPassword)
    await buyer.getByLabel('确认新密码').fill(chosenPassword)
    await pressWithCaptcha(buyer, '设置密码并登录')
    await expectLoggedIn(buyer)
    expect(buyer.url()).not.toContain('key=')
    expect(await found()).toBe(0)
  })

  await test.step('with 指定分类 they see what is in those categories: in the list, the navigation and the search; another product says so at its own address', async () => {
    const [chosen, other] = await visitorApi.call('POST /api/Category/MallCategories', {})
    const firstOf = async (Cid: number) => (await visitorApi.call('POST /api/Product/List', { Cid, PageIndex: 1, PageSize: 20 })).Items[0]
    const [inside, outside] = [await firstOf(chosen?.CategoryId ?? 0), await firstOf(other?.CategoryId ?? 0)]
    if (chosen === undefined || inside === undefined || outside === undefined) throw new Error('The demo has too few categories')
    await page.reload()
    await page.getByRole('button', { name: '编辑' }).click()
    const form = page.getByRole('dialog', { name: '编辑客户' })
    await form.getByRole('radio', { name: /^指定分类/ }).check({ force: true })
    await form.getByRole('combobox', { name: /^分类/ }).click()
    await page.getByRole('searchbox', { name: '搜索分类' }).fill(chosen.Name)
    await page.getByRole('treeitem', { name: new RegExp(`^${chosen.Name}`) }).first().click()
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('目录：仅协议商品 → 指定分类')).toBeVisible()
    await expect(page.getByText(`目录加入分类：${chosen.Name}`)).toBeVisible()
    const api = await apiOf(account as Account, chosenPassword)
    expect(await found()).toBe((await visitorApi.call('POST /api/Product/List', { Cid: chosen.CategoryId, PageIndex: 1, PageSize: 20 })).total)
    expect((await api.call('POST /api/Category/GetCustomerCategories', {})).map(({ Name }) => Name)).toEqual([chosen.Name])
    const shopper = await (await newBrowser()).newPage()
    await shopper.goto('/login')
    await logInHere(shopper, account as Account, chosenPassword)
    await expectLoggedIn(shopper)
    const product = ({ CustomerProductName }: { readonly CustomerProductName: string }) => shopper.getByRole('heading', { level: 3, name: CustomerProductName })
    await shopper.goto(`/product/index?Keyword=${inside.ProductCode}`)
    await expect(product(inside)).toBeVisible()
    await shopper.goto(`/product/index?Keyword=${outside.ProductCode}`)
    await expect(shopper.getByText(`没有找到“${outside.ProductCode}”相关商品`).first()).toBeVisible()
    await expect(product(outside)).toHaveCount(0)
    await shopper.goto(`/product/detail?ProductCode=${outside.ProductCode}`)
    await expect(shopper.getByText('不在贵司采购目录内').first()).toBeVisible()
  })

  await test.step('with 全部商品 they see the catalogue, from their next call on', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('有 1 个账号')
    await page.getByRole('button', { name: '编辑' }).click()
    const form = page.getByRole('dialog', { name: '编辑客户' })
    await form.getByRole('radio', { name: /^全部商品/ }).check({ force: true })
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('目录：指定分类 → 全部商品')).toBeVisible()
    expect(await found()).toBeGreaterThan(100)
    await buyer.goto('/search')
    await expect(buyer.getByRole('link', { name: /.+/ }).first()).toBeVisible()
  })

  await test.step('and logs in with it', async () => {
    const again = await (await newBrowser()).newPage()
    await again.goto('/login')
    await logInHere(again, email as Account, chosenPassword)
    await expectLoggedIn(again)
  })
})
