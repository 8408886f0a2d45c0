import type { SBType } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { plainType } from './plain-type.ts'

const nothing: SBType = { name: 'other', value: 'undefined' }
const none: SBType = { name: 'other', value: 'null' }
const literal: SBType = { name: 'other', value: 'literal' }
const tones: SBType = { name: 'enum', value: ['info', 'danger'] }
const union = (raw: string, ...value: SBType[]): SBType => ({ name: 'union', raw, value })

test.each<[string, SBType, SBType]>([
  ['a text', union('string | undefined', { name: 'string' }, nothing), { name: 'string' }],
  ['a text that may be null', union('string | null | undefined', { name: 'string' }, none, nothing), { name: 'string' }],
  ['a switch', union('boolean | undefined', { name: 'boolean' }, nothing), { name: 'boolean' }],
  ['a named choice', union('Tone | undefined', tones, nothing), tones],
  ['a choice within a choice', union('Tone | boolean | undefined', union('Tone', tones), { name: 'boolean' }, nothing), { name: 'enum', value: ['info', 'danger', true, false] as unknown as string[] }],
  ['values that are only written', union("boolean | 'true' | 'false' | undefined", { name: 'boolean' }, literal, literal, nothing), { name: 'enum', value: [true, false, 'true', 'false'] as unknown as string[] }],
  ['text or number', union('number | string', { name: 'number' }, { name: 'string' }), { name: 'string' }],
  ['text or switch', union('string | boolean | undefined', { name: 'string' }, { name: 'boolean' }, nothing), { name: 'string' }],
  ['a function', union('((open: boolean) => void) | undefined', { name: 'other', value: 'unknown' }, nothing), { name: 'function' }],
])('%s', (_, type, plain) => {
  expect(plainType(type)).toEqual(plain)
})

test('what is no primitive stays as it is', () => {
  const rows = union('readonly string[] | number', { name: 'other', value: 'unknown' }, { name: 'number' })
  expect(plainType(rows)).toBe(rows)
})
