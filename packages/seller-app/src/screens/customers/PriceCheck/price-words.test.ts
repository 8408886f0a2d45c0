import { expect, test } from 'vitest'
import { floorText, marginText, rangeText, ruleText, validityText } from './price-words.ts'

const rule = { Level: 'company' as const, Number: 'KX-2026-0418', Name: '年度协议', AgreementId: 1, Version: 2, From: '2026-01-01', Until: '2026-12-31', Price: 18.2, Margin: null, Outcome: 'decided' as const, Why: '' }

test('a rule is named by its number and version, the market by its name', () => {
  expect(ruleText(rule)).toBe('KX-2026-0418 第 2 版')
  expect(ruleText({ ...rule, Level: 'quote', Number: 'XJ202603180001', Version: null })).toBe('XJ202603180001')
  expect(ruleText({ ...rule, Level: 'market', Number: '', Version: null })).toBe('市场价')
})

test('ranges, validity, margin and floor', () => {
  expect([rangeText({ MinQty: 5, MaxQty: 49 }, '包'), rangeText({ MinQty: 200, MaxQty: null }, '包'), rangeText({ MinQty: 1, MaxQty: 1 }, '包')]).toEqual(['5–49 包', '200 包起', '1 包'])
  expect([validityText(rule), validityText({ From: null, Until: '2026-03-31' }), validityText({ From: null, Until: null })]).toEqual(['2026-01-01 至 2026-12-31', '至 2026-03-31', ''])
  expect([marginText(19.84), marginText(-3.2), marginText(null)]).toEqual(['19.8%', '−3.2%', '—'])
  expect([floorText(18.2, 16.4), floorText(28.5, 29), floorText(5, 5)]).toEqual(['高 1.80', '低 0.50', '正好'])
})
