import { expect, test } from 'vitest'
import { wholeYuan } from './whole-yuan.ts'

test.each([
  ['金额¥2,000.00至¥10,000.00', '金额¥2,000至¥10,000'],
  ['金额≥¥0.50', '金额≥¥0.50'],
  ['¥12,000.05 或 ¥0.00', '¥12,000.05 或 ¥0'],
])('%s reads %s', (text, whole) => expect(wholeYuan(text)).toBe(whole))
