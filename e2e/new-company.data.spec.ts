import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { ApprovalFlowNode } from '../packages/api/src/contract/index.ts'
import { readTable } from '../packages/mall-server/src/platform/imports/table.ts'
import { pdfPages } from '../packages/mall-server/src/testing/pdf-text.ts'
import { expectLoggedIn, logInHere, newAccount, type Account } from './support/accounts.ts'
import { confirmReceipt } from './support/after-order.ts'
import { solveCaptcha, type Api } from './support/api.ts'
import { chosenPassword } from './support/passwords.ts'
import { nextCaptchaAnswer, slideCaptcha } from './support/captcha.ts'
import { findProduct, piecesOverLimit, putInCart } from './support/goods.ts'
import { openSubmit, shownOrderNo } from './support/shopping.ts'
import { expect, holds, test } from './support/test.ts'

const people = 200
/** What a buyer of the company may spend in one order, yuan. */
const singleLimit = 500

const departmentNamed = async (api: Api, name: string) => {
  const found = (await api.call('POST /api/Department/Tree', {})).find(({ Name }) => Name === name)
  if (found === undefined) throw new Error(`There is no department ${name}`)
  return found
}

/** The table of everybody: two who approve, somebody in finance, and buyers. One row has a department that nobody made. */
const tableOf = (prefix: string, role: string): string => {
  const place = (at: number) => (at === 1 || at === 3 ? ['总部', '审批人', ''] : at === 2 ? ['财务部', '财务', ''] : [at === people ? '没有的部门' : at % 2 === 0 ? '总部' : '销售部', role, String(singleLimit)])
  const rows = Array.from({ length: people }, (_, index) => {
    const [department = '', roles = '', limit = ''] = place(index + 1)
    return [`${prefix}${String(index + 1).padStart(3, '0')}`, `员工${index + 1}`, '', '', department, roles, limit]
  })
  return [['登录名', '姓名', '手机', '邮箱', '部门', '角色', '单笔限额'], ...rows].map((cells) => cells.join('\t')).join('\n')
}

/** Imports the table in the open page, mends its wrong row, and returns the initial passwords by account. */
const importPeople = async (page: Page, table: string): Promise<ReadonlyMap<string, string>> => {
  await page.getByRole('button', { name: '导入', exact: true }).click()
  await page.getByLabel('或从表格复制后粘贴').fill(table)
  await page.getByRole('button', { name: '读取粘贴的内容' }).click()
  await expect(page.getByRole('dialog', { name: `${people} 行里 ${people - 1} 行可以导入，1 行还要改` })).toBeVisible()
  const wrong = page.getByRole('textbox', { name: `第${people + 1}行 部门` })
  await wrong.fill('销售部')
  await wrong.press('Enter')
  await page.getByRole('button', { name: `导入 ${people} 行` }).click()
  await expect(page.getByText(`${people} 个账号已全部导入`)).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: `下载 ${people} 个初始密码` }).click()
  const [, ...rows] = await readTable(new Uint8Array(readFileSync(await (await saving).path())))
  await page.getByRole('button', { name: '完成' }).click()
  return new Map(rows.map(({ cells: [account = '', , password = ''] }) => [account, password]))
}

test('a new company from nothing: its administrator arranges it, and people that were imported buy, hand over, approve, receive and apply for the invoice', holds('§1.approval', '§1.invoicing', '§2.route.management'), async ({ enter, apiOf, newBrowser, visitorApi, seller }) => {
  test.slow()
  const founder = await enter(newAccount('founder'))
  const { page, api } = founder
  const prefix = `xc${Date.now().toString(36)}p`
  const named = (at: number) => `${prefix}${String(at).padStart(3, '0')}`
  const [leaver, finance, approver, buyer] = [named(1), named(2), named(3), named(4)]

  await test.step('it has one account and one department, and nothing else', async () => {
    await page.goto('/userCenter/management/account')
    await expect(page.getByRole('rowgroup').last().getByRole('row')).toHaveCount(1)
    expect((await api.call('POST /api/Order/List', { PageIndex: 1, PageSize: 10 })).total).toBe(0)
    expect((await api.call('POST /api/Budget/List', { PageIndex: 1, PageSize: 10 })).total).toBe(0)
  })

  await test.step('departments', async () => {
    await page.goto('/userCenter/management/department')
    const form = page.getByRole('dialog', { name: '新增部门' })
    for (const name of ['销售部', '财务部']) {
      await page.getByRole('button', { name: '新增部门' }).click()
      await form.getByLabel('名称').fill(name)
      await form.getByRole('button', { name: '保存' }).click()
      await expect(page.getByRole('treeitem', { name: new RegExp(`^${name}`) })).toBeVisible()
    }
  })

  await test.step('a role of its own', async () => {
    await page.goto('/userCenter/management/role')
    await page.getByRole('button', { name: '复制 采购员' }).click()
    const form = page.getByRole('dialog', { name: '编辑角色' })
    await form.getByLabel('角色名称').fill('门店采购')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('row').filter({ hasText: /门店采购/ })).toBeVisible()
  })

  const passwords = await test.step('two hundred people', async () => {
    await page.goto('/userCenter/management/account')
    const imported = await importPeople(page, tableOf(prefix, '门店采购'))
    expect(imported.size).toBe(people)
    await page.goto('/userCenter/management/department')
    await expect(page.getByText(new RegExp(`^3 个部门，${people + 1} 个账号`))).toBeVisible()
    return imported
  })
  const activate = async (account: string) =>
    visitorApi.call('POST /api/Account/Activate', { Account: account, InitialPassword: passwords.get(account) ?? '', Password: chosenPassword, CaptchaVerifyParam: await solveCaptcha(visitorApi) })
  for (const account of [leaver, finance, approver]) await activate(account)

  await test.step('a manager, a budget, an approval flow and an address of the department', async () => {
    const head = await departmentNamed(api, '总部')
    const { Items: [manager] } = await api.call('POST /api/Department/Candidates', { Keyword: '员工1' })
    await api.call('POST /api/Department/Save', { DepartmentId: head.DepartmentId, Version: head.Version, Name: head.Name, ManagerId: manager?.UserId ?? 0 })
    const year = new Date().getFullYear()
    await api.call('POST /api/Budget/Save', { Name: `${year}年采购`, DepartmentId: head.DepartmentId, Period: 'year', StartDate: `${year}-01-01`, Total: 50_000, Control: 'approve' })
    const node: ApprovalFlowNode = { Name: '部门负责人审批', ApproverType: 'departmentManager', UserIds: [], RoleId: null, Levels: 1, Mode: 2, TimeoutHours: null, TimeoutAction: 'remind', AllowEditLines: true }
    const rule = { AmountFrom: null, AmountTo: null, OverSingleLimit: true, OverBudget: true, NonAgreedFrom: null, CategoryIds: [], Nodes: [node] }
    const { FlowId, Version } = await api.call('POST /api/ApprovalFlow/Save', { Content: { Name: '采购审批', DepartmentIds: [], Rules: [rule], WaitDays: 7 } })
    await api.call('POST /api/ApprovalFlow/Publish', { FlowId, Version })
    await api.call('POST /api/Address/Save', {
      Consignee: '总部前台', Mobile: '13800138000', Province: '浙江省', City: '杭州市', District: '西湖区', AreaCode: '330106', Detail: '文汀路1号', Tag: '', IsDefault: true, IsShared: true,
    })
  })

  const purchaser = await test.step('one of them logs in for the first time, and chooses a password', async () => {
    const first = await (await newBrowser()).newPage()
    await first.goto('/login')
    await logInHere(first, buyer as Account, passwords.get(buyer) ?? '')
    await first.getByLabel('新密码', { exact: true }).fill(chosenPassword)
    await first.getByLabel('确认新密码').fill(chosenPassword)
    const answer = nextCaptchaAnswer(first)
    await first.getByRole('button', { name: '设置密码并登录' }).click()
    await slideCaptcha(first, await answer)
    await expectLoggedIn(first)
    return enter(buyer as Account, { password: chosenPassword })
  })

  const orderNo = await test.step('buys over the limit, to the address of the department', async () => {
    const product = await findProduct(purchaser.api, { keyword: '文件夹', atLeast: 10 })
    const { ProductCode } = product
    const wanted = piecesOverLimit(product, singleLimit)
    await openSubmit(purchaser.page, [await putInCart(purchaser.api, ProductCode, wanted)])
    await expect(purchaser.page.getByRole('radio', { name: /^总部前台/ })).toBeChecked()
    await purchaser.page.getByRole('radio', { name: '暂不开票' }).check({ force: true })
    await purchaser.page.getByLabel('采购事由').fill('开业物料')
    await purchaser.page.getByRole('button', { name: '提交审批' }).click()
    return shownOrderNo(purchaser.page)
  })

  await test.step('who should approve it leaves: disabled once a colleague has what waits', async () => {
    const gone = await apiOf(leaver as Account, chosenPassword)
    await page.goto(`/userCenter/management/account?Keyword=${leaver}`)
    await page.getByRole('rowgroup').last().getByRole('button', { name: /更多操作/ }).click()
    await page.getByRole('menuitem', { name: '停用' }).click()
    const dialog = page.getByRole('dialog', { name: '停用“员工1”' })
    await expect(dialog.getByText('还有 1 个审批等待处理，请先移交待办。')).toBeVisible()
    await dialog.getByRole('button', { name: '移交并停用' }).click()
    await expect(dialog.getByText('请选择接手的同事')).toBeVisible()
    await dialog.getByRole('combobox', { name: '移交给' }).fill('员工3')
    await page.getByRole('option', { name: /^员工3/ }).click()
    await dialog.getByRole('button', { name: '移交并停用' }).click()
    await expect(page.getByRole('row').filter({ hasText: /员工1.*停用/ })).toBeVisible()
    expect((await gone.send('POST /api/Account/Profile', {})).status).toBe(401)
  })

  await test.step('the colleague approves it, and the buyer is named as in the import', async () => {
    const manager = await enter(approver as Account, { password: chosenPassword })
    const { Items: [approval] } = await manager.api.call('POST /api/Approval/List', { View: 'waiting', Keyword: orderNo, PageIndex: 1, PageSize: 10 })
    await manager.page.goto(`/userCenter/order/approval/${approval?.ApprovalNo ?? ''}`)
    await expect(manager.page.getByText('员工4').first()).toBeVisible()
    await manager.page.getByRole('button', { name: '同意', exact: true }).click()
    await expect(manager.page.getByText('已同意，审批通过')).toBeVisible()
  })

  await test.step('it arrives, and is received', async () => {
    await seller.deliver(orderNo)
    await purchaser.page.goto(`/userCenter/order/detail?id=${orderNo}`)
    await confirmReceipt(purchaser.page)
  })

  await test.step('finance applies for its invoice, and saves it once it is issued', async () => {
    const { page: desk, api: books } = await enter(finance as Account, { password: chosenPassword })
    await desk.goto(`/userCenter/invoice/index?OrderNo=${orderNo}`)
    await desk.getByRole('rowgroup').last().getByRole('button', { name: /^申请开票/ }).click()
    const form = desk.getByRole('dialog', { name: '申请开票' })
    await form.getByLabel('抬头', { exact: true }).fill('新程商贸有限公司')
    await form.getByLabel('税号').fill('91350100M000100Y43')
    await form.getByLabel('收票邮箱').fill('fapiao@xincheng.example')
    await form.getByRole('button', { name: '提交申请' }).click()
    await expect(desk).toHaveURL(/\/userCenter\/invoice\/detail\?id=KP\d+$/)
    await expect(desk.getByText('待审核').first()).toBeVisible()
    const invoiceNo = new URL(desk.url()).searchParams.get('id') ?? ''
    await seller.issue(invoiceNo)
    const { InvoiceNumber, Amount } = await books.call('POST /api/Invoice/Detail', { InvoiceId: invoiceNo })
    await desk.reload()
    const saving = desk.waitForEvent('download')
    await desk.getByRole('button', { name: '下载 PDF' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(`${InvoiceNumber}.pdf`)
    const text = (await pdfPages(readFileSync(await saved.path()))).join('').replaceAll(/\s/g, '')
    for (const said of ['新程商贸有限公司', `¥${Number(Amount).toFixed(2)}`]) expect(text).toContain(said)
  })
})
