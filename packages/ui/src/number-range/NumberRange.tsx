'use client'

import { useId, useRef } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { SetProblemLine } from '../field/FieldSet.tsx'
import { FieldSet } from '../styles/field-set.styles.ts'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { useFormReset } from '../hooks/use-form-reset.ts'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { TextInput } from '../text-input/TextInput.tsx'
import { useMessages } from '../theme/context.ts'
import * as S from './NumberRange.styles.ts'
import { isRising } from './parse-number.ts'
import type { NumberProblem, NumberRangeValue, NumberRule } from './parse-number.ts'
import { useNumberField } from './use-number-field.ts'

const numberMessages = {
  low: '最小值',
  high: '最大值',
  form: '请输入正确的数字',
  decimals: (decimals: number) => (decimals === 0 ? '请输入整数' : `最多${decimals}位小数`),
  min: (min: number) => `不能小于${min}`,
  max: (max: number) => `不能大于${max}`,
  order: '最小值不能大于最大值',
}

/** Texts of {@link NumberRange}. */
export type NumberRangeMessages = typeof numberMessages

/** Details of a change of a range of numbers. */
export interface NumberRangeDetails {
  /** `reset`: the form was reset, and the range is the default one again. */
  readonly reason: 'low' | 'high' | 'reset'
  /** False when a text is no such number, or the low limit is above the high one; the component shows the error itself. */
  readonly valid: boolean
  readonly event: Event
}

/** Props of {@link NumberRange}; all other props are passed to the `<fieldset>`. */
export interface NumberRangeProps extends NumberRule, Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'children'> {
  /** Name of the group, e.g. 数量. */
  label: ReactNode
  value?: NumberRangeValue | undefined
  defaultValue?: NumberRangeValue | undefined
  onValueChange?: ((value: NumberRangeValue, details: Cancelable<NumberRangeDetails>) => void) | undefined
  /** Form names of the two inputs. */
  lowName?: string | undefined
  highName?: string | undefined
  /** Content before both texts, e.g. ¥. */
  sign?: ReactNode
  messages?: Partial<NumberRangeMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'controls' | 'high' | 'legend' | 'low' | 'problem' | 'separator'> | undefined
}

const nothing: NumberRangeValue = { low: null, high: null }

/**
 * Two numbers and a dash, with one line for what is wrong. Full-width digits and thousands separators are understood; what is no number
 * stays as typed, is null in the value, and makes the form invalid.
 *
 * Data attributes: `data-valid`.
 */
export const NumberRange = withRef(function NumberRange(props: NumberRangeProps) {
  const { label, value, defaultValue = nothing, onValueChange, decimals = 0, min, max, lowName, highName, sign, messages, classNames, ...rest } = props
  const part = partsOf(classNames)
  const t = useMessages('NumberRange', numberMessages, messages)
  const problemId = useId()
  const [range, setRange] = useControllable(value, defaultValue, onValueChange)
  const changeSide = (side: 'low' | 'high') => (number: number | null, valid: boolean, event: Event) => {
    const next = { ...range, [side]: number }
    setRange(next, { reason: side, valid: valid && isRising(next), event })
  }
  const problemText = (problem: NumberProblem) => {
    if (problem === 'form') return t.form
    if (problem === 'decimals') return t.decimals(decimals)
    return problem === 'min' ? t.min(min ?? 0) : t.max(max ?? 999_999_999)
  }
  const lowInput = useRef<HTMLInputElement>(null)
  const highInput = useRef<HTMLInputElement>(null)
  const shared = { decimals, min, max, problemText }
  const low = useNumberField({ ...shared, input: lowInput, value: range.low, furtherProblem: null, onChange: changeSide('low') })
  const high = useNumberField({ ...shared, input: highInput, value: range.high, furtherProblem: isRising(range) ? null : t.order, onChange: changeSide('high') })
  useFormReset(highInput, (event) => {
    low.reset()
    high.reset()
    setRange(defaultValue, { reason: 'reset', valid: isRising(defaultValue), event })
  })
  const problem = low.problem ?? high.problem
  const both = {
    inputMode: decimals === 0 ? ('numeric' as const) : ('decimal' as const),
    autoComplete: 'off',
    start: sign,
    'aria-describedby': problem === null ? undefined : problemId,
  }
  return (
    <FieldSet data-part="number-range" data-valid={problem === null} {...rest}>
      <legend {...part('legend')}>{label}</legend>
      <S.Controls {...part('controls')}>
        <TextInput {...part('low')} {...both} {...low.control} ref={lowInput} name={lowName} aria-label={t.low} aria-invalid={low.problem !== null} />
        <span {...part('separator')} aria-hidden="true">–</span>
        <TextInput {...part('high')} {...both} {...high.control} ref={highInput} name={highName} aria-label={t.high} aria-invalid={high.problem !== null} />
      </S.Controls>
      <SetProblemLine {...part('problem')} id={problemId}>{problem}</SetProblemLine>
    </FieldSet>
  )
})
