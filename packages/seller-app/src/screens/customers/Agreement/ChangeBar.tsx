import { choicesOf } from '@mall/api/contract'
import { roundingNames, type Rounding } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { parseNumber } from '@mall/ui/number-range'
import { Select } from '@mall/ui/select'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useMemo, useState } from 'react'
import { changeBaseNames, changesOf, type ChangeBase, type ChangeOfRange, type ChangeOutcome } from './change-rows.ts'
import { marginText, type GridRow, type Known, type ReplacedRows } from './grid-rows.ts'
import { inParts } from './in-parts.ts'
import * as S from './PriceGrid.styles.ts'
import type { RowRange } from './use-grid-moves.ts'
import { useInParts } from './use-in-parts.ts'

interface ChangeBarProps {
  readonly rows: readonly GridRow[]
  readonly known: Known
  readonly range: RowRange
  readonly onApply: (replaced: ReplacedRows) => void
  readonly onLeave: () => void
}

const problems = { form: '请输入百分比', decimals: '最多两位小数', min: '最多降 90%', max: '最多涨 100%' } as const

const outcomeText = ({ marginBefore, marginAfter, low }: ChangeOutcome, skipped: number): string =>
  `${marginAfter === null ? '' : `平均毛利 ${marginText(marginBefore)} → ${marginText(marginAfter)}，`}${low === 0 ? '没有低于底价' : `${low} 行低于底价`}${skipped > 0 ? `，${skipped} 行没有上期价` : ''}`

/** Changes the prices of a range by a percent, and says what comes of it before it is done. */
export const ChangeBar = ({ rows, known, range: { from, to }, onApply, onLeave }: ChangeBarProps) => {
  const [text, setText] = useState('-2.0')
  const [base, setBase] = useState<ChangeBase>('before')
  const [rounding, setRounding] = useState<Rounding>('fen')
  const { value, problem } = parseNumber(text, { decimals: 2, min: -90, max: 100 })
  const input = useMemo(
    (): ChangeOfRange => ({ rows, known, from, to, price: value === null ? null : { change: Math.round(value * 100), base, rounding } }),
    [rows, known, from, to, value, base, rounding],
  )
  const { result: outcome, isLate } = useInParts<ChangeOfRange, ChangeOutcome, null>(input, changesOf, () => null)
  const count = outcome?.replaced.size ?? 0
  const apply = async (): Promise<void> => {
    if (value === null) return
    // Pressed before all of it was reckoned: the newest is.
    onApply((isLate || outcome === null ? await inParts(changesOf(input)) : outcome).replaced)
  }
  return (
    <S.Bar
      as="form"
      aria-label="按百分比改价"
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <Text strong>{from === to ? `第 ${from + 1} 行` : `第 ${from + 1}–${to + 1} 行`}</Text>
      <span>{outcome === null ? '价格，按' : `${count} 格价格，按`}</span>
      <S.Short>
        <TextInput aria-label="百分比" inputMode="decimal" value={text} onValueChange={setText} end="%" aria-invalid={problem !== null} />
      </S.Short>
      <span>从</span>
      <S.Choice><Select aria-label="从哪个价算" options={choicesOf(changeBaseNames)} value={base} onValueChange={setBase} /></S.Choice>
      <span>算，尾数</span>
      <S.Choice><Select aria-label="尾数" options={choicesOf(roundingNames)} value={rounding} onValueChange={setRounding} /></S.Choice>
      <Button type="submit" variant="primary" disabled={value === null || (!isLate && count === 0)}>用上</Button>
      <Button variant="text" onClick={onLeave}>取消</Button>
      {problem === null ? null : <Text tone="danger">{problems[problem]}</Text>}
      <span data-push="" role="status">
        {isLate || outcome === null ? '正在算…' : outcomeText(outcome, base === 'before' ? to - from + 1 - count : 0)}
      </span>
    </S.Bar>
  )
}
