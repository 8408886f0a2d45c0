'use client'

import { useId, useImperativeHandle } from 'react'
import { dayOf } from '../date-range/ranges.ts'
import { useFieldControl } from '../field/context.ts'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { useFormReset } from '../hooks/use-form-reset.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import type { TextInputProps } from '../text-input/TextInput.tsx'
import { useMessages } from '../theme/context.ts'
import * as S from './DatePicker.styles.ts'
import { DayInput } from './DayInput.tsx'
import { defaultMessages } from './messages.ts'
import type { DatePickerMessages } from './messages.ts'
import type { DayLimits } from './day.ts'
import { useDayField } from './use-day-field.ts'
import type { DayDetails } from './use-day-field.ts'

type TextProps = 'value' | 'defaultValue' | 'onValueChange' | 'type' | 'start' | 'end' | 'counter' | 'clearable' | 'classNames' | 'messages' | 'min' | 'max'

/** Props of {@link DatePicker}; `className` and `style` are passed to its root, `ref` and all other props to the `<input>`. */
export interface DatePickerProps extends DayLimits, Omit<TextInputProps, TextProps> {
  /** A day as `YYYY-MM-DD`, or '' for none. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Called with the day, or with '' when there is none, or when the text means none. */
  onValueChange?: ((day: string, details: Cancelable<DayDetails>) => void) | undefined
  /** The day that the calendar marks, `YYYY-MM-DD`; today in Asia/Shanghai by default. */
  today?: string | undefined
  messages?: Partial<DatePickerMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'anchor' | 'calendar' | 'clear' | 'control' | 'days' | 'foot' | 'panel' | 'problem' | 'today' | 'waiting'> | undefined
}

/**
 * A day: typed, in any of the usual ways to write one, or chosen in a calendar. Texts are Chinese in every browser. It is a native text
 * field with a name, `required` and a validity; what is wrong with the day is said below it, unless its `Field` has an error.
 *
 * Data attributes: `data-open` while the calendar is shown, `data-invalid`.
 */
export const DatePicker = withRef(function DatePicker(props: DatePickerProps) {
  const { ref, value, defaultValue = '', onValueChange, min, max, isDisabled, today = dayOf(), messages, className, style, classNames, 'data-part': name = 'date-picker', ...rest } = props
  const part = partsOf(classNames)
  const t = useMessages('DatePicker', defaultMessages, messages)
  const problemId = useId()
  const aria = useFieldControl(rest)
  const [day, setDay] = useControllable(value, defaultValue, onValueChange)
  const limits = { min, max, isDisabled }
  const field = useDayField({ value: day, messages: t, onChange: setDay, ...limits })
  useImperativeHandle(ref, () => field.input.current as HTMLInputElement)
  useFormReset(field.input, (event) => setDay(defaultValue, { reason: 'reset', text: defaultValue, valid: true, event }))
  // A form with an error of its own must not show two.
  const shown = aria['aria-invalid'] ? null : field.problem
  const described = shown === null ? {} : { 'aria-invalid': true, 'aria-describedby': [rest['aria-describedby'], problemId].filter(Boolean).join(' ') }
  return (
    <S.Root data-part={name} className={className} style={style} data-open={field.isOpen ? '' : undefined} data-invalid={field.problem === null ? undefined : ''}>
      <DayInput {...rest} {...described} field={field} today={today} limits={limits} messages={t} classNames={classNames} />
      <S.Problem {...part('problem')} id={problemId} role="alert">
        {shown === null ? null : (
          <>
            <Glyph d={alertGlyph} size={16} />
            <span>{shown}</span>
          </>
        )}
      </S.Problem>
    </S.Root>
  )
})
