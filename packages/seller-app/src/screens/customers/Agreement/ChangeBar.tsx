import { choicesOf } from '@mall/api/contract'
import { roundingNames, type Rounding } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { parseNumber } from '@mall/ui/number-range'
import { Select } from '@mall/ui/select'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useDeferredValue, useMemo, useState } from 'react'
import { changeBaseNames, changesOf, outcomeOf, type ChangeBase } from './change-rows.ts'
import { marginText, type GridRow, type Known, type RowTexts } from './grid-rows.ts'
import * as S from './PriceGrid.styles.ts'
import type { RowRange } from './use-grid-moves.ts'

interface ChangeBarProps {
  readonly rows: readonly GridRow[]
  readonly known: Known
  readonly range: RowRange
  readonly onApply: (patches: ReadonlyMap<number, Partial<RowTexts>>) => void
  readonly onLeave: () => void
}

const problems = { form: '请输入百分比', decimals: '最多两位小数', min: '最多降 90%', max: '最多涨 100%' } as const

/** Changes the prices of a range by a percent, and says what comes of it before it is done. */
export const ChangeBar = ({ rows, known, range, onApply, onLeave }: ChangeBarProps) => {
  const [text, setText] = useState('-2.0')
  const [base, setBase] = useState<ChangeBase>('before')
  const [rounding, setRounding] = useState<Rounding>('fen')
  const { value, problem } = parseNumber(text, { decimals: 2, min: -90, max: 100 })
  // The bar is there before ten thousand prices are reckoned.
  const change = useDeferredValue(value, null)
  const patches = useMemo(() => (change === null ? new Map<number, Partial<RowTexts>>() : changesOf(rows, range, known, { change: Math.round(change * 100), base, rounding })), [rows, range, known, change, base, rounding])
  const { marginBefore, marginAfter, low } = useMemo(() => outcomeOf(rows, range, known, patches), [rows, range, known, patches])
  const skipped = range.to - range.from + 1 - patches.size
  return (
    <S.Bar
      as="form"
      aria-label="按百分比改价"
      onSubmit={(event) => {
        event.preventDefault()
        if (value !== null) onApply(patches)
      }}
    >
      <Text strong>{range.from === range.to ? `第 ${range.from + 1} 行` : `第 ${range.from + 1}–${range.to + 1} 行`}</Text>
      <span>{`${patches.size} 格价格，按`}</span>
      <S.Short>
        <TextInput aria-label="百分比" inputMode="decimal" value={text} onValueChange={setText} end="%" aria-invalid={problem !== null} />
      </S.Short>
      <span>从</span>
      <S.Choice><Select aria-label="从哪个价算" options={choicesOf(changeBaseNames)} value={base} onValueChange={setBase} /></S.Choice>
      <span>算，尾数</span>
      <S.Choice><Select aria-label="尾数" options={choicesOf(roundingNames)} value={rounding} onValueChange={setRounding} /></S.Choice>
      <Button type="submit" variant="primary" disabled={value === null || patches.size === 0}>用上</Button>
      <Button variant="text" onClick={onLeave}>取消</Button>
      {problem === null ? null : <Text tone="danger">{problems[problem]}</Text>}
      <span data-push="" role="status">
        {marginAfter === null ? '' : `平均毛利 ${marginText(marginBefore)} → ${marginText(marginAfter)}，`}
        {low === 0 ? '没有低于底价' : `${low} 行低于底价`}
        {skipped > 0 && base === 'before' ? `，${skipped} 行没有上期价` : ''}
      </span>
    </S.Bar>
  )
}
