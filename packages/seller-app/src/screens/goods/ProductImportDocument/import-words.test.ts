import { productImportStatus, type ProductImportDetail } from '@mall/api/seller/contract'
import { expect, test } from 'vitest'
import { decisionOf, factOf, firstKind, isWorking, rowsToWrite, takenFor } from './import-words.ts'

const one: ProductImportDetail = {
  ImportId: 1, FileName: '价目.csv', StaffName: '林晓', CreatedAt: '2026-03-18T09:20:00+08:00', Status: productImportStatus.checked, StatusName: '待写入', Rows: 1_248, New: 312, Changed: 871, Unchanged: 47, Wrong: 18, Done: 1_248, Of: 1_248,
  Written: 0, Failed: 0, Kept: 0, UndoUntil: null, AllowActions: [], Version: 1, Columns: [], Remembered: false, MissingCategories: [], MissingBrands: [], MissingAttributes: [], NeedNames: 12, Pictures: 0, PictureProblems: [],
}

test.each([
  [{ Status: productImportStatus.checked }, '1,248 行试过一遍'],
  [{ Status: productImportStatus.checked, Wrong: 0 }, '1,248 行试过一遍，没有错'],
  [{ Status: productImportStatus.running, Done: 400, Of: 1_183 }, '正在写入，还有 783 行'],
  [{ Status: productImportStatus.done, Written: 1_180, Failed: 3 }, '1,180 行已写入，3 行没写入'],
  [{ Status: productImportStatus.undone, Kept: 2 }, '已撤回，2 行有人改过或在用，没有全部撤回'],
])('%j: %s', (parts, words) => {
  expect(factOf({ ...one, ...parts })).toBe(words)
})

test('rows that need a name are written when it is made', () => {
  expect([rowsToWrite(one, true), rowsToWrite(one, false)]).toEqual([1_183, 1_171])
  expect(decisionOf(one, false)).toContain('其中 12 行缺少分类或品牌，不会写')
  expect(decisionOf(one, true)).not.toContain('不会写')
})

test('what is to be looked at stands first', () => {
  expect(firstKind(one)).toBe('wrong')
  expect(firstKind({ ...one, Wrong: 0 })).toBe('changed')
  expect(firstKind({ ...one, Failed: 1 })).toBe('failed')
})

test('the server works by itself while an import is tried, written or undone', () => {
  expect(Object.values(productImportStatus).filter(isWorking)).toEqual([productImportStatus.checking, productImportStatus.running, productImportStatus.undoing])
})

test.each<[readonly (string | null)[], number, string | null, (string | null)[]]>([
  [['编码', null], 1, '商品名称', ['编码', '商品名称']],
  [['编码', '单位', '包装规格'], 1, '包装规格', ['编码', '包装规格', null]],
  [['编码', '单位'], 1, null, ['编码', null]],
  [['编码', null, null], 2, null, ['编码', null, null]],
])('a title of %j belongs to one column', (fields, at, field, after) => {
  expect(takenFor(fields, at, field)).toEqual(after)
})
