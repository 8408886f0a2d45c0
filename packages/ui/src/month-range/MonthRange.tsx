'use client'

import { useEffect, useId, useRef } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Presets } from '../date-range/Presets.tsx'
import { dayOf } from '../date-range/ranges.ts'
import { SetProblemLine } from '../field/FieldSet.tsx'
import { FieldSet } from '../styles/field-set.styles.ts'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { useFormReset } from '../hooks/use-form-reset.ts'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './MonthRange.styles.ts'
import { MonthSelect } from './MonthSelect.tsx'
import { addMonths, monthPresetOf, monthPresetRange, monthPresets, monthRangeProblem, monthsBetween } from './months.ts'
import type { MonthRangeValue } from './months.ts'

const defaultMessages = {
  preset: '期间',
  '3m': '近3个月',
  '6m': '近6个月',
  '12m': '近12个月',
  year: '本年',
  custom: '自定义',
  start: '开始月份',
  end: '结束月份',
  none: '请选择',
  ofYear: (year: string) => `${year}年`,
  separator: '至',
  order: '结束时间不能早于开始时间',
  span: (months: number) => `时间跨度不能超过${months}个月`,
}

/** Texts of {@link MonthRange}. */
export type MonthRangeMessages = typeof defaultMessages

/** Details of a change of a range of months. */
export interface MonthRangeDetails {
  /** `reset`: the form was reset, and the range is the default one again. */
  readonly reason: 'preset' | 'start' | 'end' | 'reset'
  /** False when the end is before the start, or the range is too long; the component shows the error itself. */
  readonly valid: boolean
  readonly event: Event
}

/** Props of {@link MonthRange}; all other props are passed to the `<fieldset>`. */
export interface MonthRangeProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'children'> {
  /** Name of the group, e.g. 统计期间. */
  label: ReactNode
  value?: MonthRangeValue | undefined
  defaultValue?: MonthRangeValue | undefined
  onValueChange?: ((value: MonthRangeValue, details: Cancelable<MonthRangeDetails>) => void) | undefined
  /** The first and the last month that are offered, `YYYY-MM`; by default five years up to this month. */
  min?: string | undefined
  max?: string | undefined
  /** The greatest number of months, 24 by default. */
  limit?: number | undefined
  /** This month in the presets, `YYYY-MM`; by default that of Asia/Shanghai. */
  month?: string | undefined
  /** Form names of the two lists. */
  startName?: string | undefined
  endName?: string | undefined
  messages?: Partial<MonthRangeMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'controls' | 'custom' | 'end' | 'legend' | 'month' | 'months' | 'preset' | 'presets' | 'problem' | 'separator' | 'start'> | undefined
}

const nothing: MonthRangeValue = { start: '', end: '' }
const OFFERED = 60

/**
 * The months of a report: the usual periods, one press each, and below them two native lists. An end before the start and a range of too many months show an error and make
 * the form invalid.
 *
 * Data attributes: `data-valid`.
 */
export const MonthRange = withRef(function MonthRange(props: MonthRangeProps) {
  const { label, value, defaultValue = nothing, onValueChange, month = dayOf().slice(0, 7), min, max = month, limit = 24, classNames, ...others } = props
  const { startName, endName, messages, ...rest } = others
  const part = partsOf(classNames)
  const t = useMessages('MonthRange', defaultMessages, messages)
  const problemId = useId()
  const root = useRef<HTMLDivElement>(null)
  const endSelect = useRef<HTMLSelectElement>(null)
  const [range, setRange] = useControllable(value, defaultValue, onValueChange)
  const kind = monthRangeProblem(range, limit)
  const problem = kind === null ? '' : kind === 'order' ? t.order : t.span(limit)
  const change = (next: MonthRangeValue, reason: MonthRangeDetails['reason'], event: Event) =>
    setRange(next, { reason, valid: monthRangeProblem(next, limit) === null, event })
  useEffect(() => endSelect.current?.setCustomValidity(problem), [problem])
  // A form reset restores the HTML attributes, which React does not set for controlled lists.
  useEffect(() => {
    for (const select of root.current?.querySelectorAll('select') ?? [])
      for (const option of select.options) option.defaultSelected = option.selected
  }, [range])
  useFormReset(endSelect, (event) => change(defaultValue, 'reset', event))

  const months = monthsBetween(min ?? addMonths(max, 1 - OFFERED), max)
  const shared = { frame: part('month'), months, empty: t.none, ofYear: t.ofYear, 'aria-describedby': kind === null ? undefined : problemId }
  return (
    <FieldSet data-part="month-range" data-valid={kind === null} {...rest}>
      <legend {...part('legend')}>{label}</legend>
      <S.Controls {...part('controls')} ref={root}>
        <Presets
          label={t.preset}
          options={monthPresets}
          texts={t}
          value={monthPresetOf(range, month)}
          onChoose={(preset, event) => change(monthPresetRange(preset, month), 'preset', event)}
          classNames={classNames}
        />
        <S.Custom {...part('custom')} aria-hidden="true">{t.custom}</S.Custom>
        <S.Months {...part('months')}>
          <MonthSelect
            {...part('start')}
            {...shared}
            aria-label={t.start}
            name={startName}
            value={range.start}
            onMonth={(start, event) => change({ ...range, start }, 'start', event)}
          />
          <span {...part('separator')} aria-hidden="true">{t.separator}</span>
          <MonthSelect
            {...part('end')}
            {...shared}
            ref={endSelect}
            aria-label={t.end}
            aria-invalid={kind !== null}
            name={endName}
            value={range.end}
            onMonth={(end, event) => change({ ...range, end }, 'end', event)}
          />
        </S.Months>
      </S.Controls>
      <SetProblemLine {...part('problem')} id={problemId}>{kind === null ? null : problem}</SetProblemLine>
    </FieldSet>
  )
})
