import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportSheet } from '@mall/api/contract'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { appUser, membership } from '../../platform/db/schema/organisation.ts'
import { presetRoles } from '../../company/role/presets.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
const tokens = new Map<string, string>()
const head = '登录名\t姓名\t手机号码\t邮箱\t所属部门\t角色\t单笔限额'

beforeAll(async () => {
  mall = await createTestMall()
  tokens.set('admin', (await mall.login('admin')).Token)
  const [{ passwordHash } = { passwordHash: null }] = await mall.db.select().from(appUser).limit(1)
  const place = { userId: 9_401, enterpriseId: demo.enterprises.huaqiTech }
  await mall.db.insert(appUser).values({ id: 9_401, account: 'staffing', nickname: '研发人事', passwordHash })
  await mall.db.insert(membership).values({ ...place, departmentId: demo.departments.research })
  await mall.db.insert(role).values({ id: 9_402, enterpriseId: place.enterpriseId, code: 'Staff', name: '研发人事', permissions: ['account.view', 'account.manage'], scope: 'departmentTree' })
  await mall.db.insert(membershipRole).values({ ...place, roleId: 9_402 })
  tokens.set('staffing', (await mall.login('staffing')).Token)
}, 120_000)
afterAll(() => mall.close())

const as = (account: string) => ({ token: tokens.get(account) })
const check = async (text: string, account = 'admin'): Promise<ImportSheet> => {
  const form = new FormData()
  form.append('file', new File([text], '账号.csv'))
  const { body, message } = await mall.send('POST /api/Account/ImportCheck', form, as(account))
  if (body === null) throw new Error(message)
  return body as ImportSheet
}
const problemsOf = async (text: string, account = 'admin') => (await check(`${head}\n${text}`, account)).Rows.map(({ Problems }) => Problems.map(({ Column, Message }) => `${Column} ${Message}`))
const importRows = (Rows: { RowNo: number; Cells: string[] }[], RequestId: string = crypto.randomUUID()) => mall.call('POST /api/Account/Import', { Rows, RequestId }, as('admin'))

test.each([
  ['zhang\t张三\t１３８００００１１１１\tZhang@Mall.example\t研发中心/平台研发部\t采购员、审批人\t¥5,000', []],
  ['zhang\t张三\t\t\t平台研发部\t采购员\t', []],
  ['\t\t1381\tno\t没有\t总裁\t-1', ['0 登录名不能为空', '1 姓名不能为空', '2 手机须为11位手机号', '3 邮箱格式不正确', '4 部门不存在', '5 角色“总裁”不存在', '6 单笔限额须大于0，最多两位小数']],
  ['buyer\t张三\t12000000002\t\t行政部\t采购员\t', ['2 手机须为11位手机号', '0 登录名已存在', '2 手机号已被其他账号使用']],
  ['13800001111\t张三\t\t\t行政部\t采购员\t', ['0 登录名须为2–30位字母、数字或._-，不能是手机号']],
])('%s: %j', async (row, problems) => expect(await problemsOf(row)).toEqual([problems]))

test('what a row may give is what the user has', async () => {
  expect(await problemsOf('zhang\t张三\t\t\t行政部\t采购员\t', 'staffing')).toEqual([['4 部门不存在', '5 不能授予超出自己权限的角色“采购员”']])
  expect(await problemsOf('zhang\t张三\t\t\t产品测试部\t研发人事\t', 'staffing')).toEqual([[]])
})

test('rows of one file that are the same person say so', async () => {
  expect(await problemsOf(['one\t甲\t13900000001\t\t行政部\t采购员\t', 'ONE\t乙\t\t\t行政部\t采购员\t', 'two\t丙\t13900000001\t\t行政部\t采购员\t'].join('\n'))).toEqual([[], ['0 与第2行重复'], ['2 与第2行重复']])
})

test('good rows land with initial passwords, bad ones say why, and the same again does no harm', async () => {
  const { Rows } = await check(`${head}\nimp1\t甲\t\t\t行政部\t采购员\t500\nimp2\t乙\t\t\t无\t采购员\t\nimp1\t丙\t\t\t行政部\t采购员\t`)
  const rows = Rows.map(({ RowNo, Cells }) => ({ RowNo, Cells }))
  const requestId = crypto.randomUUID()
  const first = (await importRows(rows, requestId)).body
  expect(first?.Results).toEqual([
    { RowNo: 2, Success: true, Code: 'OK', Message: 'imp1' },
    { RowNo: 3, Success: false, Code: 'IMPORT_ROW_INVALID', Message: '部门不存在' },
    { RowNo: 4, Success: false, Code: 'IMPORT_ROW_INVALID', Message: '与第2行重复' },
  ])
  expect(first?.Created).toEqual([{ RowNo: 2, Account: 'imp1', Name: '甲', Password: expect.stringMatching(/^[A-Z2-9-]{14}$/) as string, ValidUntil: '2026-03-25T10:00:00+08:00' }])
  expect((await importRows(rows, requestId)).body).toEqual(first)
  expect((await importRows(rows)).body).toMatchObject({ Results: [{ Message: '登录名已存在' }, { Success: false }, { Success: false }], Created: [] })
  const [made] = (await mall.call('POST /api/Account/List', { Keyword: 'imp1', PageIndex: 1, PageSize: 10 }, as('admin'))).body?.Items ?? []
  expect(made).toMatchObject({ Name: '甲', StatusName: '未激活', SingleLimit: 500, Roles: [{ RoleId: presetRoles.Buyer }] })
  const activated = await mall.call('POST /api/Account/Activate', { Account: 'imp1', InitialPassword: first?.Created[0]?.Password ?? '', Password: 'Mine&Ours26', CaptchaVerifyParam: await mall.solveCaptcha() })
  expect(activated.body?.Role).toEqual(['Buyer'])
})

test('ten thousand rows are checked at once, and no more', async () => {
  const rows = (many: number) => `${head}\n${Array.from({ length: many }, (_, index) => `bulk${index}\t员工${index}\t\t\t行政部\t采购员\t`).join('\n')}`
  const sheet = await check(rows(10_000))
  expect(sheet.Rows.filter(({ Problems }) => Problems.length > 0)).toEqual([])
  await expect(check(rows(10_001))).rejects.toThrow('单次最多10000行')
  const { body } = await importRows(sheet.Rows.slice(0, 500).map(({ RowNo, Cells }) => ({ RowNo, Cells })))
  expect(body?.Created).toHaveLength(500)
  expect((await importRows(sheet.Rows.slice(0, 501).map(({ RowNo, Cells }) => ({ RowNo, Cells })))).code).toBe('INVALID_INPUT')
}, 60_000)
