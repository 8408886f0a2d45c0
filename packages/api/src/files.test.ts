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

  it.each([
    ['image/svg+xml', '图.svg', ['image/*'], 'type'],
    ['image/svg+xml; charset=utf-8', '图', undefined, 'type'],
    ['image/png', '图.SVG', ['image/*'], 'type'],
    ['', '图.svgz', ['*/*'], 'type'],
    ['image/svg+xml', '图.svg', ['image/svg+xml'], 'success'],
    ['image/svg+xml', '图.svg', ['image/*', '.SVG'], 'success'],
    ['image/png', 'svg.png', ['image/*'], 'success'],
  ])('SVG, which can hold scripts, must be named: %s %s of %j', (type, name, allowedTypes, kind) => {
    expect(validateFile({ type, size: 1, name }, allowedTypes ? { allowedTypes } : {}).kind).toBe(kind)
  })

  it.each(['\u202Egpj.exe', '合同\u2066fdp.exe', 'a\u200F.png', 'a\u061C.png'])('a name that turns the direction of text is refused: %j', (name) => {
    expect(validateFile({ type: 'image/png', size: 1, name }, {})).toEqual({ kind: 'type', message: '文件名含有控制文字方向的字符' })
  })

  it('an empty file is refused, unless the rules allow it', () => {
    expect(validateFile(png(0), {})).toEqual({ kind: 'minSize', message: '文件内容为空' })
    expect(validateFile(png(0), { messages: { empty: '空的' } })).toEqual({ kind: 'minSize', message: '空的' })
    expect(validateFile(png(0), { minSizeMB: 0 }).kind).toBe('success')
    expect(validateFile(png(0), { minSizeMB: 1 })).toEqual({ kind: 'minSize', message: '文件大小不能小于1MB' })
  })

  it('takes words that are functions of the limit', () => {
    const messages = { minSize: (mb: number) => `≥${mb}`, maxSize: (mb: number) => `≤${mb}` }
    expect(validateFile(png(1), { minSizeMB: 2, messages })).toEqual({ kind: 'minSize', message: '≥2' })
    expect(validateFile(png(9 * MB), { maxSizeMB: 2, messages })).toEqual({ kind: 'maxSize', message: '≤2' })
  })
})
