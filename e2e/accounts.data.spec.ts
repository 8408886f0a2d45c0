import { expectLoggedIn, logInHere, newAccount, type Account } from './support/accounts.ts'
import { nextCaptchaAnswer, slideCaptcha } from './support/captcha.ts'
import { expect, holds, test } from './support/test.ts'

test('an account is made, chooses its password at the first login, gets a role that works at once, and ends when it is disabled', holds('§2.route.management'), async ({ enter, newBrowser }) => {
  const { page, api } = await enter(newAccount('admin'))
  const account = `flow${Date.now()}`
  const own = 'Mine&Ours26'
  await page.goto('/userCenter/management/account')

  const password = await test.step('made with an initial password, shown once', async () => {
    await page.getByRole('button', { name: '新增账号' }).click()
    const form = page.getByRole('dialog', { name: '新增账号' })
    await form.getByLabel('登录名').fill(account)
    await form.getByLabel('姓名').fill('流程同事')
    await form.getByRole('combobox', { name: /部门/ }).click()
    await page.getByRole('treeitem', { name: '市场部' }).first().click()
    await form.getByRole('combobox', { name: /角色/ }).fill('采购员')
    await page.getByRole('option', { name: '采购员', exact: true }).click()
    await form.getByRole('button', { name: '保存' }).click()
    const shown = page.getByRole('dialog', { name: /初始密码$/ })
    const text = (await shown.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()) ?? ''
    await shown.getByRole('button', { name: '我已记下' }).click()
    return text
  })

  const colleague = await (await newBrowser()).newPage()
  await test.step('the first login only allows choosing a new password', async () => {
    await colleague.goto('/login')
    await logInHere(colleague, account as Account, password)
    await colleague.getByLabel('新密码', { exact: true }).fill(own)
    await colleague.getByLabel('确认新密码').fill(own)
    const answer = nextCaptchaAnswer(colleague)
    await colleague.getByRole('button', { name: '设置密码并登录' }).click()
    await slideCaptcha(colleague, await answer)
    await expectLoggedIn(colleague)
  })

  await test.step('a role that is given works at the next call', async () => {
    await colleague.goto('/userCenter/asset/budget')
    await expect(colleague.getByText('暂无权限，请联系企业管理员')).toBeVisible()
    // A role that approves nothing: an account for which the orders of other flows wait cannot be disabled at once.
    const role = `预算查看${Date.now()}`
    await api.call('POST /api/Role/Save', { Name: role, Description: '', Scope: 'enterprise', Permissions: ['budget.view'] })
    await page.goto(`/userCenter/management/account?Keyword=${account}`)
    await page.getByRole('button', { name: /流程同事 编辑|编辑 流程同事/ }).first().click()
    const form = page.getByRole('dialog', { name: '编辑账号' })
    await form.getByRole('combobox', { name: /角色/ }).fill(role)
    await page.getByRole('option', { name: role, exact: true }).click()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await colleague.reload()
    await expect(colleague.getByRole('heading', { name: '预算余额' })).toBeVisible()
  })

  await test.step('forced offline it is logged out on its device, and logs in with the same password', async () => {
    await page.reload()
    await page.getByRole('button', { name: /更多操作/ }).first().click()
    await page.getByRole('menuitem', { name: '强制下线' }).click()
    await page.getByRole('dialog', { name: '强制“流程同事”下线' }).getByRole('button', { name: '强制下线' }).click()
    await expect(page.getByText('“流程同事”已在所有设备上退出登录')).toBeVisible()
    // Asked to log in again, or already at the login if its stream reported the logout before the reload.
    await colleague.reload()
    await expect(colleague.getByText(/重新登录/).or(colleague.getByLabel('密码', { exact: true })).first()).toBeVisible()
    await colleague.goto('/login')
    await logInHere(colleague, account as Account, own)
    await expectLoggedIn(colleague)
  })

  await test.step('disabled, its session ends at once', async () => {
    await page.getByRole('button', { name: /更多操作/ }).first().click()
    await page.getByRole('menuitem', { name: '停用' }).click()
    await page.getByRole('dialog', { name: '停用“流程同事”' }).getByRole('button', { name: '停用' }).click()
    await expect(page.getByRole('row').filter({ hasText: /流程同事.*停用/ })).toBeVisible()
    await colleague.reload()
    await expect(colleague.getByRole('link', { name: '请登录' })).toBeVisible()
  })
})
