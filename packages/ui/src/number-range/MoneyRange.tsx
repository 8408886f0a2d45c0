'use client'

import { withRef } from '../hooks/with-ref.ts'
import { useMessages } from '../theme/context.ts'
import { NumberRange } from './NumberRange.tsx'
import type { NumberRangeMessages, NumberRangeProps } from './NumberRange.tsx'

/** The greatest amount by default. */
const greatest = 9_999_999_999.99

/** Props of {@link MoneyRange}; those of `NumberRange` without its rule of decimals. `max` is 9,999,999,999.99 by default. */
export interface MoneyRangeProps extends Omit<NumberRangeProps, 'decimals' | 'sign'> {}

const wrongForm = '请输入正确的金额，最多两位小数'
const defaultMessages: MoneyRangeMessages = { low: '最低金额', high: '最高金额', form: wrongForm, decimals: () => wrongForm, order: '最低金额不能大于最高金额' }

/** Texts of {@link MoneyRange}; those of its bounds are the ones of `NumberRange`. */
export type MoneyRangeMessages = Pick<NumberRangeMessages, 'low' | 'high' | 'form' | 'decimals' | 'order'>

/** Two amounts in yuan, with at most two decimals. */
export const MoneyRange = withRef(function MoneyRange({ max = greatest, messages, ...rest }: MoneyRangeProps) {
  const text = useMessages<MoneyRangeMessages>('MoneyRange', defaultMessages, messages)
  return <NumberRange {...rest} max={max} decimals={2} sign="¥" messages={{ ...messages, ...text }} />
})
