import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validateFile, type FileRules } from './validate-file.ts'

const MB = 1024 * 1024
const kind = (file: { type?: string; size?: number }, rules: FileRules) => validateFile({ type: '', size: 1, ...file }, rules).kind

describe('types', () => {
  test.each<[string, string[], string]>([
    ['image/png', ['image/png'], 'success'],
    ['image/png', ['image/*'], 'success'],
    ['IMAGE/PNG', ['image/png'], 'success'],
    ['image/png', ['Image/*'], 'success'],
    ['text/plain;charset=utf-8', ['text/plain'], 'success'],
    ['text/plain', ['text/plain; charset=utf-8'], 'success'],
    ['application/pdf', ['image/*', 'application/pdf'], 'success'],
    ['image/png', ['*/*'], 'success'],
    ['', ['*/*'], 'success'],
    ['', [], 'success'],
    ['', ['image/*'], 'type'],
    ['imagex/png', ['image/*'], 'type'],
    ['image/jpeg', ['image/png'], 'type'],
    ['application/pdf', ['image/*'], 'type'],
  ])('“%s” with %j allowed: %s', (type, allowedTypes, expected) => {
    expect(kind({ type }, { allowedTypes })).toBe(expected)
  })
})

describe('extensions mean what `accept` means by them', () => {
  test.each<[string | undefined, string[], string]>([
    ['报价单.xlsx', ['.xlsx'], 'success'],
    ['报价单.XLSX', ['.xlsx'], 'success'],
    ['报价单.xlsx', ['image/*', ' .XLSX '], 'success'],
    ['报价单.xls', ['.xlsx'], 'type'],
    ['xlsx', ['.xlsx'], 'type'],
    ['报价单.xlsx.exe', ['.xlsx'], 'type'],
    [undefined, ['.xlsx'], 'type'],
  ])('%s with %j allowed: %s', (name, allowedTypes, expected) => {
    expect(validateFile({ type: '', size: 1, ...(name === undefined ? {} : { name }) }, { allowedTypes }).kind).toBe(expected)
  })
})

describe('sizes, at the byte', () => {
  test.each([
    [2 * MB, 'success'],
    [2 * MB + 1, 'maxSize'],
    [MB, 'success'],
    [MB - 1, 'minSize'],
    [0, 'minSize'],
  ])('%d bytes between 1 and 2 MB: %s', (size, expected) => {
    expect(kind({ size }, { minSizeMB: 1, maxSizeMB: 2 })).toBe(expected)
  })

  test('a fraction of an MB counts, and so does nothing', () => {
    expect(kind({ size: MB / 2 + 1 }, { maxSizeMB: 0.5 })).toBe('maxSize')
    expect(kind({ size: 1 }, { maxSizeMB: 0 })).toBe('maxSize')
    expect(kind({ size: 0 }, { minSizeMB: 0 })).toBe('success')
  })
})

test('the texts of the specification, or those of the page', () => {
  expect(validateFile({ type: 'a/b', size: 1 }, { allowedTypes: ['image/*'] })).toEqual({ kind: 'type', message: '不支持的文件类型' })
  expect(validateFile({ type: '', size: 1 }, { minSizeMB: 1 })).toEqual({ kind: 'minSize', message: '文件大小不能小于1MB' })
  expect(validateFile({ type: '', size: 3 * MB }, { maxSizeMB: 2 })).toEqual({ kind: 'maxSize', message: '文件大小不能超过2MB' })
  expect(validateFile({ type: '', size: 3 * MB }, { maxSizeMB: 2, messages: { maxSize: '太大了' } })).toEqual({
    kind: 'maxSize',
    message: '太大了',
  })
})

test('the type is checked before the size', () => {
  expect(kind({ type: 'a/b', size: 3 * MB }, { allowedTypes: ['image/*'], maxSizeMB: 2 })).toBe('type')
})

test('without rules every file with a byte passes, but SVG', () => {
  fc.assert(fc.property(fc.string(), fc.integer({ min: 1 }), (type, size) => kind({ type, size }, {}) === 'success'))
  expect(validateFile({ type: 'image/svg+xml', size: 1 }, {}).kind).toBe('type')
  expect(validateFile({ type: '', size: 1, name: '图.SVG' }, { allowedTypes: ['*/*'] }).kind).toBe('type')
  expect(validateFile({ type: 'image/svg+xml', size: 1, name: '图.svg' }, { allowedTypes: ['.svg'] }).kind).toBe('success')
})

test('empty files and names that turn the direction of text are refused', () => {
  expect(validateFile({ type: '', size: 0 }, {})).toEqual({ kind: 'minSize', message: '文件内容为空' })
  expect(validateFile({ type: '', size: 1, name: '图\u202Egpj.exe' }, {})).toEqual({ kind: 'type', message: '文件名含有控制文字方向的字符' })
})

test('a size within the limits passes, any other does not', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(5), fc.nat(8 * MB), (least, more, size) => {
      const most = least + more
      const fits = size >= least * MB && size <= most * MB
      expect(kind({ size }, { minSizeMB: least, maxSizeMB: most }) === 'success').toBe(fits)
    }),
  )
})
