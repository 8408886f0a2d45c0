import { useEffect, useId, useRef } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useControllable } from '../hooks/use-controllable.ts'
import { useFormReset } from '../hooks/use-form-reset.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph } from '../icon/glyphs.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './DateRange.styles.ts'
import { dayOf, isOrdered, presetOf, presetRange, presets } from './ranges.ts'
import type { DateRangePreset, DateRangeValue } from './ranges.ts'

const defaultMessages = {
  preset: '时间范围',
  '7d': '近7天',
  '30d': '近30天',
  '3m': '近3个月',
  year: '本年',
  custom: '自定义',
  start: '开始时间',
  end: '结束时间',
  order: '结束时间不能早于开始时间',
}

/** Texts of {@link DateRange}. */
export type DateRangeMessages = typeof defaultMessages

/** Details of a change of a range. */
export interface DateRangeDetails {
  /** `reset`: the form was reset, and the range is the default one again. */
  readonly reason: 'preset' | 'start' | 'end' | 'reset'
  /** False when the end is before the start; the component shows the error itself. */
  readonly valid: boolean
  readonly event: Event
}

/** Props of {@link DateRange}; all other props are passed to the `<fieldset>`. */
export interface DateRangeProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'children'> {
  /** Name of the group, e.g. 下单时间. */
  label: ReactNode
  value?: DateRangeValue | undefined
  defaultValue?: DateRangeValue | undefined
  onValueChange?: ((value: DateRangeValue, details: DateRangeDetails) => void) | undefined
  /** The last day of the presets, `YYYY-MM-DD`; today in Asia/Shanghai by default. */
  today?: string | undefined
  /** Form names of the two inputs. */
  startName?: string | undefined
  endName?: string | undefined
  messages?: Partial<DateRangeMessages> | undefined
}

const nothing: DateRangeValue = { start: '', end: '' }

/** Two date inputs with presets. An end before the start shows an error and makes the form invalid. */
export const DateRange = (props: DateRangeProps) => {
  const { label, value, defaultValue = nothing, onValueChange, today = dayOf(), startName, endName, messages, ...rest } = props
  const t = useMessages('DateRange', defaultMessages, messages)
  const problemId = useId()
  const endInput = useRef<HTMLInputElement>(null)
  const presetSelect = useRef<HTMLSelectElement>(null)
  const [range, setRange] = useControllable(value, defaultValue, onValueChange)
  const ordered = isOrdered(range)
  const change = (next: DateRangeValue, reason: DateRangeDetails['reason'], event: Event) =>
    setRange(next, { reason, valid: isOrdered(next), event })

  const preset = presetOf(range, today) ?? 'custom'
  // A form reset restores the HTML attributes, which React does not set for controlled inputs.
  useEffect(() => {
    for (const option of presetSelect.current?.options ?? []) option.defaultSelected = option.value === preset
  }, [preset])
  useFormReset(endInput, (event) => change(defaultValue, 'reset', event))
  useEffect(() => endInput.current?.setCustomValidity(ordered ? '' : t.order), [ordered, t.order])

  return (
    <S.Root data-valid={ordered} {...rest}>
      <legend>{label}</legend>
      <S.Controls>
        <select
          ref={presetSelect}
          aria-label={t.preset}
          value={preset}
          onChange={({ target, nativeEvent }) => {
            const wanted = presets.find((known) => known === target.value)
            if (wanted) change(presetRange(wanted, today), 'preset', nativeEvent)
          }}
        >
          {([...presets, 'custom'] satisfies (DateRangePreset | 'custom')[]).map((option) => (
            <option key={option} value={option}>
              {t[option]}
            </option>
          ))}
        </select>
        <input
          type="date"
          aria-label={t.start}
          name={startName}
          value={range.start}
          onChange={({ target, nativeEvent }) => change({ ...range, start: target.value }, 'start', nativeEvent)}
        />
        <span aria-hidden="true">至</span>
        <input
          ref={endInput}
          type="date"
          aria-label={t.end}
          aria-invalid={!ordered}
          aria-describedby={ordered ? undefined : problemId}
          name={endName}
          value={range.end}
          onChange={({ target, nativeEvent }) => change({ ...range, end: target.value }, 'end', nativeEvent)}
        />
      </S.Controls>
      <S.Problem id={problemId} role="alert">
        {ordered ? null : (
          <>
            <Glyph d={alertGlyph} size={16} />
            {t.order}
          </>
        )}
      </S.Problem>
    </S.Root>
  )
}
