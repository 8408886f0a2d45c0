import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallKey } from '@mall/api/contract'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { setUpCompany, type CompanySetup } from './set-up-company.ts'

const setup: CompanySetup = { company: '新程商贸有限公司', taxNo: '91000000DEMA000013', account: 'lin', name: '林晓', mobile: '13900000001' }
const password = 'Qing-Feng-2026'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({ seed: false })
}, 60_000)
afterAll(() => mall.close())

const found = (changes: Partial<CompanySetup> = {}) =>
  setUpCompany(mall.db, { ...setup, ...changes }, { secret: mall.deps.config.secret, requestId: crypto.randomUUID(), now: mall.clock() })

const activate = async (initial: string) =>
  mall.call('POST /api/Account/Activate', { Account: 'lin', InitialPassword: initial, Password: password, CaptchaVerifyParam: await mall.solveCaptcha() })

describe('a mall without demo data', () => {
  test('has no account that anybody knows', async () => {
    for (const account of ['admin', 'buyer', 'approver', 'finance', 'other']) await expect(mall.login(account), account).rejects.toThrow('账号或密码错误')
  })

  test('gets its first administrator, whose initial password only allows choosing a new one, once', async () => {
    const lost = await found()
    const { initialPassword, validUntil } = await found()
    expect(initialPassword).not.toBe(lost.initialPassword)
    expect(validUntil.getTime() - mall.clock().getTime()).toBe(7 * 86_400_000)
    await expect(mall.login('lin', initialPassword)).rejects.toThrow('首次登录')
    expect((await activate(lost.initialPassword)).success).toBe(false)
    expect((await activate(initialPassword)).body?.User).toMatchObject({ utype: 'GA' })
    expect((await activate(initialPassword)).success).toBe(false)
    await expect(found()).rejects.toThrow('The account lin is in use.')
  })

  test('takes another administrator into the same company, and no mobile number twice', async () => {
    await expect(found({ account: 'zhou' })).rejects.toThrow('The mobile number is in use.')
    await found({ account: 'zhou', name: '周宁', mobile: null })
    const { Token } = await mall.login('lin', password)
    const accounts = await mall.call('POST /api/Account/List', { PageIndex: 1, PageSize: 10 }, { token: Token })
    expect(accounts.body?.Items.map(({ Account }) => Account).toSorted()).toEqual(['lin', 'zhou'])
  })

  test('has the title that its invoices are made out to', async () => {
    const { Token } = await mall.login('lin', password)
    const { body } = await mall.call('POST /api/Invoice/TitleList', {}, { token: Token })
    expect(body).toMatchObject([{ Title: setup.company, TaxNo: setup.taxNo }])
  })

  const firstPage = { PageIndex: 1, PageSize: 20 }
  const empty: readonly (readonly [CallKey, object])[] = [
    ['POST /api/Product/List', firstPage],
    ['POST /api/Order/List', firstPage],
    ['POST /api/Approval/List', { View: 'waiting', ...firstPage }],
    ['POST /api/Budget/List', firstPage],
    ['POST /api/Invoice/List', firstPage],
    ['POST /api/Address/List', firstPage],
    ['POST /api/ApprovalFlow/List', firstPage],
  ]
  test.each(empty)('%s is an empty page', async (key, body) => {
    const { Token } = await mall.login('lin', password)
    expect(await mall.send(key, body, { token: Token }), key).toMatchObject({ status: 200, success: true, body: { Items: [], total: 0 } })
  })

  const answered: readonly CallKey[] = [
    'POST /api/Home/Index', 'POST /api/Category/MallCategories', 'POST /api/Category/GetCustomerCategories', 'POST /api/ShoppingCart/List', 'POST /api/ManageService/EnterpriseGroupSet',
    'POST /api/Group/Info', 'POST /api/Department/Tree', 'POST /api/Workbench/Index', 'POST /api/Account/GetUserMenuList',
  ]
  test.each(answered)('%s responds', async (key) => {
    const { Token } = await mall.login('lin', password)
    expect(await mall.send(key, {}, { token: Token }), key).toMatchObject({ status: 200, success: true })
  })
})
