import { expect, test } from 'vitest'
import { rulerOf } from './amount-ruler.ts'
import { newRule } from './flow-content.ts'

const rule = (AmountFrom: number | null, AmountTo: number | null = null) => ({ ...newRule(), AmountFrom, AmountTo })
const read = (...rules: ReturnType<typeof rule>[]) => rulerOf(rules).map(({ from, to, text }) => `${from}–${to ?? ''} ${text}`)

test.each([
  ['no rule has an amount', [rule(null)], []],
  ['from nothing on', [rule(0)], ['0– 规则 1']],
  ['below the first, the amount is no condition', [rule(2_000)], ['0–2000 按金额免审批', '2000– 规则 1']],
  ['in any order', [rule(10_000), rule(2_000, 10_000)], ['0–2000 按金额免审批', '2000–10000 规则 2', '10000– 规则 1']],
  ['a gap between and above', [rule(0, 100), rule(200, 300)], ['0–100 规则 1', '100–200 未覆盖', '200–300 规则 2', '300– 未覆盖']],
  ['two at once', [rule(0, 200), rule(100)], ['0–100 规则 1', '100–200 重叠', '200– 规则 2']],
  ['upside down or no amount', [rule(5, 5), rule(Number.NaN), rule(7)], ['0–7 按金额免审批', '7– 规则 3']],
])('%s', (_, rules, parts) => {
  expect(read(...rules)).toEqual(parts)
})
