import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallInput, GroupInfo } from '@mall/api/contract'
import { appUser, enterprise, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole } from '../../platform/db/schema/role.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { presetRoles } from '../../company/role/presets.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
const tokens = new Map<string, string>()
const { huaqiTech, huaqiFactory, yuanfanLogistics } = demo.enterprises

beforeAll(async () => {
  mall = await createTestMall()
  const [buyer] = await mall.db.select().from(appUser).where(eq(appUser.id, demo.users.buyer))
  await mall.db.insert(appUser).values({ id: 9_201, account: 'keeper', nickname: '企业管理员', passwordHash: buyer?.passwordHash ?? '' })
  await mall.db.insert(membership).values({ userId: 9_201, enterpriseId: huaqiTech, departmentId: demo.departments.research })
  await mall.db.insert(membershipRole).values({ userId: 9_201, enterpriseId: huaqiTech, roleId: presetRoles.EnterpriseAdministrator })
  for (const account of ['admin', 'keeper', 'buyer', 'other']) tokens.set(account, (await mall.login(account)).Token)
})
afterAll(() => mall.close())

type Input = CallInput<'POST /api/Group/Save'>

const info = async (account: string): Promise<GroupInfo> => {
  const { body, message } = await mall.call('POST /api/Group/Info', {}, { token: tokens.get(account) })
  if (body === null) throw new Error(message)
  return body
}
const save = (account: string, input: Input) => mall.call('POST /api/Group/Save', input, { token: tokens.get(account) })
const factsOf = ({ GroupName, TaxNo, ContactName, ContactMobile, CustomerLogo, ThemeColor }: GroupInfo) => ({
  GroupName, TaxNo, ContactName, ContactMobile, CustomerLogo, ThemeColor,
})
let before: GroupInfo
beforeEach(async () => {
  before = await info('admin')
})
const change = (rest: Partial<NonNullable<Input['Group']>>) => save('admin', { Version: before.Version, Group: { ...factsOf(before), ...rest }, Enterprises: [] })

describe('who sees and changes what', () => {
  test('the group’s administrator all companies, the own first; a company’s administrator its own; a buyer nothing', async () => {
    expect(before.Enterprises.map(({ EnterpriseId }) => EnterpriseId)).toEqual([huaqiTech, huaqiFactory])
    expect(before.AllowActions).toEqual(['SaveGroup', 'SaveSwitches'])
    const own = await info('keeper')
    expect(own.Enterprises.map(({ EnterpriseId }) => EnterpriseId)).toEqual([huaqiTech])
    expect(own.AllowActions).toEqual(['SaveSwitches'])
    expect((await mall.call('POST /api/Group/Info', {}, { token: tokens.get('buyer') })).status).toBe(403)
  })

  test('facts and look only with the scope of the group', async () => {
    expect((await save('keeper', { Version: before.Version, Group: factsOf(before), Enterprises: [] })).status).toBe(403)
    expect((await info('admin')).Version).toBe(before.Version)
  })

  test.each([['keeper', huaqiFactory], ['keeper', yuanfanLogistics], ['admin', yuanfanLogistics]])('%s: company %i is unknown', async (account, EnterpriseId) => {
    const { code } = await save(account, { Version: before.Version, Enterprises: [{ EnterpriseId, AllowNonAgreed: true }] })
    expect(code).toBe('ENTERPRISE_NOT_FOUND')
    expect((await info('admin')).Version).toBe(before.Version)
  })
})

describe('facts and look', () => {
  test('are what everybody of the group sees from then on, and audited', async () => {
    const { body } = await change({ GroupName: '华启控股', ContactName: '何婉清', ThemeColor: '#7A1F3D' })
    expect(body).toMatchObject({ GroupName: '华启控股', ContactName: '何婉清', ThemeColor: '#7A1F3D', Version: before.Version + 1 })
    const settings = async (account: string) => (await mall.call('POST /api/ManageService/EnterpriseGroupSet', {}, { token: tokens.get(account) })).body?.ThemeColor
    expect(await settings('buyer')).toBe('#7A1F3D')
    expect(await settings('other')).toBeNull()
    const [entry] = await mall.db.select().from(auditLog).where(eq(auditLog.action, 'Group.Save'))
    expect(entry).toMatchObject({ entity: 'group', userId: demo.users.admin, before: { ThemeColor: null }, after: { ThemeColor: '#7A1F3D' } })
  })

  test('of an older version change nothing', async () => {
    await change({ ContactName: '先到' })
    expect(await change({ ContactName: '后到' })).toMatchObject({ code: 'VERSION_CONFLICT', message: '数据已被他人修改，请刷新后重试' })
    expect((await info('admin')).ContactName).toBe('先到')
  })

  test.each<Partial<NonNullable<Input['Group']>>>([
    { GroupName: ' ' }, { GroupName: '长'.repeat(51) }, { TaxNo: '12345' }, { ContactMobile: '12345' }, { ThemeColor: 'red' }, { ThemeColor: '#7a1f3d' },
    { ThemeColor: '#FFF;background:url(//x)' }, { CustomerLogo: 'javascript:alert(1)' }, { CustomerLogo: '//evil.example/x.png' },
  ])('%o is refused', async (rest) => {
    expect((await change(rest)).code).toBe('INVALID_INPUT')
  })

  test.each(['/files/6f1a0f0e-0000-4000-8000-000000000009', 'https://evil.example/x.png', '/pictures/logo/yuanfan.svg', 'data:image/svg+xml,<svg/>'])(
    'a logo is an upload of the user: %s is not',
    async (CustomerLogo) => {
      expect((await change({ CustomerLogo })).code).toBe('IMAGE_INVALID')
      expect((await info('admin')).CustomerLogo).toBe(before.CustomerLogo)
    },
  )
})

describe('允许非协议采购', () => {
  const codes = async () => {
    const { body } = await mall.call('POST /api/Product/List', { PageIndex: 1, PageSize: 20 }, { token: tokens.get('buyer') })
    return body?.total ?? 0
  }

  test('opens and closes the rest of the catalogue with the next call', async () => {
    const closed = await codes()
    const set = (AllowNonAgreed: boolean, Version: number) => save('keeper', { Version, Enterprises: [{ EnterpriseId: huaqiTech, AllowNonAgreed }] })
    const opened = await set(true, before.Version)
    expect(opened.body?.Enterprises[0]).toMatchObject({ AllowNonAgreed: true })
    expect(await codes()).toBeGreaterThan(closed)
    await set(false, opened.body?.Version ?? 0)
    expect(await codes()).toBe(closed)
  })
})

describe('每人在途订单', () => {
  test('is set for one company, leaves its switches, and is audited', async () => {
    expect(before.Enterprises.map(({ MaxOpenOrders }) => MaxOpenOrders)).toEqual([50, 50])
    const { body } = await save('keeper', { Version: before.Version, Enterprises: [{ EnterpriseId: huaqiTech, MaxOpenOrders: 20 }] })
    expect(body?.Enterprises[0]).toEqual({ ...before.Enterprises[0], MaxOpenOrders: 20 })
    expect((await info('admin')).Enterprises[1]?.MaxOpenOrders).toBe(50)
    const [entry] = await mall.db.select().from(auditLog).where(eq(auditLog.action, 'Group.Save')).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({ before: { OpenOrders: `${huaqiTech}:50` }, after: { OpenOrders: `${huaqiTech}:20` } })
  })

  test.each([0, -1, 1.5, 10_000])('%o is refused', async (MaxOpenOrders) => {
    expect((await save('keeper', { Version: before.Version, Enterprises: [{ EnterpriseId: huaqiTech, MaxOpenOrders }] })).code).toBe('INVALID_INPUT')
  })
})

describe('价格可见', () => {
  const seesPrices = async (account: string) => (await mall.call('POST /api/ManageService/EnterpriseGroupSet', {}, { token: tokens.get(account) })).body?.SeesPrices
  const set = async (ShowPrices: boolean) => save('keeper', { Version: (await info('keeper')).Version, Enterprises: [{ EnterpriseId: huaqiTech, ShowPrices }] })

  test('is set without touching 允许非协议采购, counts with the next call, and is audited', async () => {
    const hidden = await set(false)
    expect(hidden.body?.Enterprises[0]).toEqual({ ...before.Enterprises[0], ShowPrices: false })
    expect([await seesPrices('buyer'), await seesPrices('keeper')]).toEqual([false, true])
    const [entry] = await mall.db.select().from(auditLog).where(eq(auditLog.action, 'Group.Save')).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({ before: { WithoutPrices: '' }, after: { WithoutPrices: String(huaqiTech) } })
    await set(true)
    expect(await seesPrices('buyer')).toBe(true)
  })

  test('is there for a company without an agreed catalogue, 允许非协议采购 is not', async () => {
    await mall.db.insert(enterprise).values({ id: 9_301, groupId: demo.groups.huaqi, name: '华启新公司', shortName: '新公司', taxNo: '' })
    const one = { EnterpriseId: 9_301, ShowPrices: false }
    expect((await save('admin', { Version: before.Version, Enterprises: [{ ...one, AllowNonAgreed: true }] })).code).toBe('ENTERPRISE_NOT_FOUND')
    const { body } = await save('admin', { Version: before.Version, Enterprises: [one] })
    expect(body?.Enterprises).toContainEqual(expect.objectContaining({ EnterpriseId: 9_301, AllowNonAgreed: null, ShowPrices: false }))
  })
})
