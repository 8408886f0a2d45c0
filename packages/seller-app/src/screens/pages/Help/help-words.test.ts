import { expect, test } from 'vitest'
import { draftedHelp, helpDetail, helpVersions } from '../../../testing/help-samples.ts'
import { comparedTexts, excerptOf, textBefore } from './help-words.ts'

test.each([
  ['# 题\n\n## 送达时间\n\n节假日**每日一班**，次日送达。', '送达时间 节假日每日一班，次日送达。'],
  ['# 题\n\n- 见[退换货](/help/detail/1)。\n- 二', '见退换货。 二'],
  ['# 题\n\n| 显示 | 意思 |\n|---|---|\n| 现货 | 尽快 |', '显示 意思 现货 尽快'],
  ['# 题\n\n2026-03-01 起', '2026-03-01 起'],
  [`# 题\n\n${'字'.repeat(81)}`, `${'字'.repeat(80)}…`],
])('%j begins with %s', (Body, excerpt) => {
  expect(excerptOf({ Body })).toBe(excerpt)
})

test('the texts of a page follow each other from the draft to the text of the mall, each after the one before it', () => {
  const texts = comparedTexts(draftedHelp, helpVersions)
  expect(texts.map(({ key }) => [key, textBefore(texts, key)?.key])).toEqual([['draft', '7'], ['7', '5'], ['5', '3'], ['3', 'shipped'], ['shipped', undefined]])
  expect(texts.map(({ name }) => name)).toEqual(['草稿', '第 7 版，买家现在看到的', '第 5 版', '第 3 版', '随商城发布的文字'])
  expect(comparedTexts(helpDetail, []).map(({ key }) => key)).toEqual(['shipped'])
})
