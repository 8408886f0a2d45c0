import { emptyProductFields, productFieldOrder, type ProductFields } from '@mall/api/seller/contract'
import { expect, test } from 'vitest'
import { differing, draftedFields, pickFields, readForm, savedMeanwhile, typedOf, type TypedFields } from './product-form.ts'

const fields: ProductFields = {
  ...emptyProductFields, Name: '禾笺 A4复印纸', Brand: '禾笺', CategoryId: 100101, Unit: '包', MOQ: 5, Step: 5, MaxQty: 500, Tiers: [{ MinQty: 5, Price: 20.5 }, { MinQty: 50, Price: 19.8 }], Cost: 14.6, PackingList: ['复印纸 × 1', '合格证 × 1'],
  Specs: [{ Name: '克重', Value: '75g' }],
}

test('what was not touched is read as it was', () => {
  expect(readForm(typedOf(fields))).toEqual({ fields, errors: {}, problems: [] })
})

test('numbers as people type them', () => {
  const { fields: read } = readForm({ ...typedOf(fields), MOQ: '１０', MaxQty: ' ', Tiers: [{ MinQty: 'gone', Price: '¥1,020.5' }], Cost: '' })
  expect(read).toMatchObject({ MOQ: 10, MaxQty: null, Tiers: [{ MinQty: 10, Price: 1020.5 }], Cost: null })
})

test.each<[string, Partial<TypedFields>, string]>([
  ['no number', { MOQ: '五' }, 'MOQ 请填写 1 到 999,999 的整数'],
  ['half a piece', { Step: '2.5' }, 'Step 请填写 1 到 999,999 的整数'],
  ['a largest order of words', { MaxQty: '很多' }, 'MaxQty 请填写 1 到 999,999 的整数，不限就留空'],
  ['a price with three decimals', { Tiers: [{ MinQty: '5', Price: '1.005' }] }, 'Tiers 第 1 档：请填写价格，最多两位小数'],
  ['a tier without a quantity', { Tiers: [{ MinQty: '5', Price: '2' }, { MinQty: '', Price: '1' }] }, 'Tiers 第 2 档数量：请填写 1 到 999,999 的整数'],
  ['a cost of nothing', { Cost: '0' }, 'Cost 请填写价格，最多两位小数'],
  ['a name that is too long', { Name: '长'.repeat(101) }, 'Name 商品名称最多 100 字'],
  ['a line that is too long', { PackingList: '长'.repeat(61) }, 'PackingList 最多 20 行，每行最多 60 字'],
])('%s cannot be kept, and says why at its field', (_, changed, problem) => {
  const { fields: read, problems } = readForm({ ...typedOf(fields), ...changed })
  expect(read).toBeNull()
  expect(problems.map(({ Field, Message }) => `${Field} ${Message}`)).toEqual([problem])
})

test('a larger unit in which nothing was typed yet is none; a begun one says what it lacks', () => {
  const blank = { Name: ' ', Pieces: '' }
  expect(readForm({ ...typedOf(fields), Units: [{ Name: '托', Pieces: '200' }, blank] })).toMatchObject({ fields: { Units: [{ Name: '托', Pieces: 200 }] }, problems: [] })
  const { fields: read, problems } = readForm({ ...typedOf(fields), Units: [blank, { Name: '托', Pieces: '1' }] })
  expect(read).toBeNull()
  expect(problems).toEqual([{ Field: 'Units', Message: '第 2 个大单位：名称最多 8 字，件数是 2 到 999,999 的整数' }])
})

test('what can be kept and not published is distinguished', () => {
  const read = readForm({ ...typedOf(fields), MOQ: '7' })
  expect(read.fields?.MOQ).toBe(7)
  expect(read.problems).toEqual([{ Field: 'MOQ', Message: '起订量须是递增 5 的倍数' }])
})

test('a draft is what differs', () => {
  const drafted = draftedFields({ Fields: fields, Draft: { Version: 1, Values: { Name: '改过的', MOQ: 10 }, ChangedBy: '周宁', ChangedAt: '2026-11-23T09:28:00+08:00', Overtaken: [] } })
  expect(differing(fields, drafted)).toEqual(['Name', 'MOQ'])
  expect(pickFields(drafted, ['Name'])).toEqual({ Name: '改过的' })
  expect(differing(fields, draftedFields({ Fields: fields, Draft: null }))).toEqual([])
})

test('what another saved meanwhile: to be chosen where both changed it otherwise, else to be read', () => {
  const theirs = { ...fields, MOQ: 10, Name: '他们的', Model: 'M-2' }
  expect(savedMeanwhile(fields, theirs, { Name: '我的', Model: 'M-2', DeliveryText: '明天' })).toEqual([{ field: 'Name', isMine: true }, { field: 'Model', isMine: false }, { field: 'MOQ', isMine: false }])
  expect(savedMeanwhile(fields, fields, { Name: '我的' })).toEqual([])
})

test('every field is typed somewhere', () => {
  expect(Object.keys(typedOf(fields)).toSorted()).toEqual([...productFieldOrder].toSorted())
})
