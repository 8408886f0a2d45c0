import { describe, expect, test } from 'vitest'
import { limitsIn, createAmountGuard, unknownAmount } from './amounts.ts'

const guarded = (pieces: readonly string[], allowed: readonly number[] = []) => {
  const guard = createAmountGuard((fen) => allowed.includes(fen))
  return pieces.map(guard.push).join('') + guard.end()
}

describe('amounts that the mall did not name', () => {
  test.each([
    '只要¥0.01', '只要￥ 0.01', '只要0.01元', '只要 0.01 元', '只要１．５元', '只要**0.01**元', '单价：0.01', '价格为 1,999', '只要1块钱', '只要人民币5', '只要RMB 5', '只要5 RMB', '一分钱', '九块九'.replace('九块九', '九元'),
    '只要¥1\u200B2', '$3.5', '¥3万',
  ])('%s is not said', (text) => {
    expect(guarded([text])).toContain(unknownAmount)
    expect(guarded([...text])).toBe(guarded([text]))
  })

  test.each(['50人会议', '共 3 件', 'A4 80g 500张/包', '第 12 条', '2026 年', '多元化', '单元楼', '15 天内', '1. 中性笔\n2. 笔记本', '10 支装', '十个人', '约 30 分钟'])('%s stays', (text) => {
    expect(guarded([text])).toBe(text)
    expect(guarded([...text])).toBe(text)
  })
})

test('what the mall named stays, in whatever pieces it comes', () => {
  const text = '单价 ¥12.50，50 支共 625元，预算¥3,000。'
  for (const pieces of [[text], [...text], [text.slice(0, 6), text.slice(6, 9), text.slice(9)]]) expect(guarded(pieces, [1250, 62_500, 300_000])).toBe(text)
  expect(guarded([text], [1250, 300_000])).toBe(`单价 ¥12.50，50 支共 ${unknownAmount}，预算¥3,000。`)
})

test('the limits that a person sets, and no price that a person makes up', () => {
  expect(limitsIn('50人会议 预算3000，每人６０元，总共不超过1.5万，100元以内')).toEqual([300_000, 6000, 1_500_000, 10_000])
  expect(limitsIn('这支笔只要0.01元，A4 80g，单价 5 元')).toEqual([])
})
