import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressLimits } from '@mall/api/contract'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { address } from '../../platform/db/schema/checkout.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { fullAddressOf } from './records.ts'

let mall: TestMall
let token: string

beforeAll(async () => {
  mall = await createTestMall()
  token = (await mall.login('buyer')).Token
}, 120_000)

afterAll(() => mall.close())

const fields = {
  Consignee: '前台',
  Mobile: '19900000000',
  Province: '浙江省',
  City: '杭州市',
  District: '西湖区',
  AreaCode: '330106',
  Detail: '文汀路1号',
  Tag: '',
  IsDefault: false,
}
const page = { PageIndex: 1, PageSize: 100 } as const
const list = async (as = token, filters: { Keyword?: string; Owner?: 'own' | 'shared' } = {}) => {
  const { body, message } = await mall.call('POST /api/Address/List', { ...filters, ...page }, { token: as })
  if (body === null) throw new Error(message)
  return body
}
const own = async (as = token) => (await list(as, { Owner: 'own' })).Items
const save = (changes: object = {}, as = token) => mall.call('POST /api/Address/Save', { ...fields, ...changes }, { token: as })
const saved = async (changes: object = {}, as = token) => {
  const { body, message } = await save(changes, as)
  if (body === null) throw new Error(message)
  return body
}
const targetOf = ({ AddressId, Version }: { AddressId: number; Version: number }) => ({ AddressId, Version })
const remove = (one: { AddressId: number; Version: number }, as = token) => mall.call('POST /api/Address/Delete', targetOf(one), { token: as })
const setDefault = (one: { AddressId: number; Version: number }, as = token) => mall.call('POST /api/Address/SetDefault', targetOf(one), { token: as })

test('a new default replaces the old one, and is listed first', async () => {
  const one = await saved({ IsDefault: true })
  const all = await own()
  expect(all[0]).toEqual(one)
  expect(all.filter(({ IsDefault }) => IsDefault)).toHaveLength(1)
})

test('an address with its id is changed in place, and stays the default', async () => {
  const [first] = await own()
  const before = (await own()).length
  const response = await save({ ...targetOf(first ?? { AddressId: 0, Version: 0 }), Detail: '文汀路2号' })
  expect(response.body).toMatchObject({ AddressId: first?.AddressId, Detail: '文汀路2号', IsDefault: true, Version: (first?.Version ?? 0) + 1 })
  expect(await own()).toHaveLength(before)
})

describe('a change of an address', () => {
  const change = async (Version: number | undefined, changes: Partial<typeof fields> = {}) => {
    const [first] = await own()
    return save({ AddressId: first?.AddressId ?? 0, Version, ...changes })
  }

  test('with an old version fails and changes nothing', async () => {
    const before = await own()
    const response = await change((before[0]?.Version ?? 0) - 1, { Detail: '旧页面' })
    expect(response).toMatchObject({ success: false, code: 'VERSION_CONFLICT', message: '数据已被他人修改，请刷新后重试' })
    expect(await own()).toEqual(before)
  })

  test('without a version is invalid', async () => {
    expect(await change(undefined)).toMatchObject({ success: false, code: 'INVALID_INPUT' })
  })

  test('in parallel with the same version is made once', async () => {
    const [first] = await own()
    const responses = await Promise.all(['一', '二', '三'].map((name) => change(first?.Version, { Detail: `${name}号` })))
    expect(responses.filter(({ success }) => success)).toHaveLength(1)
    expect(responses.filter(({ code }) => code === 'VERSION_CONFLICT')).toHaveLength(2)
  })
})

describe('the default address', () => {
  test('moves, and the version of the old one with it', async () => {
    const old = await saved({ IsDefault: true })
    const other = (await own()).at(-1)
    expect((await setDefault(other ?? old)).body).toMatchObject({ AddressId: other?.AddressId, IsDefault: true })
    expect((await own()).find(({ AddressId }) => AddressId === old.AddressId)).toMatchObject({ IsDefault: false, Version: old.Version + 1 })
  })

  test('is exactly one, also when several become it in parallel', async () => {
    const all = await own()
    await Promise.all(all.map((one) => setDefault(one)))
    expect((await own()).filter(({ IsDefault }) => IsDefault)).toHaveLength(1)
  })

  test('is the oldest of the others once it is deleted', async () => {
    const one = await saved({ IsDefault: true })
    expect((await remove(one)).body).toBe('收货地址已删除')
    const rest = await own()
    expect(rest[0]).toMatchObject({ IsDefault: true, AddressId: Math.min(...rest.map(({ AddressId }) => AddressId)) })
  })
})

test('an old version deletes nothing; a deletion is in the audit log', async () => {
  const one = await saved({ Detail: '要删的' })
  expect(await remove({ ...one, Version: one.Version - 1 })).toMatchObject({ success: false, code: 'VERSION_CONFLICT' })
  expect((await remove(one)).success).toBe(true)
  expect(await remove(one)).toMatchObject({ success: false, code: 'ADDRESS_NOT_FOUND' })
  const rows = await mall.db.select().from(auditLog).where(eq(auditLog.entityId, String(one.AddressId)))
  expect(rows.map(({ action, after }) => [action, after === null])).toEqual([['Address.Save', false], ['Address.Delete', true]])
})

describe('an address that nobody shares', () => {
  test('is no other user’s to see, to change, to delete or to use', async () => {
    const mine = await saved()
    const { Token } = await mall.login('buyer2')
    const before = await list(Token)
    expect(before.Items.some(({ AddressId }) => AddressId === mine.AddressId)).toBe(false)
    expect(await save({ ...targetOf(mine), IsDefault: true }, Token)).toMatchObject({ success: false, message: '收货地址不存在' })
    expect(await remove(mine, Token)).toMatchObject({ success: false, code: 'ADDRESS_NOT_FOUND' })
    expect(await setDefault(mine, Token)).toMatchObject({ success: false, code: 'ADDRESS_NOT_FOUND' })
    expect(await list(Token)).toEqual(before)
  })
})

describe('a shared address', () => {
  let colleague: string
  let admin: string
  let manager: string
  let shared: Awaited<ReturnType<typeof saved>>
  const seenBy = async (as: string) => (await list(as)).Items.find(({ AddressId }) => AddressId === shared.AddressId)

  beforeAll(async () => {
    colleague = (await mall.login('staff011')).Token
    admin = (await mall.login('admin')).Token
    manager = (await mall.login('approver')).Token
  })
  beforeEach(async () => {
    shared = await saved({ Detail: '共享仓库', Mobile: '19900001234', IsShared: true })
  })

  test('is used by colleagues of the department, who read a masked mobile number and change nothing', async () => {
    expect(shared).toMatchObject({ IsOwn: true, SharedWith: '行政部', Mobile: '19900001234' })
    expect(await seenBy(colleague)).toMatchObject({ IsOwn: false, IsDefault: false, OwnerName: '行政采购员', Mobile: '199****1234', AllowActions: [] })
    expect(await save({ ...targetOf(shared), Detail: '改了' }, colleague)).toMatchObject({ success: false, code: 'ADDRESS_NOT_FOUND' })
    expect(await remove(shared, colleague)).toMatchObject({ success: false, code: 'ADDRESS_NOT_FOUND' })
    expect(await setDefault(shared, colleague)).toMatchObject({ success: false, code: 'ADDRESS_NOT_FOUND' })
  })

  test('is not there for another department and another company', async () => {
    expect(await seenBy((await mall.login('buyer2')).Token)).toBeUndefined()
    expect(await seenBy((await mall.login('other')).Token)).toBeUndefined()
  })

  test.each([['the manager of the department', () => manager], ['an administrator', () => admin]])('%s changes it, and it stays whose it was', async (_, tokenOf) => {
    expect(await seenBy(tokenOf())).toMatchObject({ Mobile: '19900001234', AllowActions: ['Edit', 'Delete'] })
    const before = await own(tokenOf())
    expect((await save({ ...targetOf(shared), Detail: '新仓库', IsDefault: true, IsShared: true }, tokenOf())).body).toMatchObject({ Detail: '新仓库', OwnerName: '行政采购员', IsDefault: false })
    expect(await own(tokenOf())).toEqual(before)
    expect((await own()).find(({ AddressId }) => AddressId === shared.AddressId)).toMatchObject({ Detail: '新仓库', SharedWith: '行政部', IsDefault: false })
    expect(await setDefault({ ...shared, Version: shared.Version + 1 }, tokenOf())).toMatchObject({ success: false })
    expect((await remove({ ...shared, Version: shared.Version + 1 }, tokenOf())).success).toBe(true)
  })

  test('is the owner’s alone again when they say so', async () => {
    expect((await saved({ ...targetOf(shared), IsShared: false })).SharedWith).toBeNull()
    expect(await seenBy(colleague)).toBeUndefined()
    expect(await seenBy(admin)).toBeUndefined()
  })

  test('is found by its street, not by the digits of a mobile number that is masked', async () => {
    expect((await list(colleague, { Keyword: '共享仓库' })).Items.map(({ AddressId }) => AddressId)).toContain(shared.AddressId)
    expect((await list(colleague, { Keyword: '0001234' })).total).toBe(0)
    expect((await list(token, { Keyword: '0001234' })).total).toBeGreaterThan(0)
  })

  test('a colleague’s order may be sent to it, with the whole mobile number', async () => {
    const { Addresses, Departments, ConfirmToken } = await confirmationOf(colleague)
    const chosen = Addresses.find(({ AddressId }) => AddressId === shared.AddressId)
    expect(chosen).toMatchObject({ IsOwn: false, Mobile: '199****1234' })
    const submission = { ConfirmToken, RequestId: crypto.randomUUID(), AddressId: shared.AddressId, DepartmentId: Departments[0]?.DepartmentId ?? 0, Reason: '补货' }
    const { body } = await mall.call('POST /api/Order/Submit', { ...submission, PaymentType: 1, InvoiceMode: 3 }, { token: colleague })
    const OrderNo = body?.Outcome === 'submitted' ? body.OrderNo : ''
    expect((await mall.call('POST /api/Order/Detail', { OrderNo }, { token: colleague })).body?.Address).toMatchObject({ Mobile: '19900001234' })
  })

  test('counts to the tabs', async () => {
    const { OwnerCounts, total } = await list(colleague)
    expect(OwnerCounts.shared).toBeGreaterThan(0)
    expect(total).toBe(OwnerCounts.own + OwnerCounts.shared)
    expect((await list(colleague, { Owner: 'shared' })).Items.every(({ IsOwn }) => !IsOwn)).toBe(true)
  })
})

const confirmationOf = async (as: string) => {
  const { body: goods } = await mall.call('POST /api/Product/List', { PageIndex: 1, PageSize: 10, OnlyAgreed: true, OnlyInStock: true }, { token: as })
  const { ProductCode = '', MOQ = 1 } = goods?.Items[0] ?? {}
  await mall.call('POST /api/ShoppingCart/AddToCart', { Items: [{ ProductCode, Quantity: MOQ }] }, { token: as })
  const { body: cart } = await mall.call('POST /api/ShoppingCart/List', {}, { token: as })
  const { body, message } = await mall.call('POST /api/Order/Confirm', { CartItemIds: [cart?.Items[0]?.CartItemId ?? 0] }, { token: as })
  if (body === null) throw new Error(message)
  return body
}

test('a department shares at most 50, also when many are shared in parallel', async () => {
  const tokens = await Promise.all(['staff041', 'staff042'].map(async (account) => (await mall.login(account)).Token))
  const responses = await Promise.all(Array.from({ length: addressLimits.addresses + 6 }, (_, at) => save({ IsShared: true }, tokens[at % 2])))
  expect(responses.filter(({ success }) => success)).toHaveLength(addressLimits.addresses)
  expect(responses.find(({ success }) => !success)).toMatchObject({ code: 'ADDRESS_SHARED_LIMIT_REACHED', message: '本部门共享的地址最多50个' })
}, 60_000)

test(`at most ${addressLimits.addresses}, also when many are saved in parallel`, async () => {
  const free = addressLimits.addresses - (await own()).length
  const responses = await Promise.all(Array.from({ length: free + 5 }, () => save()))
  expect(responses.filter((response) => response.success)).toHaveLength(free)
  expect(responses.find((response) => !response.success)?.message).toBe('收货地址最多50个')
}, 60_000)

test('one user’s first address becomes the default without being asked', async () => {
  const { Token } = await mall.login('staff061')
  for (const one of await own(Token)) await mall.db.delete(address).where(eq(address.id, one.AddressId))
  expect(await saved({}, Token)).toMatchObject({ IsDefault: true })
})

describe('the validation', () => {
  test.each([
    ['a mobile of another form', { Mobile: '12345678901' }],
    ['an area code that is not six digits', { AreaCode: '31011' }],
    ['no consignee', { Consignee: ' ' }],
    ['a detail that is too long', { Detail: '路'.repeat(101) }],
    ['an area code of no district', { AreaCode: '999999' }],
    ['names of another district than the code’s', { District: '拱墅区' }],
  ])('rejects %s', async (_, wrong) => {
    expect((await save(wrong)).success).toBe(false)
  })
})

test.each([
  [{ province: '上海市', city: '上海市', district: '徐汇区', detail: '知汀路66号' }, '上海市 徐汇区 知汀路66号'],
  [{ province: '江苏省', city: '苏州市', district: '吴中区', detail: '朗柜大道300号' }, '江苏省 苏州市 吴中区 朗柜大道300号'],
])('%o is %s', (parts, text) => expect(fullAddressOf(parts)).toBe(text))
