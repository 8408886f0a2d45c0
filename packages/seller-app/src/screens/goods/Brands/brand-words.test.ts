import { expect, test } from 'vitest'
import type { SellerBrand } from '@mall/api/seller/contract'
import { brandsWith, mergeText } from './brand-words.ts'

const brand = (BrandId: number, Name: string, more: Partial<SellerBrand> = {}): SellerBrand => ({ BrandId, Name, LatinName: '', FormerNames: [], Synonyms: [], Products: 0, OnSale: 0, Drafts: 0, AllowActions: [], Version: 1, ...more })
const brands = [brand(1, '墨汀', { LatinName: 'Moting' }), brand(2, '砚屿', { FormerNames: ['石屿'] }), brand(3, '云舒', { Synonyms: ['舒云'] })]

test.each([['', [1, 2, 3]], [' 墨 ', [1]], ['MOT', [1]], ['石屿', [2]], ['舒云', [3]], ['无', []]])('%j finds %j', (typed, ids) => {
  expect(brandsWith(brands, typed).map(({ BrandId }) => BrandId)).toEqual(ids)
})

test('a merge says what becomes of what', () => {
  expect(mergeText({ Name: '墨汀' }, { Products: 3, Drafts: 0 })).toBe('“墨汀”的 3 种商品归入它；旧链接也算作它的，原名称仍能搜到商品')
  expect(mergeText({ Name: '墨汀' }, { Products: 3, Drafts: 2 })).toContain('2 种商品的草稿跟着改')
})
