import { formatYuan as formatOfApi, toYuan, validateFile as validateOfApi, type FileRules } from '@mall/api'
import { formatYuan as formatOfUi } from '@mall/ui'
import { validateFile as validateOfUi } from '@mall/ui/upload-field'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

// `@mall/ui` may not import `@mall/api`, so both have these rules. Here they are compared.

const MB = 1024 * 1024
const types = ['', 'image/png', 'IMAGE/PNG', 'image/svg+xml; charset=utf-8', 'application/pdf', ' image/jpeg ', 'image']
const names = ['扫描件.pdf', '扫描件.PDF', '报价单.xlsx', 'xlsx', '图.svg', '图\u202Egpj.exe', '', undefined]
const wanted = ['*/*', '.pdf', ' .XLSX ', '.', 'image/*', 'IMAGE/*', 'image/png', 'image/svg+xml', '.SVG', 'application/pdf; version=1.7', ' application/pdf ', '']

describe('a file is valid for the field when the SDK sends it', () => {
  const named = (name: string | undefined) => (name === undefined ? {} : { name })

  test.each(types.flatMap((type) => wanted.map((entry) => [type, entry] as const)))('“%s” with “%s” allowed', (type, entry) => {
    const rules = { allowedTypes: [entry] }
    for (const name of names) {
      const file = { type, size: 1, ...named(name) }
      expect(validateOfUi(file, rules)).toEqual(validateOfApi(file, rules))
    }
  })

  const limit = fc.option(fc.constantFrom(0, 0.5, 1, 2, 10), { nil: undefined })
  const size = fc.oneof(fc.integer({ min: 0, max: 12 * MB }), fc.constantFrom(0, MB / 2, MB - 1, MB, MB + 1, 2 * MB, 2 * MB + 1))
  const ruleSets: fc.Arbitrary<FileRules> = fc
    .record({
      allowedTypes: fc.subarray(wanted),
      minSizeMB: limit,
      maxSizeMB: limit,
      messages: fc.option(fc.constant({ type: '只能上传图片', maxSize: (limit: number) => `${limit}`, empty: '空' }), { nil: undefined }),
    })
    .map((rules) => Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined)))

  test('any file under any rules', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.constantFrom(...names), size, ruleSets, (type, name, bytes, rules) => {
        const file = { type, size: bytes, ...named(name) }
        expect(validateOfUi(file, rules)).toEqual(validateOfApi(file, rules))
      }),
    )
  })
})

describe('an amount is the same text in a component and in a message', () => {
  test.each([0, -0, 0.01, -0.01, 0.1 + 0.2, 999.99, 1000, -1234.5, 99_999_999.99, null, undefined, Number.NaN, Infinity])('%d', (amount) => {
    expect(formatOfUi(amount)).toBe(formatOfApi(amount))
  })

  test('any amount of the wire, which has whole fen', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (fen) => {
        expect(formatOfUi(toYuan(fen))).toBe(formatOfApi(toYuan(fen)))
      }),
    )
  })
})
