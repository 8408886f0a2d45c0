import { expect, test } from 'vitest'
import type { SellerAttributeValue } from '@mall/api/seller/contract'
import { mergeText, valueMergeText, valuesWith } from './attribute-words.ts'

const value = (ValueId: number, Value: string, FormerNames: string[] = []): SellerAttributeValue => ({ ValueId, AttributeId: 1, Value, FormerNames, Products: 0, OnSale: 0, Drafts: 0, AllowActions: [], Version: 1 })
const values = [value(1, 'A4'), value(2, '红色', ['大红']), value(3, 'A4 加厚')]

test.each([['', [1, 2, 3]], [' a4 ', [1, 3]], ['大红', [2]], ['无', []]])('%j finds %j', (typed, ids) => {
  expect(valuesWith(values, typed).map(({ ValueId }) => ValueId)).toEqual(ids)
})

test('a merge says what becomes of what', () => {
  expect(mergeText({ Name: '纸张大小' }, { Products: 30, Drafts: 0, Values: 4, Same: 0 })).toBe('“纸张大小”的 4 个值归入它；30 种商品跟着改；旧链接也算作它的')
  expect(mergeText({ Name: '纸张大小' }, { Products: 30, Drafts: 2, Values: 4, Same: 3 })).toBe('“纸张大小”的 4 个值归入它，其中 3 个同名的合为一个；30 种商品跟着改；2 种商品的草稿跟着改；旧链接也算作它的')
  expect(valueMergeText({ Value: '大红' }, { Products: 3, Drafts: 1 })).toBe('“大红”的 3 种商品归入它；1 种商品的草稿跟着改；旧链接也算作它的，原来的值仍能搜到商品')
})
