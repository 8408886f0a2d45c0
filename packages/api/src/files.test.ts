import { describe, expect, it } from 'vitest'
import { validateFile } from './files.ts'

const MB = 1024 * 1024
const png = (size: number) => ({ type: 'image/png', size })

describe('validateFile, specification §5', () => {
  it.each([
    ['an exact type', 'image/png', ['image/png'], 'success'],
    ['a wildcard prefix', 'image/webp', ['image/*'], 'success'],
    ['a type in other letters', 'IMAGE/PNG', ['image/png'], 'success'],
    ['a type with a parameter', 'text/csv; charset=utf-8', ['text/csv'], 'success'],
    ['one of several', 'application/pdf', ['image/*', 'application/pdf'], 'success'],
    ['a prefix that only begins alike', 'imagery/png', ['image/*'], 'type'],
    ['another type', 'text/plain', ['image/*'], 'type'],
    ['no type at all', '', ['image/*'], 'type'],
    ['no type where all are allowed', '', ['*/*'], 'success'],
    ['any type where none is named', 'x/y', [], 'success'],
  ])('%s', (_, type, allowedTypes, kind) => {
    expect(validateFile({ type, size: 1 }, { allowedTypes }).kind).toBe(kind)
  })

  it.each([
    ['报价单.xlsx', ['.xlsx'], 'success'],
    ['报价单.XLSX', ['.xlsx'], 'success'],
    ['报价单.xlsx', ['image/*', ' .XLSX '], 'success'],
    ['报价单.xls', ['.xlsx'], 'type'],
    ['xlsx', ['.xlsx'], 'type'],
    ['报价单.xlsx.exe', ['.xlsx'], 'type'],
    [undefined, ['.xlsx'], 'type'],
  ])('a file of unknown type by its extension: %s of %j', (name, allowedTypes, kind) => {
    expect(validateFile({ type: '', size: 1, ...(name === undefined ? {} : { name }) }, { allowedTypes }).kind).toBe(kind)
  })

  it.each([
    [2 * MB, { maxSizeMB: 2 }, { kind: 'success' }],
    [2 * MB + 1, { maxSizeMB: 2 }, { kind: 'maxSize', message: '文件大小不能超过2MB' }],
    [MB, { minSizeMB: 1 }, { kind: 'success' }],
    [MB - 1, { minSizeMB: 1 }, { kind: 'minSize', message: '文件大小不能小于1MB' }],
    [MB / 2, { minSizeMB: 0.5, maxSizeMB: 0.5 }, { kind: 'success' }],
  ])('%i bytes by %o', (size, rules, verdict) => {
    expect(validateFile(png(size), rules)).toEqual(verdict)
  })

  it('reports the type before the size, and the caller’s words before its own', () => {
    const rules = { allowedTypes: ['image/*'], maxSizeMB: 1, messages: { maxSize: '图片大小不能超过1MB' } }
    expect(validateFile({ type: 'text/plain', size: 9 * MB }, rules)).toEqual({ kind: 'type', message: '不支持的文件类型' })
    expect(validateFile(png(9 * MB), rules)).toEqual({ kind: 'maxSize', message: '图片大小不能超过1MB' })
  })
})
