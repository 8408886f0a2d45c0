import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestMall, type TestMall } from '../testing/test-mall.ts'
import { fullAddressOf, maxAddresses } from './store.ts'

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
const list = async () => (await mall.call('POST /api/Address/List', {}, { token })).body ?? []

test('a new default replaces the old one, and is listed first', async () => {
  const saved = await mall.call('POST /api/Address/Save', { ...fields, IsDefault: true }, { token })
  const all = await list()
  expect(all[0]).toEqual(saved.body)
  expect(all.filter((one) => one.IsDefault)).toHaveLength(1)
})

test('an address with its id is changed in place', async () => {
  const [first] = await list()
  const before = (await list()).length
  const response = await mall.call('POST /api/Address/Save', { ...fields, AddressId: first?.AddressId ?? 0, Version: first?.Version ?? 0, Detail: '文汀路2号' }, { token })
  expect(response.body).toMatchObject({ AddressId: first?.AddressId, Detail: '文汀路2号', Version: (first?.Version ?? 0) + 1 })
  expect(await list()).toHaveLength(before)
})

describe('a change of an address', () => {
  const change = async (Version: number | undefined, changes: Partial<typeof fields> = {}) => {
    const [first] = await list()
    return mall.call('POST /api/Address/Save', { ...fields, AddressId: first?.AddressId ?? 0, Version, ...changes }, { token })
  }

  test('with an old version fails and changes nothing', async () => {
    const before = await list()
    const response = await change((before[0]?.Version ?? 0) - 1, { Detail: '旧页面' })
    expect(response).toMatchObject({ success: false, code: 'VERSION_CONFLICT', message: '数据已被他人修改，请刷新后重试' })
    expect(await list()).toEqual(before)
  })

  test('without a version is invalid', async () => {
    expect(await change(undefined)).toMatchObject({ success: false, code: 'INVALID_INPUT' })
  })

  test('in parallel with the same version is made once', async () => {
    const [first] = await list()
    const responses = await Promise.all(['一', '二', '三'].map((name) => change(first?.Version, { Detail: `${name}号` })))
    expect(responses.filter(({ success }) => success)).toHaveLength(1)
    expect(responses.filter(({ code }) => code === 'VERSION_CONFLICT')).toHaveLength(2)
  })

  test('that makes it the default changes the version of the old default', async () => {
    const old = (await mall.call('POST /api/Address/Save', { ...fields, IsDefault: true }, { token })).body
    const other = (await list()).at(-1)
    await mall.call('POST /api/Address/Save', { ...fields, AddressId: other?.AddressId ?? 0, Version: other?.Version ?? 0, IsDefault: true }, { token })
    expect((await list()).find(({ AddressId }) => AddressId === old?.AddressId)).toMatchObject({ IsDefault: false, Version: (old?.Version ?? 0) + 1 })
  })
})

test('the address of another user can neither be seen nor changed', async () => {
  const [mine] = await list()
  const { Token } = await mall.login('buyer2')
  const others = (await mall.call('POST /api/Address/List', {}, { token: Token })).body ?? []
  expect(others.some((one) => one.AddressId === mine?.AddressId)).toBe(false)
  const response = await mall.call(
    'POST /api/Address/Save',
    { ...fields, AddressId: mine?.AddressId ?? 0, Version: mine?.Version ?? 0, IsDefault: true },
    { token: Token },
  )
  expect(response).toMatchObject({ success: false, message: '收货地址不存在' })
  const after = (await mall.call('POST /api/Address/List', {}, { token: Token })).body ?? []
  expect(after).toEqual(others)
})

test(`at most ${maxAddresses}, also when many are saved in parallel`, async () => {
  const free = maxAddresses - (await list()).length
  const responses = await Promise.all(Array.from({ length: free + 5 }, () => mall.call('POST /api/Address/Save', fields, { token })))
  expect(responses.filter((response) => response.success)).toHaveLength(free)
  expect(responses.find((response) => !response.success)?.message).toBe('收货地址最多50个')
})

describe('the validation', () => {
  test.each([
    ['a mobile of another form', { Mobile: '12345678901' }],
    ['an area code that is not six digits', { AreaCode: '31011' }],
    ['no consignee', { Consignee: ' ' }],
    ['a detail that is too long', { Detail: '路'.repeat(101) }],
  ])('rejects %s', async (_, wrong) => {
    expect((await mall.call('POST /api/Address/Save', { ...fields, ...wrong }, { token })).success).toBe(false)
  })
})

test.each([
  [{ Province: '上海市', City: '上海市', District: '徐汇区', Detail: '知汀路66号' }, '上海市 徐汇区 知汀路66号'],
  [{ Province: '江苏省', City: '苏州市', District: '吴中区', Detail: '朗柜大道300号' }, '江苏省 苏州市 吴中区 朗柜大道300号'],
])('%o is %s', (parts, text) => expect(fullAddressOf(parts)).toBe(text))
