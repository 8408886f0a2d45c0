'use client'

import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { defaultMessages as dayMessages } from '../date-picker/messages.ts'
import { useDayField } from '../date-picker/use-day-field.ts'
import type { DayDetails } from '../date-picker/use-day-field.ts'
import { SetProblemLine } from '../field/FieldSet.tsx'
import { FieldSet } from '../styles/field-set.styles.ts'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { useFormReset } from '../hooks/use-form-reset.ts'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './DateRange.styles.ts'
import { Presets } from './Presets.tsx'
import { dayOf, isOrdered, presetOf, presetRange, presets } from './ranges.ts'
import type { DateRangeValue } from './ranges.ts'

const defaultMessages = {
  preset: '时间范围',
  today: '今天',
  '7d': '近7天',
  '30d': '近30天',
  month: '本月',
  '3m': '近3个月',
  year: '本年',
  custom: '自定义',
  start: '开始时间',
  end: '结束时间',
  openStart: '选择开始日期',
  openEnd: '选择结束日期',
  separator: '至',
  order: '结束时间不能早于开始时间',
}

/** Texts of {@link DateRange}; those of its calendars are the texts of `DatePicker`. */
export type DateRangeMessages = typeof defaultMessages

/** Details of a change of a range. */
export interface DateRangeDetails {
  /** `reset`: the form was reset, and the range is the default one again. */
  readonly reason: 'preset' | 'start' | 'end' | 'reset'
  /** False when the end is before the start, or a text is no day; the component shows the error itself. */
  readonly valid: boolean
  readonly event: Event
}

/** Props of {@link DateRange}; all other props are passed to the `<fieldset>`. */
export interface DateRangeProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'children'> {
  /** Name of the group, e.g. 下单时间. */
  label: ReactNode
  value?: DateRangeValue | undefined
  defaultValue?: DateRangeValue | undefined
  onValueChange?: ((value: DateRangeValue, details: Cancelable<DateRangeDetails>) => void) | undefined
  /** The first and the last day that may be chosen, `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
  /** The last day of the presets, `YYYY-MM-DD`; today in Asia/Shanghai by default. */
  today?: string | undefined
  /** Form names of the two inputs. */
  startName?: string | undefined
  endName?: string | undefined
  messages?: Partial<DateRangeMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'controls' | 'custom' | 'days' | 'end' | 'legend' | 'preset' | 'presets' | 'problem' | 'separator' | 'start'> | undefined
}

const nothing: DateRangeValue = { start: '', end: '' }

/**
 * The usual ranges, one press each, and below them two days, each typed or chosen in a calendar, which shows the whole range. An end before the start shows an error and
 * makes the form invalid.
 *
 * Data attributes: `data-valid`.
 */
export const DateRange = withRef(function DateRange(props: DateRangeProps) {
  const { label, value, defaultValue = nothing, onValueChange, min, max, today = dayOf(), startName, endName, messages, classNames, ...rest } = props
  const part = partsOf(classNames)
  const t = useMessages('DateRange', defaultMessages, messages)
  const words = useMessages('DatePicker', dayMessages)
  const problemId = useId()
  const [range, setRange] = useControllable(value, defaultValue, onValueChange)
  const ordered = isOrdered(range)
  const change = (next: DateRangeValue, reason: DateRangeDetails['reason'], event: Event, valid = true) =>
    setRange(next, { reason, valid: valid && isOrdered(next), event })
  const changeSide = (side: 'start' | 'end') => (day: string, { event, valid }: DayDetails) => change({ ...range, [side]: day }, side, event, valid)

  const limits = { min, max }
  const start = useDayField({ value: range.start, messages: words, onChange: changeSide('start'), ...limits })
  const end = useDayField({ value: range.end, messages: words, onChange: changeSide('end'), furtherProblem: ordered ? null : t.order, ...limits })
  const problem = start.problem ?? end.problem

  useFormReset(end.input, (event) => change(defaultValue, 'reset', event))

  const shared = { today, range, 'aria-describedby': problem === null ? undefined : problemId }
  return (
    <FieldSet data-part="date-range" data-valid={problem === null} {...rest}>
      <legend {...part('legend')}>{label}</legend>
      <S.Controls {...part('controls')}>
        <Presets
          label={t.preset}
          options={presets}
          texts={t}
          value={presetOf(range, today)}
          onChoose={(preset, event) => change(presetRange(preset, today), 'preset', event)}
          classNames={classNames}
        />
        <S.Custom {...part('custom')} aria-hidden="true">{t.custom}</S.Custom>
        <S.Days {...part('days')}>
          <S.Day
            {...part('start')}
            {...shared}
            field={start}
            limits={limits}
            messages={{ ...words, open: t.openStart }}
            name={startName}
            aria-label={t.start}
            aria-invalid={start.problem !== null}
          />
          <span {...part('separator')} aria-hidden="true">{t.separator}</span>
          <S.Day
            {...part('end')}
            {...shared}
            field={end}
            // The calendar offers no end before the start; a typed one is reported.
            limits={{ min: range.start > (min ?? '') ? range.start : min, max }}
            messages={{ ...words, open: t.openEnd }}
            name={endName}
            aria-label={t.end}
            aria-invalid={end.problem !== null}
          />
        </S.Days>
      </S.Controls>
      <SetProblemLine {...part('problem')} id={problemId}>{problem}</SetProblemLine>
    </FieldSet>
  )
})
