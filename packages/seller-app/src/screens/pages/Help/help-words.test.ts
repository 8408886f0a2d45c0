import { expect, test } from 'vitest'
import { excerptOf } from './help-words.ts'

test.each([
  ['# 题\n\n## 送达时间\n\n节假日**每日一班**，次日送达。', '送达时间 节假日每日一班，次日送达。'],
  ['# 题\n\n- 见[退换货](/help/detail/1)。\n- 二', '见退换货。 二'],
  ['# 题\n\n| 显示 | 意思 |\n|---|---|\n| 现货 | 尽快 |', '显示 意思 现货 尽快'],
  ['# 题\n\n2026-03-01 起', '2026-03-01 起'],
  [`# 题\n\n${'字'.repeat(81)}`, `${'字'.repeat(80)}…`],
])('%j begins with %s', (Body, excerpt) => {
  expect(excerptOf({ Body })).toBe(excerpt)
})
