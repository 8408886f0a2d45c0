import { expect, test } from 'vitest'
import type { SellerCategory } from '@mall/api/seller/contract'
import { categoryTree, wayTo } from '../../../components/product/category-tree.ts'
import { marginText, parseMargin } from './category-words.ts'

const category = (CategoryId: number, ParentId: number | null, Name: string): SellerCategory => ({ CategoryId, ParentId, Level: 1, Name, Group: '', Hidden: false, Products: 0, OnSale: 0, MinMargin: null, AllowActions: [], Version: 1 })
const rows = [category(1, null, '纸'), category(2, null, '笔'), category(3, 1, '复印纸'), category(4, 3, 'A4')]

test('categories stand below each other, in their order', () => {
  expect(categoryTree(rows)).toEqual([
    { id: '1', label: '纸', children: [{ id: '3', label: '复印纸', children: [{ id: '4', label: 'A4', children: [] }] }] },
    { id: '2', label: '笔', children: [] },
  ])
  expect(rows[3] && wayTo(rows, rows[3])).toBe('纸 / 复印纸 / A4')
})

test.each([['8', 0.08], ['8.25%', 0.0825], ['８', 0.08], ['', null], ['8.255', Number.NaN], ['-1', Number.NaN], ['很多', Number.NaN]])('%j is the margin %d', (typed, margin) => {
  expect(parseMargin(typed)).toEqual(margin)
})

test.each([[null, '未设置'], [0.08, '8%'], [0.0825, '8.25%'], [0, '0%']])('%d is written %s', (margin, words) => {
  expect(marginText(margin)).toBe(words)
})
